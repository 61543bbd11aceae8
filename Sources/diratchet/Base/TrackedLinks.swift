import LintWorkspace

extension Project {
  /// The links of a commit or of the index that bear the name of a source in scope, each with where
  /// it leads.
  func links(
    among files: [String: TrackedFile], in repository: GitRepository
  ) throws -> [SkippedPath] {
    let links = files.filter { !$0.value.isRegular && scope.reasonToSkip(tracked: $0.key) == nil }
    if links.isEmpty { return [] }
    let blobs = try BlobReader(repository)
    return try links.map { path, file in
      let target = try blobs.content(of: file.blob) ?? []
      let reason = reasonToSkip(linkAt: path, to: String(decoding: target, as: UTF8.self))
      return SkippedPath(path: path, reason: reason)
    }
  }

  private func reasonToSkip(linkAt path: String, to target: String) -> SkipReason {
    let folder = Paths.parent(of: workspace.location(of: path))
    let location = Paths.absolute(target, from: folder)
    return Paths.relative(location, to: workspace.root).map { .link(to: $0) } ?? .leadsOutsideRoot
  }
}
