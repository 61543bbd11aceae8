import SwiftOutline
import SwiftTokens

/// Finds factories that are called on a container of Factory which came from elsewhere:
/// `container.cart()`.
func findContainerCalls(in view: FileView) -> [Access] {
  guard let factory = view.ownLibraries.first(where: \.hasFactories) else { return [] }
  return view.source.tokens.indices.compactMap { token in
    guard view.isName(token), view.kind(token - 1) == .period, view.isName(token - 2),
      let call = view.outline.call(ofCallee: token), call.parentheses != nil,
      let type = view.containerType(ofName: token - 2),
      factory.containers.contains(type) || view.isKnownContainer(type)
    else { return nil }
    return view.containerCall(call, on: token - 2, of: type)
  }
}

/// Finds key paths into a container that are handed to something which resolves them:
/// `load(\Container.cart)`.
func findKeyPathAccesses(in view: FileView) -> [Access] {
  let roots = view.names.backslashes.filter { token in
    view.isName(token + 1) && view.kind(token + 2) == .period && view.isName(token + 3)
  }
  return roots.compactMap(view.keyPathAccess)
}

/// Finds what is taken from a container by a static subscript: `InjectedValues[\.api]`.
func findSubscripts(in view: FileView) -> [Access] {
  view.names.typeLike.compactMap { token in
    guard view.kind(token + 1) == .leftBracket,
      !view.source.tokens[token + 1].surroundings.contains(.followsLineBreak),
      view.isKnownContainer(view.source.name(of: token)), view.isExpressionName(token),
      let subject = view.subject(ofSubscriptAt: token + 1)
    else { return nil }
    return view.subscripting(token, subject: subject)
  }
}

extension FileView {
  /// The key or type in a subscript that is read; nil for other values, and where it is set.
  func subject(ofSubscriptAt open: Int) -> String? {
    guard kind(open) == .leftBracket, let close = outline.partner(of: open),
      kind(close + 1) != .equal,
      let first = outline.arguments(in: open + 1..<close).first, first.label == nil
    else { return nil }
    if let metatype = first.metatype { return subject(ofType: metatype) }
    return first.keyPath.flatMap(lastName)
  }

  fileprivate func subscripting(_ token: Int, subject: String) -> Access? {
    let name = source.name(of: token)
    guard let evidence = containerEvidence(name) else { return nil }
    let site = outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
    return Access(
      anchor: token..<token + 1, site: site, subject: subject, evidence: [evidence.text],
      container: name,
      exemption: compositionReason(at: token, receiver: name), discovered: evidence.discovered)
  }

  fileprivate func containerCall(_ call: Call, on receiver: Int, of type: String) -> Access? {
    let name = source.name(of: call.callee)
    let container = source.name(of: receiver)
    guard name != "resolve", !ContainerName.isManagement(name),
      !ContainerName.startsUpperCase(container), call.trailingClosures.isEmpty,
      call.arguments.allSatisfy({ $0.label == nil }),
      let chain = outline.receiver(ofMember: call.callee)
    else { return nil }
    return Access(
      anchor: call.callee..<call.callee + 1, site: chain.tokens.lowerBound, subject: name,
      evidence: ["`\(container)` is a `\(type)`"], container: container,
      exemption: compositionReason(at: call.callee, receiver: container),
      discovered: discovery(ofContainer: type))
  }

  fileprivate func keyPathAccess(at backslash: Int) -> Access? {
    let root = backslash + 1
    let name = source.name(of: root)
    let member = source.name(of: backslash + 3)
    guard [.leftParenthesis, .comma, .colon].contains(kind(backslash - 1)),
      !ContainerName.accessors.contains(member), !ContainerName.isManagement(member),
      isKnownContainer(name) || libraries.contains(where: { $0.containers.contains(name) }),
      !isArgumentOfResolution(backslash)
    else { return nil }
    return Access(
      anchor: root..<root + 1, site: backslash, subject: member,
      evidence: ["key path into the container `\(name)`"], container: name,
      exemption: compositionReason(at: root, receiver: nil),
      discovered: discovery(ofContainer: name))
  }

  /// Whether the call that holds the token as an argument resolves, by its name.
  private func isArgumentOfResolution(_ token: Int) -> Bool {
    var open = token - 1
    while open > max(0, token - 24), kind(open) != .leftParenthesis { open -= 1 }
    guard isName(open - 1) else { return false }
    let callee = source.name(of: open - 1)
    return callee == "resolve" || callee == "dependency" || locatorNames.contains(callee)
  }
}
