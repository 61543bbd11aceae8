import SwiftOutline

/// The types that compose, by path, with the reason: what a type says of itself in one file holds
/// for its extensions in the others.
///
/// Only files that import a DI library are looked at, which are all that discovery is sure to read.
func composingTypes(in digests: [FileDigest]) -> [String: String] {
  let importing = digests.filter { digest in
    digest.summary.imports.contains(where: Library.modules.contains)
  }
  let libraries = Library.imported(by: importing.flatMap(\.summary.imports))
  var reasons: [String: String] = [:]
  for type in importing.lazy.flatMap(\.summary.types) where type.kind != .protocol {
    guard let name = type.inherited.first(where: { isComposing($0, libraries: libraries) }) else {
      continue
    }
    let reason = "inside a type that conforms to `\(name)`"
    reasons[type.path] = min(reason, reasons[type.path] ?? reason)
  }
  return reasons
}
