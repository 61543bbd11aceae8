/// A JSON value with ordered members; one that was read knows where it stands.
///
/// Two values are equal when their contents are; positions do not count. Values for writing are
/// made from literals: `["schemaVersion": 1, "tool": ["name": "diratchet"]]`.
package struct JSONValue: Sendable {
  /// What the value is.
  package enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number with a fraction or an exponent, or beyond the range of `Int`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package var content: Content
  /// Where the value starts in the text it was read from; 0:0 for a value that was not read.
  package var position: JSONPosition

  package init(_ content: Content, at position: JSONPosition = .none) {
    self.content = content
    self.position = position
  }

  /// The value in the words of a message: `a string`, `an object`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a Boolean"
    case .integer: "an integer"
    case .number: "a fraction or too large a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One name of an object with its value.
package struct JSONMember: Sendable, Equatable {
  package var name: String
  package var value: JSONValue
  /// Where the name's opening quote stands; 0:0 for a member that was not read.
  package var position: JSONPosition

  package init(_ name: String, _ value: JSONValue, at position: JSONPosition = .none) {
    self.name = name
    self.value = value
    self.position = position
  }

  package static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.name == right.name && left.value == right.value
  }
}

/// A place in a JSON text: 1-based line and 1-based column in UTF-8 bytes.
package struct JSONPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var line: Int
  package var utf8Column: Int

  package init(line: Int, utf8Column: Int) {
    self.line = line
    self.utf8Column = utf8Column
  }

  /// The position of whatever was not read from a text.
  package static let none = JSONPosition(line: 0, utf8Column: 0)

  /// `line:column`.
  package var description: String { "\(line):\(utf8Column)" }

  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.utf8Column) < (right.line, right.utf8Column)
  }
}

extension JSONValue: Equatable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }
}
