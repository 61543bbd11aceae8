package import DebtInventory
import LintFindings

/// Every finding as a line of comma-separated values (RFC 4180), under a line of names.
///
/// A value that a spreadsheet would take for a formula begins with an apostrophe.
package func renderInventoryCSV(_ inventory: Inventory) -> String {
  let head = [
    "path", "line", "column", "rule", "facets", "level", "subject", "symbol", "tier", "module",
    "owner", "standing", "reason", "message",
  ]
  let rows = inventory.findings.map(values)
  return csvText([head] + rows)
}

/// Lines of values, each ended as the format asks.
func csvText(_ rows: [[String]]) -> String {
  rows.map { $0.map(csvValue).joined(separator: ",") + "\r\n" }.joined()
}

private func values(of row: FindingRow) -> [String] {
  let finding = row.finding
  let (standing, reason) = words(of: finding.standing)
  return [
    finding.place.path, String(finding.place.line), String(finding.place.utf8Column),
    finding.rule.name, finding.facets.map(\.name).joined(separator: " "), row.level,
    finding.subject, finding.symbol, finding.tier.rawValue, row.module, row.owner ?? "", standing,
    reason, finding.message,
  ]
}

/// The standing as a word, and the reason for it.
func words(of standing: Finding.Standing) -> (word: String, reason: String) {
  switch standing {
  case .counted: ("counted", "")
  case .exempt(let reason): ("exempt", reason)
  case .ignored(let reason): ("ignored", reason)
  case .allowed(let reason): ("allowed", reason)
  }
}

/// A value as a CSV file holds it.
func csvValue(_ text: String) -> String {
  var text = visible(text)
  if let first = text.first(where: { $0 != " " }), "=+-@\t\r".contains(first) { text = "'" + text }
  guard text.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return text }
  let inside = text.split(separator: "\"", omittingEmptySubsequences: false)
  return "\"\(inside.joined(separator: "\"\""))\""
}
