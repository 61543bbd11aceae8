/// Why a text is not JSON, and where.
package struct JSONProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Fact: Sendable, Equatable {
    case byteOrderMark
    case comment
    case controlCharacter(UInt8)
    case duplicateKey(String, first: JSONPosition)
    case escape
    case invalidUTF8
    case loneSurrogate
    case number(String)
    case tooDeep(limit: Int)
    case trailingComma
    case unexpected(found: String, expected: String)
    case unexpectedEnd(expected: String)
    case unterminatedComment
    case unterminatedString
  }

  package var fact: Fact
  package var position: JSONPosition

  package init(_ fact: Fact, at position: JSONPosition) {
    self.fact = fact
    self.position = position
  }

  /// What is wrong and what to do instead, without the position.
  package var description: String {
    switch fact {
    case .byteOrderMark: "the text starts with a byte order mark; save it as UTF-8 without one"
    case .comment: "a comment; plain JSON has none, remove it"
    case .controlCharacter(let byte):
      "control character 0x\(String(byte, radix: 16)) in a string; write `\\n`, `\\t` or `\\u00…`"
    case .duplicateKey(let name, let first):
      "`\(name)` is given twice (first at \(first)); keep one of them"
    case .escape:
      "unknown escape in a string; write one of `\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041`"
    case .invalidUTF8: "a string is not UTF-8; save the file as UTF-8"
    case .loneSurrogate: "half of a surrogate pair; write both halves `\\uD83D\\uDE00`"
    case .number(let text): "`\(text)` is not a JSON number; write it like `12`, `-3` or `1.5e3`"
    case .tooDeep(let limit): "nested deeper than \(limit) levels; make it flatter"
    case .trailingComma: "a comma before the closing bracket; remove it"
    case .unexpected(let found, let expected): "found `\(found)`; expected \(expected)"
    case .unexpectedEnd(let expected): "the text ends here; expected \(expected)"
    case .unterminatedComment: "a comment without end; close it with `*/`"
    case .unterminatedString: "a string without end; close it with `\"` on the same line"
    }
  }
}

/// What a reader accepts beyond plain JSON.
package struct JSONDialect: Sendable, Equatable {
  /// `//` to the end of the line, and `/* */`.
  package var allowsComments = false
  package var allowsTrailingCommas = false
  package var allowsByteOrderMark = false
  /// All members of a repeated name are kept, in order.
  package var allowsDuplicateKeys = false

  /// Plain JSON, each key once.
  package static let strict = JSONDialect()

  /// JSON for people: comments, trailing commas and a byte order mark; each key once.
  package static let lenient = JSONDialect(
    allowsComments: true, allowsTrailingCommas: true, allowsByteOrderMark: true)

  /// Whatever a repair can still make sense of.
  package static let forgiving = JSONDialect(
    allowsComments: true, allowsTrailingCommas: true, allowsByteOrderMark: true,
    allowsDuplicateKeys: true)
}
