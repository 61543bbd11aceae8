package import DebtInventory
import LintFindings
import LintNotation

/// The report as JSON, in the form that `schema report` documents.
package func renderInventoryJSON(_ inventory: Inventory) -> String {
  let value: JSONValue = [
    "schemaVersion": 1,
    "tool": ["name": "diratchet", "version": JSONValue(toolVersion)],
    "project": JSONValue(inventory.project),
    "date": JSONValue(inventory.day?.description),
    "scanned": ["files": JSONValue(inventory.fileCount), "lines": JSONValue(inventory.lineCount)],
    "headline": headlineValue(inventory.headline),
    "steps": JSONValue(
      inventory.steps.map { stepValue($0, isCurrent: $0 == inventory.currentStep) }),
    "ledger": JSONValue(inventory.ledger.map(ledgerValue)),
    "next": JSONValue(inventory.nextConversions.map(\.type)),
    "subjects": JSONValue(inventory.reach.map(reachValue)),
    "modules": JSONValue(inventory.modules.map(ownershipValue)),
    "owners": JSONValue(inventory.owners.map(ownershipValue)),
    "singletons": JSONValue(inventory.singletons.map(singletonValue)),
    "registrations": JSONValue(inventory.registrations.map(registrationValue)),
    "exceptions": JSONValue(inventory.exceptions.map(exceptionValue)),
    "unexamined": JSONValue(
      inventory.unexamined.map { ["what": JSONValue($0.what), "reason": JSONValue($0.reason)] }),
    "findings": JSONValue(inventory.findings.map(findingValue)),
    "history": JSONValue(inventory.history.map(historyValue)),
  ]
  return renderJSON(value, layout: .indented) + "\n"
}

private func headlineValue(_ headline: Headline) -> JSONValue {
  var members = [
    JSONMember("honest", shareValue(headline.honest)),
    JSONMember("counts", countsValue(headline.counts)),
    JSONMember("reported", JSONValue(headline.reported)),
    JSONMember("exempt", JSONValue(headline.exempt)),
    JSONMember("ignored", JSONValue(headline.ignored)),
    JSONMember("allowed", JSONValue(headline.allowed)),
  ]
  members.append(
    JSONMember(
      "change",
      headline.change.map { change in
        [
          "since": JSONValue(change.since), "before": JSONValue(change.before),
          "after": JSONValue(change.after), "honestBefore": shareValue(change.honestBefore),
        ]
      } ?? nil))
  members.append(JSONMember("removed", shareValue(headline.removedShare)))
  members.append(JSONMember("trend", headline.trend.map(trendValue) ?? nil))
  return JSONValue(members)
}

private func trendValue(_ trend: Trend) -> JSONValue {
  [
    "removedPerWeek": JSONValue(.number(Double(trend.tenthsRemovedPerWeek) / 10)),
    "earliestEnd": JSONValue(trend.end?.lowerBound.description),
    "latestEnd": JSONValue(trend.end?.upperBound.description),
  ]
}

private func shareValue(_ share: Share?) -> JSONValue {
  guard let share else { return nil }
  return [
    "part": JSONValue(share.part), "whole": JSONValue(share.whole),
    "percent": JSONValue(.number(Double(share.tenthsOfPercent) / 10)),
  ]
}

private func countsValue(_ counts: DebtCounts) -> JSONValue {
  [
    "total": JSONValue(counts.total),
    "byRule": countMembers(counts.byRule.map { ($0.key.name, $0.value) }),
    "byFamily": countMembers(counts.byFamily.map { ($0.key, $0.value) }),
    "byTier": countMembers(counts.byTier.map { ($0.key.rawValue, $0.value) }),
    "byModule": countMembers(counts.byModule.map { ($0.key, $0.value) }),
    "types": JSONValue(counts.types), "hidingTypes": JSONValue(counts.hidingTypes),
  ]
}

private func countMembers(_ counts: [(String, Int)]) -> JSONValue {
  JSONValue(
    counts.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map { JSONMember($0.0, JSONValue($0.1)) })
}

private func stepValue(_ step: MigrationStep, isCurrent: Bool) -> JSONValue {
  [
    "number": JSONValue(step.number), "name": JSONValue(step.name),
    "state": JSONValue(step.state.rawValue), "isCurrent": JSONValue(isCurrent),
    "remaining": step.remaining.map { JSONValue($0) } ?? nil,
    "evidence": JSONValue(step.evidence), "next": JSONValue(step.next),
  ]
}

