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
/// - Parameters:
///   - whole: the digests of files that were digested whole, in which god types and worlds are
///     looked for; with `.wholeTree` all are. What a part of the tree shows, the tree shows.
///   - known: names found otherwise, to which the tree may give other names.
package func discover(
  in digests: [FileDigest], depth: DiscoveryDepth = .needledFiles, whole: [FileDigest] = [],
  beside known: Vocabulary = Vocabulary()
) -> Vocabulary {
  let libraries = Set(digests.lazy.flatMap(\.summary.imports).filter(Library.modules.contains))
  let aliases = AliasIndex(digests)
  let declared = digests.flatMap(\.ownNames)
  let containers = Vocabulary(declared + aliases.entries(for: declared + known.entries))
  var entries = declared
  let functions = digests.flatMap { functionEntries(in: $0, containers: containers) }
  let locators = Vocabulary(containers.entries + functions)
  entries += functions + digests.flatMap { wrapperEntries(in: $0, locators: locators) }
  entries += delegateEntries(in: digests)
  entries += digests.lazy.flatMap(\.ownGods).filter { !containers.holds(.container, $0.name) }
  let whole = depth == .wholeTree ? digests : whole
  if !whole.isEmpty { entries += godAndWorldEntries(in: whole, except: containers) }
  entries += aliases.entries(for: entries + known.entries)
  return Vocabulary(entries, libraries: Array(libraries), composing: composingTypes(in: digests))
}

enum Discovery {
  /// What a file must hold to add a name to the vocabulary.
  ///
  /// Each other byte pattern makes the search slower; the endings are one pattern for all uses.
  static let needles: [Needle] =
    Library.modules.words.sorted().map { .module($0) }
    + SingletonDeclaration.names.words.sorted().map { .bound($0) }
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
