import SwiftOutline

/// How much of the tree discovery looks at.
package enum DiscoveryDepth: Sendable {
  /// Containers, wrappers, static locators, app delegates and singletons, and the god types that
  /// one file shows to be such: what files with a needle of discovery show.
  case needledFiles
  /// Also all other god types and worlds, for which every file must be digested.
  case wholeTree
}

/// The vocabulary of a tree, from the digests of its files in any order.
///
/// With `.needledFiles` it is the same whether files without a needle of discovery are among the
/// digests or not.
///
/// - Parameter known: names found otherwise, to which the tree may give other names.
package func discover(
  in digests: [FileDigest], depth: DiscoveryDepth = .needledFiles,
  beside known: Vocabulary = Vocabulary()
) -> Vocabulary {
  let libraries = Set(digests.lazy.flatMap(\.summary.imports).filter(Library.modules.contains))
  let aliases = AliasIndex(digests)
  let declared = digests.flatMap(\.names.own)
  let containers = Vocabulary(declared + aliases.entries(for: declared + known.entries))
  var entries = declared
  let functions = digests.flatMap { functionEntries(in: $0, containers: containers) }
  let locators = Vocabulary(containers.entries + functions)
  let found =
    wrapperEntries(in: digests, locators: locators)
    + digests.flatMap { globalContainers(in: $0, containers: containers) }
  entries += functions + found
  entries += handedOnEntries(
    in: digests, known: Vocabulary(locators.entries + found + known.entries),
    libraries: Library.imported(by: libraries))
  entries += delegateEntries(in: digests)
  entries += digests.lazy.flatMap(\.names.gods).filter { !containers.holds(.container, $0.name) }
  entries += aliases.entries(for: entries + known.entries)
  let shown = Vocabulary(
    entries, libraries: Array(libraries),
    composing: composingTypes(in: digests, locators: locators))
  return depth == .wholeTree
    ? shown.union(discoverGodsAndWorlds(in: digests, beside: shown, aliases)) : shown
}

/// The god types and worlds of a tree, and their other names, from the digests of whole files in
/// any order.
///
/// What a part of the tree shows, the tree shows.
///
/// - Parameters:
///   - shown: the names that the needles of discovery lead to.
///   - aliases: those of the files that show them.
package func discoverGodsAndWorlds(
  in digests: [FileDigest], beside shown: Vocabulary, _ aliases: AliasIndex
) -> Vocabulary {
  let entries = godAndWorldEntries(in: digests, except: shown)
  return Vocabulary(entries + aliases.entries(for: entries))
}

enum Discovery {
  /// What a file must hold to add a name to the vocabulary.
  ///
  /// Each other byte pattern makes the search slower; the endings are one pattern for all uses.
  static let needles: [Needle] =
    Library.modules.words.sorted().map { .module($0) }
    + SingletonDeclaration.needles
    + ["Container", "Locator", "Injector", "Assembler"].flatMap { suffix -> [Needle] in
      [.declaredSuffix(suffix), .listedSuffix(suffix), .calledSuffix(suffix)]
    }
    + [
      .word("propertyWrapper"), .word("SharedContainer"), .member("Type"), .word("subscript"),
      .call("resolve"),
      .serviceBinding("static"), .serviceBinding("class"),
      .declaredSuffix("Application"), .word("UIApplicationDelegate"),
      .word("NSApplicationDelegate"), .word("Factory"), .typeAlias, .cast("delegate"),
    ]
}

extension FileDigest {
  /// An entry whose name is declared by a type of this file.
  func entry(
    _ kind: Vocabulary.Kind, _ name: String, ofType index: Int, because reason: String
  ) -> Vocabulary.Entry {
    Vocabulary.Entry(kind, name, origin: origin(ofType: index), reason: reason)
  }

  /// Where a type of this file is declared: `App/Core.swift:3`.
  func origin(ofType index: Int) -> String {
    let line = typeSpots.indices.contains(index) ? typeSpots[index].line : 1
    return "\(path):\(line)"
  }
}
