/// A stretch of a file as one of the two sides sees it, in a form that both can be brought into.
struct Piece: Equatable {
  enum Kind: String {
    case name, backtickedName, dollarName, integer, float
    case stringStart, stringEnd, text, interpolationStart, interpolationEnd
    case regex, comment, placeholder, shebang, unknown, mark
    /// An operator whose role the other side does not know.
    case operatorPart
    case prefixOperator, postfixOperator, binaryOperator, prefixAmpersand
    case postfixQuestion, infixQuestion, postfixExclamation, equal, arrow, period
  }

  var kind: Kind
  var start: Int
  var end: Int

  /// Whether the piece is spelled with operator characters, so that the parser may split it.
  var isOperator: Bool {
    switch kind {
    case .operatorPart, .prefixOperator, .postfixOperator, .binaryOperator, .prefixAmpersand,
      .postfixQuestion, .infixQuestion, .postfixExclamation, .equal, .arrow, .period:
      true
    default: false
    }
  }
}
