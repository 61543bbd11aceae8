import SwiftOutline

/// Types with ten or more services and a way to reach them from everywhere, and the worlds among
/// the types of the tree.
///
/// Declarations and extensions are put together by the type's full path.
func godAndWorldEntries(in digests: [FileDigest], except containers: Vocabulary)
  -> [Vocabulary.Entry]
{
  // Few files declare a global or hand something out, and each kind asks for them.
  let holders = digests.filter { !$0.summary.globals.isEmpty || !$0.handedOut.isEmpty }
  let types = mergedTypes(in: digests, heldBy: holders)
  let gods = types.filter(\.isGod)
  return godEntries(gods, in: holders).filter { !containers.holds(.container, $0.name) }
    + worldEntries(of: types, gods: Set(gods.map(\.path)), in: holders, tree: digests)
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
