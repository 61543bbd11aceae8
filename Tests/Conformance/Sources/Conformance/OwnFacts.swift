import SwiftOutline
import SwiftTokens

/// The declarations of a file as our outline sees them.
func ownFacts(of outline: Outline) -> [Fact] {
  OwnFacts(outline: outline).all
}

private struct OwnFacts {
  let outline: Outline

  var all: [Fact] {
    outline.imports.map(fact) + outline.types.map(fact) + outline.functions.map(fact)
      + outline.variables.map(fact)
  }

  private func text(_ tokens: Range<Int>) -> String {
    withoutSpace(tokens.map(outline.source.text(of:)).joined())
  }

  private func names(_ attributes: [Attribute]) -> String {
    attributes.map { "@\($0.name) " }.joined()
  }

  private func fact(_ name: Int, _ description: String) -> Fact {
    Fact(offset: Int(outline.source.tokens[name].start), description: description)
  }

  private func fact(_ declaration: ImportDeclaration) -> Fact {
    fact(declaration.tokens.lowerBound, "import \(declaration.module)")
  }

  private func fact(_ type: TypeDeclaration) -> Fact {
    let inherited = type.inherited.map(text).joined(separator: ", ")
    return fact(
      type.nameToken,
      "\(names(type.attributes))\(type.kind.rawValue) \(withoutSpace(type.name)): \(inherited)")
  }

  private func fact(_ function: FunctionDeclaration) -> Fact {
    let parameters = function.parameters.map {
      parameterFact($0.label, $0.name, text($0.type), $0.defaultValue.map(text))
    }
    let result = function.result.map(text) ?? ""
    return fact(
      function.nameToken,
      "\(names(function.attributes))\(function.kind.rawValue) \(function.name)"
        + "(\(parameters.joined(separator: ", "))) \(result)")
  }

  private func fact(_ variable: VariableDeclaration) -> Fact {
    let kind = variable.isVariable ? "var" : "let"
    let accessors = variable.isComputed ? " computed" : variable.accessors == nil ? "" : " observed"
    return fact(
      variable.nameToken,
      "\(names(variable.attributes))\(kind) \(variable.name): \(variable.type.map(text) ?? "")"
        + (variable.initializer.map { " = \(text($0))" } ?? "") + accessors)
  }
}
