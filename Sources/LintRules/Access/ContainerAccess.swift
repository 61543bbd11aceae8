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

  /// The name that is taken from the container, past calls that administer it and hand it on:
  /// `cart` of `Container.shared.with { … }.cart()`. Nil when nothing is taken.
  private var served: Int? {
    guard let accessor = reach.accessor else { return member }
    var served = view.servedMember(by: accessor)
    while reach.isRegistry, let token = served, isManagement(token),
      let call = view.outline.call(ofCallee: token), !view.isCalled(at: call.end),
      let next = view.servedMember(by: token)
    {
      served = next
    }
    return served
  }

  private var container: String {
    reach.accessor.map { view.source.text(ofTokens: token..<$0 + 1) } ?? name
  }

  private var site: Int {
    view.outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
  }

  private var subject: String {
    guard let served else {
      return reach.accessor.flatMap { view.subject(ofSubscriptAt: $0 + 1) } ?? "?"
    }
    return view.fetchedType(by: served) ?? view.source.name(of: served)
  }

  /// Whether a new value is given to what the container holds: `Current.clock = …`.
  private var isWrite: Bool { served.map { view.kind($0 + 1) == .equal } ?? false }

  private var chain: String { "\(name).\(view.source.name(of: member))" }

  private var isDelegate: Bool {
    let name = name
    return [name, chain].contains { view.vocabulary.holds(.delegate, $0) }
      || ContainerName.isAppDelegate(name)
      || ["UIApplication", "NSApplication", "NSApp"].contains(name)
  }

  private var exemption: String? {
    let (name, chain, isDelegate) = (name, chain, isDelegate)
    if isDelegate, view.startsApp { return "in a file that starts the app" }
    let isOwned = [Vocabulary.Kind.world, .container, .delegate, .locator].contains { kind in
      view.vocabulary.holds(kind, chain)
    }
    if isOwned || isDelegate, view.isInside(name, at: token) { return "inside `\(name)` itself" }
    return view.compositionReason(at: token, receiver: name)
  }

  /// Why the access is none after all.
  var lookAlikeReason: String? {
    if view.isCompoundName(member) { return "a reference to a function, not an access" }
    guard let served else { return nil }
    // What an app's delegate registers is no service.
    if administers(served), !isDelegate {
      return "`\(view.source.name(of: served))` administers the container"
    }
    if reach.isRegistry, let next = view.servedMember(by: served), administers(next) {
      return "`\(view.source.name(of: next))` administers what is registered"
    }
    if isFilled(by: served) {
      return "`\(view.source.name(of: served))` puts something into the container"
    }
    return isReplaced(served)
      ? "the closure registers another `\(view.source.name(of: served))`" : nil
  }

  private func isManagement(_ token: Int) -> Bool {
    ContainerName.isManagement(view.source.name(of: token))
  }

  /// Whether a member does nothing but administer: its call is the end, or nothing is called and it
  /// is the administration itself, `manager`. What is called with the result is fetched.
  private func administers(_ token: Int) -> Bool {
    guard isManagement(token) else { return false }
    guard let call = view.outline.call(ofCallee: token) else {
      return view.source.spells(token, "manager")
    }
    if view.isCalled(at: call.end) { return false }
    return reach.isRegistry || view.servedMember(by: token) == nil
  }

  /// Whether the container, which has methods of its own to fetch by type, is given a type with a
  /// value or a closure for it: `hub.add(Cart.self) { Cart() }`.
  private func isFilled(by member: Int) -> Bool {
    guard reach.isRegistry, view.vocabulary.locatorOwners.contains(name),
      !view.vocabulary.holds(.function, "\(name).\(view.source.name(of: member))"),
      let call = view.outline.call(ofCallee: member)
    else { return false }
    let types = call.arguments.count { $0.metatype != nil }
    return !call.trailingClosures.isEmpty || types > 0 && call.arguments.count > types
  }

  /// Whether Factory registers a factory anew, which it does when that is called with a closure
  /// alone: `Container.shared.cart { FakeCart() }`.
  private func isReplaced(_ factory: Int) -> Bool {
    guard reach.isRegistry, view.libraries.contains(where: \.hasFactories),
      let call = view.outline.call(ofCallee: factory)
    else { return false }
    return call.parentheses == nil && !view.isCalled(at: call.end)
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

  /// Whether what ends before a token is called.
  func isCalled(at end: Int) -> Bool {
    kind(end) == .leftParenthesis
      && !source.tokens[end].surroundings.contains(.followsLineBreak)
  }

  /// Whether `(` after the name only lists argument labels: `shared(_:)`.
  func isCompoundName(_ token: Int) -> Bool {
    kind(token + 1) == .leftParenthesis
      && !source.tokens[token + 1].surroundings.contains(.followsLineBreak)
      && !outline.isCallee(token)
  }
}
