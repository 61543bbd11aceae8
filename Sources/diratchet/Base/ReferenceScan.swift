import DebtRatchet
import LintFindings
import LintRules
import LintWorkspace

/// Measures an earlier tree with today's rules: only files that differ are scanned, the others are
/// taken over from the tree of today.
struct ReferenceScan: Sendable {
  let project: Project
  let earlier: EarlierTree
  let sources: EarlierSources
  let selection: Selection
  let threads: Int
  /// Files that are examined although nothing in them looks like debt.
  let examinedAnyway: Set<String>

  /// Fills in what the earlier tree holds, and which files were renamed since.
  func measure(_ reference: inout ReferenceTree, beside now: ScannedTree) throws {
    var scan = TreeScan(
      files: sources.files, overlay: sources.contents, settings: project.gateSettings,
      known: now.vocabulary, threads: threads, isWholeProject: false,
      examinedAnyway: examinedAnyway)
    scan.discovers = false
    (scan.doubtful, scan.gone) = (now.doubtful, now.gone)
    let changed = scan.run()
    reference.facts = now.facts.filter { sources.unchanged.contains($0.key) }
    reference.facts.merge(changed.facts) { $1 }
    reference.findings = findings(now, changed)
      .filter { !project.unjudgedRules.contains($0.rule) }.sorted(by: standsBefore)
    reference.renames = try renames(beside: now)
  }

  private func findings(_ now: ScannedTree, _ changed: ScannedTree) -> [Finding] {
    let shared = now.findings.filter { sources.unchanged.contains($0.place.path) }
    let settings = project.gateSettings
    let projectRules = Set(settings.projectRules.map(\.id))
    if projectRules.isEmpty { return shared + changed.findings }
    // What such a rule says of a file depends on all the others.
    let digests = now.digests.filter { sources.unchanged.contains($0.path) } + changed.digests
    return shared.filter { !projectRules.contains($0.rule) } + changed.findings
      + lintProject(digests, with: now.vocabulary, settings: settings)
  }

  /// A file that is reached by a link now is the one that the link leads to.
  private func targetsOfLinks(beside now: ScannedTree) -> [String: String] {
    guard selection.listing.skipped.contains(where: \.reason.isLink) else { return [:] }
    let pairs = sources.files.compactMap { file -> (String, String)? in
      let path = file.role.path
      let target = selection.targetOfLink(path, project.workspace)
      return target.flatMap { now.facts[$0] == nil ? nil : (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// As git sees it from the commit to the index; what was moved in the work tree only, by equal
  /// name, else by what it holds: a type and its file are often renamed together.
  private func renames(beside now: ScannedTree) throws -> [String: String] {
    let renames = try earlier.repository.renamesToIndex(from: earlier.commit)
      .merging(targetsOfLinks(beside: now)) { $1 }
    let then = Set(sources.files.map(\.role.path)).union(sources.unchanged)
    let gone = sources.files.map(\.role.path).filter { path in
      !selection.holds(path, in: project.workspace)
        && !(renames[path].map { selection.holds($0, in: project.workspace) } ?? false)
    }
    let known = Set(renames.values)
    let came = now.facts.keys.filter { !then.contains($0) && !known.contains($0) }
    let moved = renames.merging(pairByBaseName(gone: gone, came: came)) { $1 }
    let found = Set(moved.values)
    return try moved.merging(
      renamesByContent(gone.filter { moved[$0] == nil }, came.filter { !found.contains($0) })
    ) { first, _ in first }
  }

  /// Of files that git was not told about: what it was told, it has compared itself.
  private func renamesByContent(_ gone: [String], _ came: [String]) throws -> [String: String] {
    if selection.indexed != nil || gone.isEmpty || came.isEmpty { return [:] }
    let indexed = try earlier.repository.indexedFiles().files
    let left = Set(gone)
    let deleted = sources.contents.filter { left.contains($0.key) && indexed[$0.key] != nil }
    if deleted.isEmpty { return [:] }
    let contents = came.compactMap { path -> (String, [UInt8])? in
      guard case .source(let bytes, _) = readSource(at: project.workspace.location(of: path)) else {
        return nil
      }
      return (path, bytes)
    }
    return pairByContent(gone: deleted, came: Dictionary(uniqueKeysWithValues: contents))
  }
}
