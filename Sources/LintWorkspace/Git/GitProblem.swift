/// Why history cannot be looked at.
package enum GitProblem: Error, Sendable, Equatable, CustomStringConvertible {
  case notInstalled(reason: String)
  case noRepository(root: String)
  case failed(command: String, reason: String)
  /// Nothing was committed yet.
  case noCommit
  case unknownReference(String, isShallow: Bool)
  case ambiguousReference(String, [String])
  case noMergeBase(String, isShallow: Bool)
  /// A clone without all contents lacks that of a file.
  case missingContent(path: String, commit: String)

  /// Whether git failed without a word, as it does when it does not know a name.
  var isUnexplained: Bool {
    if case .failed(_, let reason) = self { reason.isEmpty } else { false }
  }

  /// What is wrong and what to do instead.
  package var description: String {
    switch self {
    case .notInstalled(let reason): "git cannot be run: \(reason); install it or add it to `PATH`"
    case .noRepository(let root):
      "`\(root)` is in no git work tree; run in a clone, or without what asks git for commits"
    case .failed(let command, let reason): "`git \(command)` failed: \(reason)"
    case .noCommit: "there is no commit yet, so there is no history; commit first"
    case .unknownReference(let name, let isShallow):
      "`\(name)` names no commit of this clone; fetch it first, "
        + (isShallow ? Self.shallowAdvice : "`git fetch origin`")
    case .ambiguousReference(let name, let all):
      "`\(name)` may be \(all.map { "`\($0)`" }.joined(separator: " or ")); write which one"
    case .noMergeBase(let name, let isShallow):
      isShallow
        ? "the merge base of `\(name)` and HEAD is not in this shallow clone; \(Self.shallowAdvice)"
        : "`\(name)` and HEAD have no commit in common; name a branch of this history"
    case .missingContent(let path, let commit):
      "this clone lacks the content of `\(path)` in \(commit.prefix(7)); "
        + "fetch it with `git fetch --refetch --no-filter`"
    }
  }

  private static let shallowAdvice =
    "`git fetch --unshallow`, or for the merge commit of a pull request `fetch-depth: 2` and"
    + " `--base HEAD^1`"
}