private func ledgerValue(_ row: LedgerRow) -> JSONValue {
  let means = row.means.map { JSONMember($0.words, JSONValue($0.count)) }
  return [
    "type": JSONValue(row.type), "module": JSONValue(row.module), "owner": JSONValue(row.owner),
    "path": JSONValue(row.path), "line": JSONValue(row.line),
    "tier": JSONValue(row.tier.rawValue), "declares": JSONValue(row.declares),
    "declaredBy": JSONValue(row.declaredBy),
    "hides": JSONValue(row.hides.map(hiddenValue)), "reachedThrough": JSONValue(means),
    "truthfulInit": JSONValue(row.truthfulInitializer),
    "creators": JSONValue(row.creators.map(creatorValue)),
    "isCreatedBySystem": JSONValue(row.isCreatedBySystem),
    "recentCommits": row.recentCommits.map { JSONValue($0) } ?? nil,
  ]
}

private func hiddenValue(_ hidden: LedgerRow.HiddenRow) -> JSONValue {
  [
    "subject": JSONValue(hidden.subject),
    "uses": JSONValue(
      hidden.uses.map { use in
        [
          "path": JSONValue(use.path), "line": JSONValue(use.line),
          "symbol": JSONValue(use.symbol), "means": JSONValue(use.means),
        ]
      }),
  ]
}

private func creatorValue(_ site: CreationSite) -> JSONValue {
  ["path": JSONValue(site.path), "line": JSONValue(site.line), "symbol": JSONValue(site.symbol)]
}

private func reachValue(_ row: ReachRow) -> JSONValue {
  [
    "subject": JSONValue(row.subject), "uses": JSONValue(row.uses), "types": JSONValue(row.types),
  ]
}

private func ownershipValue(_ row: OwnershipRow) -> JSONValue {
  [
    "name": JSONValue(row.name), "findings": JSONValue(row.findings),
    "before": row.before.map { JSONValue($0) } ?? nil, "lines": JSONValue(row.lines),
    "honest": shareValue(row.honest), "state": JSONValue(row.state.rawValue),
  ]
}

private func singletonValue(_ row: SingletonRow) -> JSONValue {
  [
    "type": JSONValue(row.type), "module": JSONValue(row.module), "path": JSONValue(row.path),
    "line": JSONValue(row.line), "class": JSONValue(row.kind.rawValue),
    "evidence": JSONValue(row.evidence), "accesses": JSONValue(row.accesses),
    "accessingTypes": JSONValue(row.accessingTypes),
  ]
}

private func registrationValue(_ row: RegistrationRow) -> JSONValue {
  [
    "type": JSONValue(row.type), "path": JSONValue(row.path), "line": JSONValue(row.line),
    "problem": JSONValue(row.problem.rawValue),
  ]
}

private func exceptionValue(_ row: ExceptionRow) -> JSONValue {
  [
    "kind": JSONValue(row.kind.rawValue), "what": JSONValue(row.what),
    "path": row.path.isEmpty ? nil : JSONValue(row.path),
    "line": row.line.map { JSONValue($0) } ?? nil, "reason": JSONValue(row.reason),
    "owner": JSONValue(row.owner), "age": row.age.map { JSONValue($0) } ?? nil,
    "until": JSONValue(row.until), "isOverdue": JSONValue(row.isOverdue),
  ]
}

private func findingValue(_ row: FindingRow) -> JSONValue {
  let finding = row.finding
  let (standing, reason) = words(of: finding.standing)
  return [
    "rule": JSONValue(finding.rule.name), "facets": JSONValue(finding.facets.map(\.name)),
    "level": JSONValue(row.level), "path": JSONValue(finding.place.path),
    "line": JSONValue(finding.place.line), "column": JSONValue(finding.place.utf8Column),
    "subject": JSONValue(finding.subject), "symbol": JSONValue(finding.symbol),
    "tier": JSONValue(finding.tier.rawValue), "module": JSONValue(row.module),
    "owner": JSONValue(row.owner), "standing": JSONValue(standing), "reason": JSONValue(reason),
    "message": JSONValue(finding.message),
  ]
}

/// A point of the history as JSON.
func historyValue(_ point: HistoryPoint) -> JSONValue {
  [
    "date": JSONValue(point.day.description), "commit": JSONValue(point.commit),
    "counts": countsValue(point.counts), "new": JSONValue(point.new),
    "fixed": JSONValue(point.fixed), "changesRecord": JSONValue(point.changesRecord),
  ]
}
