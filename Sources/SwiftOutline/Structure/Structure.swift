import SwiftTokens

/// What the grammar adds to a file's tokens: bracket pairs, directives, and the role of each token.
///
/// The bracket pairs and the directives are found at once (`StructureScan`); roles and generic
/// arguments are filled in by `OutlineBuilder`, which alone knows where it stands.
struct Structure: Sendable {
  let source: TokenizedSource
  let tokens: [Token]
  /// For each bracket, string delimiter and interpolation delimiter its partner, otherwise -1.
  var partners: [Int32]
  var roles: [TokenRole]
  /// For a `<` the token of its `>`, -1 where it is no generic argument list, 0 where nobody asked;
  /// for the `>` of a list in an expression `-2 - (token of its "<")`.
  var angles: [Int32]
  var directives: [Directive] = []
  var regions: [Region] = []

  init(of source: TokenizedSource) {
    self.source = source
    tokens = source.tokens
    partners = [Int32](repeating: -1, count: tokens.count)
    roles = [TokenRole](repeating: [], count: tokens.count)
    angles = [Int32](repeating: 0, count: tokens.count)
  }

  /// The kind of a token; `.endOfFile` before the first one and beyond the last one.
  func kind(_ token: Int) -> TokenKind {
    holds(token) ? tokens[token].kind : .endOfFile
  }

  /// The word of a token; `.none` before the first one and beyond the last one.
  func word(_ token: Int) -> Word {
    holds(token) ? tokens[token].word : .none
  }

  func followsLineBreak(_ token: Int) -> Bool {
    holds(token) && tokens[token].surroundings.contains(.followsLineBreak)
  }

  func followsSpace(_ token: Int) -> Bool {
    !holds(token) || tokens[token].surroundings.contains(.followsSpace)
  }

  private func holds(_ token: Int) -> Bool {
    UInt(bitPattern: token) < UInt(bitPattern: tokens.count)
  }

  /// The first byte of a token; 0 at the end of the file and outside of it.
  func firstByte(_ token: Int) -> UInt8 {
    guard holds(token), tokens[token].start < tokens[token].end else { return 0 }
    return source.bytes[Int(tokens[token].start)]
  }

  /// The last byte of a token; 0 at the end of the file and outside of it.
  func lastByte(_ token: Int) -> UInt8 {
    guard holds(token), tokens[token].start < tokens[token].end else { return 0 }
    return source.bytes[Int(tokens[token].end) - 1]
  }

  @inline(__always)
  func isOperator(_ token: Int) -> Bool {
    switch kind(token) {
    case .prefixOperator, .postfixOperator, .binaryOperator: true
    default: false
    }
  }

  /// Whether the token can open generic arguments or parameters.
  @inline(__always)
  func opensAngle(_ token: Int) -> Bool {
    isOperator(token) && firstByte(token) == UInt8(ascii: "<")
  }

  /// Whether the token is a name, a keyword being one too.
  func isName(_ token: Int) -> Bool {
    switch kind(token) {
    case .identifier, .backtickedIdentifier, .dollarIdentifier: true
    default: false
    }
  }

  /// The partner of a bracket that has one.
  func partner(_ bracket: Int) -> Int? {
    guard bracket >= 0, bracket < partners.count, partners[bracket] >= 0 else { return nil }
    return Int(partners[bracket])
  }

  /// The token after this one, or after the brackets that open here.
  func pastBracket(_ token: Int) -> Int {
    guard let close = partner(token), close > token else { return token + 1 }
    return close + 1
  }

  /// Whether the token and the one before it touch.
  func isGlued(_ token: Int) -> Bool {
    token > 0 && token < tokens.count && tokens[token].start == tokens[token - 1].end
  }

  mutating func mark(_ role: TokenRole, _ range: Range<Int>) {
    for token in range { roles[token].formUnion(role) }
  }
}

extension Structure {
  /// The blocks of `#if`, by their tokens.
  var conditionalRegions: [ConditionalRegion] {
    regions.map { region in
      let own = region.directives.map { directives[Int($0)] }
      let start = own.first.map { Int($0.start) } ?? 0
      let end = own.last.map { $0.kind == .endif ? Int($0.end) : tokens.count - 1 }
      return ConditionalRegion(
        directives: own.map { Int($0.start) }, tokens: start..<max(start, end ?? start))
    }
  }
}
