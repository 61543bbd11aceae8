import DebtInventory
import LintFindings

extension Inventory {
  /// Part 3: what initialisers do not say.
  var ledgerSection: ReportSection {
    ReportSection(
      id: "ledger", title: "Hidden dependencies",
      paragraphs: ledger.isEmpty
        ? []
        : [
          "\(counted(ledger.count, "type", "reaches", "reach")) for something that the "
            + "initialiser does not declare. The last column is the initialiser that would tell "
            + "the truth."
        ],
      tables: [
        ReportTable(
          caption: "Hidden dependencies by type",
          columns: [
            "type", "init declares", "hides", "reached through", "init that would tell the truth",
          ],
          rows: ledger.map(ledgerCells), shownRows: 25, layout: .records,
          emptyText: "Every initialiser says what its type needs.")
      ])
  }

  private func ledgerCells(_ row: LedgerRow) -> [ReportCell] {
    [
      .code(row.type), .text(declarationWords(row)),
      .codes(row.hides.map(subjectWords)), .text(meansWords(row)), truthCell(row),
    ]
  }

  private func truthCell(_ row: LedgerRow) -> ReportCell {
    if let truth = row.truthfulInitializer { return .code(truth) }
    return row.obstacle.map { .text($0.rawValue) } ?? .none
  }

  /// Part 4: what one change unlocks most by.
  var nextSection: ReportSection {
    ReportSection(
      id: "next", title: "What to convert next",
      paragraphs: nextConversions.isEmpty
        ? []
        : [
          "Leaf types first; among them those that hide most and are created in fewest places. "
            + "The calls do not vanish, they move one level up, to where the type is created."
        ],
      tables: [
        ReportTable(
          caption: "Types in the order in which their conversion pays",
          columns: [
            "type", "tier", .number("hides"), .number("created in"), .number("commits (90 days)"),
            "place",
          ],
          rows: nextConversions.map { row in
            [
              .code(row.type), .text(row.tier.rawValue), .number(row.hides.count),
              row.isCreatedBySystem ? .text("the system") : .number(row.creators.count),
              row.recentCommits.map { .number($0) } ?? .none, .place(row.path, line: row.line),
            ]
          }, emptyText: "There is nothing to convert.")
      ])
  }

  /// Part 5: which provider is worth converting.
  var reachSection: ReportSection {
    ReportSection(
      id: "reach", title: "Most reached-for subjects",
      paragraphs: reach.isEmpty
        ? [] : ["Hand one of these in everywhere, and that many places are done with."],
      tables: [
        ReportTable(
          caption: "What is reached for, from how many types",
          columns: ["subject", .number("types"), .number("places"), "reached for from"],
          rows: reach.map { row in
            [.code(row.subject), .number(row.types.count), .number(row.uses), .codes(row.types)]
          }, emptyText: "Nothing is reached for.")
      ])
  }
}

/// The subject, or that nobody can tell it.
func subjectWords(_ hidden: LedgerRow.HiddenRow) -> String {
  hidden.subject == "?" ? "(type not written)" : hidden.subject
}

/// `resolve × 3, @Inject × 1`
func meansWords(_ row: LedgerRow) -> String {
  row.means.map { "\(quoted($0.words)) × \(grouped($0.count))" }.joined(separator: ", ")
}

/// `tripID: Trip.ID` (memberwise), or `nothing`.
func declarationWords(_ row: LedgerRow) -> String {
  let list = row.declares.isEmpty ? "nothing" : quoted(row.declares)
  return row.declaredBy.isEmpty ? list : "\(list) (\(row.declaredBy))"
}
