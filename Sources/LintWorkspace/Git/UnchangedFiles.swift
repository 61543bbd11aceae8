import LintRules

extension GitRepository {
  /// The blob of each file of the work tree that is surely as the index has it, by path.
  ///
  /// A file that is missing here may be unchanged all the same: compare its content, or scan both.
  /// That holds for every file when the index is in a form that is not understood.
  package func unchangedBlobs(of files: [SourceFile]) -> [String: String] {
    guard let (index, written) = GitIndex.read(top: top) else { return [:] }
    var blobs: [String: String] = [:]
    for file in files {
      guard let entry = index.entry(of: Paths.join(prefix, file.role.path)),
        let status = try? System.linkStatus(of: file.location),
        index.describes(status, entry, written: written)
      else { continue }
      blobs[file.role.path] = index.blob(of: entry)
    }
    return blobs
  }
}
