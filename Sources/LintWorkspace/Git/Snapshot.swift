import LintRules

/// The Swift sources of a commit or of the index, told by how they differ from the work tree.
package struct Snapshot: Sendable {
  /// The files in scope, sorted by path; each with the place that it has in the work tree.
  package var files: [SourceFile] = []
  /// The content of those that the work tree lacks or has in another form, by path.
  package var contents: [String: [UInt8]] = [:]
  /// Files whose content this clone lacks, sorted by path.
  package var missing: [String] = []
}

extension GitRepository {
  /// The sources that a commit or the index holds, under today's scope.
  ///
  /// Content is read for files that differ from the work tree only, or might: what the index knows
  /// to be unchanged is not looked at. Nothing is checked out, and no filter runs: a work tree with
  /// other line ends than the repository differs in every file.
  /// - Parameters:
  ///   - tracked: what `files(of:)` or `indexedFiles()` yields.
  ///   - workspace: where the work tree's files lie.
  package func snapshot(
    of tracked: [String: TrackedFile], in workspace: Workspace, scope: FileScope
  ) throws(GitProblem) -> Snapshot {
    var snapshot = Snapshot()
    let rules = PathRules(scope)
    let paths = tracked.filter { $0.value.isRegular && scope.reasonToSkip(tracked: $0.key) == nil }
      .keys.sorted(by: Paths.precede)
    snapshot.files = paths.map {
      SourceFile(role: rules.role(of: $0), below: workspace.root)
    }
    let known = unchangedBlobs(of: snapshot.files)
    let doubtful = snapshot.files.filter { file in
      known[file.role.path] == nil || known[file.role.path] != tracked[file.role.path]?.blob
    }
    if doubtful.isEmpty { return snapshot }
    let blobs = try BlobReader(self)
    for file in doubtful {
      let path = file.role.path
      guard let content = try blobs.content(of: tracked[path]?.blob ?? "") else {
        snapshot.missing.append(path)
        continue
      }
      if (try? System.read(file.location)) != content { snapshot.contents[path] = content }
    }
    return snapshot
  }
}
