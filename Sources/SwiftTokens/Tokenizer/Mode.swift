/// What the bytes at the cursor are part of.
enum Mode: Equatable {
  /// Code outside of every literal.
  case code
  /// The text of a string literal.
  case literal(Delimiter)
  /// Code in an interpolation, with the number of its own open parentheses.
  case interpolation(Delimiter, openParentheses: Int)
}

/// How a string literal is quoted.
struct Delimiter: Equatable {
  enum Quotes: UInt8 {
    case single, multiLine
    /// `'…'`, an error that the compiler reads as a literal.
    case apostrophes
  }
  var quotes: Quotes
  var pounds = 0

  var spansLines: Bool { quotes == .multiLine }
}
