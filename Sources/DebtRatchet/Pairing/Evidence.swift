import LintFindings

/// What is known of both trees besides the debts: where files went and what they declare.
struct Evidence: Sendable {
  let now: [String: FileFacts]
  let before: [String: FileFacts]
  /// Old path to new path.
  let fileMap: [String: String]
  let module: @Sendable (String) -> String
  /// The things of which there is less now than before; empty unless everything was scanned.
  var shrunken: Set<Thing> = []
  /// Per family and file, the subjects that left and those that came.
  var left: [Thing: Set<String>] = [:]
  var came: [Thing: Set<String>] = [:]
  /// Per family and module, the subjects that came to files which were not there before.
  var cameToNewFiles: [Thing: Set<String>] = [:]

  /// Where the donor's file is now.
  func location(of donor: Debt) -> String { fileMap[donor.file] ?? donor.file }
}

/// Pairs files that are gone with files that came by equal base name, where that is unambiguous.
///
/// - Returns: old path to new path.
package func pairByBaseName(gone: [String], came: [String]) -> [String: String] {
  let oldPaths = Dictionary(grouping: Set(gone), by: baseName)
  let newPaths = Dictionary(grouping: Set(came), by: baseName)
  var map: [String: String] = [:]
  for (name, old) in oldPaths where old.count == 1 {
    if let new = newPaths[name], new.count == 1, new != old { map[old[0]] = new[0] }
  }
  return map
}

private func baseName(_ path: String) -> Substring {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  return slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
}

/// The folder of a file; empty for a file at the root.
func folder(of path: String) -> Substring {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
}
