import SwiftOutline
import SwiftTokens

/// What the types of a file show of containers, by their place in `outline.types`.
func containerHints(in outline: Outline) -> [Int: ContainerHint] {
  var hints: [Int: ContainerHint] = [:]
  for function in outline.functions where function.kind == .function {
    guard case .type(let type) = outline.scopes[function.scope].kind else { continue }
    if function.name.hasPrefix("register") {
      hints[type, default: ContainerHint()].registers = true
    }
    if isResolving(function, in: outline) { hints[type, default: ContainerHint()].resolves = true }
  }
  for (index, type) in outline.types.enumerated()
  where type.attributes.contains(where: { $0.lastName == "propertyWrapper" }) {
    hints[index, default: ContainerHint()].mentions = mentions(in: type.body, of: outline)
  }
  return hints
}

/// The names in a body that may stand for a container, or for a function that asks one.
func mentions(in body: Range<Int>, of outline: Outline) -> [String] {
  let source = outline.source
  let names = body.lazy.filter { source.tokens[$0].kind == .identifier }.map { token -> String? in
    let name = source.name(of: token)
    if ContainerName.startsUpperCase(name) || ContainerName.isContainerLike(name) { return name }
    let isAsked = name == "resolve" || source.tokens[max(0, token - 1)].kind != .period
    return isAsked && outline.call(ofCallee: token) != nil ? name : nil
  }
  return sortedNames(names.compactMap { $0 })
}
