/// Integer and floating-point literals.
extension Tokenizer {
  mutating func scanNumber() {
    let start = cursor.offset
    let kind: TokenKind
    switch (cursor.peek(), cursor.peek(1)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "x")): kind = advanceOverHexadecimal()
    case (UInt8(ascii: "0"), UInt8(ascii: "o")), (UInt8(ascii: "0"), UInt8(ascii: "b")):
      cursor.advanceOverIdentifier()
      kind = .integerLiteral
    default: kind = advanceOverDecimal()
    }
    append(kind, from: start)
  }

  private mutating func advanceOverDecimal() -> TokenKind {
    cursor.advance(while: { isDigit($0) || $0 == UInt8(ascii: "_") })
    if cursor.peek() == UInt8(ascii: ".") {
      // In `pair.0.1` both numbers are names of tuple elements.
      guard isDigit(cursor.peek(1)), tokens.last?.kind != .period else { return .integerLiteral }
      cursor.offset += 1
      cursor.advance(while: { isDigit($0) || $0 == UInt8(ascii: "_") })
      if cursor.peek() | 0x20 == UInt8(ascii: "e") { advanceOverExponent() }
      return .floatLiteral
    }
    guard cursor.peek() | 0x20 == UInt8(ascii: "e") else {
      cursor.advanceOverIdentifier()
      return .integerLiteral
    }
    advanceOverExponent()
    return .floatLiteral
  }

  private mutating func advanceOverHexadecimal() -> TokenKind {
    cursor.offset += 2
    guard isHexadecimalDigit(cursor.peek()) else {
      cursor.advanceOverIdentifier()
      return .integerLiteral
    }
    cursor.advance(while: { isHexadecimalDigit($0) || $0 == UInt8(ascii: "_") })
    let point = cursor.offset
    let hasPoint = cursor.peek() == UInt8(ascii: ".")
    // `0xF.fade` is a member, `0xF.8p1` a number.
    let isMember = hasPoint && !isDigit(cursor.peek(1))
    if hasPoint {
      guard isHexadecimalDigit(cursor.peek(1)) else { return .integerLiteral }
      cursor.offset += 1
      cursor.advance(while: { isHexadecimalDigit($0) || $0 == UInt8(ascii: "_") })
    }
    guard cursor.peek() | 0x20 == UInt8(ascii: "p") else {
      if isMember { cursor.offset = point } else if !hasPoint { cursor.advanceOverIdentifier() }
      return .integerLiteral
    }
    let isSigned = cursor.peek(1) == UInt8(ascii: "+") || cursor.peek(1) == UInt8(ascii: "-")
    if isMember, !isSigned, !isDigit(cursor.peek(1)) {
      cursor.offset = point
      return .integerLiteral
    }
    advanceOverExponent()
    return .floatLiteral
  }

  /// Moves past the letter of an exponent, its sign, and all that is glued to it.
  private mutating func advanceOverExponent() {
    cursor.offset += 1
    if cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") {
      cursor.offset += 1
    }
    cursor.advanceOverIdentifier()
  }
}

private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  let lowered = byte | 0x20
  return isDigit(byte) || lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "f")
}
