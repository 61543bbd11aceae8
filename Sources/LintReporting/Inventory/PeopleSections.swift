import DebtInventory
import LintFindings

extension Inventory {
  /// Part 6: who has how much of it.
  var ownershipSection: ReportSection {
    var section = ReportSection(
      id: "modules", title: "By module and owner",
      tables: [table(of: modules, head: "module", emptyText: "No file was scanned.")])
    if owners.isEmpty {
      section.paragraphs = ["No owner is named in `CODEOWNERS` or the configuration."]
    } else {
      section.tables.append(table(of: owners, head: "owner", emptyText: ""))
    }
    return section
  }

  private func table(of rows: [OwnershipRow], head: String, emptyText: String) -> ReportTable {
    ReportTable(
      caption: "Findings by \(head)",
      columns: [
        .init(title: head), .number("findings"), .number("before"), .number("per 1,000 lines"),
        .number("honest"), "state",
      ],
      rows: rows.map { row in
        [
          .code(row.name), .number(row.findings), row.before.map { .number($0) } ?? .none,
          .quantity(
            decimal(tenths: row.tenthsPerThousandLines), order: row.tenthsPerThousandLines),
          row.honest?.cell ?? .none, .text(row.state.rawValue),
        ]
      }, shownRows: 30, emptyText: emptyText)
  }

  /// Part 7: how long what singletons hold ought to live.
  var singletonSection: ReportSection {
    ReportSection(
      id: "singletons", title: "Singletons by class",
      tables: [
        ReportTable(
          caption: "Singletons, and how long what they hold ought to live",
          columns: [
            "singleton", "class", "told by", .number("accesses"), .number("from types"), "place",
          ],
          rows: singletons.map { row in
            [
              .code(row.type), .text(row.kind.rawValue),
              .text(row.evidence.joined(separator: "; ")), .number(row.accesses),
              .number(row.accessingTypes), .place(row.path, line: row.line),
            ]
          }, shownRows: 25, emptyText: "No class or actor declares itself a singleton.")
      ])
  }

  /// Part 8: what containers know against what is asked of them.
  var registrationSection: ReportSection {
    ReportSection(
      id: "registrations", title: "Registrations",
      paragraphs: [
        registeredTypeCount == 0
          ? "Nothing is registered with a container."
          : "\(counted(registeredTypeCount, "type", "is", "are")) registered with a container."
      ],
      tables: [
        ReportTable(
          caption: "Registrations that do not fit what is asked for",
          columns: ["type", "what it means", "place"],
          rows: registrations.map { row in
            [.code(row.type), .text(row.problem.rawValue), .place(row.path, line: row.line)]
          }, shownRows: 25,
          emptyText: registeredTypeCount == 0
            ? "" : "Everything that is asked for is registered, and the other way round.")
      ])
  }

  /// Part 9: what may stay, and what was not looked at.
  var exceptionSection: ReportSection {
    ReportSection(
      id: "exceptions", title: "Exceptions",
      tables: [
        ReportTable(
          caption: "Decisions that something may stay",
          columns: [
            "exception", "what", "place", "reason", "owner", .number("age in days"), "until",
          ],
          rows: exceptions.map(exceptionCells), shownRows: 25,
          emptyText: "Nothing is ignored, allowed or accepted."),
        ReportTable(
          caption: "Not examined", columns: ["what", "why"],
          rows: unexamined.map { [.text($0.what), .text($0.reason)] },
          emptyText: "Every file was examined."),
      ])
  }

  private func exceptionCells(_ row: ExceptionRow) -> [ReportCell] {
    [
      .text(row.kind.rawValue), .code(row.what),
      row.path.isEmpty ? .none : .place(row.path, line: row.line), .text(row.reason),
      row.owner.map { .code($0) } ?? .none, row.age.map { .number($0) } ?? .none,
      .text(row.until.map { row.isOverdue ? "\($0), overdue" : $0 } ?? ""),
    ]
  }

  /// Part 10: every finding.
  var findingSection: ReportSection {
    ReportSection(
      id: "findings", title: "Every finding",
      tables: [
        ReportTable(
          caption: "Every finding with its place",
          columns: ["place", "rule", "subject", "symbol", "tier", "module", "state"],
          rows: findings.map { row in
            [
              .place(row.finding.place.path, line: row.finding.place.line),
              .code(row.finding.rule.name), .code(row.finding.subject), .code(row.finding.symbol),
              .text(row.finding.tier.rawValue), .text(row.module), .text(standing(of: row)),
            ]
          }, shownRows: 20, emptyText: "Nothing was found.")
      ])
  }

  private func standing(of row: FindingRow) -> String {
    switch row.finding.standing {
    case .counted: row.level == "gate" ? "debt" : "reported"
    case .exempt(let reason): "exempt: \(reason)"
    case .ignored(let reason): "ignored: \(reason)"
    case .allowed(let reason): "allowed: \(reason)"
    }
  }
}
