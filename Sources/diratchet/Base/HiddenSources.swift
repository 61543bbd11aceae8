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
    let tracked = try repository.files(of: earlier.commit)
    let indexed = try selection.indexed ?? repository.indexedFiles().files
    var contents: [String: String] = [:]
    for hidden in try project.hiddenPaths(among: indexed, beside: tracked, in: repository) {
      var role = project.scope.role(of: hidden.path)
      role.exemption = role.exemption ?? hidden.reason.description
      let location = project.workspace.location(of: hidden.path)
      files.append(SourceFile(role: role, location: location))
      contents[hidden.path] = hidden.content
    }
    if files.isEmpty { return }
    files.sort { Paths.precede($0.role.path, $1.role.path) }
    let blobs = try BlobReader(repository)
    for (path, content) in contents {
      now[path] = try blobs.content(of: indexed[content]?.blob ?? "")
      then[path] = try blobs.content(of: tracked[content]?.blob ?? "")
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
  }

  fileprivate func hiddenPaths(
    among files: [String: TrackedFile], beside earlier: [String: TrackedFile],
    in repository: GitRepository
  ) throws -> [HiddenPath] {
    let changed = files.filter { $0.value.isRegular && earlier[$0.key] != $0.value }
    let left = changed.keys.compactMap { path -> HiddenPath? in
      guard let reason = scope.reasonToSkip(tracked: path), reason.isDefault else { return nil }
      return HiddenPath(path: path, content: path, reason: reason)
    }
    let linked = try links(among: files, in: repository).compactMap { link -> HiddenPath? in
      guard case .link(let target) = link.reason, changed[target] != nil,
        scope.reasonToSkip(tracked: target) != nil
      else { return nil }
      return HiddenPath(path: link.path, content: target, reason: link.reason)
    }
    return left + linked
  }
}
