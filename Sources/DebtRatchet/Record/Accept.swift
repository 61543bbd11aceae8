import LintFindings

/// Debt that is taken into the record with a reason.
package struct Acceptance: Sendable, Equatable {
  package var selection: Selection
  package var reason: String
  /// `YYYY-MM-DD`; told in reports only.
  package var until: String?

  package init(_ selection: Selection, reason: String, until: String? = nil) {
    self.selection = selection
    self.reason = reason
    self.until = until
  }

  /// Which debt is accepted.
  package enum Selection: Sendable, Equatable {
    case key(Key)
    /// Everything that is new or moved down, of one module if one is named.
    case new(module: String?)
  }
}

/// The record with the accepted debt, raised to what the tree holds and no further; every move
/// gets its new key as well.
package func accept(
  _ acceptance: Acceptance, into baseline: Baseline, tree: MeasuredTree,
  reference: ReferenceTree, settings: RatchetSettings
) throws(RecordRefusal) -> Baseline {
  if !isReason(acceptance.reason) { throw .noReason }
  if let until = acceptance.until, !isDate(until) { throw .notADate(until) }
  try refuseBlind(tree)
  let question = Question(
    tree: tree, baseline: baseline, reference: reference, settings: settings)
  let comparison = Comparison(question)
  let raises = try raises(acceptance.selection, comparison)
  var entries = fullyRekeyed(baseline, question).entriesByKey
  for (key, count) in raises {
    try raise(key, by: count, acceptance, comparison, &entries)
  }
  var accepted = baseline.with(entries)
  accepted.vocabulary = Set(baseline.vocabulary)
    .union(comparison.fullyRecordedNames(accepted)).sorted(by: precedes)
  return accepted
}

/// The record with a new key for every move, nothing lowered.
func fullyRekeyed(_ baseline: Baseline, _ question: Question) -> Baseline {
  let rekeyed = rekeyed(baseline, question)
  let comparison = Comparison(question.with(rekeyed).ofRecord)
  var rewrite = Rewrite(rekeyed.entriesByKey, by: comparison)
  rewrite.rekey()
  return baseline.with(rewrite.entries)
}

/// The selected keys with what is unexplained of each; for a key that was named, all of it.
private func raises(
  _ selection: Acceptance.Selection, _ comparison: Comparison
) throws(RecordRefusal) -> [(key: Key, count: Int)] {
  switch selection {
  case .key(let key):
    guard comparison.census.count(key) > 0 else {
      throw .notFound(key, subjects: comparison.census.subjects(beside: key))
    }
    if comparison.question.isUnrecorded(key.rule) { throw .notFrozen(key.rule) }
    return [(key, comparison.census.count(key))]
  case .new(let module):
    let settings = comparison.question.settings
    let selected = comparison.increases.filter {
      module == nil || settings.module($0.key.file) == module
    }
    if selected.isEmpty { throw .nothingToAccept }
    return selected.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Comparison {
  /// The names whose findings are all recorded: without them in the record, what it accepts might
  /// not be found again.
  fileprivate func fullyRecordedNames(_ baseline: Baseline) -> Set<String> {
    let entries = baseline.entriesByKey
    var (names, others): (Set<String>, Set<String>) = ([], [])
    for (key, pile) in census.piles {
      let found = pile.compactMap { question.tree.findings[$0].discovered }
      let isRecorded = entries[key]?.count ?? 0 >= pile.count
      if isRecorded { names.formUnion(found) } else { others.formUnion(found) }
    }
    return names.subtracting(others).intersection(question.tree.vocabulary)
  }

  /// What is new or moved down, by key.
  fileprivate var increases: [Key: Int] {
    var counts: [Key: Int] = [:]
    for judged in judgeFindings() where judged.state.isIncrease {
      counts[Key(judged.finding), default: 0] += 1
    }
    return counts
  }
}

private func raise(
  _ key: Key, by count: Int, _ acceptance: Acceptance, _ comparison: Comparison,
  _ entries: inout [Key: Baseline.Entry]
) throws(RecordRefusal) {
  let settings = comparison.question.settings
  if settings.enforcement(of: key.file) == .locked {
    throw .locked(module: settings.module(key.file))
  }
  let tier = comparison.census.piles[key].map { comparison.question.tree.findings[$0[0]].tier }
  var entry = entries[key] ?? Baseline.Entry(key, tier: tier ?? .leaf, count: 0)
  let isFallen = entry.tier > tier ?? .leaf
  let raised = min(comparison.census.count(key), entry.count + count)
  guard raised > entry.count || isFallen else { throw .covered(key, recorded: entry.count) }
  if entry.reason == acceptance.reason { throw .reasonReused(key) }
  entry.count = raised
  entry.tier = tier ?? entry.tier
  entry.reason = joinReasons(entry.reason, acceptance.reason)
  entry.until = acceptance.until ?? entry.until
  entries[key] = entry
}
