/// White space, comments, and what else lies between tokens.
extension Tokenizer {
  /// Skips a byte order mark and takes a shebang.
  mutating func scanFileStart() {
    if cursor.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor.offset = 3 }
    guard cursor.hasText("#!", at: cursor.offset) else { return }
    let start = cursor.offset
    cursor.advanceToLineEnd()
    append(.shebang, from: start)
  }

  /// Skips one space, or many at once.
  mutating func scanSpaces() {
    surroundings.insert(.followsSpace)
    cursor.offset += 1
    if cursor.peek() == UInt8(ascii: " ") { cursor.advanceOverSpaces() }
  }

  /// Skips a blank or control character, the latter as Swift does with an error.
  mutating func scanBlank() {
    surroundings.insert(.followsSpace)
    cursor.offset += 1
  }

  /// Skips a line break; it ends every single-line literal whose interpolation it lies in.
  mutating func scanLineBreak() {
    surroundings.formUnion([.followsSpace, .followsLineBreak])
    cursor.offset += 1
    while mode.kind == .interpolation, !mode.delimiter.spansLines {
      leaveMode()
      leaveMode()
    }
  }

  /// Scans a comment, a regex literal or an operator.
  mutating func scanSlash() {
    switch cursor.peek(1) {
    case UInt8(ascii: "/"): scanLineComment()
    case UInt8(ascii: "*"): scanBlockComment()
    default: scanOperator()
    }
  }

  private mutating func scanLineComment() {
    let start = cursor.offset
    cursor.advanceToLineEnd()
    surroundings.insert(.followsSpace)
    comments.append(Comment(style: .line, start: start, end: cursor.offset))
  }

  /// Scans a block comment with those inside it; one that is not closed reaches to the end.
  private mutating func scanBlockComment() {
    let start = cursor.offset
    var depth = 1
    cursor.offset += 2
    while depth > 0, !cursor.isAtEnd {
      cursor.advanceToBlockCommentMark()
      switch (cursor.peek(), cursor.peek(1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        cursor.offset += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        cursor.offset += 2
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        surroundings.insert(.followsLineBreak)
        cursor.offset += 1
      default:
        cursor.offset += 1
      }
    }
    cursor.offset = min(cursor.offset, cursor.bytes.count)
    surroundings.insert(.followsSpace)
    comments.append(Comment(style: .block, start: start, end: cursor.offset))
  }

  /// Scans a token that begins beyond ASCII, or skips bytes that begin none.
  mutating func scanWideScalar() {
    guard let scalar = cursor.scalar(), scalar.value != WideScalar.byteOrderMark else {
      return skipStrayBytes(1)
    }
    let start = cursor.offset
    if scalar.isIdentifierContinuation {
      scanIdentifier()
    } else if scalar.isOperatorStart {
      scanOperator()
    } else if scalar.value == WideScalar.openingCurlyQuote {
      cursor.offset = lookAhead.endOfCurlyString(in: cursor) ?? start + scalar.length
      append(.unknown, from: start)
    } else if scalar.value == WideScalar.closingCurlyQuote {
      cursor.offset += scalar.length
      append(.unknown, from: start)
    } else {
      skipStrayBytes(scalar.length)
    }
  }

  private mutating func skipStrayBytes(_ count: Int) {
    surroundings.insert(.followsSpace)
    cursor.offset += count
  }

  /// Skips from a conflict marker at the start of a line to the end of the conflict.
  ///
  /// Returns false, moving nothing, where there is no whole conflict.
  mutating func skipsConflict() -> Bool {
    let isAtLineStart =
      cursor.offset == 0 || isLineBreak(cursor.peek(-1)) || cursor.peek(-1) == 0
    guard isAtLineStart, let end = lookAhead.endOfConflict(in: cursor) else { return false }
    surroundings.formUnion([.followsSpace, .followsLineBreak])
    cursor.offset = end
    cursor.advanceToLineEnd()
    return true
  }
}

extension Cursor {
  /// Moves to the next byte that may matter in a block comment.
  fileprivate mutating func advanceToBlockCommentMark() {
    offset = bytes.firstOffset(from: offset) {
      $0.equals(UInt8(ascii: "*")) .| $0.equals(UInt8(ascii: "/"))
        .| $0.isLineBreak
    }
  }
}
