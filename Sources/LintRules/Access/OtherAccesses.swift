import SwiftOutline
import SwiftTokens

/// Finds containers that a default or initial value takes as an implicit member of the declared
/// type: `container: AppContainer = .shared`.
func findImplicitAccesses(in view: FileView) -> [Access] {
  let parameters = view.outline.functions.lazy.flatMap(\.parameters).compactMap { parameter in
    parameter.defaultValue.flatMap { view.implicitAccess($0, of: parameter.type) }
  }
  let variables = view.outline.variables.lazy.compactMap { variable -> Access? in
    guard let value = variable.initializer, let type = variable.type else { return nil }
    return view.implicitAccess(value, of: type)
  }
  return Array(parameters) + Array(variables)
}

/// Finds factories that are called on a container of Factory which came from elsewhere:
/// `container.cart()`.
func findContainerCalls(in view: FileView) -> [Access] {
  guard let factory = view.ownLibraries.first(where: { $0.name == "Factory" }) else { return [] }
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
  let roots = view.source.tokens.indices.filter { token in
    view.kind(token) == .backslash && view.isName(token + 1)
      && view.kind(token + 2) == .period && view.isName(token + 3)
  }
  return roots.compactMap(view.keyPathAccess)
}

extension FileView {
  fileprivate func implicitAccess(_ value: Range<Int>, of type: Range<Int>) -> Access? {
    let member = value.lowerBound + 1
    guard value.count == 2, kind(value.lowerBound) == .period, isName(member),
      ContainerName.accessors.contains(source.name(of: member))
    else { return nil }
    let type = subject(ofType: type)
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let evidence = containerEvidence(name) else { return nil }
    let accessor = source.name(of: member)
    // A type that is a container by its spelling alone may well be a style with a `.default`.
    guard isDeclaredContainer(name) || accessor.hasPrefix("shared") else { return nil }
    return Access(
      anchor: member..<member + 1, site: member, subject: "?", evidence: [evidence.text],
      container: "\(type).\(accessor)", exemption: compositionReason(at: member, receiver: name),
      discovered: evidence.discovered)
  }

  /// Whether a library or a declaration of the project makes the type a container.
  private func isDeclaredContainer(_ name: String) -> Bool {
    isKnownContainer(name) || vocabulary.holds(.god, name) || vocabulary.holds(.delegate, name)
      || libraries.contains { $0.containers.contains(name) }
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

  /// Whether the call that holds the token as an argument is known to resolve.
  private func isArgumentOfResolution(_ token: Int) -> Bool {
    var open = token - 1
    while open > max(0, token - 24), kind(open) != .leftParenthesis { open -= 1 }
    return resolutions.found.contains { $0.anchor.lowerBound == open - 1 }
  }
}
