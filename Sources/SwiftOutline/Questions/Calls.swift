import SwiftTokens

extension Outline {
  /// The call whose callee the name is: `name(…)`, `name<T>(…)`, `name { … }`.
  ///
  /// Nil where no call is: a compound name (`resolve(_:)`), a parenthesis on the next line, a
  /// declaration, an attribute, a pattern, a type, a key path.
  public func call(ofCallee token: Int) -> Call? {
    guard var call = calledName(token), addParentheses(to: &call) else { return nil }
    addTrailingClosures(to: &call)
    return call.parentheses == nil && call.trailingClosures.isEmpty ? nil : call
  }

  /// Whether a token only says what may happen in the expression behind it: `try` and its mark,
  /// `await`, `unsafe`.
  public func isEffect(_ token: Int) -> Bool {
    switch structure.kind(token) {
    case .postfixExclamation, .postfixQuestion: structure.word(token - 1) == .try
    default: [.try, .await, .unsafe].contains(structure.word(token))
    }
  }

  /// Whether the name is the callee of a call; quicker than to ask for the call.
  public func isCallee(_ token: Int) -> Bool {
    guard let call = calledName(token) else { return false }
    guard let arguments = argumentTokens(at: call.end) else {
      return trailingClosure(at: call.end, of: token) != nil
    }
    return !isCompoundName(arguments)
  }

  /// Whether the name is the callee of a call with parentheses; quicker than to ask for the call.
  public func isCalledWithParentheses(_ token: Int) -> Bool {
    guard let call = calledName(token), let arguments = argumentTokens(at: call.end) else {
      return false
    }
    return !isCompoundName(arguments)
  }

  /// The call up to its generic arguments, if the name can be called.
  private func calledName(_ token: Int) -> Call? {
    let excluded: TokenRole = [.directive, .typePosition, .keyPath, .pattern, .declaredName]
    guard structure.isName(token), structure.roles[token].isDisjoint(with: excluded),
      structure.endsExpression(token) || structure.word(token) == .initKeyword,
      !isAvailability(token)
    else { return nil }
    var call = Call(
      callee: token, genericArguments: nil, parentheses: nil, arguments: [], trailingClosures: [],
      end: token + 1)
    if structure.opensAngle(token + 1) {
      let close = Int(structure.angles[token + 1])
      guard close > 0, structure.lastByte(close) == UInt8(ascii: ">"),
        structure.roles[close].contains(.genericClose)
      else { return nil }
      call.genericArguments = structure.genericArguments(from: token + 1, to: close)
      call.end = close + 1
    }
    return call
  }

  private func isAvailability(_ token: Int) -> Bool {
    let word = structure.word(token)
    return (word == .available || word == .unavailable) && structure.kind(token - 1) == .pound
  }

  /// Adds the arguments in parentheses; false when they make a compound name.
  private func addParentheses(to call: inout Call) -> Bool {
    guard let tokens = argumentTokens(at: call.end) else { return true }
    guard !isCompoundName(tokens) else { return false }
    call.parentheses = tokens.lowerBound - 1..<tokens.upperBound + 1
    call.arguments = arguments(in: tokens)
    call.end = tokens.upperBound + 1
    return true
  }

  /// The tokens between the parentheses that open right behind a callee.
  private func argumentTokens(at open: Int) -> Range<Int>? {
    guard structure.kind(open) == .leftParenthesis, !structure.followsLineBreak(open),
      let close = structure.partner(open)
    else { return nil }
    return open + 1..<close
  }

  private func addTrailingClosures(to call: inout Call) {
    while let closure = trailingClosure(at: call.end, of: call.callee) {
      call.trailingClosures.append(closure.index)
      call.end = closure.end
    }
  }

  /// The closure that trails the call, a label before it left out.
  private func trailingClosure(at token: Int, of callee: Int) -> (index: Int, end: Int)? {
    var brace = token
    if structure.isName(token), structure.kind(token + 1) == .colon { brace = token + 2 }
    guard structure.kind(brace) == .leftBrace, structure.roles[brace].contains(.closureBrace),
      let closure = closure(at: brace), closures[closure].callee == callee
    else { return nil }
    return (closure, closures[closure].body.upperBound)
  }

