import SwiftOutline
import SwiftTokens

/// A generic function that yields whatever type the caller wants, and the names in its body that
/// may stand for a container: `func get<T>() -> T { … }`.
package struct LocatorFunction: Sendable, Equatable {
  /// `get`, of a member `Services.get`.
  package var name: String
  /// Whether it is called on an instance, so that only one of a container matters.
  package var isOfInstance: Bool
  package var spot: Spot
  /// The type names and container-like names in its body, sorted.
  package var mentions: [String]
}

/// A member of a type, or a global, by which everybody gets at the app's delegate:
/// `func appDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }`.
package struct DelegateAccessor: Sendable, Equatable {
  /// `appDelegate`, of a static one `Shell.appDelegate`.
  package var name: String
  package var spot: Spot
}

/// The delegate accessors of a file that say so by their names, private ones left out.
func delegateAccessors(in outline: Outline, places: Places) -> [DelegateAccessor] {
  // Hardly any file casts a delegate, and each of a million functions would be looked at.
  guard outline.source.tokens.indices.contains(where: outline.castsDelegate) else { return [] }
  let functions = outline.functions.lazy.filter { $0.kind == .function && $0.parameters.isEmpty }
    .map { ($0.name, $0.nameToken, $0.modifiers, $0.scope, $0.body) }
  let variables = outline.variables.lazy
    .map { ($0.name, $0.nameToken, $0.modifiers, $0.scope, $0.accessors ?? $0.initializer) }
  return (Array(functions) + Array(variables)).compactMap { name, token, modifiers, scope, body in
    let isStatic = modifiers.contains { $0.word == .static || $0.word == .class }
    guard let body, outline.castsDelegate(in: body),
      name.hasSuffix("Delegate")
        || isStatic && ContainerName.accessors.contains(name) && outline.endsWithCast(body),
      !modifiers.contains(where: { $0.word == .private || $0.word == .fileprivate })
    else { return nil }
    let bytes = outline.source.tokens[token].byteRange
    switch outline.scopes[scope].kind {
    case .type(let type) where isStatic:
      let owner = lastComponent(of: outline.types[type].path)
      return DelegateAccessor(name: "\(owner).\(name)", spot: places.spot(ofBytes: bytes))
    case .file, .type: return DelegateAccessor(name: name, spot: places.spot(ofBytes: bytes))
    case .function, .variable, .closure: return nil
    }
  }
}

extension Outline {
  /// Whether a short body casts the app's delegate to a class of its own, and yields that.
  fileprivate func castsDelegate(in body: Range<Int>) -> Bool {
    guard body.count < 48, body.contains(where: castsDelegate) else { return false }
    let applications = ["UIApplication", "NSApplication", "NSApp"]
    return body.contains { token in
      source.tokens[token].kind == .identifier && applications.contains(source.name(of: token))
    }
  }

  /// Whether the cast is all that a body yields: nothing is taken from the delegate.
  fileprivate func endsWithCast(_ body: Range<Int>) -> Bool {
    guard let cast = body.last(where: castsDelegate) else { return false }
    let rest = body[cast...].dropFirst().drop { token in
      [.postfixExclamation, .postfixQuestion].contains(source.tokens[token].kind)
    }
    // `App.Delegate` and, of a computed one, the brace.
    let names = rest.prefix { source.tokens[$0].kind != .rightBrace }
    return names.enumerated().allSatisfy { place, token in
      (source.tokens[token].kind == .period) == (place % 2 == 1)
    }
  }

  /// Whether the token is the `as` behind the name `delegate`.
  fileprivate func castsDelegate(at token: Int) -> Bool {
    source.tokens[token].word == .as && token > 0 && source.spells(token - 1, "delegate")
  }
}

/// The functions of a file that may be locators by their signatures.
func locatorFunctions(in outline: Outline, places: Places) -> [LocatorFunction] {
  let candidates = outline.functions.indices.compactMap {
    index -> (LocatorFunction, body: Range<Int>)? in
    guard outline.functions[index].kind == .function, let body = outline.functions[index].body,
      let result = outline.functions[index].result, result.count <= 3
    else { return nil }
    let function = outline.functions[index]
    guard let (name, isOfInstance) = reachableName(of: function, in: outline),
      function.name == "resolve" && !isOfInstance
        || !Library.functionNames.contains(function.name),
      yieldsGenericParameter(function, as: result, in: outline)
    else { return nil }
    let spot = places.spot(ofBytes: outline.source.tokens[function.nameToken].byteRange)
    return (
      LocatorFunction(name: name, isOfInstance: isOfInstance, spot: spot, mentions: []), body
    )
  }.sorted { $0.body.lowerBound < $1.body.lowerBound }
  let mentions = outline.mentions(in: candidates.map(\.body))
  return zip(candidates, mentions).compactMap { candidate, mentions in
    var function = candidate.0
    function.mentions = mentions
    return mentions.isEmpty ? nil : function
  }
}

/// The name by which a function is called from elsewhere, and whether that takes an instance; nil
/// for one that only its surroundings see.
private func reachableName(
  of function: FunctionDeclaration, in outline: Outline
) -> (name: String, isOfInstance: Bool)? {
  switch outline.scopes[function.scope].kind {
  case .file: return (function.name, false)
  case .type(let type):
    let isStatic = function.modifiers.contains { $0.word == .static || $0.word == .class }
    return ("\(lastComponent(of: outline.types[type].path)).\(function.name)", !isStatic)
  case .function, .variable, .closure: return nil
  }
}

/// Whether the result is a type that the caller chooses: `T`, `T?` of `<T>`.
private func yieldsGenericParameter(
  _ function: FunctionDeclaration, as result: Range<Int>, in outline: Outline
) -> Bool {
  let source = outline.source
  let name = result.first { token in
    source.tokens[token].kind == .identifier && ![.any, .some].contains(source.tokens[token].word)
  }
  guard let name else { return false }
  let start = function.nameToken + 1
  let end = function.parameters.first?.tokens.lowerBound ?? result.lowerBound
  let head = start..<max(start, end)
  return head.contains { token in
    source.tokens[token].kind == .identifier && source.name(of: token) == source.name(of: name)
  }
}
