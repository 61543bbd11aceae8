import LintFindings

/// What is judged, against what, and how.
struct Question: Sendable {
  let tree: MeasuredTree
  let baseline: Baseline?
  let reference: ReferenceTree
  let settings: RatchetSettings

  /// Whether the findings of an earlier tree are the budget, not the record.
  var isAgainstBase: Bool { reference.kind == .base }

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
