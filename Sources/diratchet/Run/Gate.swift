import DebtRatchet
import LintFindings
import LintNotation
import LintRules
import LintWorkspace

/// A tree that was scanned in order to be judged, and the record to judge it by.
struct Gate: Sendable {
  var project: Project
  var selection: Selection
  /// Nil when there is none: it does not exist, or is not wanted.
  var baseline: Baseline?
  var tree: ScannedTree
  var measured: MeasuredTree

  /// Scans what the call is about, as the record needs it.
  ///
  /// - Parameter depth: `check` makes do with names that are cheap to find; god types and worlds
  ///   enter the record when it is made or upgraded, and later their names suffice.
  init(
    _ invocation: Invocation, project: Project, baseline: Baseline?,
    depth: DiscoveryDepth = .needledFiles
  ) throws {
    let baseline = baseline?.leavingOut(project.unjudgedRules)
    self.project = project
    self.baseline = baseline
    selection = try project.select(for: invocation)
    try project.checkScope(of: selection)
    let recorded = Vocabulary(recorded: baseline?.vocabulary ?? [])
    tree = TreeScan(
      files: selection.listing.files, overlay: selection.overlay,
      settings: project.gateSettings, known: recorded,
      depth: depth, threads: invocation.threads, isWholeProject: !selection.isPartial,
      examinedAnyway: Set(baseline?.entries.map(\.key.file) ?? [])
    ).run()
    tree.findings.removeAll { project.unjudgedRules.contains($0.rule) }
    for rule in project.unjudgedRules {
      self.project.configuration.ratchet.rules[rule]?.level = .off
    }
    measured = MeasuredTree(facts: tree.facts, findings: tree.findings)
    measured.vocabulary = tree.discovered.lines
    if selection.isPartial {
      measured.extent = .partial(given: Set(selection.listing.files.map(\.role.path)))
    }
    if let baseline {
      measured.unscanned = absences(of: baseline)
      if selection.isPartial { probeDonors(of: baseline, threads: invocation.threads) }
    }
  }

  /// Scans recorded files that were not asked for, when debt may have moved from there to one that
  /// was: before anything is called new.
  private mutating func probeDonors(of baseline: Baseline, threads: Int) {
    let files = donorProbe(
      measured, against: baseline, reference: .none, settings: project.configuration.ratchet)
    let sources = files.filter { measured.facts[$0] == nil && project.workspace.holds($0) }
      .map { path in
        let location = project.workspace.location(of: path)
        return SourceFile(role: project.scope.role(of: path), location: location)
      }
    if sources.isEmpty { return }
    let probed = TreeScan(
      files: sources, settings: project.gateSettings, known: tree.vocabulary, threads: threads,
      isWholeProject: false,
      examinedAnyway: Set(files)
    ).run()
    measured.facts.merge(probed.facts) { first, _ in first }
    let judged = probed.findings.filter { !project.unjudgedRules.contains($0.rule) }
    measured.findings = (measured.findings + judged).sorted(by: standsBefore)
  }

  /// What became of the record's files that were not scanned.
  private func absences(of baseline: Baseline) -> [String: MeasuredTree.Absence] {
    var absences: [String: MeasuredTree.Absence] = [:]
    let unknown = Dictionary(
      tree.unknown.map { ($0.path, $0.message) }, uniquingKeysWith: { first, _ in first })
    for file in Set(baseline.entries.map(\.key.file)) where tree.facts[file] == nil {
      if let reason = unknown[file] {
        absences[file] = .unknown(reason: reason)
      } else if !project.workspace.holds(file) {
        absences[file] = .missing
      } else if let reason = selection.listing.reasonForSkipping(file) {
        absences[file] = .outOfScope(reason: reason)
      }
    }
    return absences
  }
}

extension Baseline {
  /// The record without some rules.
  fileprivate func leavingOut(_ rules: Set<RuleID>) -> Baseline {
    var baseline = self
    baseline.entries.removeAll { rules.contains($0.key.rule) }
    for rule in rules { baseline.rules[rule] = nil }
    return baseline
  }
}

extension Workspace {
  /// Whether there is something under a path, relative to the root.
  fileprivate func holds(_ path: String) -> Bool {
    (try? System.linkStatus(of: location(of: path))) != nil
  }
}

extension FileListing {
  /// Why a file is not looked at; nil if the walk did not come by it.
  fileprivate func reasonForSkipping(_ file: String) -> String? {
    let skipped = (skipped + leftOut).first { skipped in
      skipped.path == file || skipped.path.hasSuffix("/") && file.hasPrefix(skipped.path)
    }
    return skipped?.reason.description
  }
}

extension Project {
  /// Refuses a full scan that reads nothing, and an `include` that matches nothing.
  fileprivate func checkScope(of selection: Selection) throws(CallError) {
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
