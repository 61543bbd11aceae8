import LintFindings

/// The last line of a run: why it failed and what to type next.
func verdictLines(_ report: RunReport, options: TextOptions) -> [String] {
  switch report.status {
  case .pass: options.detail > .quiet ? ["passed: no new debt"] : []
  case .increase: [options.palette.failure(increaseLine(report))]
  case .refresh: report.closing.isEmpty ? [] : report.closing
  case .cannotJudge: report.closing.map(options.palette.failure)
  }
}

/// `failed: debt increased by 1 (access, leaf 210 -> 211); fix it, or: diratchet baseline accept …`
private func increaseLine(_ report: RunReport) -> String {
  let rows = report.rows.filter(\.state.isIncrease)
  let sums = report.sums.filter { $0.new > 0 }
    .map { "\($0.family), \($0.tier) \(grouped($0.before)) -> \(grouped($0.after))" }
  let detail = sums.isEmpty ? "" : " (\(sums.joined(separator: "; ")))"
  return "failed: debt increased by \(grouped(rows.count))\(detail); fix it, or: "
    + "diratchet baseline accept --new --reason \"...\""
}
