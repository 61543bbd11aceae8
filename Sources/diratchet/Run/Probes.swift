import DebtRatchet
import LintFindings
import LintRules
import LintWorkspace

/// What is scanned besides, before anything is called new.
extension Gate {
  /// Scans files that were not asked for, when debt may have moved from there to one that was:
  /// before anything is called new.
  mutating func probeDonors(threads: Int) {
    let probed = donorProbe(
      measured, against: baseline, reference: reference, settings: project.configuration.ratchet)
    // A file that was renamed is not gone: it holds its debt where it lies now.
    let renamed = reference.renames.filter { measured.unscanned[$0.key] == .missing }.values
    let paths = Set(probed).union(renamed).filter {
      measured.facts[$0] == nil && selection.holds($0, in: project.workspace)
        && project.scope.reasonToSkip(tracked: $0) == nil
    }
    if paths.isEmpty { return }
    let scanned = probe(paths, holding: selection.overlay, threads: threads)
    measured.facts.merge(scanned.facts) { first, _ in first }
    measured.findings = (measured.findings + scanned.findings).sorted(by: standsBefore)
  }

  /// What more files hold, by the names that are known: they show no new ones.
  ///
  /// - Parameter overlay: what files hold instead of what lies on disk, by path.
  private func probe(
    _ paths: Set<String>, holding overlay: [String: [UInt8]], threads: Int
  ) -> (facts: [String: FileFacts], findings: [Finding]) {
    var scan = TreeScan(
      files: paths.sorted(by: Paths.precede).map(project.sourceFile), overlay: overlay,
      settings: project.gateSettings, known: tree.vocabulary, threads: threads,
      isWholeProject: false, examinedAnyway: paths)
    scan.discovers = false
    (scan.doubtful, scan.gone) = (tree.doubtful, tree.gone)
    let scanned = scan.run()
    return (scanned.facts, scanned.findings.filter { !project.unjudgedRules.contains($0.rule) })
  }

  /// Looks for the declarations of types in whose extensions something new was found: a file that
  /// only declares the type holds no debt, so nobody scanned it.
  mutating func probeDeclarations(threads: Int) {
    let verdict = verdict()
    if verdict.fixed.isEmpty { return }
    var wanted = Set(verdict.findings.filter { $0.state == .new }.map(\.finding.outermostSymbol))
    for facts in measured.facts.values { wanted.subtract(facts.declaredTypes) }
    for facts in reference.facts.values { wanted.subtract(facts.declaredTypes) }
    wanted.remove("")
    if wanted.isEmpty { return }
    var scan = TreeScan(
      files: selection.listing.files, overlay: selection.overlay, settings: project.gateSettings,
      known: tree.vocabulary, threads: threads, isWholeProject: false)
    scan.discovers = false
    scan.wantedWords = wanted
    for (path, facts) in scan.run().facts where !wanted.isDisjoint(with: facts.declaredTypes) {
      measured.facts[path] = facts
    }
  }

  /// Donors that the reference tree does not hold, because their file was gone by then, are looked
  /// up further back along the commits that changed the record.
  mutating func findOlderDonors(_ invocation: Invocation, _ repository: GitRepository) throws {
    guard let record = project.recordFile(for: invocation.arguments),
      let path = project.workspace.pathBelowRoot(record.location)
    else { return }
    var missing = Set(baseline?.entries.map(\.key.file) ?? [])
      .filter { reference.facts[$0] == nil && measured.unscanned[$0] == .missing }
    if missing.isEmpty { return }
    let blobs = try BlobReader(repository)
    // A record that names files which were gone long ago was written by hand.
    for commit in try repository.commits(changing: path).dropFirst().prefix(50) {
      if missing.isEmpty { return }
      let files = missing.sorted(by: Paths.precede)
      let contents = try blobs.contents(
        of: files.map { repository.objectName(of: $0, in: commit) })
      let found = Dictionary(uniqueKeysWithValues: zip(files, contents)).compactMapValues { $0 }
      if found.isEmpty { continue }
      missing.subtract(found.keys)
      measureOlder(found, threads: invocation.threads)
      let renames = try repository.renamesToIndex(from: commit)
      reference.renames.merge(renames.filter { found[$0.key] != nil }) { first, _ in first }
    }
  }

  private mutating func measureOlder(_ contents: [String: [UInt8]], threads: Int) {
    let older = probe(Set(contents.keys), holding: contents, threads: threads)
    reference.facts.merge(older.facts) { first, _ in first }
    reference.findings = (reference.findings + older.findings).sorted(by: standsBefore)
  }
}
