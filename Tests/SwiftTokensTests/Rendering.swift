import SwiftTokens
import Testing

/// A piece of source and the tokens and comments that it must yield, on one line.
///
/// Tokens stand as they are written, separated by spaces. Marks around some tell their kind:
/// `‹text›` in a string, `\(` … `)›` an interpolation, `regex(…)`, `unknown(…)`, `prefix•`,
/// `•postfix`, `•binary•`. Line breaks in them show as `⏎` (LF) and `␍` (CR).
struct TokenRow: CustomTestStringConvertible {
  let name: String
  let source: [UInt8]
  let tokens: String

  init(_ name: String, _ source: String, _ tokens: String) {
    self.init(name, Array(source.utf8), tokens)
  }

  init(_ name: String, _ source: [UInt8], _ tokens: String) {
    self.name = name
    self.source = source
    self.tokens = tokens
  }

  var testDescription: String { name }
}

/// The tokens and comments of a source in the notation of `TokenRow`.
func render(_ source: TokenizedSource) -> String {
  let tokens = source.tokens.dropLast().map { token in
    (start: token.start, text: mark(source.text(in: token.byteRange), as: token.kind))
  }
  let comments = source.comments.map { comment in
    (start: comment.start, text: source.text(in: comment.byteRange))
  }
  return (tokens + comments).sorted { $0.start < $1.start }.map(\.text)
    .joined(separator: " ")
    .split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "␍⏎")
    .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "␍")
    .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
}

private func mark(_ text: String, as kind: TokenKind) -> String {
  switch kind {
  case .stringText: "‹\(text)›"
  case .interpolationEnd: ")›"
  case .regexLiteral: "regex(\(text))"
  case .unknown: "unknown(\(text))"
  case .placeholder: "placeholder(\(text))"
  case .shebang: "shebang(\(text))"
  case .prefixOperator, .prefixAmpersand: "\(text)•"
  case .postfixOperator, .postfixQuestion, .postfixExclamation: "•\(text)"
  case .binaryOperator, .infixQuestion: "•\(text)•"
  default: text
  }
}

/// The kinds of the tokens of a source, the last one aside.
func kinds(_ source: String) -> [TokenKind] {
  tokenize(Array(source.utf8)).tokens.dropLast().map(\.kind)
}
