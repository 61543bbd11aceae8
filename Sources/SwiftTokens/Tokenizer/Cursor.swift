/// A place in the bytes of a file; reading never leaves them.
struct Cursor {
  let bytes: [UInt8]
  /// Offset of the next byte, 0-based.
  var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte some bytes further on; 0 outside of the file.
  func peek(_ distance: Int = 0) -> UInt8 {
    byte(at: offset + distance)
  }

  /// The byte at an offset; 0 outside of the file.
  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// Whether the bytes from an offset on spell an ASCII text.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      for (index, byte) in text.enumerated() where bytes[offset + index] != byte { return false }
      return true
    }
  }

  /// Whether a line break or the end of the file is next.
  var isAtLineEnd: Bool {
    isAtEnd || isLineBreak(bytes[offset])
  }

  mutating func advanceToLineEnd() {
    offset = bytes.firstOffset(from: offset) { $0.isLineBreak }
  }

  mutating func advance(over byte: UInt8) {
    while offset < bytes.count, bytes[offset] == byte { offset += 1 }
  }

  mutating func advance(while isTaken: (UInt8) -> Bool) {
    while offset < bytes.count, isTaken(bytes[offset]) { offset += 1 }
  }

  mutating func advanceOverIdentifier() {
    while true {
      offset = bytes.firstOffset(from: offset) { $0.isNoIdentifier }
      guard peek() >= 0x80, let scalar = scalar(), scalar.isIdentifierContinuation else { return }
      offset += scalar.length
    }
  }

  mutating func advanceOverSpaces() {
    offset = bytes.firstOffset(from: offset) { $0 .!= ByteVector(repeating: UInt8(ascii: " ")) }
  }

  /// The character beyond ASCII that comes next, nil where the bytes are not UTF-8.
  func scalar() -> WideScalar? {
    WideScalar(in: bytes, at: offset)
  }
}

func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
