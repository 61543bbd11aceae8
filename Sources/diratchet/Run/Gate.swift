import DebtRatchet
import LintFindings
import LintNotation
import LintRules
import LintWorkspace

/// A tree that was scanned in order to be judged, and what to judge it by: the record, and an
/// earlier tree.
struct Gate: Sendable {
  var project: Project
  var selection: Selection
  /// Nil when there is none: it does not exist, or is not wanted.
  var baseline: Baseline?
  var tree: ScannedTree
  var measured: MeasuredTree
  var reference = ReferenceTree.none
  /// The base that was asked for; nil when the record is the budget.
  var base: EarlierTree?
  /// How many files differ between the base and the tree.
  var changedCount = 0
  /// The verdict, once the tree turned out to be just as recorded, so that nothing need be looked
  /// for.
  private var settledVerdict: Verdict?

  /// Scans what the call is about, as the record needs it.
  ///
  /// - Parameter depth: `check` makes do with names that are cheap to find, and with what a change
  ///   against a base brings; other god types and worlds enter the record when it is made or
  ///   upgraded, and later their names suffice.
  init(
    _ invocation: Invocation, project: Project, baseline: Baseline?,
    depth: DiscoveryDepth = .needledFiles
  ) throws {
    let arguments = invocation.arguments
    let selection = try project.select(for: invocation)
    try project.checkScope(of: selection)
    let base = try project.requestedBase(arguments)
    let sources = try base.map { try EarlierSources($0, beside: selection, in: project) }
    (self.selection, self.base) = (selection, base)
    self.project = try project.narrowed(to: arguments, selection)
    self.baseline = baseline?.leavingOut(project.unjudgedRules)
    if let base { reference = try ReferenceTree(base, project, arguments) }
    let records = [self.baseline, reference.baseline].compactMap { $0 }
    let recordedFiles = Set(records.flatMap { $0.entries.map(\.key.file) })
    var scan = try project.gateScan(
      of: selection, with: records.map(\.vocabulary), beside: sources, threads: invocation.threads)
    (scan.depth, scan.examinedAnyway) = (depth, recordedFiles)
    tree = scan.run()
    tree.findings.removeAll { project.unjudgedRules.contains($0.rule) }
    measured = MeasuredTree(facts: tree.facts, findings: tree.findings)
    measured.vocabulary = namesInTree
    if selection.isPartial {
      measured.extent = .partial(given: Set(selection.listing.files.map(\.role.path)))
    }
    measured.unscanned = absences(of: recordedFiles)
    if let base, let sources {
      changedCount = sources.changedCount(beside: selection)
      try measureReference(base, sources, recordedFiles, threads: invocation.threads)
      measured.unscanned = absences(of: recordedFiles.union(reference.facts.keys))
      if !selection.isPartial { try? measureUnderSettings(of: base, invocation) }
      if !selection.isPartial { try addHidden(base, threads: invocation.threads) }
    } else {
      // Without git, or if it fails, the record alone has to do.
      try? findReference(invocation, recordedFiles)
    }
    if settledVerdict != nil { return }
    noteMovesOutOfScope()
    if selection.isPartial {
      probeDonors(threads: invocation.threads)
    } else {
      probeDeclarations(threads: invocation.threads)
      try? followCommits(invocation)
    }
  }
}

extension Project {
  /// The scan of what a call is about.
  ///
  /// - Parameters:
  ///   - records: the names that each record lists.
  ///   - sources: the earlier tree that the change is counted from.
  fileprivate func gateScan(
    of selection: Selection, with records: [[String]], beside sources: EarlierSources?,
    threads: Int
  ) throws -> TreeScan {
    var scan = TreeScan(
      files: selection.listing.files, overlay: selection.overlay, settings: gateSettings,
      known: Vocabulary(recorded: records.flatMap { $0 }), threads: threads,
      isWholeProject: !selection.isPartial)
    (scan.earlier, scan.records) = (sources, records)
    if let sources {
      scan.changedFiles = Set(selection.listing.files.map(\.role.path))
        .subtracting(sources.unchanged)
    }
    if selection.isPartial {
      scan.neighbours = try neighbours(of: selection, threads: threads)
    }
    return scan
  }
}

