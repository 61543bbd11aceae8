package import LintFindings

/// One difference between two records.
package enum BaselineChange: Sendable, Equatable, CustomStringConvertible {
  case scope(from: String, to: String)
  /// Nil stands for a rule that one side does not list.
  case rule(RuleID, from: Int?, to: Int?)
  case nameAdded(String)
  case nameRemoved(String)
  /// Zero stands for an entry that one side does not have.
  case count(Key, from: Int, to: Int)
  case tier(Key, from: Tier, to: Tier)
  case reason(Key, from: String?, to: String?)

  /// One line, `+` and `-` first for what is added or gone.
  package var description: String {
    switch self {
    case .scope(let from, let to): "scope \(from) -> \(to)"
    case .rule(let rule, let from, nil): "- rule `\(rule)` revision \(from ?? 0)"
    case .rule(let rule, nil, let to): "+ rule `\(rule)` revision \(to ?? 0)"
    case .rule(let rule, let from?, let to?): "rule `\(rule)` revision \(from) -> \(to)"
    case .nameAdded(let name): "+ name \(name)"
    case .nameRemoved(let name): "- name \(name)"
    case .count(let key, 0, let to): "+ \(key) \(to)"
    case .count(let key, let from, 0): "- \(key) \(from)"
    case .count(let key, let from, let to): "\(key) \(from) -> \(to)"
    case .tier(let key, let from, let to): "\(key) \(from.rawValue) -> \(to.rawValue)"
    case .reason(let key, let from, let to): "\(key) reason \(quoted(from)) -> \(quoted(to))"
    }
  }
}

private func quoted(_ reason: String?) -> String { reason.map { "`\($0)`" } ?? "none" }

/// What changed from one record to another: header first, then entries by key.
package func difference(from old: Baseline, to new: Baseline) -> [BaselineChange] {
  var changes: [BaselineChange] = []
  if old.scope != new.scope { changes.append(.scope(from: old.scope, to: new.scope)) }
  for rule in Set(old.rules.keys).union(new.rules.keys).sorted()
  where old.rules[rule] != new.rules[rule] {
    changes.append(.rule(rule, from: old.rules[rule], to: new.rules[rule]))
  }
  let (gone, came) = (Set(old.vocabulary), Set(new.vocabulary))
  changes += gone.subtracting(came).sorted(by: precedes).map(BaselineChange.nameRemoved)
  changes += came.subtracting(gone).sorted(by: precedes).map(BaselineChange.nameAdded)
  let (before, after) = (old.entriesByKey, new.entriesByKey)
  for key in Set(before.keys).union(after.keys).sorted() {
    changes += entryChanges(key, before[key], after[key])
  }
  return changes
}

private func entryChanges(
  _ key: Key, _ before: Baseline.Entry?, _ after: Baseline.Entry?
) -> [BaselineChange] {
  var changes: [BaselineChange] = []
  let (from, to) = (before?.count ?? 0, after?.count ?? 0)
  if from != to { changes.append(.count(key, from: from, to: to)) }
  guard let before, let after else { return changes }
  if before.tier != after.tier {
    changes.append(.tier(key, from: before.tier, to: after.tier))
  }
  if before.reason != after.reason {
    changes.append(.reason(key, from: before.reason, to: after.reason))
  }
  return changes
}
