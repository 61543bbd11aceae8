import SwiftOutline

/// How much of the tree discovery looks at.
package enum DiscoveryDepth: Sendable {
  /// Containers, wrappers, static locators, app delegates and singletons: what files with a needle
  /// of discovery show.
  case needledFiles
  /// Also god types and worlds, for which every file must be digested.
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
  let declared = digests.flatMap(containerEntries)
  let containers = Vocabulary(declared + aliases.entries(for: declared + known.entries))
  var entries = declared
  let functions = digests.flatMap { functionEntries(in: $0, containers: containers) }
  let locators = Vocabulary(containers.entries + functions)
  entries += functions + digests.flatMap { wrapperEntries(in: $0, locators: locators) }
  entries += delegateEntries(in: digests)
  entries += digests.flatMap(singletonEntries)
  if depth == .wholeTree {
    entries += godAndWorldEntries(in: digests, except: containers)
  }
  entries += aliases.entries(for: entries + known.entries)
  return Vocabulary(entries, libraries: Array(libraries), composing: composingTypes(in: digests))
}

enum Discovery {
  /// What a file must hold to add a name to the vocabulary.
  ///
  /// Each other byte pattern makes the search slower; the endings are one pattern for all uses.
  static let needles: [Needle] =
    Library.modules.sorted().map { .module($0) }
    + SingletonDeclaration.names.sorted().map { .bound($0) }
    + ["Container", "Locator", "Injector", "Assembler"].flatMap { suffix -> [Needle] in
      [.declaredSuffix(suffix), .listedSuffix(suffix), .calledSuffix(suffix)]
    }
    + [
      .word("propertyWrapper"), .word("SharedContainer"), .call("resolve"),
      .declaredSuffix("Application"), .word("UIApplicationDelegate"),
      .word("NSApplicationDelegate"), .word("Factory"), .typeAlias,
    ]
}

extension FileDigest {
  /// An entry whose name is declared by a type of this file.
  func entry(
    _ kind: Vocabulary.Kind, _ name: String, ofType index: Int, because reason: String
  ) -> Vocabulary.Entry {
    let line = typeSpots.indices.contains(index) ? typeSpots[index].line : 1
    return Vocabulary.Entry(kind, name, origin: "\(path):\(line)", reason: reason)
  }
}
