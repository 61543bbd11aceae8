import DebtRatchet
import LintFindings

/// Why the findings of one line are in the state that they are in; nil if there are none.
///
/// - Parameters:
///   - path: relative to the root.
///   - line: 1-based.
package func renderReasons(
  of report: RunReport, path: String, line: Int, options: TextOptions
) -> String? {
  let rows = report.rows.filter { $0.finding.place.path == path && $0.finding.place.line == line }
  if rows.isEmpty { return nil }
  return rows.map { row in
    let title = "\(findingLine(row, options: options))\n"
    return title + reasons(for: row, in: report, options).map { "  \($0)\n" }.joined()
  }.joined(separator: "\n")
}

private func reasons(
  for row: RunReport.Row, in report: RunReport, _ options: TextOptions
) -> [String] {
  guard let state = row.state else { return [] }
  var lines = ["state: \(state.words)"]
  if let origin = row.movedFrom {
    lines.append("paired with: \(debtText(origin.key, count: 1, options)), \(origin.tier)")
  }
  if let link = row.link { lines.append("because: \(link.words)") }
  if state == .known { lines.append("because: the record holds this file, rule and subject") }
  if state.isIncrease, row.movedFrom == nil {
    lines += unpairedDonors(near: row.finding, in: report, options)
  }
  return lines
}

/// The fixed debts that resemble a new one, each with what is missing for a pair.
private func unpairedDonors(
  near finding: Finding, in report: RunReport, _ options: TextOptions
) -> [String] {
  let subject = comparableSubject(finding.subject)
  let donors = report.fixed.filter {
    comparableSubject($0.key.subject) == subject || $0.key.file == finding.place.path
  }
  guard !donors.isEmpty else {
    return ["because: no fixed debt has this subject or lies in this file, so it adds up"]
  }
  return ["because: none of these fixed debts pairs with it"]
    + donors.map { donor in
      let text = debtText(donor.key, count: donor.count, options)
      return "  \(text), \(donor.tier): \(obstacle(between: donor, and: finding))"
    }
}

private func obstacle(between donor: GoneDebt, and finding: Finding) -> String {
  if comparableSubject(donor.key.subject) != comparableSubject(finding.subject) {
    return "another subject of another family, or paired elsewhere"
  }
  if donor.tier > finding.tier { return "debt may not move down to \(finding.tier)" }
  return "no rename, no common type, no creator, another folder, no higher tier"
}

extension Link {
  /// The evidence in words.
  var words: String {
    switch self {
    case .sameFile: "the same file and subject under another rule"
    case .fileMap: "the file was renamed or moved"
    case .sameType: "the same outermost type"
    case .creator: "this file builds a type that the other file declares"
    case .upInModule: "this file stands higher in the same module"
    case .near: "the files lie in one folder, or one directly inside the other's"
    case .block: "two or more subjects went from one file to the other"
    case .upAcrossModules: "this file stands higher, in another module"
    case .shrinking: "fewer places reach for this subject than before"
    case .replaced: "the same place now reaches for another subject"
    case .renamedSubject: "the subject goes by another name everywhere"
    case .olderRevision: "an older revision of the rule recorded it in this file"
    case .tierFell: "the file itself fell to a lower tier"
    }
  }
}
