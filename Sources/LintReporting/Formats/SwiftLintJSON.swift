import LintFindings
import LintNotation

/// The JSON that SwiftLint writes, for plugins and scripts that read it.
func renderSwiftLintJSON(_ report: RunReport, pathPrefix: String) -> String {
  let violations = report.alerts.map { alert -> JSONValue in
    let place = alert.finding.place
    return [
      "character": JSONValue(place.utf16Column),
      "file": JSONValue(pathPrefix + place.path),
      "line": JSONValue(place.line),
      "reason": JSONValue(visible(alert.finding.message)),
      "rule_id": JSONValue(alert.finding.rule.name),
      "severity": alert.severity == .error ? "Error" : "Warning",
      "type": JSONValue(alert.finding.rule.words),
    ]
  }
  return renderJSON(JSONValue(violations), layout: .indented) + "\n"
}
