import DebtInventory
import LintFindings

extension Inventory {
  /// Part 1: the numbers for whoever reads nothing else.
  var headlineSection: ReportSection {
    ReportSection(
      id: "headline", title: "Headline", paragraphs: headlineWords,
      tables: [familyTable, honestyTable])
  }

  /// The sentences of the headline, the most important first.
  private var headlineWords: [String] {
    [honestyWords, debtWords, changeWords, removedWords, trendWords].compactMap { $0 }
  }

  private var honestyWords: String {
    guard let honest = headline.honest else { return "No type with an initialiser was scanned." }
    return "The `init` of \(grouped(honest.part)) of \(counted(honest.whole, "type")) tells the "
      + "truth: **\(percent(honest))**."
  }

  private var debtWords: String {
    let tiers = Tier.allCases.filter { $0 != .composition }.map {
      "\(grouped(headline.counts.byTier[$0] ?? 0)) in the \($0) tier"
    }
    return "\(counted(headline.counts.total, "finding")) outside of Composition, "
      + "\(tiers.joined(separator: ", ")). \(grouped(headline.exempt)) exempt, "
      + "\(grouped(headline.ignored)) ignored, \(grouped(headline.allowed)) allowed."
  }

  private var changeWords: String? {
    headline.change.map { change in
      let honest = change.honestBefore.map { "; the share of honest types was \(percent($0))" }
      return "Since \(change.since): \(signed(change.after - change.before)) "
        + "(\(grouped(change.before)) before, \(grouped(change.after)) now)\(honest ?? "")."
    }
  }

  private var removedWords: String? {
    headline.removedShare.map { share in
      "\(percent(share)) of the starting debt of \(grouped(share.whole)) is removed."
    }
  }

  private var trendWords: String? { history.isEmpty ? nil : trendSentence(headline.trend) }

  private var familyTable: ReportTable {
    let counted = findings.filter { $0.isDebt }
    let rules = Set(counted.map(\.finding.rule)).sorted()
    return ReportTable(
      caption: "Findings outside of Composition by rule and tier",
      columns: ["rule", "level", .number("leaf"), .number("coordinator"), .number("all")],
      rows: rules.map { rule in
        let rows = counted.filter { $0.finding.rule == rule }
        let leaves = rows.count { $0.finding.tier == .leaf }
        return [
          .code(rule.name), .text(rows[0].level), .number(leaves), .number(rows.count - leaves),
          .number(rows.count),
        ]
      }, shownRows: 30, emptyText: "")
  }

  private var honestyTable: ReportTable {
    ReportTable(
      caption: "Types whose initialiser tells the truth, by module",
      columns: ["module", .number("honest"), .number("types"), .number("share")],
      rows: modules.compactMap { module in
        module.honest.map { share in
          [.code(module.name), .number(share.part), .number(share.whole), share.cell]
        }
      }, shownRows: 30, emptyText: "")
  }
}

extension FindingRow {
  /// Whether it counts and lies outside of Composition, at whatever level.
  var isDebt: Bool { finding.standing == .counted && finding.tier != .composition }
}
