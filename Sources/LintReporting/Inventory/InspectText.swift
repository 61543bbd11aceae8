package import DebtInventory

/// The ledger of one type: what it declares and hides, where each is used, who creates it, and what
/// moves one level up when it is converted.
package func renderInspectText(_ row: LedgerRow, palette: Palette) -> String {
  var lines = [
    "\(palette.heading(visible(row.type)))  \(visible(row.path)):\(row.line)  \(row.tier)",
    "  module    \(visible(row.module))" + (row.owner.map { "  owner \(visible($0))" } ?? ""),
    "  declares  \(visible(declarationWords(row).filter { $0 != "`" }))",
    "  hides     \(counted(row.hides.count, "thing")), in \(counted(row.useCount, "place"))",
  ]
  for hidden in row.hides {
    lines.append("    \(visible(hidden.subject))")
    lines += hidden.uses.map { use in
      "      \(visible(use.path)):\(use.line)  \(visible(use.symbol))  \(visible(use.means))"
    }
  }
  lines.append("  created by")
  lines += creatorLines(row)
  if let truth = row.truthfulInitializer {
    lines += ["  would be  \(visible(truth))", "  moves one level up"]
    lines += movingLines(row)
  }
  return lines.map { $0 + "\n" }.joined()
}

private func creatorLines(_ row: LedgerRow) -> [String] {
  if row.isCreatedBySystem { return ["    the system"] }
  if row.creators.isEmpty { return ["    nobody that was seen (a storyboard, a container?)"] }
  return row.creators.map { "    \(visible($0.path)):\($0.line)  \(visible($0.symbol))" }
}

/// What each creator has to hand in from then on.
private func movingLines(_ row: LedgerRow) -> [String] {
  let subjects = row.hides.map(\.subject).filter { $0 != "?" }.joined(separator: ", ")
  if row.creators.isEmpty { return ["    \(visible(subjects)), to whoever creates it"] }
  return row.creators.map { "    \(visible(subjects)), to \(visible($0.symbol))" }
}
