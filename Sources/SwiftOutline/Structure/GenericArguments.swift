import SwiftTokens

/// Decides whether a `<` opens generic arguments: a list that only types can be made of
/// (The Swift Programming Language, "Generic Argument Clause").
///
/// One look-ahead answers for every `<` that it meets, so no token is looked at twice, and it gives
/// up after a fixed number of tokens.
struct GenericArgumentScan {
  /// The most tokens that one look-ahead reads.
  private static let budget = 65_536

  private enum Opener { case angle, parenthesis, bracket }

  private var stack: [(opener: Opener, token: Int)] = []
  private var needsOperand = false
  private var operandTakesArguments = true
  private var index: Int

  /// Fills `structure.angles` for the `<` at `start` and for those inside its list.
  static func scan(from start: Int, in structure: inout Structure) {
    var scan = GenericArgumentScan(index: start)
    let limit = min(structure.tokens.count, start + budget)
    repeat {
      guard scan.index < limit, scan.advance(in: &structure) else { break }
    } while !scan.stack.isEmpty
    for open in scan.stack where open.opener == .angle { structure.angles[open.token] = -1 }
    if structure.angles[start] == 0 { structure.angles[start] = -1 }
  }

  private init(index: Int) { self.index = index }

  /// Moves past one element of the list; false when it cannot be one.
  private mutating func advance(in structure: inout Structure) -> Bool {
    switch structure.tokens[index].kind {
    case .prefixOperator, .postfixOperator, .binaryOperator: advanceOperator(in: &structure)
    case .identifier, .backtickedIdentifier: advanceWord(in: structure)
    case .placeholder, .integerLiteral: advanceOperand()
    case .leftParenthesis: advanceParenthesis(in: structure)
    case .leftBracket: advanceOpener(.bracket)
    case .rightParenthesis: advanceCloser(.parenthesis)
    case .rightBracket: advanceCloser(.bracket)
    case .comma: advanceSeparator(isAllowed: stack.last?.opener != .bracket)
    case .colon: advanceSeparator(isAllowed: stack.last?.opener == .bracket)
    case .arrow, .prefixAmpersand: advanceSeparator(isAllowed: true)
    case .postfixQuestion, .postfixExclamation: advanceSuffix()
    case .period, .doubleColon: advanceMember(in: structure)
    case .at: advanceAttribute(in: structure)
    default: false
    }
  }

  private mutating func advanceOperand() -> Bool {
    guard needsOperand else { return false }
    needsOperand = false
    operandTakesArguments = false
    index += 1
    return true
  }

  private mutating func advanceOpener(_ opener: Opener) -> Bool {
    guard needsOperand else { return false }
    stack.append((opener, index))
    index += 1
    return true
  }

  private mutating func advanceParenthesis(in structure: Structure) -> Bool {
    let isTypedThrows = !needsOperand && structure.word(index - 1) == .throws
    guard needsOperand || isTypedThrows else { return false }
    needsOperand = true
    guard structure.kind(index + 1) == .rightParenthesis else { return advanceOpener(.parenthesis) }
    index += 1
    return advanceOperand()
  }

  private mutating func advanceCloser(_ opener: Opener) -> Bool {
    guard !needsOperand, stack.last?.opener == opener else { return false }
    stack.removeLast()
    operandTakesArguments = false
    index += 1
    return true
  }

  private mutating func advanceSeparator(isAllowed: Bool) -> Bool {
    guard !needsOperand, isAllowed else { return false }
    needsOperand = true
    index += 1
    return true
  }

  private mutating func advanceSuffix() -> Bool {
    guard !needsOperand else { return false }
    operandTakesArguments = false
    index += 1
    return true
  }

  private mutating func advanceMember(in structure: Structure) -> Bool {
    guard !needsOperand, structure.isName(index + 1) else { return false }
    operandTakesArguments = true
    index += 2
    return true
  }

  private mutating func advanceAttribute(in structure: Structure) -> Bool {
    guard needsOperand, let end = structure.typeAttributeEnd(at: index) else { return false }
    index = end
    return true
  }
}

extension GenericArgumentScan {
  private mutating func advanceWord(in structure: Structure) -> Bool {
    let word = structure.word(index)
    guard needsOperand else { return advanceWordAfterOperand(word, in: structure) }
    if let end = labelEnd(in: structure) {
      index = end
      return true
    }
    if word.isTypeSpecifier, structure.startsType(index + 1) {
      index += 1
      return true
    }
    guard word.mayNameType else { return false }
    needsOperand = false
    operandTakesArguments = true
    index += 1
    return true
  }

  private mutating func advanceWordAfterOperand(_ word: Word, in structure: Structure) -> Bool {
    switch word {
    case .async, .throws, .rethrows:
      index += 1
      return true
    default:
      guard stack.last?.opener == .bracket, structure.source.spells(index, "of") else {
        return false
      }
      return advanceSeparator(isAllowed: true)
    }
  }

  /// The end of `label:` or `_ name:` of a tuple or function type.
  private func labelEnd(in structure: Structure) -> Int? {
    guard stack.last?.opener == .parenthesis else { return nil }
    if structure.kind(index + 1) == .colon { return index + 2 }
    return structure.isName(index + 1) && structure.kind(index + 2) == .colon ? index + 3 : nil
  }

  /// Reads a run of operator characters one by one: `>` and `<` come glued to others.
  private mutating func advanceOperator(in structure: inout Structure) -> Bool {
    let range = structure.tokens[index].byteRange
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch structure.source.bytes[offset] {
      case UInt8(ascii: "<"):
        guard !needsOperand, operandTakesArguments else { return false }
        stack.append((.angle, index))
        needsOperand = true
      case UInt8(ascii: ">"):
        guard !needsOperand, let open = stack.last, open.opener == .angle else { return false }
        stack.removeLast()
        operandTakesArguments = false
        let rest = structure.source.bytes[offset + 1..<range.upperBound]
        let isLast = !rest.contains(UInt8(ascii: ">")) || stack.isEmpty
        structure.angles[open.token] = isLast ? Int32(index) : -1
        if stack.isEmpty { return true }
      case UInt8(ascii: "-"):
        if offset + 1 < range.upperBound, structure.source.bytes[offset + 1] == UInt8(ascii: ">") {
          guard !needsOperand else { return false }
          needsOperand = true
          offset += 1
        } else if !needsOperand {
          return false
        }
      case UInt8(ascii: "&"):
        guard !needsOperand else { return false }
        needsOperand = true
      case UInt8(ascii: "~"):
        guard needsOperand else { return false }
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."):
        guard !needsOperand else { return false }
        operandTakesArguments = false
      default: return false
      }
      offset += 1
    }
    index += 1
    return true
  }
}
