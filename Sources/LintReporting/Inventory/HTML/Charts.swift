import DebtInventory
import LintFindings

/// The pictures of a part; the tables behind them follow in the same part.
func charts(for section: String, of inventory: Inventory) -> [Markup] {
  switch section {
  case "headline": [tierChart(inventory)] + historyCharts(inventory.history)
  case "modules": [moduleChart(inventory), honestyChart(inventory)]
  default: []
  }
}

private func tierChart(_ inventory: Inventory) -> Markup {
  let counts = inventory.headline.counts
  let families = counts.byFamily.keys.sorted()
  let bars = families.map { family in
    let rows = inventory.findings.filter {
      $0.finding.isDebt && $0.level == "gate" && $0.family == family
    }
    let leaves = rows.count { $0.finding.tier == .leaf }
    return BarChart.Bar(label: family, values: [leaves, rows.count - leaves])
  }
  return BarChart(
    id: "chart-tiers", title: "Gated findings by family and tier",
    series: [.init(name: "leaf", look: .solid), .init(name: "coordinator", look: .hatched)],
    bars: bars
  ).view
}

private func moduleChart(_ inventory: Inventory) -> Markup {
  BarChart(
    id: "chart-modules", title: "Gated findings by module",
    series: [.init(name: "findings", look: .solid)],
    bars: inventory.modules.filter { $0.findings > 0 }.prefix(15).map {
      BarChart.Bar(label: $0.name, values: [$0.findings])
    }
  ).view
}

private func honestyChart(_ inventory: Inventory) -> Markup {
  let rows = inventory.modules.compactMap { module in
    module.honest.map { (name: module.name, share: $0) }
  }
  return BarChart(
    id: "chart-honesty", title: "Types whose init tells the truth, by module",
    series: [
      .init(name: "tells the truth", look: .solid), .init(name: "hides something", look: .hatched),
    ],
    bars: rows.sorted { $0.share.whole > $1.share.whole }.prefix(15).map { row in
      BarChart.Bar(label: row.name, values: [row.share.part, row.share.whole - row.share.part])
    }
  ).view
}
