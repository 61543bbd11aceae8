import DebtInventory
import LintFindings

/// The burn-down by family, new against fixed, and the honest share, with the table behind them.
func historyCharts(_ history: [HistoryPoint]) -> [Markup] {
  guard history.count > 1 else { return [] }
  let families = Set(history.flatMap(\.counts.byFamily.keys)).sorted()
  var budget = PageBudget()
  let table = tableView(
    historyTable(history, families: families), id: "history-table", share: .small, budget: &budget)
  return [
    // One time axis beside the other, or below it where there is no room.
    .element(
      "div", [:], BurnDownChart(history: history, families: families).view,
      ChangeChart(history: history).view, HonestyChart(history: history).view),
    .element(
      "details", [:], .element("summary", [:], .words("The numbers behind the pictures")), table),
  ]
}

private func historyTable(_ history: [HistoryPoint], families: [String]) -> ReportTable {
  ReportTable(
    caption: "The history behind the pictures",
    columns: ["date", "commit"] + families.map { .number($0) }
      + [.number("all"), .number("new"), .number("fixed"), .number("honest"), "remark"],
    rows: history.enumerated().map { index, point in
      return [.text(point.day.description), .code(String(point.commit.prefix(10)))]
        + families.map { .number(point.counts.byFamily[$0] ?? 0) }
        + [
          .number(point.counts.total), index == 0 ? .none : .number(point.new),
          index == 0 ? .none : .number(point.fixed),
          point.counts.honestShare?.cell ?? .none,
          .text(point.changesRecord ? "record or configuration changed" : ""),
        ]
    }, emptyText: ""
  ).withoutEmptyColumns()
}
