import LintFindings

/// The text of `check`: what got better, what was moved, what is new, the sums, and a last line
/// that says why the run failed and what to type.
///
/// Only what fails the run is red.
package func renderCheckText(_ report: RunReport, options: TextOptions) -> String {
  var blocks: [[String]] = []
  if options.detail > .quiet {
    blocks.append(fixedBlock(report, options: options) + moveLines(report, options: options))
  }
  blocks.append(listBlock(.notFrozen, report, options: options))
  if options.listsKnown {
    blocks += [.known, .inherited].map { listBlock($0, report, options: options) }
  }
  blocks += [.movedDown, .new].map { failureBlock($0, report, options: options) }
  if options.showsStatistics { blocks.append(statisticsLines(report)) }
  blocks.append(closingBlock(report, options: options))
  let text = blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
  return text.joined(separator: "\n")
}

private func fixedBlock(_ report: RunReport, options: TextOptions) -> [String] {
  guard !report.fixed.isEmpty else { return [] }
  let title = options.palette.success("FIXED (\(grouped(report.fixedCount)))")
  guard options.detail == .verbose else {
    return ["\(title)   \(fixedText(report.fixed[0], options))\(more(report.fixed.count))"]
  }
  return [title] + limited(report.fixed, to: options.limit) { "  " + fixedText($0, options) }
}

private func fixedText(_ debt: RunReport.FixedDebt, _ options: TextOptions) -> String {
  let count = debt.count > 1 ? " ×\(debt.count)" : ""
  let path = visible(options.pathPrefix + debt.path)
  return "\(visible(debt.subject))\(count)  \(path)  \(debt.rule)  (\(visible(debt.why)))"
}

/// A block for each way in which debt was moved or respelled; one line each unless verbose.
private func moveLines(_ report: RunReport, options: TextOptions) -> [String] {
  let states: [FindingState] = [
    .movedUp, .moved, .merged, .renamed, .respelled, .replaced, .accepted,
  ]
  return states.flatMap { state -> [String] in
    let rows = report.rows(in: state)
    guard let first = rows.first else { return [] }
    let title = options.palette.heading("\(state.words.uppercased()) (\(grouped(rows.count)))")
    guard options.detail == .verbose else {
      return ["\(title)   \(moveText(first, options))\(more(rows.count))"]
    }
    return [title] + limited(rows, to: options.limit) { "  " + moveText($0, options) }
  }
}

/// `CartService  App/CartViewModel.swift -> App/CartCoordinator.swift:18  leaf -> coordinator`
private func moveText(_ row: RunReport.Row, _ options: TextOptions) -> String {
  let finding = row.finding
  let place = "\(visible(options.pathPrefix + finding.place.path)):\(finding.place.line)"
  guard let origin = row.origin else { return "\(visible(finding.subject))  \(place)" }
  var parts = [change(visible(origin.subject), visible(finding.subject))]
  let path = visible(options.pathPrefix + origin.path)
  parts.append(origin.path == finding.place.path ? place : "\(path) -> \(place)")
  if origin.tier != finding.tier { parts.append("\(origin.tier) -> \(finding.tier)") }
  if origin.rule != finding.rule { parts.append("\(origin.rule) -> \(finding.rule)") }
  return parts.joined(separator: "  ")
}

private func change(_ before: String, _ after: String) -> String {
  before == after ? after : "\(before) -> \(after)"
}

private func more(_ count: Int) -> String {
  count > 1 ? ", and \(grouped(count - 1)) more (-v)" : ""
}

/// What fails the run, whatever the detail.
private func failureBlock(
  _ state: FindingState, _ report: RunReport, options: TextOptions
) -> [String] {
  let rows = report.rows(in: state)
  guard !rows.isEmpty else { return [] }
  let title = options.palette.failure("\(state.words.uppercased()) (\(grouped(rows.count)))")
  return [title] + limited(rows, to: options.limit) { failureLine($0, options) }
}

private func failureLine(_ row: RunReport.Row, _ options: TextOptions) -> String {
  let line = options.palette.failure(findingLine(row, options: options))
  guard row.state == .movedDown, let origin = row.origin else { return line }
  return "\(line) (came down from \(visible(options.pathPrefix + origin.path)), \(origin.tier))"
}

private func listBlock(_ state: FindingState, _ report: RunReport, options: TextOptions) -> [String]
{
  let rows = report.rows(in: state)
  guard !rows.isEmpty else { return [] }
  let title = options.palette.heading("\(state.words.uppercased()) (\(grouped(rows.count)))")
  return [title] + limited(rows, to: options.limit) { findingLine($0, options: options) }
}

private func closingBlock(_ report: RunReport, options: TextOptions) -> [String] {
  guard options.detail > .quiet else { return verdictLines(report, options: options) }
  var lines = [checkSummary(report, options: options)]
  if options.detail == .verbose || report.status == .increase { lines += sumLines(report) }
  if report.fixedCount > 0 {
    let hint = "fixed: run `diratchet baseline tighten` to lock \(grouped(report.fixedCount)) in"
    lines.append(options.palette.success(hint))
  }
  return lines + verdictLines(report, options: options)
}

private func checkSummary(_ report: RunReport, options: TextOptions) -> String {
  var parts = stateCounts(
    report,
    of: [
      .new, .movedDown, .notFrozen, .movedUp, .moved, .merged, .renamed, .respelled, .replaced,
      .accepted,
    ])
  if report.fixedCount > 0 { parts.append("fixed \(grouped(report.fixedCount))") }
  let known = report.rows(in: .known).count
  parts.append("known \(grouped(known))")
  parts += stateCounts(report, of: [.inherited, .exempt, .ignored, .allowed])
  return summaryLine(parts, report: report, options: options)
}

/// `access  leaf 212 -> 210 (+1 new)  coordinator 61 -> 62`, one line a family.
private func sumLines(_ report: RunReport) -> [String] {
  var families: [String] = []
  for sum in report.sums where !families.contains(sum.family) { families.append(sum.family) }
  let rows = families.map { family in
    [family] + report.sums.filter { $0.family == family }.map(sumText)
  }
  return table(rows).split(separator: "\n").map(String.init)
}

private func sumText(_ sum: RunReport.TierSum) -> String {
  let new = sum.new > 0 ? " (+\(grouped(sum.new)) new)" : ""
  return "\(sum.tier) \(grouped(sum.before)) -> \(grouped(sum.after))\(new)"
}
