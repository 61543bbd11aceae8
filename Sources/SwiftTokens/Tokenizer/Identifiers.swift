/// Names and words.
extension Tokenizer {
  @inline(__always)
  mutating func scanIdentifier() {
    let start = cursor.offset
    let vector = cursor.bytes.vector(at: start)
    let length = vector.isNoIdentifier.firstLane
    cursor.offset = start + length
    if length == ByteVector.scalarCount || cursor.peek() >= 0x80 {
      cursor.advanceOverIdentifier()
    }
    let isShort = length < ByteVector.scalarCount && cursor.offset == start + length
    let word = isShort ? words.word(spelledBy: vector.key(ofFirst: length)) : .none
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
