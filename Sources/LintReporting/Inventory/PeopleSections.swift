import DebtInventory
import LintFindings

extension Inventory {
  /// Part 6: who has how much of it.
  var ownershipSection: ReportSection {
    var section = ReportSection(
      id: "modules", title: "By module and owner", paragraphs: [ownershipWords],
      tables: [table(of: modules, head: "module", emptyText: "No file was scanned.")])
    if owners.isEmpty {
      section.paragraphs.append("No owner is named in `CODEOWNERS` or the configuration.")
    } else {
      section.tables.append(table(of: owners, head: "owner", emptyText: ""))
    }
    return section
  }

  private var ownershipWords: String {
    let before =
      headline.change.map { "`before` is the number at \($0.since)" }
      ?? "without a record there is no number before"
    return
      "How many gated findings a module holds; \(before). `honest` is the share of types whose "
      + "`init` tells the truth."
  }

  private func table(of rows: [OwnershipRow], head: String, emptyText: String) -> ReportTable {
    ReportTable(
      caption: "Gated findings by \(head)",
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
      paragraphs: singletons.isEmpty
        ? []
        : [
          "How long what a singleton holds ought to live, told by its fields: `session` until the "
            + "user logs out, `flow` until a task such as an order is done, `UI` while a screen is "
            + "shown, `app` as long as the app; `stateless` holds nothing that changes. All of them "
            + "live as long as the app today."
        ],
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
      id: "registrations", title: "Registrations", paragraphs: registrationWords,
      tables: [
        ReportTable(
          caption: "Registrations that do not fit what is asked for",
          columns: ["type", "what it means", "place"],
          rows: registrations.map { row in
            [.code(row.type), .text(row.problem.rawValue), .place(row.path, line: row.line)]
          }, shownRows: 25,
          emptyText: registeredTypeCount == 0
            ? "" : "Nothing was seen that does not fit what is asked for.")
      ])
  }

  private var registrationWords: [String] {
    if registeredTypeCount == 0 { return ["Nothing is registered with a container."] }
    let registered =
      "\(counted(registeredTypeCount, "type", "is", "are")) registered with a container."
    if untoldResolutionCount == 0 { return [registered] }
    return [
      registered,
      "\(counted(untoldResolutionCount, "place", "resolves", "resolve")) a type that is not written "
        + "there, so what is never asked for cannot be told.",
    ]
  }

  /// Part 9: what may stay, and what was not looked at.
  var exceptionSection: ReportSection {
    ReportSection(
      id: "exceptions", title: "Exceptions",
      paragraphs: exceptions.isEmpty
        ? [] : ["What somebody decided may stay, with the reason; overdue decisions come first."],
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
      paragraphs: findings.isEmpty
        ? []
        : [
          "By file and line. `debt` is gated, `reported` is shown only; what is exempt, ignored or "
            + "allowed stands here with its reason and counts nowhere."
        ],
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
