import SwiftTokens

/// The pieces of a file as our tokenizer sees them, in order.
func ownPieces(of source: TokenizedSource) -> [Piece] {
  var pieces: [Piece] = []
  pieces.reserveCapacity(source.tokens.count + source.comments.count)
  var comments = source.comments[...]
  for token in source.tokens {
    while let comment = comments.first, comment.start < token.start || token.kind == .endOfFile {
      pieces.append(Piece(kind: .comment, start: Int(comment.start), end: Int(comment.end)))
      comments.removeFirst()
    }
    guard token.kind != .endOfFile else { continue }
    pieces.append(
      Piece(kind: Piece.Kind(token.kind), start: Int(token.start), end: Int(token.end)))
  }
  return pieces
}

extension Piece.Kind {
  fileprivate init(_ kind: TokenKind) {
    switch kind {
    case .identifier: self = .name
    case .backtickedIdentifier: self = .backtickedName
    case .dollarIdentifier: self = .dollarName
    case .integerLiteral: self = .integer
    case .floatLiteral: self = .float
    case .stringStart: self = .stringStart
    case .stringText: self = .text
    case .stringEnd: self = .stringEnd
    case .interpolationStart: self = .interpolationStart
    case .interpolationEnd: self = .interpolationEnd
    case .regexLiteral: self = .regex
    case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftBracket,
      .rightBracket, .comma, .colon, .doubleColon, .semicolon, .backslash, .at, .pound, .endOfFile:
      self = .mark
    case .period: self = .period
    case .arrow: self = .arrow
    case .equal: self = .equal
    case .prefixAmpersand: self = .prefixAmpersand
    case .postfixQuestion: self = .postfixQuestion
    case .postfixExclamation: self = .postfixExclamation
    case .infixQuestion: self = .infixQuestion
    case .prefixOperator: self = .prefixOperator
    case .postfixOperator: self = .postfixOperator
    case .binaryOperator: self = .binaryOperator
    case .placeholder: self = .placeholder
    case .shebang: self = .shebang
    case .unknown: self = .unknown
    }
  }
}
