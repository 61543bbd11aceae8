import SwiftTokens

extension FileSummary {
  /// The summary of a file.
  public init(of outline: Outline) {
    var seen: Set<String> = []
    imports = outline.imports.map(\.module).filter { seen.insert($0).inserted }
    // A method that is handed on would hold a copy of the outline.
    types = outline.types.map { outline.summary(of: $0) }
    globals = []
    declaresEntryType = outline.declaresEntryType
    for index in outline.functions.indices {
      guard let type = outline.owner(of: outline.functions[index].scope) else { continue }
      switch outline.functions[index].kind {
      case .initializer:
        types[type].initializers.append(outline.summary(of: outline.functions[index]))
      case .deinitializer: types[type].hasDeinitializer = true
      case .function, .subscript, .macro, .enumCase: break
      }
    }
    for (type, count) in outline.propertyCounts.enumerated() where count > 0 {
      types[type].properties.reserveCapacity(count)
    }
    for index in outline.variables.indices {
      switch outline.scopes[outline.variables[index].scope].kind {
      case .type(let type):
        types[type].properties.append(outline.summary(of: outline.variables[index]))
      case .file: globals.append(outline.summary(of: outline.variables[index]))
      case .function, .variable, .closure: break
      }
    }
  }
}

extension Outline {
  /// How many properties each type has: summaries are kept by the ten thousand, so their arrays
  /// hold no room to spare.
  fileprivate var propertyCounts: [Int] {
    var counts = [Int](repeating: 0, count: types.count)
    for index in variables.indices {
      if let type = owner(of: variables[index].scope) { counts[type] += 1 }
    }
    return counts
  }

  fileprivate func owner(of scope: Int) -> Int? {
    if case .type(let type) = scopes[scope].kind { type } else { nil }
  }

  fileprivate func bytes(of token: Int) -> Range<Int> { source.tokens[token].byteRange }

  fileprivate func spellings(of modifiers: [Modifier]) -> [String] {
    if modifiers.isEmpty { return [] }
    return modifiers.map { modifier in
      let word = source.text(of: modifier.token)
      return modifier.detail.map { "\(word)(\($0))" } ?? word
    }
  }

  fileprivate func summary(of type: TypeDeclaration) -> TypeSummary {
    TypeSummary(
      kind: type.kind, path: type.path,
      inherited: type.inherited.map { typeSpelling(withoutAttributes(in: $0)) },
      modifiers: spellings(of: type.modifiers), attributes: type.attributes.map(\.name),
      initializers: [], hasDeinitializer: false, properties: [],
      nameBytes: bytes(of: type.nameToken))
  }

  /// The type behind the attributes: `Sendable` of `@unchecked Sendable`.
  private func withoutAttributes(in tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    while structure.kind(start) == .at, let end = structure.attributeNameEnd(at: start) {
      start = structure.gluedParenthesesEnd(at: end) ?? end
    }
    return min(start, tokens.upperBound)..<tokens.upperBound
  }

  fileprivate func summary(of function: FunctionDeclaration) -> InitializerSummary {
    InitializerSummary(
      modifiers: spellings(of: function.modifiers), attributes: function.attributes.map(\.name),
      parameters: function.parameters.map { parameter in
        ParameterSummary(
          label: parameter.label, name: parameter.name, type: typeSpelling(parameter.type),
          attributes: parameter.attributes.map(\.name),
          defaultValue: parameter.defaultValue.map { source.text(ofTokens: $0) })
      })
  }

  fileprivate func summary(of variable: VariableDeclaration) -> PropertySummary {
    let start = variable.initializer.flatMap { leadingName(of: $0) }
    return PropertySummary(
      name: variable.name, type: variable.type.map { typeSpelling($0) },
      initializerStart: start?.name,
      isConstructed: start?.isConstructed ?? false, hasInitialValue: variable.initializer != nil,
      isStatic: variable.modifiers.contains { $0.word == .static || $0.word == .class },
      isVariable: variable.isVariable, isComputed: variable.isComputed,
      modifiers: spellings(of: variable.modifiers), attributes: variable.attributes.map(\.name),
      nameBytes: source.tokens[variable.nameToken].start..<source.tokens[variable.nameToken].end)
  }

  /// The dotted name that an expression begins with, and whether it constructs a value.
  private func leadingName(of tokens: Range<Int>) -> (name: String, isConstructed: Bool)? {
    var token = tokens.lowerBound
    while token < tokens.upperBound, isEffect(token) { token += 1 }
    var name = ""
    if structure.kind(token) == .period {
      name = "."
      token += 1
    }
    guard token < tokens.upperBound, structure.isName(token) else { return nil }
    var last = token
    for _ in 0..<longestName {
      last = token
      name += source.name(of: token)
      if structure.opensAngle(token + 1), structure.angles[token + 1] > 0 {
        token = Int(structure.angles[token + 1])
      }
      guard structure.kind(token + 1) == .period, structure.isName(token + 2),
        token + 2 < tokens.upperBound
      else { break }
      name += "."
      token += 2
    }
    let isCalled =
      structure.kind(token + 1) == .leftParenthesis && !structure.followsLineBreak(token + 1)
    return (name, source.spells(last, "init") || isCalled && beginsWithCapital(last))
  }

  private func beginsWithCapital(_ name: Int) -> Bool {
    switch structure.firstByte(name) {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"): false
    default: source.name(of: name).first?.isUppercase ?? false
    }
  }
}
