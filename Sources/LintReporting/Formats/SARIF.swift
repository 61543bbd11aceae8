import DebtRatchet
import LintFindings
import LintNotation
import LintRules

/// SARIF 2.1.0 as code scanning services accept it; an empty list of results closes old alerts.
///
/// Ignored and allowed findings are left out: GitHub does not read `suppressions` and would show
/// them as alerts. A result's region is the one token, for a pull request shows only alerts all of
/// whose lines it changes.
func renderSARIF(_ report: RunReport, pathPrefix: String) -> String {
  let debts = report.debts
  let kept = fitting(debts)
  let broken = Set(kept.map(\.finding.rule))
  let rules = report.rules.filter { broken.contains($0.id) }
  var remarks = report.complaints
  if kept.count < debts.count {
    remarks.append("\(grouped(debts.count - kept.count)) findings are left out of this file")
  }
  let run: JSONValue = [
    "tool": ["driver": driver(rules)],
    "automationDetails": ["id": "diratchet/"],
    "columnKind": "utf16CodeUnits",
    "originalUriBaseIds": [
      "SRCROOT": ["description": ["text": "the top of the repository"]]
    ],
    "invocations": [
      [
        "executionSuccessful": JSONValue(report.status != .cannotJudge),
        "toolExecutionNotifications": JSONValue(
          remarks.map { ["level": "error", "message": ["text": JSONValue($0)]] }),
      ]
    ],
    "results": JSONValue(kept.map { result($0, rules: rules, pathPrefix: pathPrefix) }),
  ]
  let log: JSONValue = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
    "runs": [run],
  ]
  return renderJSON(log, layout: .indented) + "\n"
}

/// What a service accepts: a larger file is refused whole, so recorded debt is left out first.
private func fitting(_ debts: [Alert], limit: Int = 25_000) -> [Alert] {
  guard debts.count > limit else { return debts }
  return Array(
    (debts.filter { $0.severity > .note } + debts.filter { $0.severity == .note })
      .prefix(limit))
}

private func driver(_ rules: [Rule]) -> JSONValue {
  [
    "name": "diratchet",
    "semanticVersion": JSONValue(toolVersion),
    "rules": JSONValue(rules.map(descriptor)),
  ]
}

private func descriptor(of rule: Rule) -> JSONValue {
  let isGated = rule.level == .gate
  return [
    "id": JSONValue(rule.id.name),
    "name": JSONValue(rule.id.words),
    "shortDescription": ["text": JSONValue(String(rule.summary.prefix(1_000)))],
    "fullDescription": ["text": JSONValue(String(rule.why.prefix(1_000)))],
    "help": [
      "text": JSONValue(renderExplanation(of: rule, level: rule.level, palette: .plain)),
      "markdown": JSONValue(renderExplanationMarkdown(of: rule)),
    ],
    "defaultConfiguration": ["level": isGated ? "warning" : "note"],
    "properties": [
      "tags": ["dependency-injection", "maintainability"],
      "precision": isGated ? "very-high" : "medium",
      "problem.severity": isGated ? "warning" : "recommendation",
    ],
  ]
}

private func result(_ alert: Alert, rules: [Rule], pathPrefix: String) -> JSONValue {
  let finding = alert.finding
  var members = [
    JSONMember("ruleId", JSONValue(finding.rule.name)),
    JSONMember("level", JSONValue(alert.severity.sarifName)),
    JSONMember("message", ["text": JSONValue(visible(finding.message))]),
    JSONMember("locations", [location(of: alert, pathPrefix: pathPrefix)]),
    JSONMember("partialFingerprints", fingerprints(of: alert)),
    JSONMember(
      "properties",
      ["subject": JSONValue(finding.subject), "tier": JSONValue(finding.tier.rawValue)]),
  ]
  if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
    members.insert(JSONMember("ruleIndex", JSONValue(index)), at: 1)
  }
  if let state = alert.row.state {
    let isNew = state.isIncrease || state == .notFrozen
    members.append(JSONMember("baselineState", isNew ? "new" : "unchanged"))
  }
  return JSONValue(members)
}

private func location(of alert: Alert, pathPrefix: String) -> JSONValue {
  let place = alert.finding.place
  var region = [
    JSONMember("startLine", JSONValue(place.line)),
    JSONMember("startColumn", JSONValue(place.utf16Column)),
  ]
  if let end = alert.endUTF16Column {
    region.append(JSONMember("endLine", JSONValue(place.line)))
    region.append(JSONMember("endColumn", JSONValue(end)))
  } else {
    region.append(JSONMember("endLine", JSONValue(place.endLine)))
    region.append(JSONMember("endColumn", JSONValue(place.endUTF8Column)))
  }
  return [
    "physicalLocation": [
      "artifactLocation": [
        "uri": JSONValue(uriPath(pathPrefix + place.path)), "uriBaseId": "SRCROOT",
      ],
      "region": JSONValue(region),
    ],
    "logicalLocations": [["fullyQualifiedName": JSONValue(alert.finding.symbol)]],
  ]
}

private func fingerprints(of alert: Alert) -> JSONValue {
  let own = JSONMember("diratchet/v1", JSONValue(alert.fingerprint))
  guard let hash = alert.finding.lineHash else { return JSONValue([own]) }
  return JSONValue([JSONMember("primaryLocationLineHash", JSONValue(hash)), own])
}

/// A path as a relative reference (RFC 3986): bytes that a path may not hold are percent-encoded.
private func uriPath(_ path: String) -> String {
  path.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      String(UnicodeScalar(byte))
    default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }.joined()
}

extension Severity {
  fileprivate var sarifName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
