/// The history of the repository around a root, read only, by git's plumbing commands.
///
/// Paths are relative to the root; what lies elsewhere in the repository is left out.
package struct GitRepository: Sendable {
  /// The top of the work tree, absolute.
  package let top: String
  /// The root below the top, `""` if they are the same.
  let prefix: String

  /// Nil if the root is in no git work tree.
  package init?(_ workspace: Workspace) {
    guard let top = workspace.gitTop, let prefix = Paths.relative(workspace.root, to: top) else {
      return nil
    }
    self.top = top
    self.prefix = prefix
  }

  func run(_ arguments: [String]) throws(GitProblem) -> [UInt8] {
    try GitCommand.output(arguments, in: top)
  }

  /// The first line that a command writes.
  private func line(_ arguments: [String]) throws(GitProblem) -> String {
    let output = try run(arguments)
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The path below the root of a path below the top; nil if the root does not hold it.
  func pathBelowRoot(_ path: String) -> String? {
    prefix.isEmpty ? path : Paths.relative("/" + path, to: "/" + prefix)
  }

  /// The name of what a commit holds under a path below the root; of what the index holds when the
  /// commit is empty.
  package func objectName(of path: String, in commit: String) -> String {
    "\(commit):\(Paths.join(prefix, path))"
  }

  /// Whether history was cut off when the repository was cloned.
  package var isShallow: Bool {
    (try? line(["rev-parse", "--is-shallow-repository"])) == "true"
  }

  /// Whether the index holds a file, given its path below the root.
  package func tracks(_ path: String) -> Bool {
    !trackedFiles(among: [Paths.join(prefix, path)], top: top).isEmpty
  }

  /// The commit that a name stands for. Throws if it may stand for several, such as a tag and a
  /// branch: git would take the tag, which anybody may have made.
  package func commit(_ reference: String) throws(GitProblem) -> String {
    try refuseAmbiguity(of: reference)
    do throws(GitProblem) {
      // A name that starts with a hyphen would be taken for an option.
      if !reference.hasPrefix("-") {
        return try line(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"])
      }
    } catch {
      if error.isUnexplained { try checkAccess() } else { throw error }
    }
    throw .unknownReference(reference, isShallow: isShallow)
  }

  /// Whether anything was committed yet.
  package var isEmpty: Bool {
    do throws(GitProblem) {
      _ = try commit("HEAD")
    } catch {
      if case .unknownReference = error { return true }
    }
    return false
  }

  /// The commit where HEAD left the line of a reference; the reference itself if HEAD holds it.
  package func mergeBase(with reference: String) throws(GitProblem) -> String {
    if isEmpty { throw .noCommit }
    let other = try commit(reference)
    let head = try commit("HEAD")
    do throws(GitProblem) {
      return try line(["merge-base", other, head])
    } catch {
      guard error.isUnexplained else { throw error }
      throw .noMergeBase(reference, isShallow: isShallow)
    }
  }

  private func refuseAmbiguity(of reference: String) throws(GitProblem) {
    // What follows leads from a commit to another: `main~2`, `main@{1}`.
    let name = reference.prefix { !"^~@:".contains($0) }
    guard !name.isEmpty, name != "HEAD", !name.hasPrefix("-"), !name.hasPrefix("refs/"),
      let output = try? run(["show-ref", String(name)])
    else { return }
    let wanted = ["", "tags/", "heads/", "remotes/"].map { "refs/\($0)\(name)" }
    // `object name` a line.
    let found = output.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self).split(separator: " ") }
      .filter { $0.count == 2 && wanted.contains(String($0[1])) }
    if Set(found.map(\.[0])).count > 1 {
      throw .ambiguousReference(String(name), found.map { String($0[1]) })
    }
  }

  /// Throws what git itself says if it refuses to work here at all.
  func checkAccess() throws(GitProblem) { _ = try run(["rev-parse", "--git-dir"]) }

  /// The commits reachable from HEAD that changed a file, the latest first.
  ///
  /// Empty in a shallow clone, where the oldest commit seems to have changed everything.
  package func commits(changing path: String) throws(GitProblem) -> [String] {
    if isShallow { return [] }
    return try lines(["rev-list", "HEAD", "--", Paths.join(prefix, path)])
  }

  /// The commits between two by first parents, oldest first, the second one included, from the
  /// first on that changed one of some files.
  package func commits(
    after old: String, until new: String, sinceChangeOf paths: [String]
  ) throws(GitProblem) -> [String] {
    let range = ["rev-list", "--first-parent", "--reverse", "\(old)..\(new)", "--"]
    let files = Set(paths).map { Paths.join(prefix, $0) }
    guard let first = try lines(range + files).first else { return [] }
    return Array(try lines(range).drop { $0 != first })
  }

  private func lines(_ arguments: [String]) throws(GitProblem) -> [String] {
    try run(arguments).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The last commit reachable from HEAD that changed a file; nil if none did, or if the clone is
  /// shallow.
  package func lastCommit(changing path: String) throws(GitProblem) -> String? {
    if isShallow { return nil }
    let commit = try line(["rev-list", "-1", "HEAD", "--", Paths.join(prefix, path)])
    return commit.isEmpty ? nil : commit
  }
}
