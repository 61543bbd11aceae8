/// A file of a commit or of the index.
package struct TrackedFile: Sendable, Equatable {
  /// The name of its content, hexadecimal.
  package var blob: String
  /// Whether it is a regular file; else a link.
  package var isRegular: Bool
}

extension GitRepository {
  /// The files of a commit, by path.
  package func files(of commit: String) throws(GitProblem) -> [String: TrackedFile] {
    let folder = prefix.isEmpty ? [] : ["--", prefix]
    let output = try run(["ls-tree", "-r", "-z", "--full-tree", commit] + folder)
    var files: [String: TrackedFile] = [:]
    for record in zeroTerminatedStrings(output) {
      // `mode type blob`, a tab, the path
      let parts = record.split(separator: "\t", maxSplits: 1)
      let fields = parts[0].split(separator: " ")
      guard parts.count == 2, fields.count == 3, fields[1] == "blob",
        let path = pathBelowRoot(String(parts[1]))
      else { continue }
      files[path] = TrackedFile(blob: String(fields[2]), isRegular: fields[0].hasPrefix("100"))
    }
    return files
  }

  /// The files of the index, by path; a file in conflict is in `conflicts` instead.
  package func indexedFiles() throws(GitProblem) -> IndexedFiles {
    let folder = prefix.isEmpty ? [] : ["--", prefix]
    var result = IndexedFiles()
    for record in try run(["ls-files", "-s", "-z"] + folder).split(separator: 0) {
      // `mode blob stage`, a tab, the path
      let text = shownText(Array(record))
      let parts = text.split(separator: "\t", maxSplits: 1)
      let fields = parts[0].split(separator: " ")
      guard parts.count == 2, fields.count == 3, let path = pathBelowRoot(String(parts[1])) else {
        continue
      }
      if !text.utf8.elementsEqual(record) {
        result.unnamed.append(path)
      } else if let stage = Int(fields[2]), stage > 0 {
        result.conflicts[path, default: [:]][stage] = String(fields[1])
      } else if fields[0] == "160000" {
        result.repositories.append(path)
      } else {
        result.files[path] = TrackedFile(
          blob: String(fields[1]), isRegular: fields[0].hasPrefix("100"))
      }
    }
    return result
  }

  /// The renames from one commit to another: old path to new path.
  package func renames(
    from old: String, to new: String
  ) throws(GitProblem) -> [String: String] {
    try renames(["diff-tree", "-r"], [old, new])
  }

  /// The renames from a commit to what the index holds, so that a rename counts whether it is
  /// committed or only staged; the work tree is not looked at.
  package func renamesToIndex(from old: String) throws(GitProblem) -> [String: String] {
    try renames(["diff-index", "--cached"], [old, "--"])
  }

  /// The paths of which a commit and the index do not hold the same.
  package func pathsChanged(from commit: String) throws(GitProblem) -> Set<String> {
    let output = try run([
      "diff-index", "--cached", "--name-only", "--no-renames", "-z", "--no-ext-diff", commit, "--",
    ])
    return Set(zeroTerminatedStrings(output).compactMap(pathBelowRoot))
  }

  private func renames(
    _ command: [String], _ sides: [String]
  ) throws(GitProblem) -> [String: String] {
    let output = try run(
      command + ["-M", "-l0", "-z", "--no-ext-diff", "--no-textconv"] + sides)
    return parseRenames(output).reduce(into: [:]) { renames, rename in
      if let old = pathBelowRoot(rename.old), let new = pathBelowRoot(rename.new) {
        renames[old] = new
      }
    }
  }
}

/// What the index holds.
package struct IndexedFiles: Sendable, Equatable {
  package var files: [String: TrackedFile] = [:]
  /// The paths of submodules.
  package var repositories: [String] = []
  /// Paths that are not UTF-8, as they are shown.
  package var unnamed: [String] = []
  /// Of each file in conflict the contents by stage: 1 the base, 2 ours, 3 theirs.
  package var conflicts: [String: [Int: String]] = [:]
}

/// The renames in what `git diff-tree -z` wrote: `:modes blobs status`, the path, and for a rename
/// the new path, each ended by a zero byte.
func parseRenames(_ output: [UInt8]) -> [(old: String, new: String)] {
  var renames: [(old: String, new: String)] = []
  var fields = zeroTerminatedStrings(output)[...]
  while let record = fields.popFirst() {
    let status = record.split(separator: " ").last?.first
    guard record.hasPrefix(":"), let old = fields.popFirst() else { continue }
    guard status == "R" || status == "C", let new = fields.popFirst() else { continue }
    if status == "R" { renames.append((old, new)) }
  }
  return renames
}
