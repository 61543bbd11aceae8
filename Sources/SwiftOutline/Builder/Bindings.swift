import SwiftTokens

/// What stands in the braces of a variable or subscript.
enum AccessorContent { case accessors, observers, statements }

extension OutlineBuilder {
  /// Passes `let` or `var` and what follows, up to the first initialiser.
  mutating func readBindings() {
    let keyword = index
    let taken = takePrefix(orStart: keyword)
    index += 1
    readBinding(isVariable: structure.word(keyword) == .var, prefix: taken)
  }

  /// Reads the binding after a `,`, if a pattern follows.
  mutating func readNextBinding(like first: Int) {
    guard first < variables.count,
      structure.isName(index) || structure.kind(index) == .leftParenthesis
    else { return }
    let model = variables[first]
    let prefix = DeclarationPrefix(
      start: index, attributes: model.attributes, modifiers: model.modifiers)
    readBinding(isVariable: model.isVariable, prefix: prefix)
  }

  private mutating func readBinding(isVariable: Bool, prefix: DeclarationPrefix) {
    let first = variables.count
    if structure.isName(index) {
      index += 1
      bind(index - 1, isVariable: isVariable, prefix: prefix)
    } else {
      for name in readTuplePattern() { bind(name, isVariable: isVariable, prefix: prefix) }
    }
    let bound = first..<variables.count
    guard !bound.isEmpty else { return }
    readAnnotation(of: bound)
    frame.declaration = .binding(
      first: Int32(bound.lowerBound), end: Int32(bound.upperBound))
    if structure.kind(index) == .equal || endsWithEqual(index - 1) {
      openInitializer(of: bound)
    } else if structure.kind(index) == .leftBrace {
      openAccessors(first: bound.lowerBound, end: bound.upperBound)
    } else if structure.kind(index) != .comma {
      finishDeclaration(at: index)
    }
  }

  /// Records a name of the pattern that has been read.
  private mutating func bind(_ name: Int, isVariable: Bool, prefix: DeclarationPrefix) {
    structure.roles[name].formUnion(.declaredName)
    variables.append(
      VariableDeclaration(
        isVariable: isVariable, name: source.name(of: name), nameToken: name,
        modifiers: prefix.modifiers, attributes: prefix.attributes, type: nil, initializer: nil,
        accessors: nil, isComputed: false, tokens: prefix.start..<index, scope: scope))
  }

  /// How many names of a tuple pattern are kept: each has the type and the initialiser of all.
  private static let mostNames = 32

  /// Passes a tuple pattern and yields the names that it binds; labels bind none.
  private mutating func readTuplePattern() -> [Int] {
    guard structure.kind(index) == .leftParenthesis, let close = structure.partner(index) else {
      return []
    }
    var names: [Int] = []
    while index < close {
      let isBound = structure.isName(index) && structure.kind(index + 1) != .colon
      if isBound, names.count < Self.mostNames { names.append(index) }
      index += 1
    }
    index += 1
    return names
  }

  private mutating func readAnnotation(of bound: Range<Int>) {
    guard structure.kind(index) == .colon else { return }
    let start = index + 1
    readType(after: index)
    guard index > start else { return }
    for variable in bound { variables[variable].type = start..<index }
  }

  /// Whether the token is `>=` at the end of a type: `let a: [Box<Int>]=` without spaces.
  private func endsWithEqual(_ token: Int) -> Bool {
    structure.isOperator(token) && structure.lastByte(token) == UInt8(ascii: "=")
      && structure.roles[token].contains(.typePosition)
  }

  private mutating func openInitializer(of bound: Range<Int>) {
    if structure.kind(index) == .equal { index += 1 }
    for variable in bound { variables[variable].initializer = index..<index }
    if let first = bound.first { _ = openScope(.variable(first), at: index) }
  }

  /// Whether `{` after an initialiser begins observers rather than a trailing closure.
  func startsObservers(_ brace: Int) -> Bool {
    switch structure.word(accessorStart(from: brace + 1)) {
    case .willSet, .didSet, .initKeyword: true
    default: false
    }
  }

  /// What the braces hold: accessors that compute a value, observers, or statements.
  func accessorContent(at brace: Int) -> AccessorContent {
    let start = accessorStart(from: brace + 1)
    switch structure.word(start) {
    case .willSet, .didSet: return .observers
    default: return isAccessor(start) ? .accessors : .statements
    }
  }

  /// Whether the word begins an accessor, among accessors.
  func isAccessor(_ token: Int) -> Bool {
    switch structure.word(token) {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .initKeyword: true
    case .none where structure.kind(token) == .identifier:
      source.spells(token, "unsafeAddress") || source.spells(token, "unsafeMutableAddress")
    default: false
    }
  }

  /// The first word in braces behind attributes and modifiers.
  private func accessorStart(from start: Int) -> Int {
    var token = start
    while true {
      if structure.kind(token) == .at, let name = structure.attributeNameEnd(at: token) {
        token = structure.gluedParenthesesEnd(at: name) ?? name
      } else if structure.kind(token) == .identifier, structure.word(token).isAccessorModifier,
        structure.kind(token + 1) == .identifier
      {
        token += 1
      } else {
        return token
      }
    }
  }

  /// Passes the `{` of accessors, observers or an implicit getter.
  mutating func openAccessors(first: Int, end: Int) {
    let content = accessorContent(at: index)
    for variable in first..<end {
      closeInitializer(of: variable, at: index)
      variables[variable].accessors = index..<index
      variables[variable].isComputed = content != .observers
    }
    frame.declaration = .binding(first: Int32(first), end: Int32(end))
    if scopes[scope].kind != .variable(first) { _ = openScope(.variable(first), at: index) }
    openAccessorFrame(content, owner: .variable(Int32(first)))
  }

  /// Passes `{` before accessors, or before the statements of an implicit getter.
  mutating func openAccessorFrame(_ content: AccessorContent, owner: Frame.Owner) {
    pushBlock(content == .statements ? .code : .accessors, owner: owner)
  }

  private mutating func closeInitializer(of variable: Int, at end: Int) {
    guard let start = variables[variable].initializer?.lowerBound,
      variables[variable].accessors == nil
    else { return }
    variables[variable].initializer = start..<max(start, end)
  }

  mutating func finishBinding(_ bound: Range<Int>, at end: Int) {
    for variable in bound {
      closeInitializer(of: variable, at: end)
      let start = variables[variable].tokens.lowerBound
      variables[variable].tokens = start..<max(start, end)
    }
    if let first = bound.first, scopes[scope].kind == .variable(first) {
      closeScope(scope, at: end)
    }
  }

  /// Ends the accessors of the binding that is open in the frame.
  mutating func finishAccessors(open: Int, end: Int) {
    guard case .binding(let first, let bound) = frame.declaration else { return }
    for variable in Int(first)..<Int(bound) { variables[variable].accessors = open..<end }
    if structure.kind(index) != .comma { finishDeclaration(at: end) }
  }
}

extension Word {
  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .borrowing, .consuming, .nonisolated: true
    default: false
    }
  }
}
