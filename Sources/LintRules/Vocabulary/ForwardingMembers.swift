import SwiftOutline
import SwiftTokens

/// A static member of a Composition file that may do no more than hand on what a container holds:
/// `static var cart: Cart { Container.shared.resolve(Cart.self)! }`.
package struct ForwardingMember: Sendable, Equatable {
  /// `Services.cart`
  package var name: String
  package var spot: Spot
  /// The type names and container-like names in its body, sorted.
  package var mentions: [String]
}

/// The computed static variables of a file, and its static functions without parameters, whose
/// short bodies build nothing.
func forwardingMembers(in outline: Outline, places: Places) -> [ForwardingMember] {
  let functions = outline.functions.filter { $0.kind == .function && $0.parameters.isEmpty }
    .compactMap { outline.forwarder($0.nameToken, $0.modifiers, $0.scope, $0.result, $0.body) }
  let variables = outline.variables.filter(\.isComputed)
    .compactMap { outline.forwarder($0.nameToken, $0.modifiers, $0.scope, $0.type, $0.accessors) }
  let found = (functions + variables).sorted { $0.body.lowerBound < $1.body.lowerBound }
  return zip(found, outline.mentions(in: found.map(\.body))).map { member, mentions in
    let bytes = outline.source.tokens[member.nameToken].byteRange
    return ForwardingMember(
      name: member.name, spot: places.spot(ofBytes: bytes), mentions: mentions)
  }
}

extension Outline {
  /// - Parameters:
  ///   - type: what the member yields.
  ///   - body: nil for a member without one.
  fileprivate func forwarder(
    _ nameToken: Int, _ modifiers: [Modifier], _ scope: Int, _ type: Range<Int>?,
    _ body: Range<Int>?
  ) -> (name: String, nameToken: Int, body: Range<Int>)? {
    let words = modifiers.map(\.word)
    guard words.contains(where: { $0 == .static || $0 == .class }),
      !words.contains(where: { $0 == .private || $0 == .fileprivate }),
      case .type(let owner) = scopes[scope].kind, let type, let body,
      mayBeService(type), handsOn(in: body)
    else { return nil }
    let path = types[owner].path
    return ("\(lastComponent(of: path)).\(source.name(of: nameToken))", nameToken, body)
  }

  /// Whether a type may be one of the project.
  private func mayBeService(_ type: Range<Int>) -> Bool {
    let spelling = typeSpelling(type)
    let name = bareTypeName(spelling)
    return ContainerName.startsUpperCase(name) && !PlatformName.isPlatformType(name)
      && !spelling.holds("->")
  }

  /// Whether a short body takes something and builds nothing.
  private func handsOn(in body: Range<Int>) -> Bool {
    body.count < 48 && body.contains { source.tokens[$0].kind == .period }
      && !body.contains { token in
        source.tokens[token].word == .initKeyword
          || source.tokens[token].kind == .identifier && isCalledWithParentheses(token)
            && ContainerName.startsUpperCase(source.name(of: token))
      }
  }
}
