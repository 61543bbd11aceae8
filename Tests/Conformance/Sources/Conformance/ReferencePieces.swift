import SwiftSyntax

/// The pieces of a file as SwiftParser sees them, in order.
///
/// Its tokens are brought into our form: the parts of a string's quotes, of an interpolation's
/// start and of a regex literal are joined, the lines of a string's text too; `#if` is cut into
/// `#` and `if`.
func referencePieces(of tree: SourceFileSyntax, _ bytes: [UInt8]) -> [Piece] {
  var collector = ReferenceCollector(bytes: bytes)
  for token in tree.tokens(viewMode: .sourceAccurate) { collector.take(token) }
  return collector.pieces
}

private struct ReferenceCollector {
  let bytes: [UInt8]
  var pieces: [Piece] = []
  /// Where the text of the innermost string began, while in text.
  private var textStart: Int?
  /// Whether an interpolation, for every open parenthesis.
  private var parentheses: [Bool] = []
  private var pendingStart: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if case .stringSegment = token.tokenKind {
      return
    }
    if let textStart {
      let isInLiteral = isPartOfString(token)
      let textEnd = isInLiteral ? start : textStart
      if textEnd > textStart { append(.text, textStart, textEnd) }
      self.textStart = nil
    }
    takeComments(token.leadingTrivia, from: token.position.utf8Offset)
    if end > start { takeText(of: token, start, end) }
    if textStart == nil { takeComments(token.trailingTrivia, from: end) }
  }

  private func isPartOfString(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .backslash:
      true
    default: false
    }
  }

  private mutating func append(_ kind: Piece.Kind, _ start: Int, _ end: Int) {
    pieces.append(Piece(kind: kind, start: start, end: end))
  }

  private mutating func takeComments(_ trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        append(.comment, offset, end)
      default: break
      }
      offset = end
    }
  }

  private mutating func takeText(of token: TokenSyntax, _ start: Int, _ end: Int) {
    switch token.tokenKind {
    case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote:
      takeQuotes(token, start, end)
    case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern:
      if let last = pieces.last, last.kind == .regex, last.end == start {
        pieces[pieces.count - 1].end = end
      } else {
        append(.regex, start, end)
      }
    case .backslash:
      pendingStart = token.parent?.is(ExpressionSegmentSyntax.self) == true ? start : nil
      if pendingStart == nil { append(.mark, start, end) }
    case .leftParen:
      parentheses.append(pendingStart != nil)
      append(pendingStart == nil ? .mark : .interpolationStart, pendingStart ?? start, end)
      pendingStart = nil
    case .rightParen:
      let endsInterpolation = token.parent?.is(ExpressionSegmentSyntax.self) == true
      _ = parentheses.popLast()
      append(endsInterpolation ? .interpolationEnd : .mark, start, end)
      if endsInterpolation { textStart = end }
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      append(.mark, start, start + 1)
      append(.name, start + 1, end)
    default:
      append(Piece.Kind(token.tokenKind, firstByte: bytes[start]), start, end)
    }
  }

  private mutating func takeQuotes(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    if pendingStart != nil { return }
    let literal = token.parent
    let isOpening: Bool
    if let literal = literal?.as(StringLiteralExprSyntax.self) {
      isOpening = token == literal.openingQuote || token == literal.openingPounds
    } else if let literal = literal?.as(SimpleStringLiteralExprSyntax.self) {
      isOpening = token == literal.openingQuote
    } else {
      return append(.unknown, start, end)
    }
    let kind: Piece.Kind = isOpening ? .stringStart : .stringEnd
    if let last = pieces.last, last.kind == kind, last.end == start, isGlued(token) {
      pieces[pieces.count - 1].end = end
    } else {
      append(kind, start, end)
    }
    let isQuote = if case .rawStringPoundDelimiter = token.tokenKind { false } else { true }
    if isOpening, isQuote { textStart = end }
  }

  /// Whether the token is the second part of opening or of closing quotes.
  private func isGlued(_ token: TokenSyntax) -> Bool {
    guard let literal = token.parent?.as(StringLiteralExprSyntax.self) else { return false }
    return token == literal.closingPounds
      || token == literal.openingQuote && literal.openingPounds != nil
  }
}

extension Piece.Kind {
  fileprivate init(_ kind: TokenKind, firstByte: UInt8) {
    switch kind {
    case .keyword, .wildcard, .identifier, .dollarIdentifier:
      switch firstByte {
      case UInt8(ascii: "`"): self = .backtickedName
      case UInt8(ascii: "$"): self = .dollarName
      case UInt8(ascii: "<"): self = .placeholder
      default: self = .name
      }
    case .integerLiteral: self = .integer
    case .floatLiteral: self = .float
    case .shebang: self = .shebang
    case .unknown, .backtick: self = .unknown
    case .prefixOperator: self = .prefixOperator
    case .postfixOperator: self = .postfixOperator
    case .binaryOperator: self = .binaryOperator
    case .prefixAmpersand: self = .prefixAmpersand
    case .postfixQuestionMark: self = .postfixQuestion
    case .infixQuestionMark: self = .infixQuestion
    case .exclamationMark: self = .postfixExclamation
    case .equal: self = .equal
    case .arrow: self = .arrow
    case .period: self = .period
    case .leftAngle, .rightAngle, .ellipsis: self = .operatorPart
    default: self = .mark
    }
  }
}
