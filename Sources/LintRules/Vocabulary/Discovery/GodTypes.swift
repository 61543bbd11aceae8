import SwiftOutline

/// Types with ten or more services and a way to reach them from everywhere (rules.md, X11), and
/// values of many services in a global variable, or in a static one that can be replaced (rules.md,
/// principle 7).
///
/// Declarations and extensions are put together by the type's full path.
func godAndWorldEntries(in digests: [FileDigest], except containers: Vocabulary)
  -> [Vocabulary.Entry]
{
  let types = mergedTypes(in: digests)
  let gods = types.filter(\.isGod)
  return godEntries(gods, in: digests).filter { !containers.holds(.container, $0.name) }
    + globalWorlds(of: Set(gods.map(\.path)), in: digests) + staticWorlds(types, in: digests)
    + replaceableGlobals(of: types, in: digests) + heldWorlds(of: types, in: digests)
}

/// `AppEnvironment.current` of `enum AppEnvironment { static var current: Environment { … } }`,
/// read from two other files: a value of services that another type hands out.
private func heldWorlds(
  of types: [MergedType], in digests: [FileDigest]
) -> [Vocabulary.Entry] {
  let services = Dictionary(
    types.compactMap { type in type.heldServices.map { (type.path, $0) } },
    uniquingKeysWith: { first, _ in first })
  if services.isEmpty { return [] }
  let holders = digests.flatMap { digest in
    digest.summary.types.indices.flatMap { index -> [(Vocabulary.Entry, path: String)] in
      let type = digest.summary.types[index]
      return type.properties.compactMap { property in
        guard let held = property.heldByAccessor, held != type.lastName, let count = services[held]
        else { return nil }
        let entry = digest.entry(
          .world, "\(type.lastName).\(property.name)", ofType: index,
          because: "\(count) services in a `\(held)` that it hands out")
        return (entry, digest.path)
      }
    }
  }
  let readers = readersByOwner(Set(holders.map(\.0.name)), in: digests)
  return holders.filter { entry, path in
    (readers[entry.name] ?? []).count { $0 != path } >= 2
  }.map(\.0)
}

private func godEntries(_ gods: [MergedType], in digests: [FileDigest]) -> [Vocabulary.Entry] {
  let globals = globalsByType(in: digests)
  return gods.compactMap { type in
    if type.selfAccessor == nil, let global = globals[type.path] {
      let services = type.services.count
      return type.entry(.god, type.name, "\(services) services behind the global `\(global)`")
    }
    return godEntry(type)
  }
}

/// The types that a single declaration shows to be static locators, or god types with an accessor.
func godEntries(inFile digest: FileDigest) -> [Vocabulary.Entry] {
  digest.summary.types.indices.compactMap { index in
    let type = digest.summary.types[index]
    guard type.kind != .extension, type.properties.count >= godSize,
      type.properties.contains(where: \.isStatic)
    else { return nil }
    let merged = MergedType(type, in: digest, at: index)
    return merged.isGod ? godEntry(merged) : nil
  }
}

/// What a type of many services is by itself; nil if nothing makes it known to everybody.
private func godEntry(_ type: MergedType) -> Vocabulary.Entry? {
  let services = type.services.count
  if let accessor = type.selfAccessor {
    return type.entry(.god, type.name, "\(services) services behind `\(type.name).\(accessor)`")
  }
  return type.isAllStatic ? type.entry(.locator, type.name, "\(services) static services") : nil
}

/// How many services make a type one that holds those of everything.
let godSize = 10

private func globalWorlds(
  of gods: Set<String>, in digests: [FileDigest]
) -> [Vocabulary.Entry] {
  digests.flatMap { digest in
    digest.summary.globals.filter { property in
      ContainerName.startsUpperCase(property.name)
        && property.heldType.map(gods.contains) ?? false
    }.map { property in
      Vocabulary.Entry(
        .world, property.name, origin: digest.path,
        reason: "a global `\(property.heldType ?? "")`")
    }
  }
}

