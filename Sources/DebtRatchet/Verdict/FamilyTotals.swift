/// The counts of one family by tier: before (the budget) and after (the tree).
package struct FamilyTotals: Sendable, Equatable {
  package var family: DebtFamily
  package var leaf = Change()
  package var coordinator = Change()
  /// Findings in the composition tier, and those that are exempt by other reasons.
  package var exempt = Change()

  package init(family: DebtFamily) { self.family = family }

  /// One count before and after; `new` is how much of it is new or moved down.
  package struct Change: Sendable, Equatable {
    /// With a plain check the record's number; nil where no earlier number is known.
    package var before: Int? = 0
    package var after = 0
    package var new = 0

    package init(before: Int? = 0, after: Int = 0, new: Int = 0) {
      self.before = before
      self.after = after
      self.new = new
    }
  }
}