  /// The closure that begins with a brace.
  private func closure(at brace: Int) -> Int? {
    let index = closures.partitioningIndex { $0.body.lowerBound >= brace }
    return index < closures.count && closures[index].body.lowerBound == brace ? index : nil
  }

  /// Whether the tokens are labels with nothing after the colons: `_:name:`.
  private func isCompoundName(_ tokens: Range<Int>) -> Bool {
    guard !tokens.isEmpty, tokens.count.isMultiple(of: 2) else { return false }
    // Who has seen as many labels knows the rest.
    return stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2).prefix(64).allSatisfy {
      structure.isName($0) && structure.kind($0 + 1) == .colon
    }
  }
}

extension Outline {
  /// Splits what stands between parentheses or brackets into arguments.
  public func arguments(in tokens: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = tokens.lowerBound
    var token = start
    while token < tokens.upperBound {
      if structure.kind(token) == .comma {
        arguments.append(argument(in: start..<token))
        start = token + 1
        token = start
      } else {
        token = min(elementEnd(token), tokens.upperBound)
      }
    }
    if start < tokens.upperBound { arguments.append(argument(in: start..<tokens.upperBound)) }
    return arguments
  }

  /// The token after one element: a token, brackets with what they hold, generic arguments.
  private func elementEnd(_ token: Int) -> Int {
    if structure.opensAngle(token), structure.angles[token] > 0 {
      let close = Int(structure.angles[token])
      if structure.roles[close].contains(.genericClose)
        || structure.roles[token].contains(.typePosition)
      {
        return close + 1
      }
    }
    return structure.pastBracket(token)
  }

  private func argument(in tokens: Range<Int>) -> Argument {
    var argument = Argument(label: nil, value: tokens, metatype: nil, keyPath: nil)
    if tokens.count >= 2, structure.isName(tokens.lowerBound),
      structure.kind(tokens.lowerBound + 1) == .colon
    {
      argument.label = source.name(of: tokens.lowerBound)
      argument.value = tokens.lowerBound + 2..<tokens.upperBound
    }
    argument.metatype = metatype(in: argument.value)
    argument.keyPath = keyPath(in: argument.value)
    return argument
  }

  /// The type of `X.self` when that is the whole value.
  private func metatype(in value: Range<Int>) -> Range<Int>? {
    guard value.count >= 3, structure.word(value.upperBound - 1) == .selfKeyword,
      structure.kind(value.upperBound - 2) == .period
    else { return nil }
    let type = value.lowerBound..<value.upperBound - 2
    return isTypeExpression(type) ? type : nil
  }

  /// Whether the tokens can spell a type in an expression: `M.X<Y>`, `[X]`, `(any X)`, `X?`.
  private func isTypeExpression(_ tokens: Range<Int>) -> Bool {
    var token = tokens.lowerBound
    switch structure.kind(token) {
    case .leftParenthesis, .leftBracket: token = structure.pastBracket(token)
    case .identifier, .backtickedIdentifier:
      guard structure.word(token) != .selfKeyword, structure.endsExpression(token) else {
        return false
      }
      token += 1
    default: return false
    }
    while token < tokens.upperBound {
      switch structure.kind(token) {
      case .period, .doubleColon:
        guard structure.isName(token + 1) else { return false }
        token += 2
      case .postfixQuestion, .postfixExclamation: token += 1
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard structure.opensAngle(token), structure.angles[token] > 0 else { return false }
        token = Int(structure.angles[token]) + 1
      default: return false
      }
    }
    return token == tokens.upperBound
  }

  /// The whole value when it is a key path.
  private func keyPath(in value: Range<Int>) -> Range<Int>? {
    guard let first = value.first, structure.kind(first) == .backslash else { return nil }
    var token = first
    while token < value.upperBound, structure.roles[token].contains(.keyPath) {
      token = structure.pastBracket(token)
    }
    return token >= value.upperBound ? value : nil
  }
}
