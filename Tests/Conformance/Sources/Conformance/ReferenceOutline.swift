import SwiftSyntax

/// What SwiftParser finds.
final class ReferenceOutline: SyntaxAnyVisitor {
  private(set) var facts: [Fact] = []
  /// What the parser skipped: branches for other versions of the compiler.
  private(set) var unparsed: [Range<Int>] = []

  func add(at node: some SyntaxProtocol, _ text: String) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    facts.append(Fact(offset: offset, description: text))
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.keyPathInParent == \IfConfigClauseSyntax.condition { return .skipChildren }
    if node.is(ABIAttributeArgumentsSyntax.self) { return .skipChildren }
    return switch node.as(SyntaxEnum.self) {
    case .unexpectedNodes(let node): take(node)
    case .importDecl(let node): take(node)
    case .classDecl(let node): take(node)
    case .structDecl(let node): take(node)
    case .enumDecl(let node): take(node)
    case .actorDecl(let node): take(node)
    case .protocolDecl(let node): take(node)
    case .extensionDecl(let node): take(node)
    case .functionDecl(let node): take(node)
    case .initializerDecl(let node): take(node)
    case .macroDecl(let node): take(node)
    case .deinitializerDecl(let node): take(node)
    case .subscriptDecl(let node): take(node)
    case .enumCaseDecl(let node): take(node)
    case .variableDecl(let node): take(node)
    case .closureExpr(let node): take(node)
    case .expressionPattern(let node): take(node)
    case .functionCallExpr(let node): take(node)
    case .macroExpansionExpr(let node): take(node)
    case .macroExpansionDecl(let node): take(node)
    default: .visitChildren
    }
  }

  private func take(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    unparsed.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
    return .skipChildren
  }

  private func take(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first.map { name($0.name) } ?? ""
    add(at: node, marks(node.attributes, nil).prefixed("import \(module)"))
    return .visitChildren
  }

  private func take(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType("class", node.name, node.inheritanceClause, node)
  }

  private func take(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType("struct", node.name, node.inheritanceClause, node)
  }

  private func take(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType("enum", node.name, node.inheritanceClause, node)
  }

  private func take(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType("actor", node.name, node.inheritanceClause, node)
  }

  private func take(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType("protocol", node.name, node.inheritanceClause, node)
  }

  private func take(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = inheritedTypes(node.inheritanceClause)
    let text = "extension \(extendedName(node.extendedType)): \(inherited)"
    add(at: node.extendedType, marks(node.attributes, node.modifiers).prefixed(text))
    return .visitChildren
  }

  private func addType(
    _ kind: String, _ token: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    let text = "\(kind) \(name(token)): \(inheritedTypes(inheritance))"
    add(at: token, marks(node.attributes, node.modifiers).prefixed(text))
    return .visitChildren
  }

  private func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> String {
    clause?.inheritedTypes.map { joined($0.type) }.joined(separator: ", ") ?? ""
  }

  private func extendedName(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(extendedName(member.baseType)).\(name(member.name))"
    }
    return type.as(IdentifierTypeSyntax.self).map { name($0.name) } ?? joined(type)
  }
}

extension ReferenceOutline {
  private func take(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction("function", node.name, name(node.name), node.signature, node, node.body != nil)
  }

  private func take(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction("initializer", node.initKeyword, "init", node.signature, node, node.body != nil)
  }

  private func take(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction("macro", node.name, name(node.name), node.signature, node, false)
  }

  private func take(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = "deinitializer deinit()\(node.body == nil ? "" : " {}")"
    add(at: node.deinitKeyword, marks(node.attributes, node.modifiers).prefixed(text))
    return .visitChildren
  }

  private func take(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let list = parameters(node.parameterClause, isSubscript: true)
    let body = node.accessorBlock == nil ? "" : " {}"
    let text = "subscript subscript(\(list))->\(joined(node.returnClause.type))\(body)"
    add(at: node.subscriptKeyword, marks(node.attributes, node.modifiers).prefixed(text))
    return .visitChildren
  }

