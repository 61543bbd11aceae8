extension GitRepository {
  /// What a commit holds under a path below the root, links followed; what the index holds when the
  /// commit is empty. Nil if there is nothing, or a link that leads out of the repository.
  package func content(
    of path: String, in commit: String, _ blobs: BlobReader
  ) throws(GitProblem) -> [UInt8]? {
    try content(ofPathFromTop: Paths.join(prefix, path), in: commit, blobs)
  }

  /// The same for a path below the top of the work tree.
  func content(
    ofPathFromTop path: String, in commit: String, _ blobs: BlobReader
  ) throws(GitProblem) -> [UInt8]? {
    var path = path
    // No chain of links that ends is longer.
    for _ in 0..<40 {
      guard let content = try blobs.content(of: "\(commit):\(path)") else { return nil }
      // Git is only asked where it may matter: a link is one line, without a line break.
      if content.contains(UInt8(ascii: "\n")) { return content }
      if try !isLink(path, in: commit) { return content }
      let folder = Paths.absolute(Paths.parent(of: path), from: "/")
      let target = String(decoding: content, as: UTF8.self)
      if target.utf8.first == UInt8(ascii: "/") { return nil }
      path = String(Paths.absolute(target, from: folder).dropFirst())
    }
    return nil
  }

  private func isLink(_ path: String, in commit: String) throws(GitProblem) -> Bool {
    let command =
      commit.isEmpty ? ["ls-files", "-s", "--", path] : ["ls-tree", commit, "--", path]
    return try run(command).starts(with: "120000 ".utf8)
  }
}
