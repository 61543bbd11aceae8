package import DebtRatchet
import LintFindings

/// What paired some findings, or which gone debts were near and did not pair.
package func renderExplanations(
  _ explanations: [Explanation], options: TextOptions
) -> String {
  explanations.map { explanation in
    let judged = explanation.judged
    let row = RunReport.Row(judged)
    let lines = [findingLine(row, options: options)] + reasons(explanation, options)
    return lines.map { $0 + "\n" }.joined()
  }.joined(separator: "\n")
}

private func reasons(_ explanation: Explanation, _ options: TextOptions) -> [String] {
  let judged = explanation.judged
  var lines = ["  state: \(judged.state.words)"]
  if let origin = judged.movedFrom {
    lines.append("  paired with: \(debtText(origin.key, count: 1, options)), \(origin.tier)")
  }
  if let link = judged.link { lines.append("  because: \(link)") }
  if judged.state == .known {
    lines.append("  because: the record holds this file, rule and subject")
  }
  if judged.state.isIncrease {
    lines.append(
      explanation.rejected.isEmpty
        ? "  because: no debt that is gone resembles it"
        : "  because: nothing that is gone pays for it")
  }
  return lines
    + explanation.rejected.map { rejected in
      let donor = "\(debtText(rejected.donor, count: 1, options)), \(rejected.tier)"
      return "    \(donor): \(visible(rejected.why.description))"
    }
}
