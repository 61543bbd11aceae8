import SwiftOutline

/// Values of many services in a global variable, in a static one that can be replaced, or behind
/// the accessor of another type.
///
/// - Parameters:
///   - gods: the paths of the god types.
///   - digests: those of the files that declare a global or hand something out.
///   - tree: those of all files.
func worldEntries(
  of types: [MergedType], gods: Set<String>, in digests: [FileDigest], tree: [FileDigest]
) -> [Vocabulary.Entry] {
  globalWorlds(of: gods, in: digests) + staticWorlds(types, in: tree)
    + replaceableGlobals(of: types, in: digests, tree: tree)
    + heldWorlds(of: types, in: digests, tree: tree)
}

/// What the static variables with an accessor's name hand out in a file.
func valuesHandedOut(in summary: FileSummary) -> [HandedOut] {
  summary.types.indices.flatMap { type in
    summary.types[type].properties.compactMap { property -> HandedOut? in
      guard property.isStatic, property.isVariable, ContainerName.accessors.contains(property.name),
        !property.modifiers.contains("private"), let held = property.heldType
      else { return nil }
      return HandedOut(type: type, name: property.name, held: held)
    }
  }
}

/// `AppEnvironment.current` of `enum AppEnvironment { static var current: Environment { … } }`,
/// read from two other files: a value of services that another type hands out.
private func heldWorlds(
  of types: [MergedType], in digests: [FileDigest], tree: [FileDigest]
) -> [Vocabulary.Entry] {
  let held = Set(digests.lazy.flatMap(\.handedOut).map(\.held))
  let services = Dictionary(
    types.filter { held.contains($0.path) }
      .compactMap { type in type.heldServices.map { (type.path, $0) } },
    uniquingKeysWith: { first, _ in first })
  if services.isEmpty { return [] }
  let holders = digests.flatMap { digest in
    digest.handedOut.compactMap { value -> (Vocabulary.Entry, path: String)? in
      let type = digest.summary.types[value.type]
      guard value.held != type.lastName, let count = services[value.held] else { return nil }
      let entry = digest.entry(
        .world, "\(type.lastName).\(value.name)", ofType: value.type,
        because: "\(count) services in a `\(value.held)` that it hands out")
      return (entry, digest.path)
    }
  }
  let readers = readersByOwner(Set(holders.map(\.0.name)), in: tree)
  return holders.filter { entry, path in
    (readers[entry.name] ?? []).count { $0 != path } >= 2
  }.map(\.0)
}

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
  of types: [MergedType], in digests: [FileDigest], tree: [FileDigest]
) -> [Vocabulary.Entry] {
  let held = Set(digests.lazy.flatMap(\.summary.globals).compactMap(\.heldReplaceable))
  let typesByPath = Dictionary(
    types.filter { held.contains($0.path) }.map { ($0.path, $0) },
    uniquingKeysWith: { first, _ in first })
  let worlds = digests.flatMap { digest in
    digest.summary.globals.compactMap { global -> (name: String, path: String, fields: Int)? in
      guard let type = global.heldReplaceable.flatMap({ typesByPath[$0] }) else { return nil }
      // That name says it; a few values are enough.
      let small = global.name == "Current" ? type.storedValues : nil
      return (type.worldFields ?? small).map { (global.name, digest.path, $0) }
    }
  }
  if worlds.isEmpty { return [] }
  let readers = readersByOwner(Set(worlds.map(\.name)), in: tree)
  return worlds.compactMap { world in
    let others = (readers[world.name] ?? []).count { $0 != world.path }
    guard others >= 2 else { return nil }
    return Vocabulary.Entry(
      .world, world.name, origin: world.path,
      reason: "\(world.fields) variables in a global `var` that can be replaced")
  }
}

private func staticWorlds(_ types: [MergedType], in tree: [FileDigest]) -> [Vocabulary.Entry] {
  let worlds = types.compactMap(\.world)
  guard !worlds.isEmpty else { return [] }
  let readers = readersByOwner(Set(worlds.map(\.owner)), in: tree)
  let ambiguous = sharedNames(among: worlds.map(\.type), in: tree)
  return worlds.compactMap { world in
    if ambiguous.contains(world.type.name) { return nil }
    let others = (readers[world.owner] ?? []).count { !world.type.files.contains($0) }
    guard others >= 2 else { return nil }
    return world.type.entry(
      .world, world.accessor, "\(world.fields) variables in a `static var` that can be replaced")
  }
}

/// The names of some nested types that other types of the tree have as well: `State` of
/// `Scan.State` and `Send.State`, so that a read of `State.initial` tells nothing.
private func sharedNames(among types: [MergedType], in tree: [FileDigest]) -> Set<String> {
  let nested = Dictionary(
    types.filter { $0.path != $0.name }.map { ($0.name, $0.path) },
    uniquingKeysWith: { first, _ in first })
  if nested.isEmpty { return [] }
  let namesakes = tree.lazy.flatMap(\.summary.types).filter { type in
    nested[type.lastName].map { $0 != type.path } ?? false
  }
  return Set(namesakes.map(\.lastName))
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
