import LintNotation

/// The JSON Schema (draft 2020-12) of what `report --format json` writes.
package func renderReportSchema() -> String {
  Schema.document("Migration inventory of diratchet", report)
}

private let text = Schema.text
private let count = Schema.count
private let line = Schema.line
private let truth = Schema.truth
private let texts = list(of: text)
private let counts = map(to: count)
private let tier = choice("leaf", "coordinator", "composition")
private let day: JSONValue = ["type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$"]

private func list(of item: JSONValue) -> JSONValue { Schema.list(of: item) }
private func map(to value: JSONValue) -> JSONValue { Schema.map(to: value) }
private func choice(_ words: String...) -> JSONValue { Schema.choice(words) }
private func optional(_ value: JSONValue) -> JSONValue { Schema.optional(value) }

/// An object that has all of these members; later versions may add others.
private func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
  Schema.object(members.map { ($0, $1) }, required: members.map(\.key))
}

private let share = object(["part": count, "whole": count, "percent": ["type": "number"]])

private let debtCounts = object([
  "total": count, "byRule": counts, "byFamily": counts, "byTier": counts, "byModule": counts,
  "types": count, "hidingTypes": count,
])

private let headline = object([
  "honest": optional(share), "counts": debtCounts, "reported": count, "exempt": count,
  "ignored": count, "allowed": count,
  "change": optional(
    object(["since": text, "before": count, "after": count, "honestBefore": optional(share)])),
  "removed": optional(share),
  "trend": optional(
    object([
      "removedPerWeek": ["type": "number"], "earliestEnd": optional(day),
      "latestEnd": optional(day),
    ])),
])

private let step = object([
  "number": ["type": "integer", "minimum": 1, "maximum": 7], "name": text,
  "state": choice("complete", "open", "not seen"), "isCurrent": truth,
  "remaining": optional(count), "evidence": text, "next": text,
])

private let site = object(["path": text, "line": line, "symbol": text])

private let ledgerRow = object([
  "type": text, "module": text, "owner": optional(text), "path": text, "line": line, "tier": tier,
  "declares": text, "declaredBy": text,
  "hides": list(
    of: object([
      "subject": text,
      "uses": list(of: object(["path": text, "line": line, "symbol": text, "means": text])),
    ])),
  "reachedThrough": counts, "truthfulInit": optional(text), "creators": list(of: site),
  "isCreatedBySystem": truth, "recentCommits": optional(count),
])

private let ownershipRow = object([
  "name": text, "findings": count, "before": optional(count), "lines": count,
  "honest": optional(share), "state": text,
])

private let singletonRow = object([
  "type": text, "module": text, "path": text, "line": line,
  "class": choice("session", "flow", "UI", "app", "stateless"), "evidence": texts,
  "accesses": count, "accessingTypes": count,
])

private let registrationRow = object([
  "type": text, "path": text, "line": line, "problem": text,
])

private let exceptionRow = object([
  "kind": text, "what": text, "path": optional(text), "line": optional(line), "reason": text,
  "owner": optional(text), "age": optional(count), "until": optional(text), "isOverdue": truth,
])

private let findingRow = object([
  "rule": text, "facets": texts, "level": choice("gate", "report"), "path": text, "line": line,
  "column": line, "subject": text, "symbol": text, "tier": tier, "module": text,
  "owner": optional(text), "standing": choice("counted", "exempt", "ignored", "allowed"),
  "reason": text, "message": text,
])

private let historyPoint = object([
  "date": day, "commit": text, "counts": debtCounts, "new": count, "fixed": count,
  "changesRecord": truth,
])

private let report = object([
  "schemaVersion": ["const": 1],
  "tool": object(["name": text, "version": text]),
  "project": optional(text),
  "date": optional(day),
  "scanned": object(["files": count, "lines": count]),
  "headline": headline, "steps": list(of: step), "ledger": list(of: ledgerRow), "next": texts,
  "subjects": list(of: object(["subject": text, "uses": count, "types": texts])),
  "modules": list(of: ownershipRow), "owners": list(of: ownershipRow),
  "singletons": list(of: singletonRow), "registrations": list(of: registrationRow),
  "exceptions": list(of: exceptionRow),
  "unexamined": list(of: object(["what": text, "reason": text])),
  "findings": list(of: findingRow), "history": list(of: historyPoint),
])
