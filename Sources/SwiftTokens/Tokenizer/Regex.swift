/// Regex literals (SE-0354).
extension Tokenizer {
  /// Takes a regex literal and the operator that it is glued to, if any.
  mutating func appendRegex(from slash: Int, to end: Int, afterOperatorFrom start: Int) {
    if slash > start {
      cursor.offset = slash
      append(cursor.operatorKind(from: start, to: slash), from: start)
    }
    cursor.offset = end
    append(.regexLiteral, from: slash)
  }

  /// Scans `#/…/#`; one over several lines that is not closed ends at its first line break.
  mutating func scanExtendedRegex(pounds: Int) {
    let start = cursor.offset
    cursor.offset += pounds + 1
    var firstLine = cursor
    firstLine.advance(while: isBlank)
    if !isLineBreak(firstLine.peek()) {
      cursor.advanceToRegexEnd(pounds: pounds, stopsAt: isLineBreak)
    } else if lookAhead.isRegexClosed(pounds: pounds, in: cursor) {
      cursor.advanceToRegexEnd(pounds: pounds, stopsAt: { _ in false })
    } else {
      cursor.offset = firstLine.offset
    }
    append(.regexLiteral, from: start)
  }

  /// Where the regex literal ends that begins at the first slash of an operator; nil if none does.
  func endOfBareRegex(slash: Int, in range: Range<Int>) -> Int? {
    guard !cursor.isLeftBound(at: range.lowerBound) else { return nil }
    let previous = tokens.last
    if previous?.word == .func || previous?.word == .operator { return nil }
    var scan = BareRegexScan(Cursor(cursor.bytes), isCertain: false)
    if !cursor.isRightBound(at: range.upperBound, isLeftBound: false) {
      guard mayBeginExpression else { return nil }
      scan.isCertain = !(previous?.mayPrecedeOperatorName ?? false)
    }
    return scan.end(ofSlash: slash)
  }

  /// Whether the tokens so far call for an expression, as far as the compiler's lexer looks.
  private var mayBeginExpression: Bool {
    guard let latest = tokens.last else { return true }
    let tokenBefore = tokens.dropLast().last
    switch latest.kind {
    case .postfixQuestion, .postfixExclamation:
      return tokenBefore?.word == .try
    case .identifier where tokenBefore?.kind == .pound:
      return [.if, .else, .elseif, .endif].contains(latest.word)
    default:
      return latest.precedesExpression
    }
  }
}

extension Token {
  /// Whether an expression may follow, judged by this token alone.
  fileprivate var precedesExpression: Bool {
    switch kind {
    case .identifier: word.precedesExpression
    case .leftParenthesis, .leftBrace, .leftBracket, .interpolationStart: true
    case .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .infixQuestion: true
    case .semicolon, .comma, .colon, .unknown: true
    default: false
    }
  }

  /// Whether an operator's bare name may follow, as in `reduce(1, /)`.
  fileprivate var mayPrecedeOperatorName: Bool {
    switch kind {
    case .leftParenthesis, .interpolationStart, .leftBracket, .comma, .colon, .doubleColon: true
    default: false
    }
  }
}

extension Cursor {
  /// Moves past the next slash with so many pounds or to the next byte that stops the literal.
  fileprivate mutating func advanceToRegexEnd(pounds: Int, stopsAt isStop: (UInt8) -> Bool) {
    while !isAtEnd, !isStop(bytes[offset]) {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), !isAtEnd, !isStop(bytes[offset]) {
        offset += 1
      } else if byte == UInt8(ascii: "/") {
        let firstPound = offset
        advance(over: UInt8(ascii: "#"))
        if offset - firstPound >= pounds { return }
      }
    }
  }
}

/// A look for the end of a bare regex literal on its line.
///
/// A try that fails has either stopped at the next slash that could begin another one or seen that
/// the line has none, so that all tries on a line together read it a bounded number of times.
private struct BareRegexScan {
  private var cursor: Cursor
  /// Whether nothing but a regex literal can stand here, so that an error in it is no reason
  /// against it.
  var isCertain: Bool
  private var groupDepth = 0
  private var classDepth = 0
  private var lastBlank: Int?

  init(_ cursor: Cursor, isCertain: Bool) {
    self.cursor = cursor
    self.isCertain = isCertain
  }

  mutating func end(ofSlash slash: Int) -> Int? {
    cursor.offset = slash + 1
    switch cursor.peek() {
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    case UInt8(ascii: " ") where !isCertain, UInt8(ascii: "\t") where !isCertain: return nil
    default: break
    }
    if cursor.peek(-2) == UInt8(ascii: "*") { return nil }
    while !cursor.isAtLineEnd {
      if cursor.peek() == UInt8(ascii: "/") { return endOfClosingSlash() }
      guard advanceOverCharacter() else { return nil }
    }
    return isCertain ? cursor.offset : nil
  }

  private func endOfClosingSlash() -> Int? {
    let next = cursor.peek(1)
    if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
      return isCertain ? cursor.offset : nil
    }
    let followsBlank = lastBlank == cursor.offset - 1
    return followsBlank && !isCertain ? nil : cursor.offset + 1
  }

  /// Moves past a character or an escape; false when it shows that this is no regex literal.
  private mutating func advanceOverCharacter() -> Bool {
    let byte = cursor.peek()
    cursor.offset += 1
    switch byte {
    case UInt8(ascii: "\\"):
      if !cursor.isAtLineEnd { cursor.offset += 1 }
    case UInt8(ascii: "("):
      if classDepth == 0 { groupDepth += 1 }
    case UInt8(ascii: ")") where classDepth == 0:
      if groupDepth == 0 { return isCertain }
      groupDepth -= 1
    case UInt8(ascii: "["):
      classDepth += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      lastBlank = cursor.offset - 1
    case UInt8(ascii: "]"):
      classDepth = max(0, classDepth - 1)
    default:
      break
    }
    return true
  }
}
