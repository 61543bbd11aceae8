import DebtRatchet
import LintFindings

/// Every finding as a line of comma-separated values (RFC 4180), under a line of names.
func renderRunCSV(_ report: RunReport, pathPrefix: String) -> String {
  let head = [
    "path", "line", "column", "rule", "facets", "subject", "symbol", "tier", "state", "reason",
    "message",
  ]
  let rows = report.rows.map { row in
    let finding = row.finding
    return [
      pathPrefix + finding.place.path, String(finding.place.line),
      String(finding.place.utf8Column), finding.rule.name,
      finding.facets.map(\.name).joined(separator: " "), finding.subject, finding.symbol,
      finding.tier.rawValue, row.state?.rawValue ?? "found", words(of: finding.standing).reason,
      finding.message,
    ]
  }
  return csvText([head] + rows)
}
