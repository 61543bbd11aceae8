/// One lexical element of a Swift file: what it is and which bytes it covers.
///
/// Tokens are sorted, do not overlap, and together with the comments and white space between them
/// tile the file. Text lies in `TokenizedSource`, so a token is twelve bytes.
public struct Token: Sendable, Equatable {
  public var kind: TokenKind
  /// The word that the token spells, `.none` for names the scanner has no interest in.
  ///
  /// Set for plain words only, never for a name in backticks.
  public var word: Word
  public var surroundings: Surroundings
  /// Offset of the first byte, 0-based.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32

  public init(
    kind: TokenKind, word: Word = .none, surroundings: Surroundings = [], start: Int, end: Int
  ) {
    self.kind = kind
    self.word = word
    self.surroundings = surroundings
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// The bytes that the token covers, as 0-based offsets.
  public var byteRange: Range<Int> { Int(start)..<Int(end) }

  /// What stands directly before a token.
  public struct Surroundings: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break (also one inside a block comment) lies between the previous token and this one.
    public static var followsLineBreak: Surroundings { Surroundings(rawValue: 1 << 0) }
    /// White space or a comment lies before the token, or it is the first one.
    public static var followsSpace: Surroundings { Surroundings(rawValue: 1 << 1) }
  }
}
