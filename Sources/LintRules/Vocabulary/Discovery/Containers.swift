import SwiftOutline

/// The containers and static locators that a file declares.
func containerEntries(in digest: FileDigest) -> [Vocabulary.Entry] {
  let modules = digest.summary.imports.filter(Library.modules.contains)
  let libraries = modules.isEmpty ? [] : Library.imported(by: modules)
  return digest.summary.types.indices.flatMap { index -> [Vocabulary.Entry] in
    let entry = containerEntry(ofType: index, in: digest) ?? factoryEntry(ofType: index, in: digest)
    return [entry].compactMap(\.self) + heldContainers(ofType: index, in: digest, libraries)
      + inheritedContainers(ofType: index, in: digest, libraries)
  }
}

/// The containers that a class leaves to its subclasses, `Screen.services` of `class Screen { let
/// services: Container }`: where these stand, nothing else tells what the name is.
private func inheritedContainers(
  ofType index: Int, in digest: FileDigest, _ libraries: [Library]
) -> [Vocabulary.Entry] {
  let type = digest.summary.types[index]
  guard type.kind == .class, !type.modifiers.contains("final") else { return [] }
  return type.properties.filter { property in
    guard !property.isStatic, !property.modifiers.contains("private"),
      let held = property.type.map(bareTypeName)
    else { return false }
    // Most names tell by themselves; to call factories on it takes the type.
    if ContainerName.isContainerLike(property.name), !libraries.contains(where: \.hasFactories) {
      return false
    }
    return libraries.contains { $0.containers.contains(held) }
      || ContainerName.isContainerType(held)
  }.map { property in
    digest.entry(
      .container, "\(type.lastName).\(property.name)", ofType: index,
      because: "a `\(property.type ?? "")` for its subclasses")
  }
}

/// The containers that a type which is none hands out, `App.resolver` of `static var resolver:
/// Resolver`: of a library that the file imports, or known by both their names.
private func heldContainers(
  ofType index: Int, in digest: FileDigest, _ libraries: [Library]
) -> [Vocabulary.Entry] {
  let type = digest.summary.types[index]
  if ContainerName.isContainerType(type.lastName) {
    return namedInstances(ofType: index, in: digest)
  }
  return type.properties.filter { property in
    guard property.isStatic, !property.modifiers.contains("private"),
      let held = property.heldType, held != type.lastName
    else { return false }
    if libraries.contains(where: { $0.containers.contains(held) }) { return true }
    let isWritten =
      property.type != nil || property.isConstructed && property.initializerStart == held
    return isWritten && ContainerName.isContainerType(held)
      && ContainerName.bare.contains(property.name)
  }.map { property in
    digest.entry(
      .container, "\(type.lastName).\(property.name)", ofType: index,
      because: "a static `\(property.heldType ?? "")`")
  }
}

/// The one instance that a class called like a container hands out under a name of its own,
/// `BusinessInjector.ui`; values are often samples.
private func namedInstances(ofType index: Int, in digest: FileDigest) -> [Vocabulary.Entry] {
  let type = digest.summary.types[index]
  guard type.kind == .class || type.kind == .actor else { return [] }
  return type.properties.filter { property in
    property.isStatic && !property.isComputed && !property.modifiers.contains("private")
      && !ContainerName.accessors.contains(property.name) && type.holdsItself(property)
  }.map { property in
    digest.entry(
      .container, "\(type.lastName).\(property.name)", ofType: index,
      because: "the instance that it hands out")
  }
}

private func containerEntry(ofType index: Int, in digest: FileDigest) -> Vocabulary.Entry? {
  let type = digest.summary.types[index]
  let hint = digest.names.hints[index] ?? ContainerHint()
  let entry = { (kind: Vocabulary.Kind, reason: String) in
    digest.entry(kind, type.lastName, ofType: index, because: reason)
  }
  if type.inheritedNames.contains("SharedContainer") {
    return entry(.container, "conforms to `SharedContainer`")
  }
  guard type.kind != .protocol, !Library.containerTypes.contains(type.path) else { return nil }
  if hint.registers, hint.resolves {
    return entry(.container, "declares `register` and `resolve`")
  }
  if hint.isTypeKeyed { return entry(.container, "keeps values of any type by their types") }
  if hint.isKeyPathKeyed { return entry(.container, "yields its values by key paths") }
  guard type.kind != .extension, ContainerName.isContainerType(type.lastName) else { return nil }
  if hint.resolves { return entry(.container, "declares `resolve`") }
  if let accessor = type.accessor {
    return entry(.container, "hands itself out as `\(type.lastName).\(accessor)`")
  }
  var services = type.properties.filter { $0.isStatic && !$0.modifiers.contains("private") }
  if !ContainerName.isLocatorType(type.lastName) {
    guard type.kind == .enum else { return nil }
    services = services.filter { $0.heldType.map(ServiceName.isCollaborator) ?? false }
  }
  return services.count >= 2 ? entry(.locator, "has \(services.count) static services") : nil
}

/// A type with static factories, as of Factory 1: `static let cart = Factory<Cart> { Cart() }`.
private func factoryEntry(ofType index: Int, in digest: FileDigest) -> Vocabulary.Entry? {
  let type = digest.summary.types[index]
  let factory = type.properties.first { property in
    guard property.isStatic, let start = property.initializerStart else { return false }
    return ["Factory", "ParameterFactory"].contains(lastComponent(of: start))
  }
  guard let factory else { return nil }
  return digest.entry(
    .locator, type.lastName, ofType: index, because: "`\(factory.name)` is a static factory")
}

