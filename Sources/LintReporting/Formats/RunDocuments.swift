import DebtRatchet
import LintFindings

/// The result as GitHub-flavoured Markdown, for a comment or the summary of a job.
func renderRunMarkdown(_ report: RunReport, pathPrefix: String) -> String {
  markdownDocument(
    "diratchet: \(outcomeWord(report))", subtitle: outcomeSentence(report),
    sections: runSections(report, pathPrefix: pathPrefix).map { ($0.title, $0) })
}

/// The result as one HTML file.
func renderRunHTML(_ report: RunReport, pathPrefix: String) -> String {
  var budget = PageBudget()
  let sections = runSections(report, pathPrefix: pathPrefix)
  return page(
    "diratchet: \(outcomeWord(report))", subtitle: outcomeSentence(report),
    content: sections.map { sectionView($0, heading: $0.title, charts: [], budget: &budget) })
}

/// What fails the run first, then what got better, then the sums.
private func runSections(_ report: RunReport, pathPrefix: String) -> [ReportSection] {
  let groups = Dictionary(grouping: report.rows.filter(isShown), by: \.state)
  let order: [FindingState?] = [nil] + FindingState.allCases
  var sections = order.compactMap { state in
    groups[state].map { rowSection($0, state, pathPrefix: pathPrefix) }
  }
  if !report.fixed.isEmpty { sections.append(fixedSection(report, pathPrefix: pathPrefix)) }
  if report.totals.contains(where: \.isOccupied) { sections.append(totalsSection(report)) }
  return sections
}

/// What is as it was would bury what is not.
private func isShown(_ row: RunReport.Row) -> Bool {
  switch row.state {
  case .known, .inherited, .ignored, .allowed: false
  case .exempt: row.appeared
  default: true
  }
}

private func rowSection(
  _ rows: [RunReport.Row], _ state: FindingState?, pathPrefix: String
) -> ReportSection {
  let name = state?.words ?? "found"
  let title = "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(grouped(rows.count)))"
  var columns: [ReportTable.Column] = ["where", "rule", "what"]
  let isMoved = rows.contains { $0.movedFrom != nil }
  if isMoved { columns.append("from") }
  let cells = rows.map { row in
    let place = row.finding.place
    let origin = row.movedFrom.map { ReportCell.code(pathPrefix + $0.key.file) } ?? .none
    return [
      .place(pathPrefix + place.path, line: place.line), .code(row.finding.rule.name),
      .text(row.finding.message),
    ] + (isMoved ? [origin] : [])
  }
  return ReportSection(
    id: state?.rawValue ?? "findings", title: title,
    tables: [
      ReportTable(caption: title, columns: columns, rows: cells, emptyText: "")
    ])
}

private func fixedSection(_ report: RunReport, pathPrefix: String) -> ReportSection {
  let title = "Fixed (\(grouped(report.fixedCount + report.ungatedCount)))"
  let rows = report.fixed.map { debt -> [ReportCell] in
    [
      .code(pathPrefix + debt.key.file), .code(debt.key.rule.name), .code(debt.key.subject),
      .number(debt.count), .text(debt.why.rawValue),
    ]
  }
  return ReportSection(
    id: "fixed", title: title,
    tables: [
      ReportTable(
        caption: title, columns: ["where", "rule", "subject", .number("places"), "how"],
        rows: rows, emptyText: "")
    ])
}

private func totalsSection(_ report: RunReport) -> ReportSection {
  let rows = report.totals.filter(\.isOccupied).map { totals -> [ReportCell] in
    [
      .text(totals.family.name), .text(changeText(totals.leaf)),
      .text(changeText(totals.coordinator)), .number(totals.exempt.after),
    ]
  }
  return ReportSection(
    id: "totals", title: "Sums",
    tables: [
      ReportTable(
        caption: "Sums", columns: ["family", "leaf", "coordinator", .number("exempt")], rows: rows,
        emptyText: "")
    ])
}

private func outcomeWord(_ report: RunReport) -> String {
  switch report.status {
  case .pass: report.rows.contains { $0.state == nil } ? "scanned" : "passed"
  case .increase: "debt increased"
  case .refresh: "the record must be refreshed"
  case .cannotJudge: "could not judge"
  }
}

private func outcomeSentence(_ report: RunReport) -> String {
  let files = counted(report.extent.files, "file")
  let complaints = report.complaints
  if !complaints.isEmpty { return complaints.joined(separator: "; ") }
  return "\(counted(report.debts.count, "finding")) in \(files)"
}
