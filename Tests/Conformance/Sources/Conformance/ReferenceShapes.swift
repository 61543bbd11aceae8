import SwiftSyntax

/// The five literal shapes in a file as SwiftParser sees it: `rule:line:column`, in source order.
func referenceShapes(of tree: SourceFileSyntax, named name: String) -> [String] {
  let visitor = ShapeVisitor(SourceLocationConverter(fileName: name, tree: tree))
  visitor.walk(tree)
  return visitor.shapes.sorted { $0.offset < $1.offset }.map(\.description)
}

private final class ShapeVisitor: SyntaxVisitor {
  var shapes: [Fact] = []
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ rule: String, at token: some SyntaxProtocol) {
    let position = token.positionAfterSkippingLeadingTrivia
    let place = converter.location(for: position)
    shapes.append(
      Fact(offset: position.utf8Offset, description: "\(rule):\(place.line):\(place.column)"))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      ?? node.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self), node.leftParen != nil,
      isNamed(member.declName, "resolve"), hasReceiver(member), !isPattern(node)
    {
      add("service_locator_resolve", at: member.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isNamed(node.declName, "shared"), let base = node.base else { return .visitChildren }
    if let name = base.as(DeclReferenceExprSyntax.self), isNamed(name, "Container") {
      add("shared_container_access", at: name.baseName)
    } else if let member = base.as(MemberAccessExprSyntax.self),
      isNamed(member.declName, "Container"), member.base != nil
    {
      add("shared_container_access", at: member.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    guard isStatic, node.bindingSpecifier.tokenKind == .keyword(.let) else {
      return .visitChildren
    }
    for name in node.bindings.flatMap({ boundNames(in: $0.pattern) })
    where name.text.filter({ $0 != "`" }) == "shared" {
      add("shared_singleton_declaration", at: name)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName
    let last =
      name.as(MemberTypeSyntax.self)?.name.text ?? name.as(IdentifierTypeSyntax.self)?.name.text
    switch last?.filter({ $0 != "`" }) {
    case "Injected": add("injected_property_wrapper", at: node.atSign)
    case "EnvironmentObject": add("environment_object", at: node.atSign)
    default: break
    }
    return .visitChildren
  }

  /// Whether it is the plain name, not `name(_:)`.
  private func isNamed(_ name: DeclReferenceExprSyntax, _ text: String) -> Bool {
    name.baseName.text.filter { $0 != "`" } == text && name.argumentNames == nil
  }

  /// Whether something stands before the dot, be it before the `#if` around it.
  private func hasReceiver(_ member: MemberAccessExprSyntax) -> Bool {
    if member.base != nil { return true }
    var node = Syntax(member)
    while let parent = node.parent {
      if parent.is(IfConfigClauseSyntax.self) {
        return parent.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) == true
          || parent.parent?.parent?.is(IfConfigDeclSyntax.self) == true
            && parent.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) == true
      }
      guard parent.is(ExprSyntax.self),
        parent.firstToken(viewMode: .sourceAccurate) == member.period
      else { return false }
      node = parent
    }
    return false
  }

  /// Whether the call is a pattern that binds or matches a case: `case Step.resolve(let n)`.
  private func isPattern(_ node: FunctionCallExprSyntax) -> Bool {
    node.parent?.is(ExpressionPatternSyntax.self) == true
  }

  private func boundNames(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { boundNames(in: $0.pattern) }
  }
}
