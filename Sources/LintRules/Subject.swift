import SwiftOutline
import SwiftTokens

extension FileView {
  /// The name that stands for a type in keys and messages.
  ///
  /// Without `any` and `some`, attributes, optional marks, generic arguments and enclosing
  /// parentheses; without a first component that is a module imported here. `[X]` stays. Of a type
  /// of hundreds of tokens only these are read, for each use of a variable may ask for its type.
  func subject(ofType tokens: Range<Int>) -> String {
    let spelling = bareSpelling(ofType: tokens.prefix(256))
    guard let dot = spelling.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return spelling.isEmpty ? "?" : spelling
    }
    let first = String(spelling[..<dot])
    return imports.contains(first) ? String(spelling[spelling.utf8.index(after: dot)...]) : spelling
  }

  /// The last name of a key path or of a chain of members; nil if it has none.
  func lastName(in tokens: Range<Int>) -> String? {
    tokens.last(where: isName).map { source.name(of: $0) }
  }

  private func bareSpelling(ofType tokens: Range<Int>) -> String {
    if tokens.count == 1, isName(tokens.lowerBound) { return source.name(of: tokens.lowerBound) }
    var spelling = ""
    var genericDepth = 0
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      defer { token += 1 }
      let opened = angles(in: token, UInt8(ascii: "<"))
      let closed = angles(in: token, UInt8(ascii: ">"))
      if opened + closed > 0 || genericDepth > 0 {
        genericDepth = max(0, genericDepth + opened - closed)
        continue
      }
      if kind(token) == .at {
        token += 1
        continue
      }
      append(token, to: &spelling, isAlone: tokens.count == 1)
    }
    return withoutParentheses(spelling)
  }

  private func append(_ token: Int, to spelling: inout String, isAlone: Bool) {
    switch kind(token) {
    case .postfixQuestion, .postfixExclamation, .infixQuestion: return
    case .identifier where isMarker(token) && !isAlone: return
    case .binaryOperator, .prefixAmpersand: spelling += source.spells(token, "&") ? " & " : ""
    case .comma: spelling += ", "
    case .arrow: spelling += " -> "
    default: spelling += source.name(of: token)
    }
  }

  private func isMarker(_ token: Int) -> Bool {
    switch source.tokens[token].word {
    case .any, .some, .inout, .each, .borrowing, .consuming, .sending, .isolated: true
    default: false
    }
  }

  /// How many of the token's bytes are angle brackets that open or close generic arguments.
  private func angles(in token: Int, _ byte: UInt8) -> Int {
    switch kind(token) {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      source.bytes[source.tokens[token].byteRange].count { $0 == byte }
    default: 0
    }
  }

  private func withoutParentheses(_ spelling: String) -> String {
    guard spelling.hasPrefix("(") else { return spelling }
    var bare = Substring(spelling)
    while bare.hasPrefix("("), bare.hasSuffix(")"), !bare.contains(","), !bare.contains("->"),
      !bare.dropFirst().dropLast().contains("(")
    {
      bare = bare.dropFirst().dropLast()
    }
    return String(bare)
  }
}
