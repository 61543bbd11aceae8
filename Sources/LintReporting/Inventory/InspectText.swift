package import DebtInventory
import LintFindings

/// The ledger of one type: what it declares and hides, where each is used, who creates it, and what
/// moves up to each of those places when it is converted.
package func renderInspectText(_ inspection: Inspection, palette: Palette) -> String {
  let row = inspection.row
  var lines = [
    "\(palette.heading(visible(row.type)))  \(visible(row.path)):\(row.line)  \(row.tier)",
    "  module    \(visible(row.module))" + (row.owner.map { "  owner \(visible($0))" } ?? ""),
    "  declares  \(visible(declarationWords(row).filter { $0 != "`" }))",
    "  hides     \(hidingWords(row))",
  ]
  for hidden in row.hides {
    lines.append("    \(visible(subjectWords(hidden)))")
    lines += hidden.uses.map { use in
      "      \(visible(use.path)):\(use.line)  \(visible(use.symbol))  \(visible(use.means))"
    }
  }
  lines.append("  created by")
  lines += creatorLines(row)
  if let truth = row.truthfulInitializer {
    lines += ["  would be  \(visible(truth))", "  moves one level up"]
    lines += movingLines(inspection)
  } else if let obstacle = row.obstacle, !row.hides.isEmpty {
    lines.append("  would be  \(obstacle.rawValue)")
  }
  return lines.map { $0 + "\n" }.joined()
}

private func hidingWords(_ row: LedgerRow) -> String {
  row.hides.isEmpty
    ? "nothing: the initialiser tells the truth"
    : "\(counted(row.hides.count, "thing")), in \(counted(row.useCount, "place"))"
}

private func creatorLines(_ row: LedgerRow) -> [String] {
  if row.isCreatedBySystem { return ["    the system"] }
  if row.creators.isEmpty, row.obstacle == .storesNothing { return ["    nobody"] }
  if row.creators.isEmpty { return ["    nobody that was seen (a storyboard, a container?)"] }
  return row.creators.map { "    \(visible($0.path)):\($0.line)  \(visible($0.symbol))" }
}

/// What each creator has to hand in from then on, and where it has that from.
private func movingLines(_ inspection: Inspection) -> [String] {
  if inspection.handovers.isEmpty {
    let subjects = inspection.row.hides.map(\.subject).filter { $0 != "?" }
    return ["    \(visible(subjects.joined(separator: ", "))), to whoever creates it"]
  }
  return inspection.handovers.flatMap { handover in
    ["    to \(visible(handover.creator.symbol))"] + handover.arguments.map(argumentLine)
  }
}

private func argumentLine(_ argument: Inspection.Argument) -> String {
  let subject = visible(argument.subject)
  switch argument.source {
  case .declared: return "      \(subject), which its initialiser asks for"
  case .reached: return "      \(subject), which it reaches for already"
  case .moved: return "      \(subject) by \(visible(argument.means.joined(separator: ", ")))"
  }
}
