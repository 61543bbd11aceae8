import SwiftOutline

/// The aliases of a tree, which are other names for what discovery finds, and the classes that
/// inherit from what is called a container.
package struct AliasIndex {
  private struct Alias {
    var alias: TypeAlias
    var origin: String
    var imports: [String]
  }
  private var aliases: [String: [Alias]] = [:]

  package init(_ digests: [FileDigest]) {
    for digest in digests {
      for alias in digest.names.aliases {
        aliases[alias.targetName, default: []].append(
          Alias(
            alias: alias, origin: "\(digest.path):\(alias.spot.line)",
            imports: digest.summary.imports))
      }
    }
    aliases = aliases.mapValues {
      $0.sorted { ($0.alias.name, $0.origin) < ($1.alias.name, $1.origin) }
    }
  }

  /// The names that stand for the given ones, or for what needs no discovery; chains included.
  ///
  /// Of a dotted name, `World.live`, the first part may have another name.
  func entries(for known: [Vocabulary.Entry]) -> [Vocabulary.Entry] {
    var found = aliases.values.joined().compactMap { alias in
      builtInKind(of: alias).map { entry($0, alias.alias.name, alias) }
    }
    var waiting = known + found
    var seen: Set<String> = []
    while let entry = waiting.popLast() {
      guard seen.insert(entry.line).inserted else { continue }
      let parts = entry.name.split(separator: ".", maxSplits: 1).map(String.init)
      // Backticks may hold no name at all.
      guard let root = parts.first else { continue }
      // Each of a thousand members may be reached by each of a thousand names; a few tell enough.
      let most = parts.count > 1 ? 64 : Int.max
      for alias in aliases[root, default: []].prefix(most) {
        let name = ([alias.alias.name] + parts.dropFirst()).joined(separator: ".")
        let other = self.entry(entry.kind, name, alias)
        found.append(other)
        waiting.append(other)
      }
    }
    return found
  }

  private func entry(_ kind: Vocabulary.Kind, _ name: String, _ alias: Alias) -> Vocabulary.Entry {
    Vocabulary.Entry(
      kind, name, origin: alias.origin, reason: "\(alias.alias.relation) `\(alias.alias.target)`")
  }

  /// What the aliased type is by its library or its name alone; nil if these say nothing.
  private func builtInKind(of alias: Alias) -> Vocabulary.Kind? {
    let target = alias.alias.targetName
    let parts = alias.alias.target.split(separator: ".").map(String.init)
    let modules = parts.count > 1 && alias.imports.contains(parts[0]) ? [parts[0]] : alias.imports
    if Library.imported(by: modules).contains(where: { $0.containers.contains(target) }) {
      return .container
    }
    if Library.wrapperNames.contains(target) { return .wrapper }
    if target == "EnvironmentObject" { return .environment }
    // A name that says container itself needs no other one to say it.
    if alias.alias.isNested || ContainerName.isContainerType(alias.alias.name) { return nil }
    if ContainerName.isLocatorType(target) { return .locator }
    return ContainerName.isContainerType(target) ? .container : nil
  }
}
