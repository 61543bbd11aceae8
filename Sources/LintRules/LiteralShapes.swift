import LintFindings
import SwiftOutline
import SwiftTokens

/// The five shapes exactly as written, each at its own anchor: no evidence, no exemption.
func findLiteralShapes(in view: FileView, places: Places) -> [Finding] {
  let enabled = Set(view.settings.enabledRules.map(\.id))
  return literalShapes.filter { enabled.contains($0.rule) }.flatMap { shape in
    shape.find(view).map { token in
      let tokens = token..<token + 1
      return Finding(
        rule: shape.rule, subject: "?", symbol: view.outline.symbol(at: token),
        tier: view.role.tier, text: view.source.text(ofTokens: tokens),
        message: "\(view.phrase(forSymbolAt: token)) holds \(shape.name)",
        place: places.place(of: tokens))
    }
  }.sorted(by: standsBefore)
}

private struct LiteralShape: Sendable {
  let rule: RuleID
  let name: String
  /// The tokens that the shape is anchored at.
  let find: @Sendable (FileView) -> [Int]
}

private let literalShapes = [
  LiteralShape(
    rule: "service_locator_resolve", name: "`.resolve(`",
    find: { view in view.source.tokens.indices.filter(view.isLiteralResolve) }),
  LiteralShape(
    rule: "injected_property_wrapper", name: "`@Injected`",
    find: { $0.literalAttributes("Injected") }),
  LiteralShape(
    rule: "shared_container_access", name: "`Container.shared`",
    find: { view in view.source.tokens.indices.filter(view.isLiteralContainer) }),
  LiteralShape(
    rule: "shared_singleton_declaration", name: "`static let shared`",
    find: { view in view.outline.variables.filter(view.isLiteralSingleton).map(\.nameToken) }),
  LiteralShape(
    rule: "environment_object", name: "`@EnvironmentObject`",
    find: { $0.literalAttributes("EnvironmentObject") }),
]

extension FileView {
  fileprivate func isLiteralResolve(_ token: Int) -> Bool {
    isName(token) && source.spells(token, "resolve") && outline.isMemberName(token)
      && outline.call(ofCallee: token)?.parentheses != nil
      && outline.receiver(ofMember: token) != nil && !outline.isInKeyPath(token)
  }

  fileprivate func literalAttributes(_ name: String) -> [Int] {
    outline.attributes.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }.map(\.at)
  }

  fileprivate func isLiteralContainer(_ token: Int) -> Bool {
    guard isName(token), source.spells(token, "Container"), let member = directMember(after: token),
      source.spells(member, "shared")
    else { return false }
    return isExpressionName(token) && !isCompoundName(member)
  }

  fileprivate func isLiteralSingleton(_ variable: VariableDeclaration) -> Bool {
    !variable.isVariable && variable.name == "shared"
      && variable.modifiers.contains { $0.word == .static }
  }
}
