/// Counts of an earlier tree.
package struct EarlierState: Sendable, Equatable {
  /// What it was asked for by: `v2.0`, `origin/main`.
  package var label: String
  package var counts: DebtCounts
  /// The findings that count, by the owner's name.
  package var totalsByOwner: [String: Int]

  /// The numbers of an earlier tree that was scanned like today's.
  package init(label: String, of source: InventorySource) {
    let census = Census(source)
    self.label = label
    counts = census.debtCounts()
    totalsByOwner = census.totalsByOwner
  }
}
