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

/// Follows the tokens with a stack of literals of its own, because in a broken file the tree does
/// not hold them together.
private struct ReferenceCollector {
  let bytes: [UInt8]
  var pieces: [Piece] = []
  private var literals: [Literal] = []
  /// Where the backslash or the pounds begin that a quote or parenthesis goes on with.
  private var pending: Int?
  private var end = 0

  private struct Literal {
    var spansLines: Bool
    /// The number of open parentheses of the interpolation that is being read, its own not counted.
    var openParentheses: Int?
    /// Where the text that is being read began.
    var textStart: Int?
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var isInText: Bool { literals.last?.textStart != nil }

  mutating func take(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let tokenEnd = token.endPositionBeforeTrailingTrivia.utf8Offset
    if case .stringSegment = token.tokenKind {
      takeSegment(start, tokenEnd)
      end = token.endPosition.utf8Offset
      return
    }
    if isInText { finishText(before: token, start) }
    takeComments(token.leadingTrivia, from: token.position.utf8Offset)
    if tokenEnd > start { takeText(of: token, start, tokenEnd) }
    if !isInText { takeComments(token.trailingTrivia, from: tokenEnd) }
    end = isInText ? token.endPosition.utf8Offset : tokenEnd
  }

  /// An empty segment inside an interpolation tells that the line ended it.
  private mutating func takeSegment(_ start: Int, _ segmentEnd: Int) {
    if !isInText, literals.last?.openParentheses != nil { literals.removeLast() }
  }

  private mutating func finishText(before token: TokenSyntax, _ start: Int) {
    guard let literal = literals.last, let textStart = literal.textStart else { return }
    let goesOn: Bool
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .backslash: goesOn = true
    default: goesOn = false
    }
    let isWhole = goesOn && (literal.spansLines || start == end)
    let textEnd = isWhole ? start : min(end, start)
    if textEnd > textStart { append(.text, textStart, textEnd) }
    literals[literals.count - 1].textStart = nil
    if !isWhole {
      literals.removeLast()
    } else if token.tokenKind != .backslash {
      literals[literals.count - 1].openParentheses = -1
    }
  }

  private mutating func append(_ kind: Piece.Kind, _ start: Int, _ end: Int) {
    pieces.append(Piece(kind: kind, start: start, end: end))
  }

  private mutating func takeComments(_ trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      var end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment:
        // The length is that of the repaired text where the bytes are not UTF-8.
        end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        append(.comment, offset, end)
      case .blockComment, .docBlockComment:
        append(.comment, offset, end)
      default: break
      }
      offset = end
    }
  }

  private mutating func takeText(of token: TokenSyntax, _ start: Int, _ end: Int) {
    switch token.tokenKind {
    case .rawStringPoundDelimiter:
      if let last = pieces.last, last.kind == .stringEnd, last.end == start {
        pieces[pieces.count - 1].end = end
      } else if pending == nil {
        pending = start
      }
    case .stringQuote, .multilineStringQuote, .singleQuote:
      takeQuotes(token, start, end)
    case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern:
      if let last = pieces.last, last.kind == .regex, last.end == start {
        pieces[pieces.count - 1].end = end
      } else {
        append(.regex, start, end)
      }
    case .backslash:
      if literals.last.map({ $0.openParentheses == nil }) == true {
        pending = start
      } else {
        append(.mark, start, end)
      }
    case .leftParen, .rightParen:
      takeParenthesis(token.tokenKind == .leftParen, start, end)
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      append(.mark, start, start + 1)
      append(.name, start + 1, end)
    default:
      append(Piece.Kind(token.tokenKind, firstByte: bytes[start]), start, end)
    }
  }

  private mutating func takeParenthesis(_ opens: Bool, _ start: Int, _ end: Int) {
    let count = literals.last?.openParentheses
    if opens, let begin = pending {
      pending = nil
      literals[literals.count - 1].openParentheses = 0
      append(.interpolationStart, begin, end)
    } else if opens {
      if let count { literals[literals.count - 1].openParentheses = count + 1 }
      append(.mark, start, end)
    } else if count == 0 {
      literals[literals.count - 1].openParentheses = nil
      literals[literals.count - 1].textStart = end
      append(.interpolationEnd, start, end)
    } else {
      if let count { literals[literals.count - 1].openParentheses = count - 1 }
      append(.mark, start, end)
    }
  }

  private mutating func takeQuotes(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    if literals.last?.openParentheses == -1 {
      literals.removeLast()
      return append(.stringEnd, start, end)
    }
    append(.stringStart, pending ?? start, end)
    pending = nil
    literals.append(
      Literal(
        spansLines: token.tokenKind == .multilineStringQuote, openParentheses: nil,
        textStart: end))
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
