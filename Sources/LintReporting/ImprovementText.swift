import DebtRatchet
import LintFindings

/// What got better or was moved, a line a kind, or every one of them when verbose.
func improvementLines(_ report: RunReport, options: TextOptions) -> [String] {
  func lines(_ debts: [GoneDebt]) -> [String] {
    debts.map { "\(debtText($0.key, count: $0.count, options))  (\($0.why.rawValue))" }
  }
  let fixed = options.palette.success("FIXED (\(grouped(report.fixedCount)))")
  let ungated = options.palette.heading("NO LONGER GATED (\(grouped(report.ungatedCount)))")
  return block(fixed, lines(report.fixed.filter(\.why.isFixed)), options)
    + renamedSubjectLines(report, options: options) + moveLines(report, options: options)
    + block(ungated, lines(report.fixed.filter { !$0.why.isFixed }), options)
    + exemptLines(report, options: options)
}

/// What is exempt by its place and was not there at the base: the easiest way round a gate.
private func exemptLines(_ report: RunReport, options: TextOptions) -> [String] {
  let rows = report.rows(in: .exempt).filter(\.appeared)
  let title = options.palette.heading("NEWLY EXEMPT (\(grouped(rows.count)))")
  return block(title, rows.map { "\(moveText($0, options))\(reasonText($0))" }, options)
}

private func reasonText(_ row: RunReport.Row) -> String {
  guard case .exempt(let reason) = row.finding.standing else { return "" }
  return "  (\(visible(reason)))"
}

/// One line a new name, however many findings bear it.
private func renamedSubjectLines(_ report: RunReport, options: TextOptions) -> [String] {
  report.renamedSubjects.map { renamed in
    let title = options.palette.heading("RENAMED SUBJECT (\(grouped(renamed.count)))")
    return "\(title)   \(visible(renamed.old)) -> \(visible(renamed.new))"
  }
}

private func moveLines(_ report: RunReport, options: TextOptions) -> [String] {
  let states: [FindingState] = [
    .movedUp, .moved, .merged, .renamed, .respelled, .replaced, .accepted,
  ]
  return states.flatMap { state in
    let rows = report.rows(in: state).filter { $0.link != .renamedSubject }
    let title = options.palette.heading("\(state.words.uppercased()) (\(grouped(rows.count)))")
    return block(title, rows.map { moveText($0, options) }, options)
  }
}

/// The first of some lines beside the title, or all of them below it when verbose.
private func block(_ title: String, _ lines: [String], _ options: TextOptions) -> [String] {
  guard let first = lines.first else { return [] }
  if options.detail == .verbose {
    return [title] + limited(lines, to: options.limit) { "  " + $0 }
  }
  let more = lines.count > 1 ? ", and \(grouped(lines.count - 1)) more (-v)" : ""
  return ["\(title)   \(first)\(more)"]
}

/// `CartService  App/CartViewModel.swift -> App/CartCoordinator.swift:18  leaf -> coordinator`
private func moveText(_ row: RunReport.Row, _ options: TextOptions) -> String {
  let finding = row.finding
  let place = "\(pathText(finding.place.path, options)):\(finding.place.line)"
  guard let origin = row.movedFrom else { return "\(visible(finding.subject))  \(place)" }
  let before = visible(origin.key.subject)
  let after = visible(finding.subject)
  var parts = [before == after ? after : "\(before) -> \(after)"]
  let isSameFile = origin.key.file == finding.place.path
  parts.append(isSameFile ? place : "\(pathText(origin.key.file, options)) -> \(place)")
  if origin.tier != finding.tier { parts.append("\(origin.tier) -> \(finding.tier)") }
  if origin.key.rule != finding.rule { parts.append("\(origin.key.rule) -> \(finding.rule)") }
  return parts.joined(separator: "  ")
}
