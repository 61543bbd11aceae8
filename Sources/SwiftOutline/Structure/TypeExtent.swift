import SwiftTokens

extension Word {
  /// Whether the word may stand before a type: `any P`, `inout T`.
  var isTypeSpecifier: Bool {
    switch self {
    case .any, .some, .each, .repeat, .inout, .sending, .borrowing, .consuming, .isolated,
      .nonisolated:
      true
    default: false
    }
  }

  /// Whether a type can begin with the word.
  var mayNameType: Bool { self == .anyKeyword || position == .name || position == .prefix }
}

extension Structure {
  /// Whether a type may begin here.
  func startsType(_ token: Int) -> Bool {
    switch kind(token) {
    case .identifier: word(token).mayNameType || word(token).isTypeSpecifier
    case .backtickedIdentifier, .leftParenthesis, .leftBracket, .at, .placeholder: true
    case .prefixOperator, .binaryOperator: firstByte(token) == UInt8(ascii: "~")
    default: false
    }
  }

  /// The token just past the type that begins here; the token itself where none does.
  ///
  /// For places where Swift commits itself to a type, so that `<` always opens arguments there.
  mutating func typeEnd(from start: Int) -> Int {
    var index = start
    while let operandEnd = typeOperandEnd(from: index) {
      index = operandEnd
      let (end, needsOperand) = typeSuffixEnd(from: index)
      index = end
      guard needsOperand else { break }
    }
    return index
  }

  /// The end of what a type begins with: specifiers, attributes, and a name, tuple or array.
  private func typeOperandEnd(from start: Int) -> Int? {
    var index = start
    while true {
      switch kind(index) {
      case .identifier:
        guard word(index).isTypeSpecifier, startsType(specifierEnd(from: index)) else {
          return word(index).mayNameType ? index + 1 : nil
        }
        index = specifierEnd(from: index)
      case .backtickedIdentifier, .placeholder: return index + 1
      case .leftParenthesis, .leftBracket: return partner(index).map { $0 + 1 }
      case .at:
        guard let end = typeAttributeEnd(at: index) else { return nil }
        index = end
      case .prefixOperator, .binaryOperator:
        guard firstByte(index) == UInt8(ascii: "~"), lastByte(index) == UInt8(ascii: "~") else {
          return nil
        }
        index += 1
      default: return nil
      }
    }
  }

  /// The end of `inout`, `nonisolated(nonsending)` and the like.
  func specifierEnd(from index: Int) -> Int {
    guard word(index) == .nonisolated else { return index + 1 }
    return gluedParenthesesEnd(at: index + 1) ?? index + 1
  }

  /// The end of what may follow a type's operand, and whether another operand must follow that.
  private mutating func typeSuffixEnd(from start: Int) -> (end: Int, needsOperand: Bool) {
    var index = start
    while true {
      switch kind(index) {
      case .period, .doubleColon:
        guard isName(index + 1) else { return (index, false) }
        index += 2
      case .postfixQuestion, .postfixExclamation: index += 1
      case .arrow, .prefixAmpersand: return (index + 1, true)
      case .identifier:
        let end = effectsEnd(from: index)
        guard end > index, kind(end) == .arrow else { return (index, false) }
        return (end + 1, true)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if firstByte(index) == UInt8(ascii: "<"), isName(index - 1) {
          guard let close = closingAngle(of: index) else { return (index, false) }
          index = close + 1
          if let operand = operandAfterAngle(close) { return operand }
        } else if isSingleAmpersand(index) {
          return (index + 1, true)
        } else {
          return (index, false)
        }
      default: return (index, false)
      }
    }
  }

  /// The end of `async`, `throws`, `throws(E)` and their like.
  func effectsEnd(from start: Int) -> Int {
    var end = start
    while true {
      switch word(end) {
      case .async, .rethrows: end += 1
      case .throws: end = gluedParenthesesEnd(at: end + 1) ?? end + 1
      default:
        guard kind(end) == .identifier, source.spells(end, "reasync") else { return end }
        end += 1
      }
    }
  }

  /// What the characters glued to a closing `>` mean for the type: nil for nothing.
  private func operandAfterAngle(_ close: Int) -> (end: Int, needsOperand: Bool)? {
    switch lastByte(close) {
    case UInt8(ascii: "&"): (close + 1, true)
    case UInt8(ascii: "="), UInt8(ascii: "."): (close + 1, false)
    case UInt8(ascii: ">"):
      bytesAfterFirstAngle(close).last == UInt8(ascii: "-") ? (close + 1, true) : nil
    default: nil
    }
  }

