/// String literals: their quotes, their text, their interpolations.
extension Tokenizer {
  /// Scans the opening quotes; the pounds before them lie at the cursor.
  mutating func scanStringStart(pounds: Int) {
    let start = cursor.offset
    let quote = start + pounds
    var delimiter = Delimiter(quotes: .single, pounds: UInt32(pounds))
    if cursor.byte(at: quote) == UInt8(ascii: "'") {
      delimiter.quotes = .apostrophes
    } else if cursor.hasText("\"\"\"", at: quote) {
      // `#"""#` is a quote in a single-line literal.
      let isSingle =
        pounds > 0 && lookAhead.isClosedOnLine(from: quote + 2, pounds: pounds, in: cursor)
      delimiter.quotes = isSingle ? .single : .multiLine
    }
    cursor.offset = quote + (delimiter.spansLines ? 3 : 1)
    append(.stringStart, from: start)
    enter(Mode(kind: .literal, delimiter: delimiter))
  }

  /// Scans text up to the next interpolation, the closing quotes, or where the literal breaks off.
  mutating func scanText(of delimiter: Delimiter) {
    let start = cursor.offset
    while true {
      cursor.advanceToStringMark()
      guard !cursor.isAtEnd else { return appendText(from: start) }
      switch cursor.bytes[cursor.offset] {
      case UInt8(ascii: "\\"):
        if let end = cursor.endOfInterpolationStart(pounds: Int(delimiter.pounds)) {
          return enterInterpolation(of: delimiter, textStart: start, end: end)
        }
        advanceOverEscape(pounds: Int(delimiter.pounds))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let end = cursor.endOfClosingQuotes(delimiter) {
          return leaveLiteral(textStart: start, end: end)
        }
        cursor.offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard delimiter.spansLines else {
          appendText(from: start)
          return leaveMode()
        }
        cursor.offset += 1
      default:
        cursor.offset += 1
      }
    }
  }

  private mutating func appendText(from start: Int) {
    if cursor.offset > start { append(.stringText, from: start) }
  }

  private mutating func enterInterpolation(of delimiter: Delimiter, textStart: Int, end: Int) {
    appendText(from: textStart)
    let start = cursor.offset
    cursor.offset = end
    append(.interpolationStart, from: start)
    enter(Mode(kind: .interpolation, delimiter: delimiter))
  }

  private mutating func leaveLiteral(textStart: Int, end: Int) {
    appendText(from: textStart)
    let start = cursor.offset
    cursor.offset = end
    append(.stringEnd, from: start)
    leaveMode()
  }

  /// Moves past a backslash and, in an escape, past the quote or backslash that it escapes.
  private mutating func advanceOverEscape(pounds: Int) {
    cursor.offset += 1
    guard let end = cursor.endOfPounds(atLeast: pounds, from: cursor.offset) else { return }
    cursor.offset = end
    switch cursor.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): cursor.offset += 1
    default: break
    }
  }
}

extension Cursor {
  /// Moves to the next byte that may end or interrupt the text of a string literal.
  fileprivate mutating func advanceToStringMark() {
    offset = bytes.firstOffset(from: offset) {
      $0.equals(UInt8(ascii: "\"")) .| $0.equals(UInt8(ascii: "\\")) .| $0.equals(UInt8(ascii: "'"))
        .| $0.isLineBreak
    }
  }

  fileprivate func endOfInterpolationStart(pounds: Int) -> Int? {
    guard let end = endOfPounds(atLeast: pounds, from: offset + 1),
      byte(at: end) == UInt8(ascii: "(")
    else { return nil }
    return end + 1
  }

  fileprivate func endOfClosingQuotes(_ delimiter: Delimiter) -> Int? {
    let isApostrophe = peek() == UInt8(ascii: "'")
    guard isApostrophe == (delimiter.quotes == .apostrophes) else { return nil }
    if delimiter.spansLines, !hasText("\"\"\"", at: offset) { return nil }
    var end = offset + (delimiter.spansLines ? 3 : 1)
    guard delimiter.pounds > 0 else { return end }
    let firstPound = end
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return end - firstPound >= Int(delimiter.pounds) ? end : nil
  }

  /// The end of a run of pounds after a backslash, nil for fewer than the literal has.
  ///
  /// Like the compiler it takes one pound too many for a slip of the pen.
  fileprivate func endOfPounds(atLeast pounds: Int, from start: Int) -> Int? {
    guard pounds > 0 else { return start }
    var end = start
    while end - start <= pounds, byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return end - start >= pounds ? end : nil
  }
}
