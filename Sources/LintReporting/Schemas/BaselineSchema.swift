import LintNotation

/// The JSON Schema of `baseline.json`; the order of its lines is checked when the file is read.
package func renderBaselineSchema() -> String {
  Schema.document("Record of diratchet", record)
}

private let record: JSONValue = {
  let closed = Schema.closed(
    [
      "schema": ["const": 1],
      "scope": Schema.described(
        "changes with the settings that decide what counts",
        ["type": "string", "pattern": "^[0-9a-f]{8}$"]),
      "rules": Schema.described(
        "the gated rules with the revisions that counted", Schema.map(to: Schema.line)),
      "vocabulary": Schema.described(
        "the names that were found in the sources", Schema.list(of: Schema.word)),
      "entries": Schema.list(of: entry),
    ], required: ["schema", "scope", "rules", "vocabulary", "entries"])
  return withOwnFields(closed)
}()

private let entry = withOwnFields(
  Schema.closed(
    [
      "file": Schema.word,
      "tier": Schema.choice(["coordinator"]),
      "rule": Schema.word,
      "subject": Schema.word,
      "count": Schema.line,
      "reason": Schema.word,
      "until": ["type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$"],
    ], required: ["file", "rule", "subject", "count"]))

/// Fields that begin with `x-` belong to the project.
private func withOwnFields(_ schema: JSONValue) -> JSONValue {
  JSONValue((schema.members ?? []) + [JSONMember("patternProperties", ["^x-": true])])
}
