import LintRules

/// A path given by hand that exists.
struct GivenPath: Sendable {
  var text: String
  /// Absolute, links resolved: a link stands for what it leads to.
  var location: String
  /// Relative to the root; nil if the root does not hold it.
  var path: String?
  /// Links followed.
  var kind: FileKind
}

/// The paths given by hand of which nothing was listed, each with the reason; sorted.
func leftOut(of given: [GivenPath], by listing: FileListing) -> [SkippedPath] {
  if given.isEmpty { return [] }
  let listed = Set(listing.files.map(\.location))
  let reasons = Dictionary(listing.skipped.map { ($0.path, $0.reason) }) { first, _ in first }
  return given.filter { given in
    given.kind == .folder
      ? !listed.contains { Paths.relative($0, to: given.location) != nil }
      : !listed.contains(given.location)
  }.map { given in
    let path = given.path ?? given.text
    let isOutside = given.path == nil
    let reason = isOutside ? SkipReason.outsideRoot : reason(for: path, given.kind, reasons)
    return SkippedPath(path: path, reason: reason)
  }.sorted { Paths.precede($0.path, $1.path) }
}

/// Why a path was skipped, by itself or with a folder above it.
private func reason(
  for path: String, _ kind: FileKind, _ reasons: [String: SkipReason]
) -> SkipReason {
  if let own = reasons[kind == .folder ? path + "/" : path] { return own }
  var folder = Paths.parent(of: path)
  while folder != "." {
    if let reason = reasons[folder + "/"] { return reason }
    folder = Paths.parent(of: folder)
  }
  return .notSwift
}