  private func bytesAfterFirstAngle(_ close: Int) -> ArraySlice<UInt8> {
    source.bytes[tokens[close].byteRange].dropLast()
  }

  func isSingleAmpersand(_ token: Int) -> Bool {
    tokens[token].byteRange.count == 1 && firstByte(token) == UInt8(ascii: "&")
  }

  /// The token of the `>` that closes the generic arguments that open here.
  mutating func closingAngle(of open: Int) -> Int? {
    if angles[open] == 0 { GenericArgumentScan.scan(from: open, in: &self) }
    return angles[open] > 0 ? Int(angles[open]) : nil
  }

  /// The token just past the generic arguments of an expression that open here: the list must be
  /// followed by what Swift accepts after one.
  mutating func genericArgumentsEnd(from open: Int) -> Int? {
    guard let close = closingAngle(of: open) else { return nil }
    let bytes = source.bytes[tokens[close].byteRange]
    let isAccepted =
      switch bytes.last {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): true
      default: acceptsGenericArguments(before: close + 1)
      }
    guard isAccepted else { return nil }
    angles[close] = Int32(-2 - open)
    return close + 1
  }

  /// The tokens between `<` and `>`; with the closing one when it ends inner arguments too (`>>`).
  func genericArguments(from open: Int, to close: Int) -> Range<Int> {
    let bytes = source.bytes[tokens[close].byteRange]
    let isShared = bytes.lazy.filter { $0 == UInt8(ascii: ">") }.count > 1
    return open + 1..<(isShared ? close + 1 : close)
  }

  private func acceptsGenericArguments(before token: Int) -> Bool {
    switch kind(token) {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .postfixExclamation, .postfixQuestion, .colon, .interpolationEnd:
      true
    case .leftParenthesis, .leftBracket: !followsLineBreak(token)
    case .binaryOperator, .prefixAmpersand: isSingleAmpersand(token)
    default: false
    }
  }
}

extension Structure {
  /// The token just past `@name` with its dots, module selectors and generic arguments left out.
  func attributeNameEnd(at token: Int) -> Int? {
    guard isName(token + 1) else { return nil }
    var index = token + 2
    while kind(index) == .period || kind(index) == .doubleColon, isName(index + 1) { index += 2 }
    return index
  }

  /// The token just past an attribute of a type and its arguments, if it can have any.
  func typeAttributeEnd(at token: Int) -> Int? {
    guard let end = attributeNameEnd(at: token) else { return nil }
    guard takesTypeArguments(token + 1) else { return end }
    return gluedParenthesesEnd(at: end) ?? end
  }

  /// Whether the attribute of a type takes arguments: after `@escaping` a function type begins.
  func takesTypeArguments(_ name: Int) -> Bool {
    let bare: [StaticString] = [
      "escaping", "autoclosure", "Sendable", "noescape", "preconcurrency", "retroactive",
      "unchecked", "noDerivative",
    ]
    return !bare.contains { source.spells(name, $0) }
  }

  /// The token just past parentheses that begin right at the end of the token before.
  func gluedParenthesesEnd(at token: Int) -> Int? {
    guard kind(token) == .leftParenthesis, !followsSpace(token), let close = partner(token) else {
      return nil
    }
    return close + 1
  }

  /// The token just past a generic parameter clause that opens here, whatever stands in it.
  ///
  /// - Parameter open: a token that ends with `<`.
  func genericParametersEnd(from open: Int) -> Int? {
    let limit = min(tokens.count, open + longestParameterClause)
    var depth = 0
    var index = open
    while index < limit {
      switch tokens[index].kind {
      case .prefixOperator, .postfixOperator, .binaryOperator:
        depth += angleBalance(of: index)
        if depth <= 0 { return index + 1 }
      case .leftParenthesis, .leftBracket:
        guard let close = partner(index) else { return nil }
        index = close
      case .identifier where word(index).opensDeclaration: return nil
      case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .endOfFile:
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private func angleBalance(of token: Int) -> Int {
    var balance = 0
    var previous: UInt8 = 0
    for byte in source.bytes[tokens[token].byteRange] {
      if byte == UInt8(ascii: "<") { balance += 1 }
      if byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-") { balance -= 1 }
      previous = byte
    }
    return balance
  }
}

/// The most tokens that a look-ahead for the end of a generic parameter clause reads.
private let longestParameterClause = 1024

extension Word {
  /// Whether the word cannot stand in a generic parameter clause, because it begins a declaration.
  fileprivate var opensDeclaration: Bool {
    switch self {
    case .func, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .var,
      .initKeyword, .subscript, .case:
      true
    default: false
    }
  }
}
