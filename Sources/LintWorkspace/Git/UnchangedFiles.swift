import LintRules

extension GitRepository {
  /// The blob of each file of the work tree that is surely as the index has it, by path.
  ///
  /// A file that is missing here may be unchanged all the same: compare its content, or scan both.
  /// That holds for every file when the index is in a form that is not understood.
  package func unchangedBlobs(of files: [SourceFile]) -> [String: String] {
    guard let path = indexPath, let bytes = try? System.read(path),
      let written = (try? System.status(of: path))?.modified,
      let digestLength = try? commit("HEAD").utf8.count / 2,
      let index = GitIndex(bytes, digestLength: digestLength)
    else { return [:] }
    var blobs: [String: String] = [:]
    for file in files {
      guard let entry = index.entries[Paths.join(prefix, file.role.path)],
        let status = try? System.linkStatus(of: file.location),
        entry.describes(status), entry.isOlder(than: written)
      else { continue }
      blobs[file.role.path] = entry.blob
    }
    return blobs
  }

  private var indexPath: String? {
    if let given = System.environment("GIT_INDEX_FILE") { return Paths.absolute(given, from: top) }
    return GitFolder(of: top).map { "\($0.own)/index" }
  }
}

extension GitIndex.Entry {
  fileprivate func describes(_ status: FileStatus) -> Bool {
    status.kind == .file && byteCount == UInt32(truncatingIfNeeded: status.byteCount)
      && inode == UInt32(truncatingIfNeeded: status.identity.inode)
      && modified.agrees(with: status.modified) && changed.agrees(with: status.changed)
  }

  /// What changed in the very moment in which the index was written shows no difference.
  fileprivate func isOlder(than written: FileTime) -> Bool {
    modified.seconds < written.seconds
      || modified.seconds == written.seconds && modified.nanoseconds > 0
        && modified.nanoseconds < written.nanoseconds
  }
}

extension FileTime {
  /// Some builds of git remember seconds only.
  fileprivate func agrees(with other: FileTime) -> Bool {
    seconds == other.seconds && (nanoseconds == other.nanoseconds || nanoseconds == 0)
  }
}
