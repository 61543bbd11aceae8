/// The migration inventory: everything that the report says, as rows of strings and numbers.
///
/// In: summaries and findings of a whole tree, and facts around it (`InventorySource`). Out: ten
/// parts in the order in which they are read, from the numbers for a director to every finding. It
/// is pure: the same source yields the same rows, in an order that depends on nothing else.
package struct Inventory: Sendable {
  /// What the project is called; nil if nobody knows.
  package var project: String?
  package var headline: Headline
  package var steps: [MigrationStep]
  /// By path and line.
  package var ledger: [LedgerRow]
  /// The same rows, the one that unlocks most first.
  package var nextConversions: [LedgerRow]
  package var reach: [ReachRow]
  package var modules: [OwnershipRow]
  package var owners: [OwnershipRow]
  package var singletons: [SingletonRow]
  package var registrations: [RegistrationRow]
  package var registeredTypeCount: Int
  /// How many places resolve a type that is not written there.
  package var untoldResolutionCount: Int
  package var exceptions: [ExceptionRow]
  package var unexamined: [Unexamined]
  package var findings: FindingRows
  package var history: [HistoryPoint]
  package var day: CivilDay?
  package var fileCount: Int
  package var lineCount: Int

  /// The first step that is not complete; nil when all are.
  package var currentStep: MigrationStep? { steps.first { $0.state != .complete } }

}

/// Makes the inventory of a tree.
package func inventory(of source: InventorySource) -> Inventory {
  let census = Census(source)
  let ledger = census.ledger()
  let singletons = census.singletons()
  return Inventory(
    project: source.project,
    headline: census.headline(),
    steps: census.migrationSteps(ledger, singletons),
    ledger: ledger,
    nextConversions: ledger.sorted { $0.unlocksMore(than: $1) },
    reach: census.reach(ledger),
    modules: census.modules(),
    owners: census.owners(),
    singletons: singletons,
    registrations: census.registrations(),
    registeredTypeCount: census.registeredTypeCount,
    untoldResolutionCount: census.untoldResolutionCount,
    exceptions: census.exceptions(),
    unexamined: source.unexamined,
    findings: FindingRows(source),
    history: source.history,
    day: source.day,
    fileCount: source.files.count,
    lineCount: source.files.reduce(0) { $0 + $1.lineCount })
}
