/// Whether `tighten` may let go of nearly everything at once.
package enum CollapseRule: Sendable {
  case refuse, allow
}

/// The record brought down to what the tree holds: fixed debt goes, moved debt gets its new key,
/// reasons go along. No prefix sum rises, and doing it twice is doing it once.
///
/// With a partial scan only entries of the given files are lowered.
///
/// - Throws: `RecordRefusal.collapse` if everything, or more than half of ten or more entries,
///   would go, unless that is allowed.
package func tighten(
  _ baseline: Baseline, to tree: MeasuredTree, reference: ReferenceTree,
  settings: RatchetSettings, collapse: CollapseRule = .refuse
) throws(RecordRefusal) -> Baseline {
  let question = Question(
    tree: tree, baseline: baseline, reference: reference, settings: settings)
  try refuseBlind(tree)
  let (tightened, dropped) = tightened(baseline, question)
  let count = baseline.entries.count
  let isCollapse = dropped > 0 && tightened.entries.isEmpty || count >= 10 && dropped * 2 > count
  if isCollapse, collapse == .refuse {
    throw .collapse(dropped: dropped, entries: count)
  }
  return tightened
}

/// The tightened record and the number of entries that are gone altogether.
func tightened(_ baseline: Baseline, _ question: Question) -> (baseline: Baseline, dropped: Int) {
  let rekeyed = rekeyed(baseline, question)
  var rewrite = Rewrite(
    rekeyed.entriesByKey, by: Comparison(question.with(rekeyed).ofRecord))
  rewrite.rekey()
  let dropped = rewrite.drop().count
  return (baseline.with(rewrite.entries), dropped)
}

/// The record with a new key for every move of this change; nothing is lowered.
func rekeyed(_ baseline: Baseline, _ question: Question) -> Baseline {
  guard question.isAgainstBase else { return baseline }
  var rewrite = Rewrite(baseline.entriesByKey, by: Comparison(question.with(baseline)))
  rewrite.rekey()
  return baseline.with(rewrite.entries)
}
