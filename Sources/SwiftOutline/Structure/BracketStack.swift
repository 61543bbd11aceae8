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

  private(set) var elements: [Element] = []

  var top: Element? { elements.last }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  mutating func push(_ kind: Kind, token: Int) {
    let height = Int32(elements.count)
    var element = Element(kind: kind, token: Int32(token))
    if let top = elements.last {
      element.lineLiteral = top.lineLiteral
      element.interpolation = top.interpolation
      element.literal = top.literal
      element.brace = top.brace
      element.parenthesis = top.parenthesis
      element.bracket = top.bracket
    }
    switch kind {
    case .parenthesis: element.parenthesis = height
    case .bracket: element.bracket = height
    case .brace:
      element.parenthesis = -1
      element.bracket = -1
      element.brace = height
    case .interpolation, .directive, .lineLiteral, .multilineLiteral:
      element.parenthesis = -1
      element.bracket = -1
      element.brace = -1
      if kind == .multilineLiteral { element.lineLiteral = -1 }
      if kind == .lineLiteral, element.lineLiteral < 0 { element.lineLiteral = height }
      if kind == .interpolation { element.interpolation = height }
      if kind == .lineLiteral || kind == .multilineLiteral { element.literal = height }
    }
    elements.append(element)
  }

  /// The height of the open bracket that a closing one of this kind closes.
  func height(closedBy kind: Kind) -> Int? {
    guard let top = elements.last else { return nil }
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

  /// Removes everything from a height on and yields what stood there.
  mutating func removeAll(from height: Int) -> Element {
    let element = elements[height]
    elements.removeSubrange(height...)
    return element
  }
}
