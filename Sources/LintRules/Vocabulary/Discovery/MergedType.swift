import SwiftOutline

/// A type with the members of its extensions.
struct MergedType {
  let path: String
  var kind: TypeDeclaration.Kind
  /// The properties of the declaration and of each extension: put into one list they would be
  /// copies.
  private var parts: [[PropertySummary]]
  var origin: String
  /// The files that declare or extend it.
  var files: Set<String>

  init(_ type: TypeSummary, in digest: FileDigest, at index: Int) {
    (path, kind, parts) = (type.path, type.kind, [type.properties])
    origin = digest.origin(ofType: index)
    files = [digest.path]
  }

  /// Adds another declaration or extension of the type.
  mutating func add(_ type: TypeSummary, in digest: FileDigest, at index: Int) {
    parts.append(type.properties)
    files.insert(digest.path)
    if kind == .extension, type.kind != .extension {
      kind = type.kind
      origin = digest.origin(ofType: index)
    }
  }

  var properties: FlattenSequence<[[PropertySummary]]> { parts.joined() }

  func entry(_ kind: Vocabulary.Kind, _ name: String, _ reason: String) -> Vocabulary.Entry {
    Vocabulary.Entry(kind, name, origin: origin, reason: reason)
  }

  /// The name without those of the types around it.
  var name: String { lastComponent(of: path) }

  /// The distinct types of its members that are services.
  var services: Set<String> {
    Set(
      properties.lazy.filter { !$0.isComputed || $0.isStatic }.compactMap(\.heldType)
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

  /// `static var current = Self()` with at least three stored variables; under a name that is no
  /// accessor's, a service or a closure among them: `static var initial` may be a sample.
  var world: World? {
    let holder = properties.first { property in
      property.isReplaceableStatic && property.heldType.map { $0 == name || $0 == "Self" } ?? false
    }
    guard let holder, let fields = worldFields else { return nil }
    let accessor = "\(name).\(holder.name)"
    let isAccessor = ContainerName.accessors.contains(holder.name)
    let holdsServices = properties.contains { !$0.isStatic && !$0.isComputed && $0.isReplaceable }
    guard isAccessor || holdsServices else { return nil }
    return World(
      type: self, accessor: accessor, owner: isAccessor ? accessor : name, fields: fields)
  }
}

/// The paths of the types that have ten members or a member that may hold the type itself, or that
/// a global variable or the accessor of another type holds: no other can be a god or a world.
private func notableTypes(in digests: [FileDigest], heldBy holders: [FileDigest]) -> Set<String> {
  var counts: [String: Int] = [:]
  var notable = Set(holders.lazy.flatMap(\.summary.globals).compactMap(\.heldReplaceable))
  notable.formUnion(holders.lazy.flatMap(\.handedOut).map(\.held))
  for type in digests.lazy.flatMap(\.summary.types) where !type.properties.isEmpty {
    let count = counts[type.path, default: 0] + type.properties.count
    counts[type.path] = count
    if count >= godSize || type.properties.contains(where: \.isReplaceableStatic) {
      notable.insert(type.path)
    }
  }
  return notable
}

/// The notable types of the tree with the members of their extensions, sorted by path.
///
/// - Parameter holders: the digests of the files that declare a global or hand something out.
func mergedTypes(in digests: [FileDigest], heldBy holders: [FileDigest]) -> [MergedType] {
  let notable = notableTypes(in: digests, heldBy: holders)
  var merged: [String: MergedType] = [:]
  for digest in sortedByPath(digests) {
    for (index, type) in digest.summary.types.enumerated() where notable.contains(type.path) {
      if merged[type.path]?.add(type, in: digest, at: index) == nil {
        merged[type.path] = MergedType(type, in: digest, at: index)
      }
    }
  }
  return merged.values.filter { $0.kind != .extension }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}

extension PropertySummary {
  /// Whether it is a `static var` with a value.
  var isReplaceableStatic: Bool {
    isStatic && isVariable && !isComputed && hasInitialValue
  }

  /// What a global `var` with a capital letter holds.
  var heldReplaceable: String? {
    isVariable && ContainerName.startsUpperCase(name) ? heldType : nil
  }

  /// Whether an instance's value is more than a flag, a number, a text or a list of them.
  var isMoreThanData: Bool {
    guard !isStatic, !isComputed else { return false }
    if type?.holds("->") ?? false { return true }
    return heldType.map { $0.first != "[" && !PlatformName.isPlatformType($0) } ?? false
  }

  /// Whether the value is a service or a closure.
  var isReplaceable: Bool {
    type?.holds("->") ?? false || heldType.map(ServiceName.isCollaborator) ?? false
  }
}
