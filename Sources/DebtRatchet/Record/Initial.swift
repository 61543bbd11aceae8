import LintFindings

/// The first record of a tree: everything that is gated and counted there.
///
/// - Throws: if nothing was scanned, or something could not be read.
package func initial(
  from tree: MeasuredTree, settings: RatchetSettings
) throws(RecordRefusal) -> Baseline {
  try refuseBlind(tree)
  let census = Census(tree.findings, settings: settings)
  let entries = census.piles.map { key, pile in
    Baseline.Entry(key, tier: tree.findings[pile[0]].tier, count: pile.count)
  }
  return Baseline(
    scope: settings.scope, rules: settings.gatedRevisions,
    vocabulary: tree.vocabulary.sorted(by: precedes), entries: entries)
}
