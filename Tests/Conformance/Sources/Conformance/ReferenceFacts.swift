import SwiftSyntax

/// The declarations of a file as SwiftParser sees them.
func referenceFacts(of tree: SourceFileSyntax) -> [Fact] {
  let visitor = FactVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.facts
}

private final class FactVisitor: SyntaxVisitor {
  var facts: [Fact] = []

  private func add(_ name: some SyntaxProtocol, _ description: String) {
    facts.append(
      Fact(offset: name.positionAfterSkippingLeadingTrivia.utf8Offset, description: description))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "import \(node.path.first.map { bare($0.name) } ?? "")")
    return .visitChildren
  }

  private func addType(
    _ name: some SyntaxProtocol, _ kind: String, _ spelling: String, _ node: some DeclGroupSyntax
  ) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []
    add(
      name,
      "\(names(node.attributes))\(kind) \(spelling): \(inherited.joined(separator: ", "))")
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, "class", bare(node.name), node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, "struct", bare(node.name), node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, "enum", bare(node.name), node)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, "actor", bare(node.name), node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, "protocol", bare(node.name), node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = withoutGenericArguments(text(node.extendedType).filter { $0 != "`" })
    addType(node.extendedType, "extension", name, node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      node.name, "function \(bare(node.name))", node.attributes,
      node.signature.parameterClause, node.signature.returnClause)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      node.initKeyword, "initializer init", node.attributes, node.signature.parameterClause,
      node.signature.returnClause)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.deinitKeyword, "\(names(node.attributes))deinitializer deinit() ")
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      node.subscriptKeyword, "subscript subscript", node.attributes, node.parameterClause,
      node.returnClause)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      node.name, "macro \(bare(node.name))", node.attributes, node.signature.parameterClause,
      node.signature.returnClause)
    return .visitChildren
  }

  private func addFunction(
    _ name: TokenSyntax, _ title: String, _ attributes: AttributeListSyntax,
    _ clause: FunctionParameterClauseSyntax, _ result: ReturnClauseSyntax?
  ) {
    let isSubscript = name.tokenKind == .keyword(.subscript)
    let parameters = clause.parameters.map { parameter in
      let first = bare(parameter.firstName)
      let second = parameter.secondName.map(bare)
      let hasLabel = first != "_" && (second != nil || !isSubscript)
      return parameterFact(
        hasLabel ? first : nil, second ?? first, plain(parameter.type),
        parameter.defaultValue.map { text($0.value) })
    }
    add(
      name,
      "\(names(attributes))\(title)(\(parameters.joined(separator: ", "))) "
        + (result.map { text($0.type) } ?? ""))
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let clause = node.parameterClause else { return .visitChildren }
    let parameters = clause.parameters.map { parameter in
      let first = parameter.firstName.map(bare)
      let second = parameter.secondName.map(bare)
      return parameterFact(
        first == "_" ? nil : first, second ?? first ?? "", plain(parameter.type),
        parameter.defaultValue.map { text($0.value) })
    }
    let attributes = node.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes ?? []
    add(
      node.name,
      "\(names(attributes))enumCase \(bare(node.name))(\(parameters.joined(separator: ", "))) ")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let type =
        binding.typeAnnotation.map { text($0.type) } ?? ""
      let value = binding.initializer.map { " = \(text($0.value))" } ?? ""
      let names = names(node.attributes)
      for name in boundNames(in: binding.pattern) {
        add(
          name,
          "\(names)\(node.bindingSpecifier.text) \(bare(name)): \(type)\(value)"
            + accessors(binding.accessorBlock))
      }
    }
    return .visitChildren
  }

  private func boundNames(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let wildcard = pattern.as(WildcardPatternSyntax.self) { return [wildcard.wildcard] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { boundNames(in: $0.pattern) }
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "" }
    guard case .accessors(let list) = block.accessors else { return " computed" }
    let observers: Set<String> = ["willSet", "didSet"]
    return list.allSatisfy { observers.contains($0.accessorSpecifier.text) }
      && !list.isEmpty ? " observed" : " computed"
  }
}

/// The text of a node without white space and comments.
private func text(_ node: some SyntaxProtocol) -> String {
  withoutSpace(node.tokens(viewMode: .sourceAccurate).map(\.text).joined())
}

/// The name that a token spells, without backticks.
private func bare(_ token: TokenSyntax) -> String {
  token.text.filter { $0 != "`" }
}

/// The text of a type without attributes and specifiers.
private func plain(_ type: TypeSyntax) -> String {
  type.as(AttributedTypeSyntax.self).map { text($0.baseType) } ?? text(type)
}

private func names(_ attributes: AttributeListSyntax) -> String {
  attributes.map { element in
    switch element {
    case .attribute(let attribute):
      let name = text(attribute.attributeName).filter { $0 != "`" }
      return "@\(withoutGenericArguments(name)) "
    case .ifConfigDecl(let condition):
      return condition.clauses.map { clause in
        if case .attributes(let list) = clause.elements { names(list) } else { "" }
      }.joined()
    @unknown default: return ""
    }
  }.joined()
}

private func withoutGenericArguments(_ name: String) -> String {
  var depth = 0
  return name.filter { character in
    // The optional type of an extension is that of its wrapped type to us.
    if character == "?" { return false }
    if character == "<" { depth += 1 }
    defer { if character == ">" { depth -= 1 } }
    return depth == 0
  }
}
