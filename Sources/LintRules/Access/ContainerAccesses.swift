import SwiftOutline
import SwiftTokens

/// Finds the places that reach for a container by its name: `Container.shared`,
/// `ServiceLocator.cart`, `Current.cart`.
func findContainerAccesses(in view: FileView) -> Accesses {
  var accesses = Accesses()
  for token in view.source.tokens.indices where view.beginsLikeType(token) {
    guard let member = view.member(after: token) else { continue }
    guard let reach = view.reach(from: token, member: member), view.isExpressionName(token) else {
      continue
    }
    let access = ContainerAccess(view: view, token: token, member: member, reach: reach)
    if let reason = access.lookAlikeReason {
      accesses.lookAlikes.append((token, reason))
    } else {
      accesses.found.append(access.access)
    }
  }
  accesses.found += findDelegateCasts(in: view)
  return accesses
}

extension FileView {
  /// Whether the token stands where a value does: no type, import, key path or attribute name.
  func isExpressionName(_ token: Int) -> Bool {
    switch kind(token - 1) {
    case .pound, .at: return false
    case .period, .doubleColon:
      guard let receiver = outline.receiver(ofMember: token) else {
        return kind(token - 1) == .doubleColon && kind(token - 3) != .at
      }
      guard case .name(let head)? = receiver.links.first else { return false }
      if kind(head - 1) == .at { return false }
    default: break
    }
    return !outline.isTypePosition(token) && !outline.isInKeyPath(token)
  }

  /// How `name.member` reaches for a container; nil if it does not.
  fileprivate func reach(from token: Int, member: Int) -> Reach? {
    let name = source.name(of: token)
    let read = source.name(of: member)
    if let locator = locatorEvidence(name) {
      let isAccessor = ContainerName.accessors.contains(read)
      return isPlainMember(read)
        ? Reach(evidence: locator, accessor: isAccessor ? member : nil) : nil
    }
    if let entry = vocabulary.entry(.world, "\(name).\(read)") {
      return Reach(evidence: entry.evidence, accessor: member)
    }
    if let shortcut = delegateShortcut(name, member) { return shortcut }
    guard ContainerName.accessors.contains(read) else { return nil }
    let isRegistry = !vocabulary.holds(.god, name) && !vocabulary.holds(.delegate, name)
    return containerEvidence(name).map {
      Reach(evidence: $0, accessor: member, isRegistry: isRegistry)
    }
  }

  /// Why the static members of a name are services; nil if they are not.
  private func locatorEvidence(_ name: String) -> String? {
    let entry = vocabulary.entry(.locator, name) ?? vocabulary.entry(.world, name)
    if let entry { return entry.evidence }
    return ContainerName.isLocatorType(name) ? "the name `\(name)` says service locator" : nil
  }

  /// Why the instance that a type hands out is a container; nil if it is none.
  private func containerEvidence(_ name: String) -> String? {
    for kind in [Vocabulary.Kind.container, .god, .delegate] {
      if let entry = vocabulary.entry(kind, name) { return entry.evidence }
    }
    if settings.containers.contains(name) { return "`\(name)` is configured as a container" }
    if let library = libraries.first(where: { $0.containers.contains(name) }) {
      return "`\(name)` is a container of \(library.name)"
    }
    if name.hasSuffix("Assembly"), let library = libraries.first(where: { !$0.accessors.isEmpty }) {
      return "`\(name)` is an assembly of \(library.name)"
    }
    return ContainerName.isContainerType(name) ? "the name `\(name)` says container" : nil
  }

  /// `UIApplication.shared.typedDelegate` and `NSApp.typedDelegate`.
  private func delegateShortcut(_ name: String, _ member: Int) -> Reach? {
    let isShort = name == "NSApp"
    guard isShort || source.spells(member, "shared") else { return nil }
    guard let last = isShort ? member : self.member(after: member) else { return nil }
    let owner = isShort ? "NSApplication" : name
    return vocabulary.entry(.delegate, "\(owner).\(source.name(of: last))").map {
      Reach(evidence: $0.evidence, accessor: last)
    }
  }

  /// Whether a static member may be a service: no nested type, metatype or initialiser.
  private func isPlainMember(_ member: String) -> Bool {
    !["self", "Type", "init", "Protocol"].contains(member)
      && !ContainerName.startsUpperCase(member)
  }
}

/// How a chain of names leads to a container.
private struct Reach {
  var evidence: String
  /// The member that hands out the container; nil when the members are the services themselves.
  var accessor: Int?
  /// Whether services are registered with it, so that `x.cart.register` administers it too.
  var isRegistry = false
}

extension Vocabulary.Entry {
  /// The entry as a finding's evidence: `AppServices declared in App/AppServices.swift:3 …`.
  var evidence: String {
    guard let origin else { return "`\(name)`: \(reason)" }
    return "`\(name)` declared in \(origin): \(reason)"
  }
}

/// One access to a container by its name.
private struct ContainerAccess {
  let view: FileView
  let token: Int
  let member: Int
  let reach: Reach

  var access: Access {
    Access(
      anchor: token..<token + 1, site: site, subject: subject,
      evidence: [reach.evidence] + (isWrite ? ["written to"] : []), container: container,
      exemption: exemption)
  }

  private var name: String { view.source.name(of: token) }

  /// The names that are taken from the container, at most two.
  private var served: [Int] {
    guard let accessor = reach.accessor else {
      return [member] + [view.memberAfterCall(member)].compactMap(\.self)
    }
    guard let first = view.memberAfterCall(accessor) else { return [] }
    return [first] + [view.memberAfterCall(first)].compactMap(\.self)
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
    return view.compositionReason(at: token, receiver: name)
  }

  /// Why the access is none after all.
  var lookAlikeReason: String? {
    if view.isCompoundName(member) { return "a reference to a function, not an access" }
    let managed = served.prefix(reach.isRegistry ? 2 : 1).first { token in
      ContainerName.isManagement(view.source.name(of: token))
    }
    return managed.map { "`\(view.source.name(of: $0))` administers the container" }
  }
}

extension FileView {
  /// The member taken from a name or from the result of calling it: `b` of `a.b`, `a().b`, `a!.b`.
  fileprivate func memberAfterCall(_ token: Int) -> Int? {
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
