/// What the bytes at the cursor are part of.
struct Mode {
  enum Kind {
    /// Code outside of every literal.
    case code
    /// The text of a string literal.
    case literal
    /// Code in an interpolation of a string literal.
    case interpolation
  }

  var kind = Kind.code
  /// The quotes of the literal.
  var delimiter = Delimiter()
  /// The number of the interpolation's own parentheses that are open.
  var openParentheses: UInt32 = 0
}

/// How a string literal is quoted.
struct Delimiter {
  enum Quotes {
    case single, multiLine
    /// `'…'`, an error that the compiler reads as a literal.
    case apostrophes
  }

  var quotes = Quotes.single
  var pounds: UInt32 = 0

  var spansLines: Bool { quotes == .multiLine }
}
