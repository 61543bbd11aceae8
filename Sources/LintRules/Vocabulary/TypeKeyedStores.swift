import SwiftOutline
import SwiftTokens

/// The types of a file that are containers by what they do, whatever their names: they keep values
/// of any type in a dictionary, take one in by its type and yield one by its type. By their places
/// in `outline.types`.
func typeKeyedStores(in outline: Outline) -> Set<Int> {
  let keeping = outline.variables.filter(outline.keepsAnything)
    .compactMap { outline.typeAround(scope: $0.scope) }
  if keeping.isEmpty { return [] }
  var (yielding, taking, naming) = (Set<Int>(), Set<Int>(), Set<Int>())
  for function in outline.functions {
    guard let type = outline.typeAround(scope: function.scope),
      let generic = outline.genericNames(of: function)
    else { continue }
    if outline.asksForType(function, generic), outline.yields(generic, function) {
      yielding.insert(type)
    }
    if outline.takes(generic, function) { taking.insert(type) }
    if outline.namesType(function, generic) { naming.insert(type) }
  }
  return Set(keeping).intersection(yielding).intersection(taking).intersection(naming)
}

/// The types of a file with a static subscript that takes a key path into the type itself:
/// `InjectedValues[\.api]`. By their places in `outline.types`.
func keyPathStores(in outline: Outline) -> Set<Int> {
  Set(
    outline.functions.compactMap { function in
      guard function.kind == .subscript, outline.isStatic(function),
        let type = outline.typeAround(scope: function.scope),
        let key = function.parameters.first?.type, function.parameters.count == 1
      else { return nil }
      let own = [lastComponent(of: outline.types[type].path), "Self"]
      let names = key.filter { outline.isIdentifier($0) }.map { outline.source.name(of: $0) }
      let isOwn = names.dropFirst().first.map(own.contains) ?? false
      return isOwn && names[0].hasSuffix("KeyPath") ? type : nil
    })
}

extension Outline {
  fileprivate func typeAround(scope: Int) -> Int? {
    if case .type(let type) = scopes[scope].kind { type } else { nil }
  }

  fileprivate func isStatic(_ function: FunctionDeclaration) -> Bool {
    function.modifiers.contains { $0.word == .static || $0.word == .class }
  }

  fileprivate func isIdentifier(_ token: Int) -> Bool {
    source.tokens[token].kind == .identifier
  }

  /// Whether a variable is a dictionary of anything: `[String: Any]`, `[Key: () -> Any]()`.
  fileprivate func keepsAnything(_ variable: VariableDeclaration) -> Bool {
    guard let value = variable.type ?? variable.initializer, value.count >= 5,
      source.tokens[value.lowerBound].kind == .leftBracket
    else { return false }
    let words = value.prefix(24)
    return words.contains { source.tokens[$0].kind == .colon }
      && words.contains { source.spells($0, "Any") || source.spells($0, "AnyObject") }
  }

  /// The names that the generic clause declares; nil if there is none.
  fileprivate func genericNames(of function: FunctionDeclaration) -> Set<String>? {
    guard [.function, .subscript].contains(function.kind) else { return nil }
    let open = function.nameToken + 1
    let end = function.parameters.first?.tokens.lowerBound ?? function.result?.lowerBound ?? open
    guard open < end, source.spells(open, "<") else { return nil }
    return Set(
      (open + 1..<end).prefix(32).filter { token in
        let isFirst = source.spells(token - 1, "<") || source.tokens[token - 1].kind == .comma
        return isFirst && isIdentifier(token)
      }.map { source.name(of: $0) })
  }

  /// Whether nothing but a type must be given.
  fileprivate func asksForType(_ function: FunctionDeclaration, _ generic: Set<String>) -> Bool {
    function.parameters.allSatisfy { $0.defaultValue != nil || isMetatype($0, generic) }
  }

  /// Whether any parameter is a type.
  fileprivate func namesType(_ function: FunctionDeclaration, _ generic: Set<String>) -> Bool {
    function.parameters.contains { isMetatype($0, generic) }
  }

  /// Whether it returns a value of a generic type: `T`, `T?`.
  fileprivate func yields(_ generic: Set<String>, _ function: FunctionDeclaration) -> Bool {
    guard let result = function.result, result.count <= 2, isIdentifier(result.lowerBound) else {
      return false
    }
    return generic.contains(source.name(of: result.lowerBound))
  }

  /// Whether it takes in a value of a generic type, or how to make one, under no key but a type.
  fileprivate func takes(_ generic: Set<String>, _ function: FunctionDeclaration) -> Bool {
    let values = function.parameters.filter { $0.defaultValue == nil && !isMetatype($0, generic) }
    if function.kind == .subscript {
      let isSettable = function.body?.contains { source.spells($0, "set") } ?? false
      return values.isEmpty && isSettable
    }
    guard values.count == 1, let last = values[0].type.last, isIdentifier(last) else {
      return false
    }
    return generic.contains(source.name(of: last))
  }

  /// `T.Type`
  private func isMetatype(_ parameter: Parameter, _ generic: Set<String>) -> Bool {
    guard let last = parameter.type.last, source.spells(last, "Type") else { return false }
    return generic.contains(source.name(of: parameter.type.lowerBound))
  }
}
