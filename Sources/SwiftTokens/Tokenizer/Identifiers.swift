/// Names and words.
extension Tokenizer {
  mutating func scanIdentifier() {
    let start = cursor.offset
    cursor.advanceOverIdentifier()
    let word = words.word(in: cursor.bytes, start..<cursor.offset)
    append(.identifier, word: word, from: start)
  }

  mutating func scanDollarIdentifier() {
    let start = cursor.offset
    cursor.advanceOverIdentifier()
    append(.dollarIdentifier, from: start)
  }

  /// Scans a name in backticks; a backtick without partner on its line stands alone.
  mutating func scanBacktickedIdentifier() {
    let start = cursor.offset
    cursor.offset += 1
    while !cursor.isAtLineEnd, cursor.peek() != UInt8(ascii: "`") { cursor.offset += 1 }
    guard cursor.peek() == UInt8(ascii: "`") else {
      cursor.offset = start + 1
      return append(.unknown, from: start)
    }
    cursor.offset += 1
    append(.backtickedIdentifier, from: start)
  }
}
