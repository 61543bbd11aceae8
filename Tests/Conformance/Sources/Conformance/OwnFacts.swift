import SwiftOutline
import SwiftTokens

/// What our outline finds.
func ownFacts(of outline: Outline) -> [Fact] {
  let text = OwnText(outline: outline)
  return outline.imports.map {
    Fact(offset: text.offset($0.tokens.lowerBound), description: text.of($0))
  }
    + outline.types.map { Fact(offset: text.offset($0.nameToken), description: text.of($0)) }
    + outline.functions.map { Fact(offset: text.offset($0.nameToken), description: text.of($0)) }
    + outline.variables.map { Fact(offset: text.offset($0.nameToken), description: text.of($0)) }
    + outline.closures.map {
      Fact(offset: text.offset($0.body.lowerBound), description: text.of($0))
    }
    + text.calls
}

private struct OwnText {
  let outline: Outline

  private var source: TokenizedSource { outline.source }

  func offset(_ token: Int) -> Int { Int(source.tokens[token].start) }

  private func joined(_ tokens: Range<Int>) -> String {
    tokens.map { source.text(of: $0) }.joined()
  }

  private func end(of tokens: Range<Int>) -> Int {
    tokens.last.map { Int(source.tokens[$0].end) } ?? 0
  }

  /// The bytes that some tokens cover.
  private func place(_ tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return "\(source.tokens[first].start)..<\(source.tokens[last].end)"
  }

  private func marks(_ attributes: [Attribute], _ modifiers: [Modifier]) -> FactText {
    FactText(
      attributes: attributes.map(of),
      modifiers: modifiers.map { source.text(of: $0.token) + ($0.detail.map { "(\($0))" } ?? "") })
  }

  private func of(_ attribute: Attribute) -> String {
    attribute.name + (attribute.arguments.map { "(\(place($0)))" } ?? "")
  }

  func of(_ declaration: ImportDeclaration) -> String {
    marks(declaration.attributes, []).prefixed("import \(declaration.module)")
  }

  func of(_ type: TypeDeclaration) -> String {
    let inherited = type.inherited.map(joined).joined(separator: ", ")
    return marks(type.attributes, type.modifiers)
      .prefixed("\(type.kind.rawValue) \(type.name.filter { $0 != " " }): \(inherited)")
  }

  func of(_ function: FunctionDeclaration) -> String {
    let parameters = function.parameters.map { parameter in
      let value = parameter.defaultValue.map { "=" + place($0) } ?? ""
      return "\(parameter.label ?? "_") \(parameter.name): \(joined(parameter.type))\(value)"
    }
    let result = function.result.map { "->" + joined($0) } ?? ""
    let body = function.body == nil ? "" : " {}"
    return marks(function.attributes, function.modifiers).prefixed(
      "\(function.kind.rawValue) \(function.name)(\(parameters.joined(separator: ", ")))\(result)\(body)"
    )
  }

  func of(_ variable: VariableDeclaration) -> String {
    let type = variable.type.map { ": " + joined($0) } ?? ""
    let value = variable.initializer.map { "=" + place($0) } ?? ""
    let accessors = variable.isComputed ? " {computed}" : variable.accessors == nil ? "" : " {}"
    return marks(variable.attributes, variable.modifiers).prefixed(
      "\(variable.isVariable ? "var" : "let") \(variable.name)\(type)\(value)\(accessors)")
  }

  func of(_ closure: Closure) -> String {
    "closure (\(closure.parameters.map(\.name).joined(separator: ", "))) "
      + "of \(closure.callee.map(source.name) ?? "nothing")"
  }

  /// Every call, by its callee's name.
  var calls: [Fact] {
    source.tokens.indices.compactMap { token in
      switch source.tokens[token].kind {
      case .identifier, .backtickedIdentifier, .dollarIdentifier: break
      default: return nil
      }
      guard let call = outline.call(ofCallee: token) else { return nil }
      let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
      let parentheses = call.parentheses == nil ? "" : "(\(labels))"
      let receiver = outline.receiver(ofMember: token).map {
        receiverText(
          from: $0.links.count > longestChain ? nil : offset($0.tokens.lowerBound),
          to: end(of: $0.tokens))
      }
      return Fact(
        offset: offset(token),
        description: "call \(source.name(of: token))\(parentheses)"
          + " {\(call.trailingClosures.count)} on \(receiver ?? "nothing")")
    }
  }
}
