import SwiftOutline
import SwiftTokens

/// How a chain of names leads to a container.
struct Reach {
  var evidence: Evidence
  /// The member that hands out the container; nil when the members are the services themselves.
  var accessor: Int?
  /// Whether services are registered with it, so that `x.cart.register` administers it too.
  var isRegistry = false
}

/// One access to a container by its name.
struct ContainerAccess {
  let view: FileView
  let token: Int
  let member: Int
  let reach: Reach

  var access: Access {
    Access(
      anchor: token..<token + 1, site: site, subject: subject,
      evidence: [reach.evidence.text] + (isWrite ? ["written to"] : []), container: container,
      exemption: exemption, discovered: reach.evidence.discovered)
  }

  private var name: String { view.source.name(of: token) }

  /// The names that are taken from the container, at most two.
  private var served: [Int] {
    guard let accessor = reach.accessor else {
      return [member] + [view.servedMember(by: member)].compactMap(\.self)
    }
    guard let first = view.servedMember(by: accessor) else { return [] }
    return [first] + [view.servedMember(by: first)].compactMap(\.self)
  }

  private var container: String {
    reach.accessor.map { view.source.text(ofTokens: token..<$0 + 1) } ?? name
  }

  private var site: Int {
    view.outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
  }

  private var subject: String { served.first.map { view.source.name(of: $0) } ?? "?" }

  /// Whether a new value is given to what the container holds: `Current.clock = …`.
  private var isWrite: Bool { served.first.map { view.kind($0 + 1) == .equal } ?? false }

  private var exemption: String? {
    let isDelegate =
      view.vocabulary.holds(.delegate, name)
      || ["UIApplication", "NSApplication", "NSApp"].contains(name)
    if isDelegate, view.outline.declaresEntryType { return "in a file that starts the app" }
    let read = view.source.name(of: member)
    let isOwned = [Vocabulary.Kind.world, .container].contains { kind in
      view.vocabulary.holds(kind, "\(name).\(read)")
    }
    if isOwned, view.isInside(name, at: token) { return "inside `\(name)` itself" }
    return view.compositionReason(at: token, receiver: name)
  }

  /// Why the access is none after all.
  var lookAlikeReason: String? {
    if view.isCompoundName(member) { return "a reference to a function, not an access" }
    let managed = served.prefix(reach.isRegistry ? 2 : 1).first { token in
      ContainerName.isManagement(view.source.name(of: token))
    }
    if let managed { return "`\(view.source.name(of: managed))` administers the container" }
    return replacedFactory.map { "the closure registers another `\(view.source.name(of: $0))`" }
  }

  /// The factory that Factory registers anew when it is called with a closure alone:
  /// `Container.shared.cart { FakeCart() }`.
  private var replacedFactory: Int? {
    guard reach.isRegistry, view.libraries.contains(where: { $0.name == "Factory" }),
      let factory = served.first, let call = view.outline.call(ofCallee: factory),
      call.parentheses == nil
    else { return nil }
    return factory
  }
}

extension FileView {
  /// The member taken from a name or from the result of calling it: `b` of `a.b`, `a().b`, `a!.b`.
  func servedMember(by token: Int) -> Int? {
    var next = outline.call(ofCallee: token)?.end ?? token + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    guard kind(next) == .period, isName(next + 1) else { return nil }
    return next + 1
  }

  /// Whether `(` after the name only lists argument labels: `shared(_:)`.
  func isCompoundName(_ token: Int) -> Bool {
    kind(token + 1) == .leftParenthesis
      && !source.tokens[token + 1].surroundings.contains(.followsLineBreak)
      && outline.call(ofCallee: token) == nil
  }
}
