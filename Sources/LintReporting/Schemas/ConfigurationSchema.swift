import LintFindings
import LintNotation
import LintRules

/// The JSON Schema of `.diratchet.json`, for editors that complete and check it.
///
/// Rules of the configuration itself may be named under `rules`; that they exist is checked when
/// the file is read.
package func renderConfigurationSchema() -> String {
  Schema.document("Configuration of diratchet", Schema.closed(keys))
}

private let globs = Schema.list(of: Schema.word)
private let names = Schema.list(of: Schema.word)
private let exemptOrGate = Schema.choice(["exempt", "gate"])
private let level = Schema.choice(Level.allCases.map(\.rawValue))

private let keys: KeyValuePairs<String, JSONValue> = [
  "$schema": Schema.word,
  "version": Schema.described("the version of this format", ["const": 1]),
  "requires": Schema.described(
    "the oldest version of the program that may read this",
    ["type": "string", "pattern": "^>= *\\d+(\\.\\d+){0,2}$"]),
  "extends": Schema.described("files whose settings hold where this one says nothing", names),
  "include": Schema.described(
    "globs of what is scanned; everything without it",
    ["type": "array", "items": Schema.word, "minItems": 1]),
  "exclude": Schema.described("globs of what is left out", globs),
  "tests": Schema.described("whether tests, mocks and previews count", exemptOrGate),
  "generated": Schema.described("whether generated code counts", exemptOrGate),
  "tiers": Schema.described(
    "which files may know more; replaces the default paths of a tier", Schema.list(of: tier)),
  "rules": Schema.described("the level of each rule", rules),
  "containers": Schema.described("container types besides those that are found", names),
  "wrappers": Schema.described("injecting property wrappers besides those that are found", names),
  "allowed": Schema.described("decisions that something is no debt", Schema.list(of: allowed)),
  "customRules": Schema.described("rules of this project", Schema.list(of: customRule)),
  "modules": Schema.described("parts of the repository", Schema.list(of: module)),
  "enforce": Schema.described(
    "`warn` only tells what would fail", Schema.choice(["fail", "warn"])),
  "base": Schema.described("what a change is judged against: `none`, `auto` or a ref", Schema.word),
  "unit": Schema.described(
    "whether each place counts, or a subject once a file", Schema.choice(["site", "dependency"])),
  "ignores": Schema.described("whether inline ignores count", Schema.choice(["allow", "deny"])),
  "strict": Schema.described("whether what is replaced or relabelled fails too", Schema.truth),
  "baseline": Schema.described(
    "the record; null makes every gated finding new", Schema.optional(Schema.word)),
]

private let tier = Schema.closed(
  ["name": Schema.choice(["coordinator", "composition"]), "paths": globs],
  required: ["name", "paths"])

private let rules: JSONValue = [
  "type": "object",
  "properties": JSONValue(
    Catalogue.rules.map { rule in
      JSONMember(rule.id.name, Schema.described(rule.summary, ruleSetting))
    }),
  "additionalProperties": ruleSetting,
]

private let ruleSetting: JSONValue = [
  "anyOf": [
    level,
    Schema.closed(["level": level, "only": Schema.choice(["all", "services"])]),
  ]
]

private let allowed: JSONValue = [
  "oneOf": [
    Schema.closed(
      ["subject": Schema.word, "reason": Schema.word], required: ["subject", "reason"]),
    Schema.closed(["type": Schema.word, "reason": Schema.word], required: ["type", "reason"]),
  ]
]

private let customRule = Schema.closed(
  [
    "id": ["type": "string", "pattern": "^[a-z0-9_]+$"],
    "summary": Schema.word,
    "match": match,
    "why": Schema.word,
    "faulty": Schema.described("Swift in which the rule finds something", Schema.word),
    "correct": Schema.described("Swift in which it finds nothing", Schema.word),
  ], required: ["id", "summary", "match", "why", "faulty", "correct"])

private let match: JSONValue = [
  "oneOf": JSONValue(
    CustomMatch.Shape.allCases.map { shape in
      let details = ["receiver", "argument", "inTypesNamed"].map { ($0, Schema.word) }
      let object = Schema.object(
        [(shape.rawValue, Schema.word)] + details, required: [shape.rawValue])
      return JSONValue((object.members ?? []) + [JSONMember("additionalProperties", false)])
    })
]

private let module = Schema.closed(
  [
    "name": Schema.word, "paths": globs, "owner": Schema.word,
    "enforce": Schema.described(
      "`locked` refuses new debt for good", Schema.choice(["warn", "fail", "locked"])),
  ], required: ["name", "paths"])
