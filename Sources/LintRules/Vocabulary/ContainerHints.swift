import SwiftOutline
import SwiftTokens

/// What the types of a file show of containers, by their place in `outline.types`.
func containerHints(in outline: Outline) -> [Int: ContainerHint] {
  var hints: [Int: ContainerHint] = [:]
  for index in outline.functions.indices where outline.functions[index].kind == .function {
    guard case .type(let type) = outline.scopes[outline.functions[index].scope].kind,
      outline.functions[index].name.utf8.first == UInt8(ascii: "r")
    else { continue }
    let function = outline.functions[index]
    if function.name.hasPrefix("register") {
      hints[type, default: ContainerHint()].registers = true
    }
    if isResolving(function, in: outline) { hints[type, default: ContainerHint()].resolves = true }
  }
  for type in typeKeyedStores(in: outline) {
    hints[type, default: ContainerHint()].isTypeKeyed = true
  }
  for type in keyPathStores(in: outline) {
    hints[type, default: ContainerHint()].isKeyPathKeyed = true
  }
  let wrappers = outline.types.indices.filter { index in
    outline.types[index].attributes.contains { $0.lastName == "propertyWrapper" }
  }
  let mentions = outline.mentions(in: wrappers.map { outline.types[$0].body })
  for (index, names) in zip(wrappers, mentions) {
    hints[index, default: ContainerHint()].mentions = names
  }
  return hints
}

extension Outline {
  /// The names in each of some bodies that may stand for a container, or for a function that asks
  /// one, sorted; without those of another body inside it.
  func mentions(in bodies: [Range<Int>]) -> [[String]] {
    if bodies.isEmpty { return [] }
    let ranges = NestedRanges(bodies)
    let locals = localNames(in: ranges, count: bodies.count)
    var names = [Set<String>](repeating: [], count: bodies.count)
    for (body, tokens) in ranges.stretches {
      for token in tokens {
        guard let name = mention(at: token) else { continue }
        if !locals[body].contains(name) || isResolved(token) { names[body].insert(name) }
      }
    }
    return names.map(sortedNames)
  }

  /// The names of the variables in the functions and accessors of some bodies, which are no more
  /// than what they are given: `let container = userDefaults`.
  private func localNames(in bodies: NestedRanges, count: Int) -> [Set<String>] {
    var names = [Set<String>](repeating: [], count: count)
    for variable in variables where isLocal(variable) {
      if let body = bodies.owner(at: variable.nameToken) { names[body].insert(variable.name) }
    }
    return names
  }

  private func isLocal(_ variable: VariableDeclaration) -> Bool {
    switch scopes[variable.scope].kind {
    case .file, .type: false
    case .function, .variable, .closure: true
    }
  }

  /// Whether something is resolved from the name: `container.resolve`.
  private func isResolved(_ token: Int) -> Bool {
    token + 2 < source.tokens.count && source.spells(token + 2, "resolve")
  }

  /// Whether the name is a coder's, of `decoder.container(keyedBy:)`.
  private func isOfCoder(_ token: Int) -> Bool {
    token + 2 < source.tokens.count && source.spells(token + 2, "keyedBy")
  }

  private func mention(at token: Int) -> String? {
    guard source.tokens[token].kind == .identifier else { return nil }
    let name = source.name(of: token)
    if ContainerName.startsUpperCase(name) { return name }
    if ContainerName.isContainerLike(name), !isOfCoder(token) { return name }
    let isAsked = name == "resolve" || source.tokens[max(0, token - 1)].kind != .period
    return isAsked && isCallee(token) ? name : nil
  }
}
