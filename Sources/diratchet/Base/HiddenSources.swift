import DebtRatchet
import LintFindings
import LintRules
import LintWorkspace

/// The Swift sources of a change that git tracks in places where nobody looks by default: folders
/// of foreign code, dot folders, manifests, and files that are no Swift files but for a link.
/// Nobody configured those, so what comes there is told.
struct HiddenSources: Sendable {
  /// Sorted by path; each exempt for the reason that it is left out.
  private var files: [SourceFile] = []
  /// By path; what the index holds.
  private var now: [String: [UInt8]] = [:]
  /// By path; what the earlier tree held.
  private var then: [String: [UInt8]] = [:]

  init(_ earlier: EarlierTree, beside selection: Selection, in project: Project) throws {
    let repository = earlier.repository
    let changed = try repository.pathsChanged(from: earlier.commit)
    let hidden = project.hiddenPaths(among: changed, selection.listing)
    if hidden.isEmpty { return }
    let blobs = try BlobReader(repository)
    for hidden in hidden {
      var role = project.scope.role(of: hidden.path)
      role.exemption = role.exemption ?? hidden.reason.description
      let location = project.workspace.location(of: hidden.path)
      files.append(SourceFile(role: role, location: location))
      let name = repository.objectName(of: hidden.content, in: "")
      now[hidden.path] = try blobs.content(of: name)
      if hidden.isLinkNew { continue }
      let earlierName = repository.objectName(of: hidden.content, in: earlier.commit)
      then[hidden.path] = try blobs.content(of: earlierName)
    }
  }
}

extension HiddenSources {
  /// What is in them now, and what was in them then.
  func findings(
    _ project: Project, known: Vocabulary, threads: Int
  ) -> (now: [Finding], then: [Finding]) {
    func scan(_ contents: [String: [UInt8]]) -> [Finding] {
      let held = files.filter { contents[$0.role.path] != nil }
      if held.isEmpty { return [] }
      var scan = TreeScan(
        files: held, overlay: contents, settings: project.gateSettings, known: known,
        threads: threads, isWholeProject: false)
      scan.discovers = false
      return scan.run().findings.filter { !project.unjudgedRules.contains($0.rule) }
    }
    return (scan(now), scan(then))
  }
}

extension Project {
  /// A source that nobody looks at, and the tracked file that holds its content.
  fileprivate struct HiddenPath {
    var path: String
    var content: String
    var reason: SkipReason
    /// Whether the content was there before and the path was not.
    var isLinkNew = false
  }

  /// Sorted by path.
  fileprivate func hiddenPaths(among changed: Set<String>, _ listing: FileListing) -> [HiddenPath] {
    let left = changed.compactMap { path -> HiddenPath? in
      guard let reason = scope.reasonToSkip(tracked: path), reason.isDefault else { return nil }
      return HiddenPath(path: path, content: path, reason: reason)
    }
    let linked = listing.skipped.compactMap { link -> HiddenPath? in
      guard case .link(let target) = link.reason, scope.reasonToSkip(tracked: target) != nil,
        changed.contains(link.path) || changed.contains(target)
      else { return nil }
      return HiddenPath(
        path: link.path, content: target, reason: link.reason,
        isLinkNew: changed.contains(link.path))
    }
    return (left + linked).sorted { Paths.precede($0.path, $1.path) }
  }
}
