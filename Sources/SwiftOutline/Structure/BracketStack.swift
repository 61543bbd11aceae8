/// The brackets and literals that are open at a point of the file.
///
/// Every question is answered from the topmost element, so that matching stays linear when nothing
/// matches.
struct BracketStack {
  enum Kind: UInt8 {
    case parenthesis, bracket, brace, interpolation, lineLiteral, multilineLiteral, directive
  }

  struct Element {
    var kind: Kind
    var token: Int32
    /// The heights of the nearest open bracket of each kind that a closing one may reach, -1 for
    /// none: `)` and `]` do not reach through a brace, nothing reaches out of a literal or `#if`.
    var parenthesis: Int32 = -1
    var bracket: Int32 = -1
    var brace: Int32 = -1
    /// The heights of the nearest open interpolation and literal, -1 for none.
    var interpolation: Int32 = -1
    var literal: Int32 = -1
    /// The height of the outermost single-line literal that a line break ends, -1 for none.
    var lineLiteral: Int32 = -1
  }

  /// The topmost element; one that nothing reaches while nothing is open.
  private(set) var top = Element(kind: .directive, token: -1)
  /// What lies below it, that one first.
  private var below: [Element] = []

  /// How many elements are open: the height of the next one.
  var count: Int { below.count }

  /// Whether the next token may show that a literal has ended without a delimiter.
  var mayEndLiteral: Bool { top.lineLiteral >= 0 || top.kind == .multilineLiteral }

  mutating func reserveCapacity(_ count: Int) { below.reserveCapacity(count) }

  @inline(__always)
  mutating func push(_ kind: Kind, token: Int) {
    let height = Int32(count)
    below.append(top)
    top.kind = kind
    top.token = Int32(token)
    switch kind {
    case .parenthesis: top.parenthesis = height
    case .bracket: top.bracket = height
    case .brace:
      top.parenthesis = -1
      top.bracket = -1
      top.brace = height
    case .interpolation, .directive, .lineLiteral, .multilineLiteral:
      top.parenthesis = -1
      top.bracket = -1
      top.brace = -1
      if kind == .multilineLiteral { top.lineLiteral = -1 }
      if kind == .lineLiteral, top.lineLiteral < 0 { top.lineLiteral = height }
      if kind == .interpolation { top.interpolation = height }
      if kind == .lineLiteral || kind == .multilineLiteral { top.literal = height }
    }
  }

  /// The height of the open bracket that a closing one of this kind closes.
  func height(closedBy kind: Kind) -> Int? {
    let height =
      switch kind {
      case .parenthesis: top.parenthesis
      case .bracket: top.bracket
      case .interpolation: top.interpolation
      case .lineLiteral, .multilineLiteral: top.literal
      case .brace, .directive: top.brace
      }
    return height < 0 ? nil : Int(height)
  }

  /// Removes everything from a height on and yields the token of what stood there.
  @discardableResult
  mutating func removeAll(from height: Int) -> Int32 {
    var token = top.token
    while below.count > height, let next = below.popLast() {
      token = top.token
      top = next
    }
    return token
  }
}
