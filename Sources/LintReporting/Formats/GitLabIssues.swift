import LintFindings
import LintNotation

/// GitLab's Code Quality report: a JSON array, empty if there is no debt.
///
/// All debt is in it, for GitLab compares with the report of the target branch by fingerprint.
func renderGitLabIssues(_ report: RunReport, pathPrefix: String) -> String {
  let issues = report.debts.map { alert -> JSONValue in
    [
      "type": "issue",
      "check_name": JSONValue(alert.finding.rule.name),
      "description": JSONValue(alert.sentence),
      "categories": ["Clarity"],
      "severity": JSONValue(alert.severity.gitLabName),
      "fingerprint": JSONValue(alert.fingerprint),
      "location": [
        "path": JSONValue(pathPrefix + alert.finding.place.path),
        "lines": [
          "begin": JSONValue(alert.finding.place.line),
          "end": JSONValue(alert.finding.place.endLine),
        ],
      ],
    ]
  }
  return renderJSON(JSONValue(issues), layout: .indented) + "\n"
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
