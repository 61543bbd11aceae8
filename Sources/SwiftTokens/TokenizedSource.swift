/// A Swift file with its tokens: what `tokenize` yields and everything after it reads.
public struct TokenizedSource: Sendable {
  /// The file as it lies on disk, byte for byte.
  public let bytes: [UInt8]
  /// Every token in order; the last one is `.endOfFile`.
  public let tokens: [Token]
  /// Every comment in order.
  public let comments: [Comment]

  public init(bytes: [UInt8], tokens: [Token], comments: [Comment]) {
    self.bytes = bytes
    self.tokens = tokens
    self.comments = comments
  }

  /// Whether the token spells `word`, backticks aside.
  public func spells(_ token: Int, _ word: StaticString) -> Bool {
    let range = nameRange(of: token)
    // Asked of every name of a file, and hardly any has the length.
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { text in
      for (offset, byte) in text.enumerated() where bytes[range.lowerBound + offset] != byte {
        return false
      }
      return true
    }
  }

  /// The token's text as written; bytes that are not UTF-8 become U+FFFD.
  public func text(of token: Int) -> String {
    text(in: tokens[token].byteRange)
  }

  /// The token's name without backticks, of a longer one the first 512 bytes: a name may be asked
  /// for again and again, and nobody writes longer ones.
  public func name(of token: Int) -> String {
    let range = nameRange(of: token)
    return text(in: range.lowerBound..<min(range.upperBound, range.lowerBound + 512))
  }

  /// The text of a range of byte offsets; bytes that are not UTF-8 become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source text from the first to the last of some tokens, as written; empty for none.
  public func text(ofTokens range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    return text(in: Int(tokens[range.lowerBound].start)..<Int(tokens[last].end))
  }

  private func nameRange(of token: Int) -> Range<Int> {
    let range = tokens[token].byteRange
    guard tokens[token].kind == .backtickedIdentifier else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}

/// A comment: where it lies and how it was written.
public struct Comment: Sendable, Equatable {
  /// `//` or `/* */`.
  public enum Style: UInt8, Sendable { case line, block }
  public var style: Style
  /// Offset of the first byte of `//` or `/*`, 0-based.
  public var start: UInt32
  /// Offset just past the last byte, the line break of a line comment not included.
  public var end: UInt32

  public init(style: Style, start: Int, end: Int) {
    self.style = style
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// The bytes that the comment covers, as 0-based offsets.
  public var byteRange: Range<Int> { Int(start)..<Int(end) }
}
