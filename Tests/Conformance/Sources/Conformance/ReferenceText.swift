import SwiftSyntax

extension ReferenceOutline {
  /// The text of a node's tokens without what stands between them.
  func joined(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }

  /// The bytes that a node covers.
  func place(_ node: some SyntaxProtocol) -> String {
    "\(node.positionAfterSkippingLeadingTrivia.utf8Offset)..<\(node.endPositionBeforeTrailingTrivia.utf8Offset)"
  }

  func name(_ token: TokenSyntax) -> String {
    token.text.hasPrefix("`") && token.text.count > 2
      ? String(token.text.dropFirst().dropLast()) : token.text
  }

  func marks(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax?
  ) -> FactText {
    FactText(
      attributes: attributes.flatMap(attributeTexts),
      modifiers: modifiers?.map { modifier in
        name(modifier.name) + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
      } ?? [])
  }

  /// The attributes of an element, which may be an `#if` around several.
  private func attributeTexts(_ element: AttributeListSyntax.Element) -> [String] {
    switch element {
    case .attribute(let attribute): return [attributeText(attribute)]
    case .ifConfigDecl(let region):
      return region.clauses.flatMap { clause -> [String] in
        guard case .attributes(let list)? = clause.elements else { return [] }
        return list.flatMap(attributeTexts)
      }
    @unknown default: return []
    }
  }

  private func attributeText(_ attribute: AttributeSyntax) -> String {
    let list =
      attribute.leftParen == nil
      ? "" : "(\(attribute.arguments.flatMap { joined($0).isEmpty ? nil : place($0) } ?? ""))"
    return attributeName(attribute.attributeName) + list
  }

  private func attributeName(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(attributeName(member.baseType)).\(name(member.name))"
    }
    return type.as(IdentifierTypeSyntax.self).map { name($0.name) } ?? joined(type)
  }
}