/// `var Current = Environment()`, read from two other files: a global that can be replaced makes a
/// world of a value with fewer services too.
private func replaceableGlobals(
  of types: [MergedType], in digests: [FileDigest]
) -> [Vocabulary.Entry] {
  let fields = Dictionary(
    types.compactMap { type in type.worldFields.map { (type.path, $0) } },
    uniquingKeysWith: { first, _ in first })
  let small = Dictionary(
    types.compactMap { type in type.storedValues.map { (type.path, $0) } },
    uniquingKeysWith: { first, _ in first })
  let worlds = digests.flatMap { digest in
    digest.summary.globals.compactMap { global -> (name: String, path: String, fields: Int)? in
      guard let held = global.heldReplaceable else { return nil }
      // That name says it; a few values are enough.
      let small = global.name == "Current" ? small[held] : nil
      guard let fields = fields[held] ?? small else { return nil }
      return (global.name, digest.path, fields)
    }
  }
  if worlds.isEmpty { return [] }
  let readers = readersByOwner(Set(worlds.map(\.name)), in: digests)
  return worlds.compactMap { world in
    let others = (readers[world.name] ?? []).count { $0 != world.path }
    guard others >= 2 else { return nil }
    return Vocabulary.Entry(
      .world, world.name, origin: world.path,
      reason: "\(world.fields) variables in a global `var` that can be replaced")
  }
}

private func staticWorlds(
  _ types: [MergedType], in digests: [FileDigest]
) -> [Vocabulary.Entry] {
  let worlds = types.compactMap(\.world)
  guard !worlds.isEmpty else { return [] }
  let readers = readersByOwner(Set(worlds.map(\.owner)), in: digests)
  return worlds.compactMap { world in
    let others = (readers[world.owner] ?? []).count { !world.type.files.contains($0) }
    guard others >= 2 else { return nil }
    return world.type.entry(
      .world, world.accessor, "\(world.fields) variables in a `static var` that can be replaced")
  }
}

/// The files that read the static members of some names.
private func readersByOwner(
  _ owners: Set<String>, in digests: [FileDigest]
) -> [String: [String]] {
  var readers: [String: [String]] = [:]
  for digest in digests {
    for owner in digest.reached where owners.contains(owner) {
      readers[owner, default: []].append(digest.path)
    }
  }
  return readers
}

/// The name of a global variable by the type that it holds.
private func globalsByType(in digests: [FileDigest]) -> [String: String] {
  var globals: [String: String] = [:]
  for property in digests.lazy.flatMap(\.summary.globals) {
    guard let type = property.heldType else { continue }
    let known = globals[type]
    if known.map({ property.name.utf8.lexicographicallyPrecedes($0.utf8) }) ?? true {
      globals[type] = property.name
    }
  }
  return globals
}

/// A type with the members of its extensions.
struct MergedType {
  let path: String
  var kind: TypeDeclaration.Kind
  var properties: [PropertySummary]
  var origin: String
  /// The files that declare or extend it.
  var files: Set<String>

  init(_ type: TypeSummary, in digest: FileDigest, at index: Int) {
    (path, kind, properties) = (type.path, type.kind, type.properties)
    origin = digest.origin(ofType: index)
    files = [digest.path]
  }

  func entry(_ kind: Vocabulary.Kind, _ name: String, _ reason: String) -> Vocabulary.Entry {
    Vocabulary.Entry(kind, name, origin: origin, reason: reason)
  }

  /// The name without those of the types around it.
  var name: String { lastComponent(of: path) }

  /// The distinct types of its members that are services.
  var services: Set<String> {
    Set(
      properties.filter { !$0.isComputed || $0.isStatic }.compactMap(\.heldType)
        .filter { $0 != name && ServiceName.isCollaborator($0) })
  }

  /// Whether all its variables are static, so that it is a locator without an instance.
  var isAllStatic: Bool {
    kind != .protocol && !properties.isEmpty && properties.allSatisfy(\.isStatic)
  }

  /// The name of the static property that holds the type itself; nil if there is none.
  var selfAccessor: String? {
    properties.first { property in
      // The one instance may be handed out as a protocol: `static let shared: Providing = Core()`.
      property.isStatic && ContainerName.accessors.contains(property.name)
        && (property.heldType == name || property.heldType == "Self"
          || property.isConstructed && property.initializerStart == name)
    }?.name
  }

  /// Whether it has ten services or more.
  var isGod: Bool { properties.count >= godSize && services.count >= godSize }

  /// A value that can be replaced as a whole.
  struct World {
    var type: MergedType
    /// `AppEnvironment.current`
    var accessor: String
    /// The name under which files say that they read it.
    var owner: String
    /// How many variables it has.
    var fields: Int
  }

  /// How many variables it has, where these are at least three and more than data.
  ///
  /// The variables of a class must be services or closures, else it is a plain singleton.
  var worldFields: Int? {
    let fields = properties.count { property in
      property.isVariable && !property.isComputed && !property.isStatic
        && (kind == .struct || property.isReplaceable)
    }
    let isMoreThanData = properties.contains { $0.isVariable && $0.isMoreThanData }
    return fields >= 3 && isMoreThanData ? fields : nil
  }

