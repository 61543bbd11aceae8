import SwiftOutline
import SwiftTokens

extension Wiring {
  /// A method of a container, of the app's delegate or of what else code reaches into.
  package struct Method: Sendable, Equatable {
    /// The type's name, without those of the types around it.
    package var owner: String
    package var name: String
    /// What may stand for it as a parameter: `(Event) async -> Void`.
    package var type: String
  }
}

extension FileView {
  /// The methods here that a closure may stand for, in source order.
  var reachedMethods: [Wiring.Method] {
    let held = heldByGlobals
    return outline.functions.indices.compactMap { index in
      let function = outline.functions[index]
      guard function.kind == .function, case .type(let type) = outline.scopes[function.scope].kind,
        isReachedInto(outline.types[type]) || held.contains(outline.types[type].path),
        !isPrivate(function),
        let closure = closureType(of: function)
      else { return nil }
      return Wiring.Method(
        owner: lastComponent(of: outline.types[type].path), name: function.name, type: closure)
    }
  }

  private func isReachedInto(_ type: TypeDeclaration) -> Bool {
    vocabulary.roots.contains(lastComponent(of: type.path))
      || type.inherited.contains { inherited in
        inherited.last.map { source.name(of: $0).hasSuffix("ApplicationDelegate") } ?? false
      }
  }

  /// The types of the file that its globals hold which are reached into: `World` of `Current`.
  private var heldByGlobals: Set<String> {
    let globals = outline.variables.indices.filter { index in
      guard case .file = outline.scopes[outline.variables[index].scope].kind else { return false }
      return vocabulary.roots.contains(outline.variables[index].name)
    }
    return Set(globals.compactMap(declaredOrConstructedType))
  }

  private func isPrivate(_ function: FunctionDeclaration) -> Bool {
    function.modifiers.contains { $0.word == .private || $0.word == .fileprivate }
  }

  /// The type of a closure that does the same; nil where there is none, as for a generic function.
  private func closureType(of function: FunctionDeclaration) -> String? {
    let open = function.nameToken + 1
    guard kind(open) == .leftParenthesis, let close = outline.partner(of: open),
      !(open...close).contains(where: { token in
        source.tokens[token].word == .inout || source.spells(token, "...")
      })
    else { return nil }
    let end = function.result?.lowerBound ?? function.body?.lowerBound ?? close + 1
    let effects = [Word.async, .throws].filter { word in
      (close..<max(close, end)).contains { source.tokens[$0].word == word }
    }.map { $0 == .async ? " async" : " throws" }.joined()
    let result = function.result.map { outline.typeSpelling($0) } ?? "Void"
    let parameters = function.parameters.map { outline.typeSpelling($0.type) }
    // Neither may stand in the type of a closure.
    let isPlain = (parameters + [result]).allSatisfy { !$0.hasPrefix("some ") && $0 != "Self" }
    return isPlain ? "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)" : nil
  }
}
