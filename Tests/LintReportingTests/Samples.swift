import DebtRatchet
import LintFindings
import LintReporting

/// A finding in a view model, with what a test does not care about filled in.
func finding(
  _ subject: String, in path: String = "App/CartViewModel.swift", line: Int = 3,
  tier: Tier = .leaf, standing: Finding.Standing = .counted
) -> Finding {
  Finding(
    rule: "service_locator_resolve", subject: subject, symbol: "CartViewModel.load()", tier: tier,
    standing: standing, evidence: ["argument is a metatype"], text: "resolve",
    message: "`CartViewModel.load()` resolves `\(subject)`; take it as an `init` parameter",
    place: Place(
      path: path, line: line, utf8Column: 24, utf16Column: 24, endLine: line, endUTF8Column: 31,
      lineLength: 40))
}

/// A report with the given rows about a tree of two files.
func report(
  _ status: Verdict.Status, _ rows: [RunReport.Row], fixed: [GoneDebt] = [],
  totals: [FamilyTotals] = []
) -> RunReport {
  var report = RunReport(
    status: status, extent: RunReport.Extent(files: 2, lines: 30, bytes: 400), rows: rows)
  report.fixed = fixed
  report.totals = totals
  return report
}
