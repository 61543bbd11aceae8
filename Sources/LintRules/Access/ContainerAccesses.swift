import SwiftOutline
import SwiftTokens

/// Finds the places that reach for a container by its name: `Container.shared`,
/// `ServiceLocator.cart`, `Current.cart`.
func findContainerAccesses(in view: FileView) -> Accesses {
  var accesses = Accesses()
  for read in view.staticReads(andOf: view.names.small.compactMap(view.globalRead)) {
    guard let reach = view.reach(by: read), view.isExpressionName(read.token) else { continue }
    let access = ContainerAccess(
      view: view, token: read.token, member: read.member, reach: reach)
    if let reason = access.lookAlikeReason {
      accesses.lookAlikes.append((read.token, reason))
    } else {
      accesses.found.append(access.access)
    }
  }
  // `Container.shared.cart()` is one access, also where a `shared` of this file is a container.
  let sites = Set(accesses.found.map(\.site))
  accesses.found += findContainerCalls(in: view).filter { !sites.contains($0.site) }
  accesses.found += findImplicitAccesses(in: view)
  accesses.found += findSubscripts(in: view)
  accesses.found += findKeyPathAccesses(in: view) + findDelegateCasts(in: view)
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

  /// The member that is taken from a global delegate or container that nothing here hides.
  fileprivate func globalRead(at token: Int) -> StaticRead? {
    guard kind(token) == .identifier, kind(token - 1) != .period else { return nil }
    let name = source.name(of: token)
    guard vocabulary.holds(.delegate, name) || vocabulary.holds(.container, name),
      variablesByName[name] == nil, parameter(named: name, at: token) == nil,
      let member = servedMember(by: token)
    else { return nil }
    return StaticRead(token: token, member: member, owner: name, name: source.name(of: member))
  }

  /// How `name.member` reaches for a container; nil if it does not.
  fileprivate func reach(by access: StaticRead) -> Reach? {
    let (name, read, member) = (access.owner, access.name, access.member)
    let mayReach =
      vocabulary.roots.contains(name) || ContainerName.accessors.contains(read)
      || ContainerName.isLocatorType(name) || name == "NSApp"
    guard mayReach else { return nil }
    if let locator = locatorEvidence(name) {
      let isAccessor = ContainerName.accessors.contains(read)
      // A variable has no nested types, so whatever is taken from a global is a member.
      return isPlainMember(read) || vocabulary.holds(.world, name) && read != "self"
        ? Reach(
          evidence: locator, accessor: isAccessor ? member : nil,
          isRegistry: isAccessor && isDeclaredContainer(name)) : nil
    }
    let chain = "\(name).\(read)"
    if let entry = vocabulary.entry(.locator, chain) { return Reach(evidence: Evidence(entry)) }
    let kinds: [Vocabulary.Kind] = [.world, .delegate, .container]
    if let entry = kinds.lazy.compactMap({ self.vocabulary.entry($0, chain) }).first {
      return Reach(
        evidence: Evidence(entry), accessor: member, isRegistry: entry.kind == .container)
    }
    if let shortcut = delegateShortcut(name, member) { return shortcut }
    guard ContainerName.accessors.contains(read) else { return nil }
    let isRegistry =
      !vocabulary.holds(.god, name) && !vocabulary.holds(.delegate, name)
      && !ContainerName.isAppDelegate(name)
    return containerEvidence(name).map {
      Reach(evidence: $0, accessor: member, isRegistry: isRegistry)
    }
  }

  /// Why the members of a name are services; nil if they are not.
  private func locatorEvidence(_ name: String) -> Evidence? {
    let saysLocator = vocabulary.saysLocator(name)
    if let entry = vocabulary.entry(.locator, name) ?? vocabulary.entry(.world, name) {
      return Evidence(entry.evidence, discovered: saysLocator ? nil : entry.line)
    }
    if saysLocator { return Evidence("the name `\(name)` says service locator") }
    if ContainerName.startsUpperCase(name) { return nil }
    return (vocabulary.entry(.delegate, name) ?? vocabulary.entry(.container, name))
      .map { Evidence($0) }
  }

  /// Why the instance that a type hands out is a container; nil if it is none.
  func containerEvidence(_ name: String) -> Evidence? {
    for kind in [Vocabulary.Kind.container, .god, .delegate] {
      if let entry = vocabulary.entry(kind, name) {
        return Evidence(entry.evidence, discovered: discovery(ofContainer: name))
      }
    }
    if settings.containers.contains(name) {
      return Evidence("`\(name)` is configured as a container")
    }
    if let library = libraries.first(where: { $0.containers.contains(name) }) {
      return Evidence("`\(name)` is a container of \(library.name)")
    }
    if name.hasSuffix("Assembly"), let library = libraries.first(where: { !$0.accessors.isEmpty }) {
      return Evidence("`\(name)` is an assembly of \(library.name)")
    }
    if ContainerName.isAppDelegate(name) {
      return Evidence("the name `\(name)` says app delegate")
    }
    return vocabulary.saysContainer(name)
      ? Evidence("the name `\(name)` says container") : nil
  }

  /// `UIApplication.shared.typedDelegate` and `NSApp.typedDelegate`.
  private func delegateShortcut(_ name: String, _ member: Int) -> Reach? {
    let isShort = name == "NSApp"
    guard isShort || source.spells(member, "shared") else { return nil }
    guard let last = isShort ? member : self.member(after: member) else { return nil }
    let owner = isShort ? "NSApplication" : name
    return vocabulary.entry(.delegate, "\(owner).\(source.name(of: last))").map {
      Reach(evidence: Evidence($0), accessor: last)
    }
  }

  /// Whether a static member may be a service: no nested type, metatype or initialiser.
  private func isPlainMember(_ member: String) -> Bool {
    !["self", "Type", "init", "Protocol"].contains(member)
      && !ContainerName.startsUpperCase(member)
  }
}

extension Evidence {
  /// What discovery says of a name.
  init(_ entry: Vocabulary.Entry) { self.init(entry.evidence, discovered: entry.line) }
}
