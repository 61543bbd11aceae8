import LintFindings

/// Checkstyle's XML: the alerts by file.
func renderCheckstyle(_ report: RunReport, pathPrefix: String) -> String {
  var lines: [String] = []
  var path: String?
  for alert in report.alerts {
    let place = alert.finding.place
    if place.path != path {
      if path != nil { lines.append("  </file>") }
      lines.append("  " + xmlStart("file", ["name": pathPrefix + place.path]))
      path = place.path
    }
    lines.append("    " + error(alert))
  }
  if path != nil { lines.append("  </file>") }
  let complaints = report.complaints
  if !complaints.isEmpty {
    lines.append("  " + xmlStart("file", ["name": pathPrefix + "baseline.json"]))
    lines += complaints.map { "    " + error("error", line: 1, $0, rule: "record") }
    lines.append("  </file>")
  }
  return xmlDeclaration + "<checkstyle version=\"4.3\">\n" + lines.map { $0 + "\n" }.joined()
    + "</checkstyle>\n"
}

private func error(_ alert: Alert) -> String {
  xmlElement(
    "error",
    [
      "line": String(alert.finding.place.line),
      "column": String(alert.finding.place.utf16Column),
      "severity": alert.severity == .error ? "error" : "warning",
      "message": alert.finding.message,
      "source": "diratchet.\(alert.finding.rule)",
    ])
}

private func error(_ severity: String, line: Int, _ message: String, rule: String) -> String {
  xmlElement(
    "error",
    [
      "line": String(line), "severity": severity, "message": message, "source": "diratchet.\(rule)",
    ])
}
