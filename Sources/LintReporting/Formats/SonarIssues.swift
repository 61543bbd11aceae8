import LintFindings
import LintNotation
import LintRules

/// SonarQube's generic issues, with the rules that they break.
///
/// Lines are 1-based there and columns 0-based in UTF-16 units; a range that is empty or leaves its
/// line stops the whole analysis, so a finding that spans lines has none.
func renderSonarIssues(_ report: RunReport, pathPrefix: String) -> String {
  let debts = report.debts
  let broken = Set(debts.map(\.finding.rule))
  let value: JSONValue = [
    "rules": JSONValue(report.rules.filter { broken.contains($0.id) }.map(ruleValue)),
    "issues": JSONValue(debts.map { issueValue($0, pathPrefix: pathPrefix) }),
  ]
  return renderJSON(value, layout: .indented) + "\n"
}

private func ruleValue(_ rule: Rule) -> JSONValue {
  [
    "id": JSONValue(rule.id.name),
    "name": JSONValue(rule.id.words),
    "description": JSONValue("\(rule.summary): \(rule.why)"),
    "engineId": "diratchet",
    "cleanCodeAttribute": "MODULAR",
    "impacts": [
      [
        "softwareQuality": "MAINTAINABILITY",
        "severity": rule.level == .gate ? "MEDIUM" : "LOW",
      ]
    ],
  ]
}

private func issueValue(_ alert: Alert, pathPrefix: String) -> JSONValue {
  let place = alert.finding.place
  var range = [JSONMember("startLine", JSONValue(place.line))]
  if let end = alert.endUTF16Column, end > place.utf16Column {
    range.append(JSONMember("endLine", JSONValue(place.line)))
    range.append(JSONMember("startColumn", JSONValue(place.utf16Column - 1)))
    range.append(JSONMember("endColumn", JSONValue(end - 1)))
  }
  return [
    "ruleId": JSONValue(alert.finding.rule.name),
    "primaryLocation": [
      "message": JSONValue(visible(alert.finding.message)),
      "filePath": JSONValue(pathPrefix + place.path),
      "textRange": JSONValue(range),
    ],
  ]
}
