import SwiftOutline

/// The static members by which Composition hands on what a container holds, or a container itself:
/// who takes `Dependencies.cart` of `static var cart: Cart { Container.shared.cart() }` asks it.
///
/// - Parameters:
///   - known: the containers, the functions that ask them, and the injecting wrappers.
///   - libraries: those that any file imports.
func handedOnEntries(
  in digests: [FileDigest], known: Vocabulary, libraries: [Library]
) -> [Vocabulary.Entry] {
  var search = FacadeSearch(known: known, libraries: libraries)
  let members = digests.flatMap { digest in
    digest.names.facadeMembers.map { (digest.path, $0) }
  }
  if members.isEmpty { return [] }
  // A member may hand on another one: each is looked at again when a name in it is found.
  var waiting: [String: [Int]] = [:]
  for (place, member) in members.enumerated() {
    for name in member.1.namesOfOthers { waiting[name, default: []].append(place) }
  }
  var next = Array(members.indices)
  while let place = next.popLast() {
    let member = members[place].1
    guard let found = search.reached(by: member), search.add(found, as: member.fullName) else {
      continue
    }
    next += waiting[member.fullName] ?? []
  }
  // Of functions that share a name nobody knows which one is called.
  let others = Set(
    members.lazy.map(\.1).filter { $0.isFunction && search.reached(by: $0) == nil }
      .map(\.fullName))
  return members.compactMap { path, member in
    let name = member.fullName
    guard member.isReachable, member.owner != nil, !others.contains(name),
      let found = search.reached(by: member)
    else { return nil }
    return Vocabulary.Entry(
      found.kind, name, origin: "\(path):\(member.spot.line)",
      reason: found.kind == .container
        ? "hands out `\(found.source)`" : "hands on what it takes from `\(found.source)`")
  }
}

extension FacadeMember {
  /// The names of other members and globals that its value may begin with.
  fileprivate var namesOfOthers: Set<String> {
    Set(
      chains.flatMap(names).flatMap { names in
        names.count > 1 ? [names[0], "\(names[0]).\(names[1])"] : names
      })
  }

  /// The names of a chain, in full where it may begin with a member of the same type.
  fileprivate func names(of chain: ResultChain) -> [[String]] {
    let names = chain.names
    guard let owner, !ContainerName.startsUpperCase(names[0]) || names[0] == "Self" else {
      return [names]
    }
    if names[0] == "self" || names[0] == "Self" { return [[owner] + names.dropFirst()] }
    return [names, [owner] + names]
  }
}

private struct FacadeSearch {
  /// What a member hands on: a service, or the container itself.
  struct Reached {
    var kind: Vocabulary.Kind
    var source: String
  }

  let known: Vocabulary
  let libraries: [Library]
  private var services: Set<String> = []
  private var containers: Set<String> = []

  init(known: Vocabulary, libraries: [Library]) {
    self.known = known
    self.libraries = libraries
  }

  /// Notes what a member hands on; false if that is known.
  mutating func add(_ found: Reached, as name: String) -> Bool {
    found.kind == .container
      ? containers.insert(name).inserted : services.insert(name).inserted
  }

  /// What a member hands on; nil if it is nothing of a container.
  func reached(by member: FacadeMember) -> Reached? {
    if let wrapper = member.attributes.first(where: isWrapper) {
      return Reached(kind: .locator, source: "@\(wrapper)")
    }
    for chain in member.chains {
      if chain.resolvesType, chain.names.count > 1 {
        let container = chain.names.prefix { $0 != "resolve" }.joined(separator: ".")
        return Reached(kind: .locator, source: container)
      }
      let found = member.names(of: chain).lazy.compactMap(reached).first
      if let found { return found }
    }
    return nil
  }

  private func isWrapper(_ attribute: String) -> Bool {
    Library.wrapperNames.contains(attribute) || known.holds(.wrapper, attribute)
  }

  /// What the beginning of a chain leads to.
  private func reached(by names: [String]) -> Reached? {
    let head = names[0]
    let isGlobal = known.holds(.container, head) && !ContainerName.startsUpperCase(head)
    if isGlobal || containers.contains(head) { return taken(from: head, names.dropFirst()) }
    if known.holds(.function, head) { return Reached(kind: .locator, source: head) }
    guard names.count > 1 else { return nil }
    let member = "\(head).\(names[1])"
    if services.contains(member) || known.holds(.locator, member) || known.holds(.function, member)
      || names[1] == "resolve" && ContainerName.isContainerLike(head)
    {
      return Reached(kind: .locator, source: member)
    }
    let isAccessor = ContainerName.accessors.contains(names[1])
    let isLocator = known.holds(.locator, head) || ContainerName.isLocatorType(head)
    if containers.contains(member) || known.holds(.container, member)
      || isAccessor && (isContainer(head) || isLocator)
    {
      return taken(from: member, names.dropFirst(2))
    }
    let isService = isLocator && !ContainerName.startsUpperCase(names[1]) && names[1] != "self"
    return isService ? Reached(kind: .locator, source: member) : nil
  }

  /// What the rest of a chain takes from a container: itself, a service, or nothing.
  private func taken(from container: String, _ rest: ArraySlice<String>) -> Reached? {
    guard let first = rest.first else { return Reached(kind: .container, source: container) }
    let administers = ContainerName.isManagement(first) || ContainerName.isRegistration(first)
    return administers ? nil : Reached(kind: .locator, source: container)
  }

  private func isContainer(_ type: String) -> Bool {
    known.holds(.container, type) || ContainerName.isContainerType(type)
      || libraries.contains { $0.containers.contains(type) }
  }
}
