import DebtRatchet
import LintFindings

/// One line an alert as the compiler writes it, which Xcode turns into a mark beside the code.
///
/// Xcode hides a second issue with the same text, and cuts long ones; so the rule comes first and
/// the message names the type. Columns count UTF-8 bytes, as those of the compiler do.
func renderXcodeLines(_ report: RunReport, pathPrefix: String) -> String {
  let issues = report.alerts.map { alert in
    let place = placeText(alert.finding.place, prefix: pathPrefix)
    let severity = alert.severity == .error ? "error" : "warning"
    return "\(place): \(severity): [\(alert.finding.rule)] \(visible(alert.finding.message))\n"
  }
  let severity = report.status == .pass ? "warning" : "error"
  return (issues + report.complaints.map { "\(severity): diratchet: \($0)\n" }).joined()
}
