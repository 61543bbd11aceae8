import SwiftOutline

/// The types that compose, by path, with the reason: what a type says of itself in one file holds
/// for its extensions in the others.
///
/// Only files that import a DI library are looked at, which are all that discovery is sure to read.
///
/// - Parameter locators: the functions that ask containers.
func composingTypes(in digests: [FileDigest], locators: Vocabulary) -> [String: String] {
  let importing = digests.filter { digest in
    digest.summary.imports.contains(where: Library.modules.contains)
  }
  let libraries = Library.imported(by: importing.flatMap(\.summary.imports))
  var reasons: [String: String] = [:]
  for digest in importing {
    let own = Set(digest.summary.types.lazy.filter { $0.kind != .extension }.map(\.lastName))
    for type in digest.summary.types where type.kind != .protocol {
      let name = type.inherited.first { name in
        isComposing(name, libraries: libraries) && !own.contains(name) && !locators.isTakenIn(name)
      }
      guard let name else { continue }
      let reason = "inside a type that conforms to `\(name)`"
      reasons[type.path] = min(reason, reasons[type.path] ?? reason)
    }
  }
  return reasons
}
