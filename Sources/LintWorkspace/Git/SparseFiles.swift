extension GitRepository {
  /// The files that the index holds and the work tree is meant to lack, because only a part of the
  /// repository is checked out; relative to the root.
  package func sparseFiles() throws(GitProblem) -> Set<String> {
    let paths: [String]
    if let (index, _) = GitIndex.read(top: top) {
      paths = index.entries.filter(\.isSparse).map(\.path)
    } else {
      paths = zeroTerminatedStrings(try run(["ls-files", "-t", "-z"]))
        .filter { $0.hasPrefix("S ") }.map { String($0.dropFirst(2)) }
    }
    return Set(paths.compactMap(pathBelowRoot))
  }
}
