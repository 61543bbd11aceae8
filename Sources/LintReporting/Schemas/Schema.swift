import LintNotation

/// The parts that JSON Schemas (draft 2020-12) are made of.
enum Schema {
  static let text: JSONValue = ["type": "string"]
  /// Text that is not empty.
  static let word: JSONValue = ["type": "string", "minLength": 1]
  static let count: JSONValue = ["type": "integer", "minimum": 0]
  static let line: JSONValue = ["type": "integer", "minimum": 1]
  static let truth: JSONValue = ["type": "boolean"]

  static func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  static func map(to value: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": value]
  }

  static func choice(_ words: [String]) -> JSONValue { ["enum": JSONValue(words)] }

  static func optional(_ value: JSONValue) -> JSONValue {
    ["anyOf": JSONValue([value, ["type": "null"]])]
  }

  /// An object whose other members are nobody's business.
  static func object(
    _ members: [(name: String, value: JSONValue)], required: [String]
  ) -> JSONValue {
    [
      "type": "object",
      "required": JSONValue(required),
      "properties": JSONValue(members.map { JSONMember($0.name, $0.value) }),
    ]
  }

  /// An object that has no other members.
  static func closed(
    _ members: KeyValuePairs<String, JSONValue>, required: [String] = []
  ) -> JSONValue {
    let open = object(members.map { ($0, $1) }, required: required)
    return JSONValue((open.members ?? []) + [JSONMember("additionalProperties", false)])
  }

  /// The same with a sentence that editors show.
  static func described(_ words: String, _ schema: JSONValue) -> JSONValue {
    JSONValue([JSONMember("description", JSONValue(words))] + (schema.members ?? []))
  }

  /// A whole schema as text.
  static func document(_ title: String, _ schema: JSONValue) -> String {
    let head = [
      JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSONMember("title", JSONValue(title)),
    ]
    return renderJSON(JSONValue(head + (schema.members ?? [])), layout: .indented) + "\n"
  }
}
