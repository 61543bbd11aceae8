import SwiftTokens

extension Outline {
  /// The most links that a receiver shows; what lies further left is one `.other`.
  private static let longestChain = 256

  /// Whether the name continues an expression as its member: a `.` with something before it
  /// precedes, directly or before a module selector, also through directives (SE-0308).
  public func isMemberName(_ token: Int) -> Bool { dot(ofMember: token) != nil }

  /// What the member is taken from; nil for an implicit member and for no `.` at all.
  public func receiver(ofMember token: Int) -> Receiver? {
    guard let dot = dot(ofMember: token) else { return nil }
    var walk = ReceiverWalk(structure: structure, end: structure.previous(before: dot))
    return walk.receiver(limit: Self.longestChain)
  }

  private func dot(ofMember token: Int) -> Int? {
    guard structure.isName(token) || structure.kind(token) == .integerLiteral,
      let dot = structure.dot(before: token),
      structure.endsExpression(structure.previous(before: dot))
    else { return nil }
    return dot
  }
}

extension Structure {
  /// The `.` that a name follows, a module selector in between left out.
  func dot(before name: Int) -> Int? {
    var previous = self.previous(before: name)
    if previous > 0, kind(previous) == .doubleColon, isName(previous - 1) {
      previous = self.previous(before: previous - 1)
    }
    return previous >= 0 && kind(previous) == .period ? previous : nil
  }
}

/// Walks from the end of an expression to its beginning, link by link.
private struct ReceiverWalk {
  let structure: Structure
  var position: Int
  let end: Int
  var links: [Receiver.Link] = []
  var start: Int

  init(structure: Structure, end: Int) {
    self.structure = structure
    self.end = end
    position = end
    start = end
  }

  mutating func receiver(limit: Int) -> Receiver {
    while links.count < limit, advance() {}
    if links.count == limit, position >= 0, structure.endsExpression(position) {
      links.append(.other(position..<position + 1))
      start = position
    }
    return Receiver(links: links.reversed(), tokens: start..<end + 1)
  }

  /// Moves past one link to the left; false when it was the first of the chain.
  private mutating func advance() -> Bool {
    guard structure.endsExpression(position) else { return false }
    switch structure.kind(position) {
    case .rightParenthesis: return advanceBracket { .call($0) }
    case .rightBracket: return advanceBracket { .subscripted($0) }
    case .rightBrace: return advanceClosure()
    case .postfixQuestion: return advanceMark(.optionalChain)
    case .postfixExclamation: return advanceMark(.forceUnwrap)
    case .prefixOperator, .binaryOperator, .postfixOperator: return advanceOperator()
    case .identifier, .backtickedIdentifier, .dollarIdentifier: return advanceName()
    case .integerLiteral where structure.dot(before: position) != nil: return advanceName()
    default: return advanceHead(from: structure.partner(position) ?? position)
    }
  }

  private mutating func advanceMark(_ link: Receiver.Link) -> Bool {
    links.append(link)
    start = position
    position -= 1
    return true
  }

  private mutating func advanceHead(from head: Int) -> Bool {
    let first = min(head, position)
    links.append(.other(first..<position + 1))
    start = first
    return false
  }

  private mutating func advanceBracket(_ link: (Range<Int>) -> Receiver.Link) -> Bool {
    guard let open = structure.partner(position), open < position else {
      return advanceHead(from: position)
    }
    let before = structure.previous(before: open)
    guard structure.endsExpression(before), !structure.followsLineBreak(open) else {
      return advanceHead(from: open)
    }
    links.append(link(open..<position + 1))
    start = open
    position = before
    return true
  }

  private mutating func advanceClosure() -> Bool {
    guard let open = structure.partner(position), open < position else {
      return advanceHead(from: position)
    }
    var before = structure.previous(before: open)
    if before >= 2, structure.kind(before) == .colon, structure.isName(before - 1),
      structure.kind(before - 2) == .rightBrace
    {
      before -= 2
    }
    guard structure.endsExpression(before), !isLiteral(before) else {
      return advanceHead(from: open)
    }
    links.append(.trailingClosure(open..<position + 1))
    start = open
    position = before
    return true
  }

  private func isLiteral(_ token: Int) -> Bool {
    switch structure.kind(token) {
    case .integerLiteral, .floatLiteral, .stringEnd, .regexLiteral: true
    default: false
    }
  }

  private mutating func advanceOperator() -> Bool {
    let opener = -2 - Int(structure.angles[position])
    guard structure.angles[position] <= -2, opener > 0 else {
      return advanceHead(from: position)
    }
    links.append(.genericArguments(opener..<position + 1))
    start = opener
    position = opener - 1
    return true
  }

  /// Moves past a name; the chain goes on when a `.` with an expression before it precedes.
  private mutating func advanceName() -> Bool {
    links.append(.name(position))
    start = position
    if position > 1, structure.kind(position - 1) == .doubleColon { start = position - 2 }
    if position > 0, structure.kind(position - 1) == .pound { start = position - 1 }
    guard let dot = structure.dot(before: position) else { return false }
    let before = structure.previous(before: dot)
    guard structure.endsExpression(before) else {
      start = dot
      return false
    }
    position = before
    return true
  }
}
