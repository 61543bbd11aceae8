import DebtRatchet
import LintFindings
import LintNotation
import LintRules

/// The JSON of `check` and `scan`: indented, members in a fixed order, a line break at the end.
///
/// - Parameter pathPrefix: put before every path; empty for paths relative to the root.
package func renderRunJSON(_ report: RunReport, pathPrefix: String = "") -> String {
  var members = [
    JSONMember("schemaVersion", 1),
    JSONMember("tool", ["name": "diratchet", "version": JSONValue(toolVersion)]),
    JSONMember("status", JSONValue(report.status.rawValue)),
    JSONMember("base", report.base.map(baseValue) ?? nil),
    JSONMember("summary", summaryValue(report)),
    JSONMember("findings", JSONValue(report.rows.map { rowValue($0, pathPrefix: pathPrefix) })),
    JSONMember("fixed", JSONValue(report.fixed.map { fixedValue($0, pathPrefix: pathPrefix) })),
    JSONMember("notes", JSONValue(allNotes(report).map { noteValue($0, pathPrefix: pathPrefix) })),
    JSONMember(
      "skippedFiles",
      JSONValue(report.skippedFiles.map { skippedValue($0, pathPrefix: pathPrefix) })),
    // What other forms say besides, so that they can be made of this one (`convert`).
    JSONMember("strictStatus", JSONValue(report.strictStatus.rawValue)),
    JSONMember("complaints", JSONValue(report.complaints)),
    JSONMember("totals", JSONValue(report.totals.map(totalsValue))),
  ]
  if let lookAlikes = report.lookAlikes {
    let values = lookAlikes.map { lookAlikeValue($0, pathPrefix: pathPrefix) }
    members.append(JSONMember("lookAlikes", JSONValue(values)))
  }
  return renderJSON(JSONValue(members), layout: .indented) + "\n"
}

/// What `check` judged against; null for the record alone and for `scan`.
private func baseValue(_ base: RunReport.Reference) -> JSONValue {
  [
    "reference": JSONValue(base.reference),
    "commit": JSONValue(base.commit),
    "chosenBy": JSONValue(base.choice),
    "changedFiles": JSONValue(base.changedFiles),
  ]
}

private func summaryValue(_ report: RunReport) -> JSONValue {
  let findings = report.countedFindings
  let byRule = countsByRule(report).map { JSONMember($0.rule.name, JSONValue($0.count)) }
  let byTier = Tier.allCases.map { tier in
    JSONMember(tier.rawValue, JSONValue(findings.count { $0.tier == tier }))
  }
  return [
    "files": JSONValue(report.extent.files),
    "lines": JSONValue(report.extent.lines),
    "bytes": JSONValue(report.extent.bytes),
    "skipped": JSONValue(report.skippedFiles.count),
    "findings": JSONValue(findings.count),
    "byRule": JSONValue(byRule),
    "byTier": JSONValue(byTier),
  ]
}

private func rowValue(_ row: RunReport.Row, pathPrefix: String) -> JSONValue {
  let finding = row.finding
  let place = finding.place
  let value: JSONValue = [
    "rule": JSONValue(finding.rule.name),
    "facets": JSONValue(finding.facets.map(\.name)),
    "path": JSONValue(pathPrefix + place.path),
    "line": JSONValue(place.line),
    "column": JSONValue(place.utf8Column),
    "endLine": JSONValue(place.endLine),
    "endColumn": JSONValue(place.endUTF8Column),
    "subject": JSONValue(finding.subject),
    "symbol": JSONValue(finding.symbol),
    "tier": JSONValue(finding.tier.rawValue),
    "state": JSONValue(row.state?.rawValue ?? "found"),
    "exemption": JSONValue(exemption(of: finding)),
    "movedFrom": row.movedFrom.map { originValue($0, pathPrefix: pathPrefix) } ?? nil,
    "evidence": JSONValue(finding.evidence),
    "text": JSONValue(finding.text),
    "message": JSONValue(finding.message),
    "utf16Column": JSONValue(place.utf16Column),
    "lineLength": JSONValue(place.lineLength),
    "appeared": JSONValue(row.appeared),
    "enforced": JSONValue(row.isEnforced),
  ]
  guard let hash = finding.lineHash else { return value }
  return JSONValue((value.members ?? []) + [JSONMember("lineHash", JSONValue(hash))])
}

private func totalsValue(_ totals: FamilyTotals) -> JSONValue {
  [
    "family": JSONValue(totals.family.name), "leaf": changeValue(totals.leaf),
    "coordinator": changeValue(totals.coordinator), "exempt": changeValue(totals.exempt),
  ]
}

private func changeValue(_ change: FamilyTotals.Change) -> JSONValue {
  [
    "before": change.before.map { JSONValue($0) } ?? nil, "after": JSONValue(change.after),
    "new": JSONValue(change.new),
  ]
}

/// The reason why a finding does not count, of an ignore or an allowance too.
private func exemption(of finding: Finding) -> String? {
  switch finding.standing {
  case .counted: nil
  case .exempt(let reason), .ignored(let reason), .allowed(let reason): reason
  }
}

private func originValue(_ origin: JudgedFinding.Origin, pathPrefix: String) -> JSONValue {
  [
    "path": JSONValue(pathPrefix + origin.key.file),
    "rule": JSONValue(origin.key.rule.name),
    "subject": JSONValue(origin.key.subject),
    "tier": JSONValue(origin.tier.rawValue),
  ]
}

private func fixedValue(_ debt: GoneDebt, pathPrefix: String) -> JSONValue {
  [
    "path": JSONValue(pathPrefix + debt.key.file),
    "rule": JSONValue(debt.key.rule.name),
    "subject": JSONValue(debt.key.subject),
    "count": JSONValue(debt.count),
    "why": JSONValue(debt.why.rawValue),
  ]
}

/// What was said of files, of the record and of the run as a whole.
private func allNotes(_ report: RunReport) -> [Note] {
  let left = report.leftScope.map { entry, reason in
    Note(
      path: entry.key.file,
      message: "left the scope: \(entry.count) × \(entry.key.rule) \(entry.key.subject) (\(reason))"
    )
  }
  let notices = report.notices.map { Note(path: "", message: $0.description) }
  let failures = report.failures.map { Note(path: "", message: $0) }
  return report.notes + left + notices + failures
}

private func noteValue(_ note: Note, pathPrefix: String) -> JSONValue {
  [
    "path": note.path.isEmpty ? nil : JSONValue(pathPrefix + note.path),
    "line": note.line.map { JSONValue($0) } ?? nil,
    "message": JSONValue(note.message),
  ]
}

private func skippedValue(_ file: RunReport.SkippedFile, pathPrefix: String) -> JSONValue {
  ["path": JSONValue(pathPrefix + file.path), "reason": JSONValue(file.reason)]
}

private func lookAlikeValue(_ lookAlike: LookAlike, pathPrefix: String) -> JSONValue {
  [
    "rule": JSONValue(lookAlike.rule.name),
    "path": JSONValue(pathPrefix + lookAlike.place.path),
    "line": JSONValue(lookAlike.place.line),
    "column": JSONValue(lookAlike.place.utf8Column),
    "text": JSONValue(lookAlike.text),
    "reason": JSONValue(lookAlike.reason),
  ]
}