  /// How many values an instance keeps, where these are at least two and more than data.
  var storedValues: Int? {
    let stored = properties.filter { !$0.isComputed && !$0.isStatic }
    return stored.count >= 2 && stored.contains(where: \.isMoreThanData) ? stored.count : nil
  }

  /// How many services and closures an instance keeps, where these are at least three.
  var heldServices: Int? {
    let count = properties.count { !$0.isComputed && !$0.isStatic && $0.isReplaceable }
    return count >= 3 ? count : nil
  }

  /// `static var current = Self()` with at least three stored variables.
  var world: World? {
    let holder = properties.first { property in
      property.isReplaceableStatic && property.heldType.map { $0 == name || $0 == "Self" } ?? false
    }
    guard let holder, let fields = worldFields else { return nil }
    let accessor = "\(name).\(holder.name)"
    let isAccessor = ContainerName.accessors.contains(holder.name)
    return World(
      type: self, accessor: accessor, owner: isAccessor ? accessor : name, fields: fields)
  }
}

/// The paths of the types that have ten members or a member that may hold the type itself, or that
/// a global variable or the accessor of another type holds: no other can be a god or a world.
private func notableTypes(in digests: [FileDigest]) -> Set<String> {
  var counts: [String: Int] = [:]
  var notable = Set(digests.lazy.flatMap(\.summary.globals).compactMap(\.heldReplaceable))
  for type in digests.lazy.flatMap(\.summary.types) where !type.properties.isEmpty {
    notable.formUnion(type.properties.lazy.compactMap(\.heldByAccessor))
    let count = counts[type.path, default: 0] + type.properties.count
    counts[type.path] = count
    if count >= godSize || type.properties.contains(where: \.isReplaceableStatic) {
      notable.insert(type.path)
    }
  }
  return notable
}

/// The notable types of the tree with the members of their extensions, sorted by path.
func mergedTypes(in digests: [FileDigest]) -> [MergedType] {
  let notable = notableTypes(in: digests)
  var merged: [String: MergedType] = [:]
  for digest in sortedByPath(digests) {
    for (index, type) in digest.summary.types.enumerated() where notable.contains(type.path) {
      // Taken out, so that what it holds is not copied.
      if var known = merged.removeValue(forKey: type.path) {
        known.properties += type.properties
        known.files.insert(digest.path)
        if known.kind == .extension, type.kind != .extension {
          known.kind = type.kind
          known.origin = digest.origin(ofType: index)
        }
        merged[type.path] = known
      } else {
        merged[type.path] = MergedType(type, in: digest, at: index)
      }
    }
  }
  return merged.values.filter { $0.kind != .extension }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}

extension PropertySummary {
  /// Whether it is a `static var` with a value.
  fileprivate var isReplaceableStatic: Bool {
    isStatic && isVariable && !isComputed && hasInitialValue
  }

  /// What a global `var` with a capital letter holds.
  fileprivate var heldReplaceable: String? {
    isVariable && ContainerName.startsUpperCase(name) ? heldType : nil
  }

  /// What a static variable with an accessor's name hands out.
  fileprivate var heldByAccessor: String? {
    guard isStatic, isVariable, !modifiers.contains("private"),
      ContainerName.accessors.contains(name)
    else { return nil }
    return heldType
  }

  /// Whether an instance's value is more than a flag, a number, a text or a list of them.
  fileprivate var isMoreThanData: Bool {
    guard !isStatic, !isComputed else { return false }
    if type?.holds("->") ?? false { return true }
    return heldType.map { $0.first != "[" && !PlatformName.isPlatformType($0) } ?? false
  }

  /// Whether the value is a service or a closure.
  fileprivate var isReplaceable: Bool {
    type?.holds("->") ?? false || heldType.map(ServiceName.isCollaborator) ?? false
  }

  /// The type that the property yields: annotated (the result, for a function), or constructed.
  var heldType: String? {
    if let type {
      guard type.holds("->") else { return bareTypeName(type) }
      let result = type.split(separator: ">").last.map(String.init) ?? type
      return bareTypeName(result.trimmingSpaces)
    }
    guard let start = initializerStart else { return nil }
    // Hardly any has a dot.
    if !start.utf8.contains(UInt8(ascii: ".")) {
      return ContainerName.startsUpperCase(start) ? start : nil
    }
    let parts = components(of: start).filter { $0 != "init" }
    guard let first = parts.first, ContainerName.startsUpperCase(first) else { return nil }
    return isConstructed ? String(parts[parts.count - 1]) : String(first)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