  private func take(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for (position, element) in node.elements.enumerated() {
      guard let clause = element.parameterClause else { continue }
      let list = clause.parameters.map { parameter in
        let label = parameter.firstName.map(name) ?? "_"
        let inner = (parameter.secondName ?? parameter.firstName).map(name) ?? ""
        let value = parameter.defaultValue.map { "=" + place($0.value) } ?? ""
        return "\(label) \(inner): \(joined(bare(parameter.type)))\(value)"
      }
      let isFirst = position == 0
      let marks = isFirst ? marks(node.attributes, node.modifiers) : FactText()
      let text = "enumCase \(name(element.name))(\(list.joined(separator: ", ")))"
      add(at: element.name, marks.prefixed(text))
    }
    return .visitChildren
  }

  private func addFunction(
    _ kind: String, _ token: TokenSyntax, _ name: String, _ signature: FunctionSignatureSyntax,
    _ node: some WithAttributesSyntax & WithModifiersSyntax, _ hasBody: Bool
  ) -> SyntaxVisitorContinueKind {
    let list = parameters(signature.parameterClause, isSubscript: false)
    let result = signature.returnClause.map { "->" + joined($0.type) } ?? ""
    let text = "\(kind) \(name)(\(list))\(result)\(hasBody ? " {}" : "")"
    add(at: token, marks(node.attributes, node.modifiers).prefixed(text))
    return .visitChildren
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool) -> String {
    clause.parameters.map { parameter in
      let inner = parameter.secondName ?? parameter.firstName
      let isUnlabelled = isSubscript && parameter.secondName == nil
      let label = isUnlabelled ? "_" : name(parameter.firstName)
      let value = parameter.defaultValue.map { "=" + place($0.value) } ?? ""
      return "\(label) \(name(inner)): \(joined(bare(parameter.type)))\(value)"
    }.joined(separator: ", ")
  }

  /// A type without specifiers and attributes.
  private func bare(_ type: TypeSyntax) -> TypeSyntax {
    type.as(AttributedTypeSyntax.self)?.baseType ?? type
  }
}

extension ReferenceOutline {
  private func take(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { ": " + joined($0.type) } ?? ""
      let value = binding.initializer.map { "=" + place($0.value) } ?? ""
      let accessors = accessorsText(binding.accessorBlock)
      for bound in boundNames(binding.pattern) {
        let text = "\(node.bindingSpecifier.text) \(name(bound))\(type)\(value)\(accessors)"
        add(at: bound, marks(node.attributes, node.modifiers).prefixed(text))
      }
    }
    return .visitChildren
  }

  private func accessorsText(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "" }
    guard case .accessors(let list) = block.accessors else { return " {computed}" }
    let observers: Set<String> = ["willSet", "didSet"]
    return list.allSatisfy { observers.contains($0.accessorSpecifier.text) } ? " {}" : " {computed}"
  }

  private func boundNames(_ pattern: PatternSyntax) -> [TokenSyntax] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { boundNames($0.pattern) }
    }
    if let wildcard = pattern.as(WildcardPatternSyntax.self) { return [wildcard.wildcard] }
    return pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier] } ?? []
  }

  private func take(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { name($0.name) }
    case .parameterClause(let clause):
      names = clause.parameters.map { name($0.secondName ?? $0.firstName) }
    default: break
    }
    let callee = closureCallee(node).map(name) ?? "nothing"
    add(at: node, "closure (\(names.joined(separator: ", "))) of \(callee)")
    return .visitChildren
  }

  private func closureCallee(_ node: ClosureExprSyntax) -> TokenSyntax? {
    guard let parent = node.parent else { return nil }
    if parent.is(MultipleTrailingClosureElementSyntax.self) {
      return parent.parent?.parent.flatMap(callee)
    }
    if parent.is(LabeledExprSyntax.self), let call = parent.parent?.parent {
      let isSubscript = call.is(SubscriptCallExprSyntax.self)
      return isSubscript || call.is(TupleExprSyntax.self) ? nil : callee(call)
    }
    return callee(parent)
  }

  /// The name that a call or macro expansion is called by.
  private func callee(_ node: Syntax) -> TokenSyntax? {
    if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName }
    return node.as(FunctionCallExprSyntax.self).flatMap { calledName($0.calledExpression) }
  }

  func calledName(_ called: ExprSyntax) -> TokenSyntax? {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return calledName(generic.expression)
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      return member.declName.argumentNames == nil ? member.declName.baseName : nil
    }
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil ? reference.baseName : nil
    }
    return called.as(SuperExprSyntax.self)?.superKeyword
  }
}