/// The injecting property wrappers that a file declares.
///
/// - Parameter locators: the containers, and the functions that ask them.
func wrapperEntries(in digests: [FileDigest], locators: Vocabulary) -> [Vocabulary.Entry] {
  let declaring = digests.filter { digest in
    digest.summary.types.contains { $0.attributes.contains("propertyWrapper") }
  }
  var found: [Vocabulary.Entry] = []
  var names: Set<String> = []
  // A wrapper around an injecting one injects; nobody wraps deeper than a few times.
  for _ in 0..<8 {
    let known = found.count
    found = declaring.flatMap { wrapperEntries(in: $0, locators: locators, around: names) }
    if found.count == known { break }
    names = Set(found.map(\.name))
  }
  return found
}

/// - Parameter wrappers: the injecting wrappers that are known already.
private func wrapperEntries(
  in digest: FileDigest, locators: Vocabulary, around wrappers: Set<String>
) -> [Vocabulary.Entry] {
  digest.summary.types.enumerated().compactMap { index, type in
    guard type.attributes.contains("propertyWrapper") else { return nil }
    if Library.saysInjection(type.lastName) {
      return digest.entry(
        .wrapper, type.lastName, ofType: index,
        because: "declared here under an injecting wrapper's name")
    }
    let container = (digest.names.hints[index]?.mentions ?? []).first { name in
      locators.holds(.container, name) || locators.holds(.locator, name)
        || locators.holds(.function, name)
        || wrappers.contains(name) || Library.wrapperNames.contains(name)
        || ContainerName.isContainerLike(name) && !type.holdsPlatformType(as: name)
    }
    return container.map { name in
      digest.entry(.wrapper, type.lastName, ofType: index, because: "its body reaches `\(name)`")
    }
  }
}

/// The functions of a file that take what they yield from a container.
func functionEntries(in digest: FileDigest, containers: Vocabulary) -> [Vocabulary.Entry] {
  if digest.names.locatorFunctions.isEmpty { return [] }
  let libraries = Library.imported(by: digest.summary.imports)
  let isContainer = { containers.isContainer($0, with: libraries) }
  let typeKeyed = Set(
    digest.names.hints.filter(\.value.isTypeKeyed).map { digest.summary.types[$0.key].lastName })
  return digest.names.locatorFunctions.compactMap { function in
    let resolves = function.mentions.contains("resolve")
    let owner = String(function.name.prefix { $0 != "." })
    // Of a container it needs no other name.
    if function.name == "\(owner).resolve", isContainer(owner) { return nil }
    if typeKeyed.contains(owner) { return digest.entry(function, from: owner) }
    if function.isOfInstance {
      return resolves && isContainer(owner) ? digest.entry(function, from: owner) : nil
    }
    guard resolves || !libraries.isEmpty else { return nil }
    let container = function.mentions.first { name in
      isContainer(name) || resolves && ContainerName.isContainerLike(name)
    }
    // A type that asks itself is no more than a container.
    if function.name == "\(owner).resolve", container == owner { return nil }
    return container.map { digest.entry(function, from: $0) }
  }
}

extension Vocabulary {
  /// Whether a name is that of a container, here or of one of some libraries.
  func isContainer(_ name: String, with libraries: [Library]) -> Bool {
    holds(.container, name) || holds(.locator, name) || ContainerName.isContainerType(name)
      || libraries.contains { $0.containers.contains(name) }
  }
}

extension FileDigest {
  fileprivate func entry(
    _ function: LocatorFunction, from container: String
  ) -> Vocabulary.Entry {
    Vocabulary.Entry(
      .function, function.name, origin: "\(path):\(function.spot.line)",
      reason: "yields any type from `\(container)`")
  }
}

extension TypeSummary {
  /// The name without those of the types around it.
  var lastName: String { lastComponent(of: path) }

  /// The inherited names without generic arguments and modules.
  var inheritedNames: [String] { inherited.map(bareTypeName) }

  /// The name of the static member that hands out the one instance; nil if there is none.
  var accessor: String? {
    properties.first { $0.isStatic && ContainerName.accessors.contains($0.name) }?.name
  }

  /// Whether a property of that name is of the platform: `container: UserDefaults`.
  fileprivate func holdsPlatformType(as name: String) -> Bool {
    properties.contains { property in
      property.name == name && property.heldType.map(PlatformName.isPlatformType) ?? false
    }
  }

  /// Whether a static property holds the type itself.
  func holdsItself(_ property: PropertySummary) -> Bool {
    let own = lastName
    if let type = property.type {
      let held = bareTypeName(type)
      if held == own || held == "Self" { return true }
    }
    guard let start = property.initializerStart else { return false }
    // A type's name need not begin with a capital.
    guard property.isConstructed || start == own else { return false }
    let last = components(of: start).last { $0 != "init" }
    return last.map { $0 == own || $0 == "Self" } ?? (property.type == nil)
  }
}

/// The last component of a type's spelling without `any`, optional marks and generic arguments.
func bareTypeName(_ spelling: String) -> String {
  // Most are plain, and there are millions.
  if !spelling.utf8.contains(where: isTypeMark) { return spelling }
  var plain = spelling.utf8.prefix { $0 != UInt8(ascii: "<") }
  for word in ["any ", "some "] where plain.starts(with: word.utf8) {
    plain = plain.dropFirst(word.utf8.count)
  }
  let name = plain.split(separator: UInt8(ascii: ".")).last ?? plain
  return String(decoding: name.filter { !isTypeMark($0) || $0 == UInt8(ascii: " ") }, as: UTF8.self)
}

/// Whether a byte of a type's spelling belongs to no plain name.
private func isTypeMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "<"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?"),
    UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"):
    true
  default: false
  }
}
