import SwiftTokens

extension OutlineBuilder {
  /// Passes the head of a function, initialiser, subscript or macro up to its parameters, or that
  /// of a deinitialiser; false when the word is a mere name.
  mutating func readFunctionHead(_ word: Word) -> Bool {
    guard let kind = word.functionKind, declaresFunction(kind) else { return false }
    let keyword = index
    let taken = takePrefix(orStart: keyword)
    index += 1
    let named = readFunctionName(kind, keyword: keyword)
    structure.roles[named.token].formUnion(.declaredName)
    functions.append(
      FunctionDeclaration(
        kind: kind, name: named.name, nameToken: named.token, modifiers: taken.modifiers,
        attributes: taken.attributes, parameters: [], result: nil, body: nil,
        tokens: taken.start..<index, scope: scope))
    openParameters(of: functions.count - 1)
    return true
  }

  private func declaresFunction(_ kind: FunctionDeclaration.Kind) -> Bool {
    switch kind {
    case .macro:
      structure.isName(index + 1)
        && (structure.kind(index + 2) == .leftParenthesis || structure.opensAngle(index + 2))
    case .initializer, .subscript:
      structure.kind(index + 1) != .colon && !structure.isMember(index)
    default: true
    }
  }

  private mutating func readFunctionName(
    _ kind: FunctionDeclaration.Kind, keyword: Int
  ) -> (name: String, token: Int) {
    let isNamed = kind == .function || kind == .macro
    var named = (isNamed ? readDeclaredName() : nil) ?? (source.text(of: keyword), keyword)
    if kind == .initializer, isOptionalMark(index) { index += 1 }
    if structure.lastByte(named.token) == UInt8(ascii: "<"), named.name.utf8.count > 1,
      structure.isName(index),
      let end = structure.genericParametersEnd(from: index - 1)
    {
      named.name.removeLast()
      structure.mark(.typePosition, index..<end)
      index = end
    } else {
      readGenericParameters()
    }
    return named
  }

  private mutating func readDeclaredName() -> (name: String, token: Int)? {
    switch structure.kind(index) {
    case .identifier, .backtickedIdentifier, .dollarIdentifier, .prefixOperator, .postfixOperator,
      .binaryOperator, .prefixAmpersand, .postfixExclamation, .postfixQuestion, .infixQuestion,
      .equal, .placeholder, .arrow:
      index += 1
      return (source.name(of: index - 1), index - 1)
    default: return nil
    }
  }

  private func isOptionalMark(_ token: Int) -> Bool {
    switch structure.kind(token) {
    case .postfixQuestion, .postfixExclamation: true
    default: false
    }
  }

  private mutating func openParameters(of function: Int) {
    _ = openScope(.function(function), at: index)
    guard structure.kind(index) == .leftParenthesis, structure.partner(index) != nil else {
      readFunctionTail(function)
      return
    }
    var parameters = Frame(kind: .parameters, open: index)
    parameters.owner = .function(Int32(function))
    parameters.awaitsStart = true
    enter(parameters)
    index += 1
  }

  mutating func finishParameters(of function: Int) {
    if functions[function].kind == .enumCase {
      finishFunction(function, at: index)
    } else {
      readFunctionTail(function)
    }
  }

  /// Passes effects, result and requirements after the parameters, and opens the body.
  private mutating func readFunctionTail(_ function: Int) {
    let effects = structure.effectsEnd(from: index)
    structure.mark(.typePosition, index..<effects)
    index = effects
    if structure.kind(index) == .arrow {
      let start = index + 1
      readType(after: index)
      if index > start { functions[function].result = start..<index }
    }
    readWhereClause()
    openBody(of: function)
  }

  private mutating func openBody(of function: Int) {
    switch structure.kind(index) {
    case .leftBrace where functions[function].kind == .subscript:
      openAccessorFrame(accessorContent(at: index), owner: .function(Int32(function)))
    case .leftBrace:
      pushBlock(.code, owner: .function(Int32(function)))
    case .equal where functions[function].kind == .macro:
      frame.declaration = .function(Int32(function))
      index += 1
    default:
      finishFunction(function, at: index)
    }
  }

  mutating func finishFunction(_ function: Int, at end: Int) {
    let start = functions[function].tokens.lowerBound
    functions[function].tokens = start..<max(start, end)
    if scopes[scope].kind == .function(function) { closeScope(scope, at: end) }
  }
}

extension OutlineBuilder {
  /// Passes `case` of an enum and its first element.
  mutating func readCases() {
    let taken = takePrefix(orStart: index)
    index += 1
    frame.declaration = .cases
    readCase(prefix: taken)
  }

  /// Passes an element of an enum case list up to its associated values.
  mutating func readCase(prefix: DeclarationPrefix = DeclarationPrefix()) {
    guard structure.isName(index) else { return }
    let name = index
    structure.roles[name].formUnion(.declaredName)
    index += 1
    guard structure.kind(index) == .leftParenthesis else { return }
    functions.append(
      FunctionDeclaration(
        kind: .enumCase, name: source.name(of: name), nameToken: name,
        modifiers: prefix.modifiers, attributes: prefix.attributes, parameters: [], result: nil,
        body: nil, tokens: (prefix.start < 0 ? name : prefix.start)..<index, scope: scope))
    openParameters(of: functions.count - 1)
  }
}

extension Word {
  fileprivate var functionKind: FunctionDeclaration.Kind? {
    switch self {
    case .func: .function
    case .initKeyword: .initializer
    case .deinit: .deinitializer
    case .subscript: .subscript
    case .macro: .macro
    default: nil
    }
  }
}
