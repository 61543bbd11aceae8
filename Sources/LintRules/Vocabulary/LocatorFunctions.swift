import SwiftOutline
import SwiftTokens

/// A generic function outside of instances that yields whatever type the caller wants, and the
/// names in its body that may stand for a container: `func get<T>() -> T { … }`.
package struct LocatorFunction: Sendable, Equatable {
  /// `get`, of a static one `Services.get`.
  package var name: String
  package var spot: Spot
  /// The type names and container-like names in its body, sorted.
  package var mentions: [String]
}

/// The functions of a file that may be locators by their signatures.
func locatorFunctions(in outline: Outline, places: Places) -> [LocatorFunction] {
  let candidates = outline.functions.compactMap {
    function -> (LocatorFunction, body: Range<Int>)? in
    guard function.kind == .function, let body = function.body,
      let name = globalName(of: function, in: outline),
      name == "resolve" || !Library.functionNames.contains(function.name),
      yieldsGenericParameter(function, in: outline)
    else { return nil }
    let bytes = outline.source.tokens[function.nameToken].byteRange
    return (LocatorFunction(name: name, spot: places.spot(ofBytes: bytes), mentions: []), body)
  }.sorted { $0.body.lowerBound < $1.body.lowerBound }
  let mentions = outline.mentions(in: candidates.map(\.body))
  return zip(candidates, mentions).compactMap { candidate, mentions in
    var function = candidate.0
    function.mentions = mentions
    return mentions.isEmpty ? nil : function
  }
}

/// The name by which a function is called from everywhere; nil for one of an instance.
private func globalName(of function: FunctionDeclaration, in outline: Outline) -> String? {
  switch outline.scopes[function.scope].kind {
  case .file: return function.name
  case .type(let type):
    let isStatic = function.modifiers.contains { $0.word == .static || $0.word == .class }
    return isStatic ? "\(lastComponent(of: outline.types[type].path)).\(function.name)" : nil
  case .function, .variable, .closure: return nil
  }
}

/// Whether the result is a type that the caller chooses: `T`, `T?` of `<T>`.
private func yieldsGenericParameter(_ function: FunctionDeclaration, in outline: Outline) -> Bool {
  guard let result = function.result, result.count <= 3 else { return false }
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
