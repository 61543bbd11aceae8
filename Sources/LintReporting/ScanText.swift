import DebtRatchet
import LintFindings
import LintRules

/// The text of `scan`: one line a finding, then how many there are.
package func renderScanText(_ report: RunReport, options: TextOptions) -> String {
  var lines = limited(report.rows, to: options.limit) { findingLine($0, options: options) }
  if let lookAlikes = report.lookAlikes, !lookAlikes.isEmpty {
    let title = "LOOK-ALIKES (\(grouped(lookAlikes.count)))"
    lines += ["", options.palette.heading(title)]
    lines += limited(lookAlikes, to: options.limit) { lookAlikeLine($0, options: options) }
  }
  if options.showsStatistics { lines += [""] + statisticsLines(report) }
  if options.detail > .quiet {
    if !lines.isEmpty { lines.append("") }
    lines.append(scanSummary(report, options: options))
  }
  return lines.map { $0 + "\n" }.joined()
}

/// `path:line:column: rule: message`, with the reason when it does not count.
func findingLine(_ row: RunReport.Row, options: TextOptions) -> String {
  let finding = row.finding
  let place = placeText(finding.place, prefix: options.pathPrefix)
  let line = "\(place): \(finding.rule): \(visible(finding.message))"
  return switch finding.standing {
  case .counted: line
  case .exempt(let reason): options.palette.faint("\(line) (exempt: \(visible(reason)))")
  case .ignored(let reason): options.palette.faint("\(line) (ignored: \(visible(reason)))")
  case .allowed(let reason): options.palette.faint("\(line) (allowed: \(visible(reason)))")
  }
}

/// `path:line:column: rule: text (reason)`
private func lookAlikeLine(_ lookAlike: LookAlike, options: TextOptions) -> String {
  let place = placeText(lookAlike.place, prefix: options.pathPrefix)
  return "\(place): \(lookAlike.rule): `\(visible(lookAlike.text))` (\(visible(lookAlike.reason)))"
}

/// `path:line:column`
func placeText(_ place: Place, prefix: String) -> String {
  "\(visible(prefix + place.path)):\(place.line):\(place.utf8Column)"
}

/// The lines of at most so many items, and one that says how many were left out.
func limited<Item>(_ items: [Item], to limit: Int?, line: (Item) -> String) -> [String] {
  guard let limit, items.count > limit else { return items.map(line) }
  return items.prefix(limit).map(line) + ["… and \(grouped(items.count - limit)) more"]
}

/// The number of findings by rule, most first.
func statisticsLines(_ report: RunReport) -> [String] {
  let counts = countsByRule(report)
  let rows = counts.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    .map { [grouped($0.count), $0.rule.name] }
  return table(rows).split(separator: "\n").map(String.init)
}

/// How many findings count as debt, by rule, in the order of the rules' names.
func countsByRule(_ report: RunReport) -> [(rule: RuleID, count: Int)] {
  let rules = report.countedFindings.map(\.rule)
  return Dictionary(rules.map { ($0, 1) }, uniquingKeysWith: +)
    .sorted { $0.key < $1.key }
    .map { (rule: $0.key, count: $0.value) }
}

private func scanSummary(_ report: RunReport, options: TextOptions) -> String {
  let parts =
    [counted(report.countedFindings.count, "finding")]
    + stateCounts(report, of: [.exempt, .ignored, .allowed])
  return summaryLine(parts, report: report, options: options)
}

/// `exempt 140`, for each of some states that occurs.
func stateCounts(_ report: RunReport, of states: [FindingState]) -> [String] {
  let counts = Dictionary(report.rows.map { ($0.state, 1) }, uniquingKeysWith: +)
  return states.compactMap { state in
    counts[state].map { "\(state.words) \(grouped($0))" }
  }
}

/// The parts, then how much was read: `new 1 · known 212        1,843 files in 0.06 s`.
func summaryLine(_ parts: [String], report: RunReport, options: TextOptions) -> String {
  let files = counted(report.extent.files, "file") + (options.elapsed.map { " in \($0)" } ?? "")
  let skipped = report.skippedFiles.isEmpty ? "" : ", \(grouped(report.skippedFiles.count)) skipped"
  let unseen = report.extent.objectiveCFiles
  let foreign = unseen == 0 ? "" : ", \(counted(unseen, "Objective-C file")) not examined"
  return parts.joined(separator: " · ") + "        " + files + skipped + foreign
}
