import SwiftTokens

extension OutlineBuilder {
  /// Passes `(`, `[` or the start of an interpolation; one without a partner opens nothing.
  mutating func openBracket() {
    guard structure.partner(index) != nil else {
      index += 1
      return
    }
    var opened = Frame(kind: .expressions, open: index)
    opened.isPattern = frame.isPattern
    if structure.kind(index) == .leftParenthesis, operand.end == index - 1,
      structure.kind(operand.end) != .rightParenthesis,
      structure.kind(operand.end) != .rightBrace, !structure.followsLineBreak(index)
    {
      opened.callee = operand.callee
    }
    enter(opened)
    index += 1
  }

  /// Passes the start of a string; one without interpolations is passed whole.
  mutating func openLiteral() {
    guard let end = structure.partner(index) else {
      index += 1
      return
    }
    if end <= index + 2 {
      index = end + 1
    } else {
      enter(Frame(kind: .literal, open: index))
      index += 1
    }
  }

  /// Passes a closing bracket; a stray one closes nothing.
  @inline(__always)
  mutating func closeBracket() {
    guard let open = structure.partner(index) else {
      index += 1
      return
    }
    while frame.open > open { closeFrame(at: index) }
    guard frame.open == open else {
      index += 1
      return
    }
    let closing = index
    index += 1
    closeFrame(at: closing)
  }

  /// Ends the innermost frame; `index` already stands where the file goes on.
  mutating func closeFrame(at closing: Int) {
    finishDeclaration(at: closing)
    dropPrefix()
    let closed = leaveFrame()
    let isClosed = closing < structure.tokens.count && structure.partner(closing) == closed.open
    let end = isClosed ? closing + 1 : closing
    if closed.scope >= 0 { closeScope(closed.scope, at: end) }
    switch closed.kind {
    case .attributeArguments: prefix = waitingPrefixes.popLast() ?? DeclarationPrefix()
    case .expressions:
      if isClosed { operand = (closing, closed.callee) }
      if closed.continuation == .keyPath { readKeyPathComponents() }
    default: break
    }
    switch closed.owner {
    case .none: break
    case .type(let type): finishType(Int(type), open: closed.open, end: end)
    case .closure(let closure):
      closures[Int(closure)].body = closed.open..<end
      operand = (closing, closed.callee)
      lastClosure = operand
    case .variable: finishAccessors(open: closed.open, end: end)
    case .function(let function):
      if closed.kind == .parameters {
        if !closed.awaitsStart { finishParameter(of: Int(function), at: closing) }
        finishParameters(of: Int(function))
      } else {
        functions[Int(function)].body = closed.open..<end
        finishFunction(Int(function), at: end)
      }
    }
    if closed.continuation == .repeatCondition { lastRepeatBlock = closing }
  }

  /// Passes `{`: a statement's block, accessors, or a closure.
  mutating func openBrace() {
    if frame.kind == .accessors {
      pushBlock(.code)
    } else if case .binding(let first, let end) = frame.declaration, frame.header == .none,
      startsObservers(index)
    {
      openAccessors(first: Int(first), end: Int(end))
    } else if frame.header != .none, frame.header != .caseLabel, opensStatementBlock() {
      openStatementBlock()
    } else {
      openClosure()
    }
  }

  private mutating func openStatementBlock() {
    let header = frame.header
    frame.header = .none
    frame.isPattern = false
    let isRepeat = structure.word(index - 1) == .repeat && !structure.isMember(index - 1)
    pushBlock(header == .switch ? .switchCases : .code)
    if isRepeat { frame.continuation = .repeatCondition }
  }

  mutating func pushBlock(_ kind: Frame.Kind, owner: Frame.Owner = .none) {
    var block = Frame(kind: kind, open: index)
    block.owner = owner
    enter(block)
    index += 1
  }

  /// Whether `{` begins the block of the pending statement rather than a closure in its head.
  ///
  /// Swift takes no trailing closure there, except where what follows the braces shows that they
  /// cannot be the block.
  private func opensStatementBlock() -> Bool {
    if frame.header == .block { return true }
    let previous = structure.previous(before: index)
    guard structure.endsExpression(previous) else { return isHeaderWord(previous) }
    return !isClosureInHeader(index)
  }

  private func isHeaderWord(_ token: Int) -> Bool {
    guard token >= 0 else { return true }
    switch structure.word(token) {
    case .if, .guard, .while, .switch, .catch, .for, .in: return true
    default: return structure.kind(token) == .rightBrace
    }
  }

  private func isClosureInHeader(_ brace: Int) -> Bool {
    guard let close = structure.partner(brace), !structure.followsLineBreak(brace + 1),
      structure.word(brace + 1) != .case
    else { return false }
    switch structure.kind(close + 1) {
    case .leftBrace, .comma: return true
    case .leftBracket, .leftParenthesis, .period, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !structure.followsLineBreak(close + 1)
    case .identifier:
      let word = structure.word(close + 1)
      return word == .where
        || (word == .is || word == .as) && !structure.followsLineBreak(close + 1)
    default: return false
    }
  }
}
