import DebtRatchet
import LintFindings

/// JUnit's XML: a suite for each rule, a test case for each finding; what is recorded is skipped.
///
/// There is no one schema; this stays within the strictest that is in use, Jenkins's. A report
/// without any test case counts as broken there, so a clean run holds one that passes.
func renderJUnit(_ report: RunReport, pathPrefix: String) -> String {
  let byRule = Dictionary(grouping: report.debts, by: \.finding.rule)
  var suites = byRule.sorted { $0.key < $1.key }.map { rule, alerts in
    suite(named: rule.name, alerts.map { testCase($0, pathPrefix: pathPrefix) })
  }
  suites += [runSuite(report)]
  return xmlDeclaration + "<testsuites name=\"diratchet\">\n" + suites.joined() + "</testsuites>\n"
}

private struct TestCase {
  var xml: String
  var outcome: Outcome
  enum Outcome { case passed, skipped, failed, broken }
}

private func suite(named name: String, _ cases: [TestCase]) -> String {
  let start = xmlStart(
    "testsuite",
    [
      "name": name, "tests": String(cases.count),
      "failures": String(cases.count { $0.outcome == .failed }),
      "errors": String(cases.count { $0.outcome == .broken }),
      "skipped": String(cases.count { $0.outcome == .skipped }),
    ])
  return "  \(start)\n" + cases.map { "    \($0.xml)\n" }.joined() + "  </testsuite>\n"
}

private func testCase(_ alert: Alert, pathPrefix: String) -> TestCase {
  let finding = alert.finding
  let start = xmlStart(
    "testcase",
    ["name": placeText(finding.place, prefix: pathPrefix), "classname": finding.symbol])
  guard alert.severity > .note else {
    let state = xmlElement("skipped", ["message": alert.row.state?.words ?? "recorded"])
    return TestCase(xml: start + state + "</testcase>", outcome: .skipped)
  }
  let failure =
    xmlStart("failure", ["type": finding.rule.name, "message": finding.message])
    + xmlText(finding.evidence.joined(separator: "; ")) + "</failure>"
  return TestCase(xml: start + failure + "</testcase>", outcome: .failed)
}

/// Whether the run as a whole could judge, and whether the record is in order.
private func runSuite(_ report: RunReport) -> String {
  let attributes: KeyValuePairs = ["name": "judgement", "classname": "diratchet"]
  let complaints = report.complaints
  guard !complaints.isEmpty else {
    return suite(
      named: "diratchet",
      [TestCase(xml: xmlElement("testcase", attributes), outcome: .passed)])
  }
  let isBroken = report.status == .cannotJudge
  let message = xmlElement(
    isBroken ? "error" : "failure",
    ["type": report.status.rawValue, "message": complaints.joined(separator: "; ")])
  return suite(
    named: "diratchet",
    [
      TestCase(
        xml: xmlStart("testcase", attributes) + message + "</testcase>",
        outcome: isBroken ? .broken : .failed)
    ])
}
