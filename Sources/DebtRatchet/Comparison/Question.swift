import LintFindings

/// What is judged, against what, and how.
struct Question: Sendable {
  let tree: MeasuredTree
  let baseline: Baseline?
  let reference: ReferenceTree
  let settings: RatchetSettings

  /// The findings of both trees are put in the order of all output.
  init(
    tree: MeasuredTree, baseline: Baseline?, reference: ReferenceTree, settings: RatchetSettings
  ) {
    var (tree, reference) = (tree, reference)
    putInOrder(&tree.findings)
    putInOrder(&reference.findings)
    self.tree = tree
    self.baseline = baseline
    self.reference = reference
    self.settings = settings
  }

  /// Whether the findings of an earlier tree are the budget, not the record.
  var isAgainstBase: Bool { reference.kind == .base }

  /// The same question with the record as the budget.
  var ofRecord: Question {
    guard isAgainstBase else { return self }
    var earlier = reference
    earlier.kind = .record
    return Question(tree: tree, baseline: baseline, reference: earlier, settings: settings)
  }

  /// The same question about another record.
  func with(_ baseline: Baseline) -> Question {
    Question(tree: tree, baseline: baseline, reference: reference, settings: settings)
  }

  /// Why nothing can be said of a key; nil if its file was examined, be it missing by now.
  func reasonToSetAside(_ key: Key, isRecorded: Bool) -> SetAside.Why? {
    if !settings.isGated(key.rule) { return .dormant }
    if let facts = tree.facts[key.file] {
      return facts.exemption.map { .leftScope(reason: $0) }
    }
    switch tree.unscanned[key.file] {
    case .missing: return nil
    case .notCheckedOut: return .notExamined
    case .outOfScope(let reason): return .leftScope(reason: reason)
    case .unknown(let reason): return .unknown(reason: reason)
    case nil: break
    }
    if case .partial = tree.extent { return .notExamined }
    // A file that only the base tree holds is gone; one that is recorded was owed a word.
    return isRecorded && !isAgainstBase ? .unknown(reason: "it was not scanned") : nil
  }

  /// Whether the record was written by another revision of the rule, or without it.
  func isUnrecorded(_ rule: RuleID) -> Bool {
    guard let baseline, !isAgainstBase else { return false }
    return baseline.rules[rule] == nil || isOutdated(rule)
  }

  /// Whether the record was written by another revision of the rule.
  func isOutdated(_ rule: RuleID) -> Bool {
    guard let recorded = baseline?.rules[rule], let current = settings.rules[rule] else {
      return false
    }
    return recorded != current.revision
  }

  /// Whether the name that made it a finding is one that the record lacks.
  func isUnlisted(_ finding: Finding) -> Bool {
    guard let baseline, let name = finding.discovered else { return false }
    return !baseline.vocabulary.contains(name)
  }
}

/// Sorts findings unless they are sorted, as they are when they come from a scan.
private func putInOrder(_ findings: inout [Finding]) {
  let isInOrder = zip(findings, findings.dropFirst()).allSatisfy { !standsBefore($1, $0) }
  if !isInOrder { findings.sort(by: standsBefore) }
}
