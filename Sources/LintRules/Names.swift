import SwiftTokens

/// The places of a file that rules look at, found in one pass for all of them. Token indices, in
/// source order.
struct Names {
  /// The names that begin like a type's, with a capital letter or one beyond ASCII.
  private(set) var typeLike: [Int] = []
  /// Those of the others that may be a project's delegate or singleton nevertheless.
  private(set) var small: [Int] = []
  /// The names that may be called: what can open a call stands behind them, or they are `init`.
  private(set) var callable: [Int] = []
  /// The periods that no plain name stands before on the line: `.shared` of `a = .shared`.
  private(set) var leadingPeriods: [Int] = []
  /// The `\` of key paths.
  private(set) var backslashes: [Int] = []
  /// The names that may fetch something from a container, and the operators that begin with `~`.
  private(set) var fetching: [Int] = []

  /// - Parameters:
  ///   - verbs: the names that may fetch something.
  ///   - smallNames: the delegates and singletons that do not begin like a type.
  init(of source: TokenizedSource, fetchingWith verbs: WordSet, smallNames: WordSet) {
    let (tokens, bytes) = (source.tokens, source.bytes)
    typeLike.reserveCapacity(tokens.count / 16)
    callable.reserveCapacity(tokens.count / 8)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .identifier, .backtickedIdentifier:
        if Names.beginsLikeType(tokens[index], in: bytes) {
          typeLike.append(index)
        } else if smallNames.mayContain(tokens[index], in: bytes) {
          small.append(index)
        }
        if tokens[index].word == .initKeyword || Names.mayOpenCall(index + 1, in: tokens) {
          callable.append(index)
        }
        if verbs.mayContain(tokens[index], in: bytes) { fetching.append(index) }
      case .binaryOperator, .postfixOperator:
        if bytes[Int(tokens[index].start)] == UInt8(ascii: "~") { fetching.append(index) }
      case .period:
        if !Names.followsName(index, in: tokens) { leadingPeriods.append(index) }
      case .backslash: backslashes.append(index)
      default: break
      }
    }
  }

  /// Whether the first letter of a name is a capital, or might be one (beyond ASCII).
  static func beginsLikeType(_ name: Token, in bytes: [UInt8]) -> Bool {
    var offset = Int(name.start)
    while offset < Int(name.end), isLeading(bytes[offset]) { offset += 1 }
    guard offset < Int(name.end) else { return false }
    return bytes[offset] >= 0x80 || (0x41...0x5A).contains(bytes[offset])
  }

  private static func isLeading(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }

  /// Whether a name that is no keyword stands directly before a token, on its line: what stands on
  /// the line before may belong to a directive.
  private static func followsName(_ index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index - 1].kind == .identifier && tokens[index - 1].word == .none
      && !tokens[index].surroundings.contains(.followsLineBreak)
  }

  /// `(`, `<`, `{`, or the label of a trailing closure.
  private static func mayOpenCall(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .leftParenthesis, .leftBrace, .prefixOperator, .binaryOperator, .postfixOperator:
      return true
    case .identifier, .backtickedIdentifier:
      return index + 2 < tokens.count && tokens[index + 1].kind == .colon
        && tokens[index + 2].kind == .leftBrace
    default: return false
    }
  }
}
