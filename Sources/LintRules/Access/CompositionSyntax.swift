import SwiftOutline
import SwiftTokens

/// Composition that is known by its syntax, wherever the file lies.
extension FileView {
  /// Why an access is part of composing the graph; nil if nothing shows that.
  ///
  /// - Parameter receiver: the first name of the chain that the access is taken from.
  func compositionReason(at token: Int, receiver: String?) -> String? {
    registrationReason(at: token, receiver: receiver) ?? typeReason(at: token)
      ?? dependencyKeyReason(at: token) ?? forwardingReason(at: token)
  }

  /// Inside a function that is itself a `resolve` or `dependency` and forwards to a container.
  private func forwardingReason(at token: Int) -> String? {
    guard let function = outline.enclosingFunction(at: token),
      forwardingFunctions.contains(function)
    else { return nil }
    return "inside a function `\(outline.functions[function].name)` that forwards"
  }

  /// Inside a closure given to `register` and its relatives: the closure's own parameter, or the
  /// container that is registered with, resolves there; anything else bypasses it.
  private func registrationReason(at token: Int, receiver: String?) -> String? {
    for index in outline.enclosingClosures(at: token) {
      let closure = outline.closures[index]
      guard let callee = closure.callee else { continue }
      let name = source.name(of: callee)
      let isOwn =
        receiver.map { receiver in
          receiver.hasPrefix("$") || closure.parameters.telling.contains { $0.name == receiver }
        } ?? true
      if ContainerName.isRegistration(name), let containers = containers(registering: callee) {
        if isOwn || receiver.map(containers.contains) ?? true {
          return "inside a `\(name)` closure"
        }
      } else if isOwn, isContainerType(name) || name == "Factory" && !libraries.isEmpty {
        return "inside the closure that sets up a `\(name)`"
      }
    }
    return nil
  }

  /// The names in the chain that is registered with; nil when that is no container.
  func containers(registering callee: Int) -> Set<String>? {
    guard outline.isMemberName(callee), let receiver = outline.receiver(ofMember: callee) else {
      return freeRegistrationNames(callee)
    }
    let names = receiver.links.compactMap { link -> String? in
      if case .name(let token) = link { source.name(of: token) } else { nil }
    }
    let isChained = names.contains(where: ContainerName.isRegistration)
    guard isChained || containerEvidence(receiver) != nil else { return nil }
    return Set(names.filter { $0 != "self" }).union(names.count == 1 ? names : [])
  }

  /// `register { … }` of the Resolver library and of types that are containers themselves.
  private func freeRegistrationNames(_ callee: Int) -> Set<String>? {
    let isResolver = ownLibraries.contains { $0.freeFunctions.contains("resolve") }
    return isResolver || typeReason(at: callee) != nil ? ["self", "Self", "Resolver"] : nil
  }

  /// Inside a type that composes, or that is a container itself.
  private func typeReason(at token: Int) -> String? {
    guard let path = outline.enclosingTypePath(at: token) else { return nil }
    if let reason = composingTypes[path] ?? vocabulary.composing[path] { return reason }
    let name = lastComponent(of: path)
    if isKnownContainer(name) || vocabulary.holds(.locator, name) || vocabulary.holds(.god, name) {
      return "inside the container `\(name)` itself"
    }
    if vocabulary.holds(.wrapper, name) { return "inside the injecting wrapper `\(name)` itself" }
    let library = libraries.first { $0.containers.contains(name) }
    return library.map { "inside an extension of \($0.name)'s `\(name)`" }
  }

  /// `liveValue` and its relatives of a swift-dependencies key, as far as 64 scopes hold the token.
  private func dependencyKeyReason(at token: Int) -> String? {
    var scope: Int? = outline.innermostScope(at: token)
    for _ in 0..<64 {
      guard let index = scope else { break }
      if case .variable(let variable) = outline.scopes[index].kind,
        ["liveValue", "testValue", "previewValue"].contains(outline.variables[variable].name)
      {
        return "the value of a dependency key"
      }
      scope = outline.scopes[index].parent
    }
    return nil
  }
}

/// The types of a file that compose, or are resolvers themselves, as their conformances say.
func findComposingTypes(
  in outline: Outline, libraries: [Library], vocabulary: Vocabulary
) -> [String: String] {
  if libraries.isEmpty { return [:] }
  // A project may have assemblies of its own.
  let own = Set(outline.types.lazy.filter { $0.kind != .extension }.map(\.name))
  var reasons: [String: String] = [:]
  for type in outline.types where reasons[type.path] == nil {
    let name = type.inherited.lazy.map { outline.typeSpelling($0) }.first { name in
      isComposing(name, libraries: libraries) && !own.contains(name)
        && !vocabulary.isTakenIn(name)
    }
    reasons[type.path] = name.map { "inside a type that conforms to `\($0)`" }
  }
  return reasons
}

extension Vocabulary {
  /// Whether types conform to a protocol of that name to get its static `resolve`, and are no
  /// resolvers themselves.
  func isTakenIn(_ name: String) -> Bool { holds(.function, "\(name).resolve") }
}

/// Whether conforming to a type of that spelling makes a type composition: one of a library that
/// the project uses, for other projects have assemblies and components too.
func isComposing(_ spelling: String, libraries: [Library]) -> Bool {
  let name = bareTypeName(spelling)
  return libraries.contains { library in
    library.compositionTypes.contains(name)
      || !library.containers.isEmpty && resolverProtocols.contains(name)
  }
}

private let resolverProtocols: Set<String> = [
  "Resolver", "_Resolver", "ResolverProtocol", "ResolverType",
  "DependencyResolver", "DependencyResolving", "ServiceResolver",
]

/// Whether the function is a resolver's `resolve`: generic, or with a metatype as a parameter.
func isResolving(_ function: FunctionDeclaration, in outline: Outline) -> Bool {
  function.name == "resolve" && forwards(function, in: outline)
}

/// Whether the function is called like one of a container, and generic or with a metatype as a
/// parameter.
func forwards(_ function: FunctionDeclaration, in outline: Outline) -> Bool {
  guard function.kind == .function, ["resolve", "dependency"].contains(function.name) else {
    return false
  }
  let source = outline.source
  let next = function.nameToken + 1
  if source.tokens.indices.contains(next), source.tokens[next].kind != .leftParenthesis {
    return true
  }
  return function.parameters.contains { parameter in
    guard let last = parameter.type.last else { return false }
    return source.spells(last, "Type")
  }
}
