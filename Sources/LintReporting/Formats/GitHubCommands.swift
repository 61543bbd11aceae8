import LintFindings

/// Workflow commands of GitHub Actions, which become annotations on the changed lines.
///
/// GitHub shows ten errors and ten warnings a step; what fails the run comes first, and beyond
/// fifty only the number is told.
func renderGitHubCommands(_ report: RunReport, pathPrefix: String) -> String {
  let alerts = report.alerts
  let worstFirst = alerts.filter { $0.severity == .error } + alerts.filter { $0.severity < .error }
  let shown = worstFirst.prefix(50)
  var commands = report.complaints.map { command("error", [("title", "diratchet")], $0) }
  commands += shown.map { annotation($0, pathPrefix: pathPrefix) }
  if shown.count < alerts.count {
    let left = "\(counted(alerts.count - shown.count, "more finding")) in the log"
    commands.append(command("notice", [("title", "diratchet")], left))
  }
  return commands.map { $0 + "\n" }.joined()
}

private func annotation(_ alert: Alert, pathPrefix: String) -> String {
  let place = alert.finding.place
  var properties = [("file", visible(pathPrefix + place.path)), ("line", String(place.line))]
  // Columns are refused when the range spans lines.
  if let end = alert.endUTF16Column {
    properties.append(("col", String(place.utf16Column)))
    properties.append(("endColumn", String(end)))
  } else {
    properties.append(("endLine", String(place.endLine)))
  }
  properties.append(("title", alert.finding.rule.name))
  return command(
    alert.severity == .error ? "error" : "warning", properties, visible(alert.finding.message))
}

private func command(
  _ name: String, _ properties: [(name: String, value: String)], _ message: String
) -> String {
  let list = properties.map { "\($0.name)=\(escaped($0.value, also: [":": "%3A", ",": "%2C"]))" }
  return "::\(name) \(list.joined(separator: ","))::\(escaped(message))"
}

/// The escapes of the runner that reads the commands.
private func escaped(_ text: String, also more: [Character: String] = [:]) -> String {
  var result = ""
  for character in text {
    switch character {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n", "\r\n": result += "%0A"
    default: result += more[character] ?? String(character)
    }
  }
  return result
}
