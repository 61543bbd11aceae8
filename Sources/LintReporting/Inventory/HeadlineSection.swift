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
    [honestyWords, debtWords, changeWords, removedWords, trendWords, tierWords]
      .compactMap { $0 }
  }

  private var honestyWords: String {
    guard let honest = headline.honest else { return "No type with an initialiser was scanned." }
    let others =
      honest.part == honest.whole
      ? "."
      : "; the others fetch some of it from a container, a singleton or the environment, where "
        + "nobody sees it."
    return "The `init` of \(grouped(honest.part)) of \(counted(honest.whole, "type")) tells the "
      + "truth: **\(percent(honest))**. It names all that the type uses\(others)"
  }

  private var debtWords: String {
    let tiers = Tier.allCases.filter { $0 != .composition }.map {
      "\(grouped(headline.counts.byTier[$0] ?? 0)) in the \($0) tier"
    }
    return "**\(counted(headline.counts.total, "gated finding"))** outside of Composition: "
      + "\(tiers.joined(separator: ", ")). `diratchet check` keeps the number from rising. "
      + "\(reportedWords)\(grouped(headline.exempt)) exempt, "
      + "\(grouped(headline.ignored)) ignored, \(grouped(headline.allowed)) allowed."
  }

  /// What is beside the gated findings.
  private var reportedWords: String {
    headline.reported == 0
      ? "" : "\(grouped(headline.reported)) more are reported and not gated. "
  }

  private var tierWords: String {
    "Composition is where objects are built and a container may be known; coordinators hand them "
      + "on; leaves, such as view models, views and services, use them."
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
    var counts: [RuleCount] = []
    var places: [RuleID: Int] = [:]
    for row in findings where row.finding.isDebt {
      let rule = row.finding.rule
      let place = places[rule] ?? counts.count
      places[rule] = place
      if place == counts.count { counts.append(RuleCount(rule: rule, level: row.level)) }
      counts[place].all += 1
      if row.finding.tier == .leaf { counts[place].leaves += 1 }
    }
    return ReportTable(
      caption: "Findings outside of Composition by rule and tier",
      columns: ["rule", "level", .number("leaf"), .number("coordinator"), .number("all")],
      rows: counts.sorted { ($0.level, $0.rule) < ($1.level, $1.rule) }.map { count in
        [
          .code(count.rule.name), .text(count.level), .number(count.leaves),
          .number(count.all - count.leaves), .number(count.all),
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

/// How often a rule holds outside of Composition.
private struct RuleCount {
  var rule: RuleID
  var level: String
  var leaves = 0
  var all = 0
}
