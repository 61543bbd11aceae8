package import DebtInventory
import LintFindings
import LintNotation

/// The history for a terminal: a line a point, then the trend.
package func renderHistoryText(_ points: [HistoryPoint]) -> String {
  let families = Set(points.flatMap(\.counts.byFamily.keys)).sorted()
  let head = ["date", "commit"] + families + ["all", "new", "fixed", "honest", ""]
  let rows = zip(points.indices, points).map { index, point in
    [point.day.description, String(point.commit.prefix(10))]
      + families.map { grouped(point.counts.byFamily[$0] ?? 0) }
      + [
        grouped(point.counts.total), index == 0 ? "" : grouped(point.new),
        index == 0 ? "" : grouped(point.fixed),
        percent(point.counts.honestShare), point.changesRecord ? "record changed" : "",
      ]
  }
  return table([head] + rows) + "\n" + trendSentence(Trend(points)) + "\n"
}

/// Where the debt is heading, in a sentence.
func trendSentence(_ trend: Trend?) -> String {
  guard let trend else { return "No trend yet: it takes four points in time." }
  let removed = trend.tenthsRemovedPerWeek
  let pace = decimal(tenths: abs(removed))
  let change = removed > 0 ? "falls by \(pace) a week" : "rises by \(pace) a week"
  let words =
    "Since \(trend.start) the number of gated findings "
    + (removed == 0 ? "stays as it is" : change)
  guard let end = trend.end else { return "\(words); at this pace no end is in sight." }
  return
    "\(words); at this pace it is zero between \(end.lowerBound) and \(end.upperBound)."
}

/// The history as JSON.
package func renderHistoryJSON(_ points: [HistoryPoint]) -> String {
  let value: JSONValue = [
    "schemaVersion": 1,
    "tool": ["name": "diratchet", "version": JSONValue(toolVersion)],
    "points": JSONValue(points.map(historyValue)),
  ]
  return renderJSON(value, layout: .indented) + "\n"
}

/// The history as comma-separated values: a line a point, a column a rule.
package func renderHistoryCSV(_ points: [HistoryPoint]) -> String {
  let rules = Set(points.flatMap(\.counts.byRule.keys)).sorted()
  let modules = Set(points.flatMap(\.counts.byModule.keys)).sorted()
  let head =
    ["date", "commit", "total", "new", "fixed", "leaf", "coordinator", "types", "honest types"]
    + rules.map(\.name) + modules.map { "module \($0)" }
  let rows = points.map { point in
    let counts = point.counts
    let numbers =
      [
        counts.total, point.new, point.fixed, counts.byTier[.leaf] ?? 0,
        counts.byTier[.coordinator] ?? 0, counts.types, counts.types - counts.hidingTypes,
      ] + rules.map { counts.byRule[$0] ?? 0 } + modules.map { counts.byModule[$0] ?? 0 }
    return [point.day.description, point.commit] + numbers.map(String.init)
  }
  return ([head] + rows).map { $0.map(csvValue).joined(separator: ",") + "\r\n" }.joined()
}