extension Gate {
  private mutating func measureReference(
    _ earlier: EarlierTree, _ sources: EarlierSources, _ recordedFiles: Set<String>, threads: Int
  ) throws {
    let scan = ReferenceScan(
      project: project, earlier: earlier, sources: sources, selection: selection,
      threads: threads, examinedAnyway: recordedFiles)
    try scan.measure(&reference, beside: tree)
  }

  /// Debt that came to a place where nobody looks is told like that in an exempt place.
  private mutating func addHidden(_ base: EarlierTree, threads: Int) throws {
    let hidden = try HiddenSources(base, beside: selection, in: project)
      .findings(project, known: tree.vocabulary, threads: threads)
    measured.findings = (measured.findings + hidden.now).sorted(by: standsBefore)
    reference.findings = (reference.findings + hidden.then).sorted(by: standsBefore)
  }

  /// Without a base that was asked for, the tree of the last commit that changed the record shows
  /// where debt came from. Git is not asked when the tree is just as recorded.
  private mutating func findReference(
    _ invocation: Invocation, _ recordedFiles: Set<String>
  ) throws {
    guard baseline != nil else { return }
    settledVerdict = verdictIfAsRecorded
    guard settledVerdict == nil, GitRepository(project.workspace) != nil else { return }
    guard let earlier = try project.treeOfRecord(invocation.arguments) else { return }
    let sources = try EarlierSources(earlier, beside: selection, in: project)
    reference = ReferenceTree(.record)
    do {
      try measureReference(earlier, sources, recordedFiles, threads: invocation.threads)
      try findOlderDonors(invocation, earlier.repository)
    } catch {
      reference = .none
      throw error
    }
  }

  /// The verdict if nothing moved, nothing came and nothing went since the record was written.
  private var verdictIfAsRecorded: Verdict? {
    // What a name that is gone made findings of is known from the earlier tree only.
    guard Set(baseline?.vocabulary ?? []).isSubset(of: measured.vocabulary) else { return nil }
    var verdict = verdict()
    guard verdict.strictStatus == .pass, verdict.pairs.isEmpty, verdict.fixed.isEmpty else {
      return nil
    }
    verdict.notices.removeAll(where: \.isAboutFarMoves)
    return verdict
  }

  /// The judgement of the ratchet, as far as it has come.
  func verdict() -> Verdict {
    if let settledVerdict { return settledVerdict }
    var verdict = judge(
      measured, against: baseline, reference: reference, settings: project.configuration.ratchet)
    if project.workspace.gitTop == nil { verdict.notices = verdict.notices.map(\.withoutGit) }
    return verdict
  }
}

extension Baseline {
  /// The record without some rules.
  func leavingOut(_ rules: Set<RuleID>) -> Baseline {
    if rules.isEmpty { return self }
    var baseline = self
    baseline.entries.removeAll { rules.contains($0.key.rule) }
    for rule in rules { baseline.rules[rule] = nil }
    return baseline
  }
}

extension Project {
  /// The globs of the configuration that match nothing, each with its place, in words.
  func remarks(onIdle listing: FileListing) -> [String] {
    listing.idlePatterns.map { pattern in
      let place = configuration.places[pattern].map { "\($0): " } ?? ""
      return "\(place)`\(pattern.key.rawValue)` `\(pattern.glob)` matches no file"
    }
  }

  /// Refuses a full scan that reads nothing, and an `include` that matches nothing.
  func checkScope(of selection: Selection) throws(CallError) {
    if selection.isPartial { return }
    let idle = selection.listing.idlePatterns.filter { $0.key == .include }
    if let pattern = idle.first {
      throw .idleInclude(pattern.glob, place: configuration.places[pattern])
    }
    if selection.listing.files.isEmpty {
      throw .nothingInScope(
        include: configuration.scope.include.map(\.description), root: workspace.root)
    }
  }
}
