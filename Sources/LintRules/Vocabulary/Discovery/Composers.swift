import SwiftOutline

/// The types that compose, by path, with the reason: what a type says of itself in one file holds
/// for its extensions in the others.
func composingTypes(in digests: [FileDigest]) -> [String: String] {
  var reasons: [String: String] = [:]
  for digest in digests {
    let modules = digest.summary.imports.filter(Library.modules.contains)
    let libraries = modules.isEmpty ? [] : Library.imported(by: modules)
    for (index, type) in digest.summary.types.enumerated() {
      guard let reason = composingReason(ofType: index, in: digest, libraries) else { continue }
      reasons[type.path] = min(reason, reasons[type.path] ?? reason)
    }
  }
  return reasons
}

private func composingReason(
  ofType index: Int, in digest: FileDigest, _ libraries: [Library]
) -> String? {
  let type = digest.summary.types[index]
  let resolves = digest.hints[index]?.resolves ?? false
  // A file that neither imports a library nor declares `resolve` is none that discovery asks for.
  guard type.kind != .protocol, resolves || !libraries.isEmpty else { return nil }
  let name = type.inherited.first { isComposing($0, libraries: libraries) }
  return name.map { "inside a type that conforms to `\($0)`" }
    ?? (resolves ? "inside a type that declares `resolve` itself" : nil)
}
