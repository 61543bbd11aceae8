import DebtRatchet
import LintFindings

/// The end of the text of `check`: the counts, the sums by family and tier, hints, and a last line
/// that says how the run ended and what to type next.
func closingLines(_ report: RunReport, options: TextOptions) -> [String] {
  guard options.detail > .quiet else {
    return report.strictStatus == .pass ? [] : [lastLine(report, options: options)]
  }
  var lines = [countsLine(report, options: options)]
  if options.detail == .verbose || report.strictStatus == .increase {
    let rows = report.totals.filter(\.isOccupied).map(totalsRow)
    lines += table(rows).split(separator: "\n").map(String.init)
  }
  let isOfInterest = options.detail == .verbose || report.strictStatus == .increase
  lines += report.notices.filter { !$0.isOutcome && (!$0.isAboutFarMoves || isOfInterest) }
    .map { "note: \(visible($0.description))" }
  if report.fixedCount > 0 {
    let hint = "fixed: run `diratchet baseline tighten` to lock \(grouped(report.fixedCount)) in"
    lines.append(options.palette.success(hint))
  }
  return lines + [lastLine(report, options: options)]
}

private func countsLine(_ report: RunReport, options: TextOptions) -> String {
  var parts = stateCounts(
    report,
    of: [
      .new, .movedDown, .notFrozen, .movedUp, .moved, .merged, .renamed, .respelled, .replaced,
      .accepted,
    ])
  if report.fixedCount > 0 { parts.append("fixed \(grouped(report.fixedCount))") }
  if report.ungatedCount > 0 { parts.append("no longer gated \(grouped(report.ungatedCount))") }
  parts.append("known \(grouped(report.count(in: .known)))")
  parts += stateCounts(report, of: [.inherited, .exempt, .ignored, .allowed])
  for (why, words) in [(SetAside.Why.notExamined, "not examined"), (.dormant, "dormant")] {
    let count = report.setAside.filter { $0.why == why }.reduce(0) { $0 + $1.count }
    if count > 0 { parts.append("\(words) \(grouped(count))") }
  }
  return summaryLine(parts, report: report, options: options)
}

/// `access  leaf 212 -> 210 (+1 new)  coordinator 61 -> 62  composition 140 (exempt)`
private func totalsRow(_ totals: FamilyTotals) -> [String] {
  var row = [totals.family.name]
  row.append("leaf \(changeText(totals.leaf))")
  row.append("coordinator \(changeText(totals.coordinator))")
  if totals.exempt.after > 0 { row.append("exempt \(grouped(totals.exempt.after))") }
  return row
}

/// `212 -> 210 (+1 new)`
func changeText(_ change: FamilyTotals.Change) -> String {
  let before = change.before.map { "\(grouped($0)) -> " } ?? ""
  let new = change.new > 0 ? " (+\(grouped(change.new)) new)" : ""
  return before + grouped(change.after) + new
}

private func lastLine(_ report: RunReport, options: TextOptions) -> String {
  switch report.strictStatus {
  case .pass: "passed: no new debt"
  case .increase: verdictText("failed", increaseText(report), report, options)
  case .refresh: verdictText("refresh", refreshSentence(report), report, options)
  case .cannotJudge:
    options.palette.failure("cannot judge: " + report.failures.map(visible).joined(separator: "; "))
  }
}

/// A failure in red; what is only told, because the configuration says so, is not red.
private func verdictText(
  _ word: String, _ text: String, _ report: RunReport, _ options: TextOptions
) -> String {
  if report.status != report.strictStatus { return "would fail: \(text)" }
  return report.status == .increase
    ? options.palette.failure("\(word): \(text)") : "\(word): \(text)"
}

/// `debt increased by 1 (access, leaf 210 -> 211); fix it, or: diratchet baseline accept …`
private func increaseText(_ report: RunReport) -> String {
  let rows = report.rows.filter { $0.state?.isIncrease ?? false }
  let count = rows.count(where: \.isEnforced)
  let raises = report.notices.filter(\.isGuardFailure).map { visible($0.description) }
  if count == 0 { return raises.first ?? strictText(report) }
  let sums = report.totals.flatMap { totals in
    [("leaf", totals.leaf), ("coordinator", totals.coordinator)].filter { $0.1.new > 0 }
      .map { "\(totals.family), \($0.0) \(increase($0.1))" }
  }
  let told = rows.count - count
  // The sums do not tell what fails the run from what its module only warns of.
  let detail =
    told > 0
    ? ", and \(grouped(told)) more in modules that only warn"
    : sums.isEmpty ? "" : " (\(sums.joined(separator: "; ")))"
  return "debt increased by \(grouped(count))\(detail); fix it"
    + (report.hasRecord ? ", or: diratchet baseline accept --new --reason \"...\"" : "")
}

/// What only a strict configuration refuses.
private func strictText(_ report: RunReport) -> String {
  func gone(_ why: GoneDebt.Why) -> Int {
    report.fixed.filter { $0.why == why }.reduce(0) { $0 + $1.count }
  }
  let refused = [
    (gone(.relabelled), "relabelled into an exempt tier"),
    (gone(.exempted), "made exempt by its place"),
    (report.count(in: .replaced), "replaced"),
    (report.count(in: .accepted), "accepted"),
  ]
  let parts = refused.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
  return "`strict` refuses \(parts.joined(separator: ", ")); undo that, "
    + "`diratchet check -v` lists it"
}

/// From the number without what is new, so that improvements elsewhere do not hide the increase.
private func increase(_ change: FamilyTotals.Change) -> String {
  "\(grouped(change.after - change.new)) -> \(grouped(change.after))"
}

/// Why the record must be refreshed, and what to type.
func refreshSentence(_ report: RunReport) -> String {
  if report.notices.contains(.stale) {
    return "the record lists more than there is; run `diratchet baseline tighten`"
  }
  return "the record does not fit the rules or the scope any more; "
    + "run `diratchet baseline upgrade`"
}

extension FamilyTotals {
  /// Whether there is or was any debt of the family.
  var isOccupied: Bool {
    [leaf, coordinator, exempt].contains { $0.after > 0 || $0.before ?? 0 > 0 }
  }
}

extension Notice {
  /// Whether the last line says it.
  fileprivate var isOutcome: Bool {
    switch self {
    case .wouldFail, .stale: true
    default: false
    }
  }

  fileprivate var isGuardFailure: Bool {
    if case .guarded(let finding) = self { finding.isIncrease } else { false }
  }
}
