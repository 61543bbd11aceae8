/// Operators and the punctuation that is spelled with operator characters.
extension Tokenizer {
  /// Scans a postfix `?` or `!`, or an operator that begins with one.
  mutating func scanQuestionOrExclamation() {
    let start = cursor.offset
    guard cursor.isLeftBound(at: start) else { return scanOperator() }
    let isQuestion = cursor.peek() == UInt8(ascii: "?")
    cursor.offset += 1
    append(isQuestion ? .postfixQuestion : .postfixExclamation, from: start)
  }

  /// Scans a conflict, an editor placeholder or an operator.
  mutating func scanAngle() {
    if skipsConflict() { return }
    guard cursor.hasText("<#", at: cursor.offset),
      let end = cursor.endOfPlaceholder
    else { return scanOperator() }
    let start = cursor.offset
    cursor.offset = end
    append(.placeholder, from: start)
  }

  mutating func scanOperator() {
    let start = cursor.offset
    let isLone = cursor.isLoneOperator
    if isLone, let mark = cursor.punctuation(at: start) { return appendMark(mark) }
    let end = isLone ? start + 1 : lookAhead.endOfOperator(in: cursor)
    cursor.offset = end
    // A look for the slash stops where the token or a comment after it takes the bytes.
    if let slash = cursor.firstSlash(in: start..<end) {
      if let regexEnd = endOfBareRegex(slash: slash, in: start..<end) {
        return appendRegex(from: slash, to: regexEnd, afterOperatorFrom: start)
      }
      cursor.offset = cursor.startOfComment(in: max(start + 1, slash)..<end) ?? end
    }
    append(cursor.operatorKind(from: start, to: cursor.offset), from: start)
  }
}

extension Cursor {
  fileprivate func firstSlash(in range: Range<Int>) -> Int? {
    for offset in range where bytes[offset] == UInt8(ascii: "/") { return offset }
    return nil
  }

  /// Where a comment begins inside an operator.
  fileprivate func startOfComment(in range: Range<Int>) -> Int? {
    range.first { offset in
      let next = byte(at: offset + 1)
      return bytes[offset] == UInt8(ascii: "/")
        && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    }
  }

  func operatorKind(from start: Int, to end: Int) -> TokenKind {
    if end - start == 1, let kind = punctuation(at: start) { return kind }
    if end - start == 2, hasText("->", at: start) { return .arrow }
    if end - start > 1, holdsCommentEnd(from: start, to: end) { return .unknown }
    let isLeftBound = isLeftBound(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .binaryOperator }
    if isLeftBound { return .postfixOperator }
    let isAmpersand = end - start == 1 && bytes[start] == UInt8(ascii: "&")
    return isAmpersand ? .prefixAmpersand : .prefixOperator
  }

  /// The mark that an operator character is which stands alone; nil for a mere operator.
  fileprivate func punctuation(at offset: Int) -> TokenKind? {
    switch bytes[offset] {
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "?"): isLeftBound(at: offset) ? .postfixQuestion : .infixQuestion
    default: nil
    }
  }

  private func holdsCommentEnd(from start: Int, to end: Int) -> Bool {
    (start..<end - 1).contains { hasText("*/", at: $0) }
  }

  /// Whether something other than space or an opening mark lies directly before an offset.
  func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(at: offset - 2) != UInt8(ascii: "*")
    case 0xA0: return byte(at: offset - 2) != 0xC2
    default: return true
    }
  }

  /// Whether something other than space or a closing mark lies directly at an offset.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // `x^.y` is a postfix operator and a member, `^.y` a prefix operator.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = byte(at: offset + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return byte(at: offset + 1) != 0xA0
    default: return true
    }
  }
}
