/// A commit of the history, with the tree that it stands for.
package struct HistoryCommit: Sendable, Equatable {
  package var name: String
  package var tree: String
  /// When it was committed, in seconds since 1970.
  package var seconds: Int
}

/// What became of one file between two trees.
package struct TreeChange: Sendable, Equatable {
  /// Relative to the root.
  package var path: String
  /// The content after it; nil for a file that is gone, or is a regular file no longer.
  package var blob: String?
}

extension GitRepository {
  /// The commits that HEAD descends from by first parents, oldest first.
  ///
  /// Where that line is short although the history is long, because work is merged the other way
  /// round, all commits in the order of their dates.
  /// - Parameter since: seconds since 1970; earlier commits are left out.
  package func history(since: Int? = nil) throws(GitProblem) -> [HistoryCommit] {
    let line = try commits(["--first-parent"], since: since)
    if line.count >= 20 { return line }
    let all = try commits(["--date-order"], since: since)
    guard all.count >= 3 * line.count else { return line }
    return all.enumerated().sorted {
      ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
    }
    .map(\.element)
  }

  private func commits(
    _ order: [String], since: Int?, from start: String = "HEAD"
  ) throws(GitProblem) -> [HistoryCommit] {
    let limit = since.map { ["--since=@\($0)"] } ?? []
    let output = try run(
      ["log", "--reverse", "--format=%H %T %ct"] + order + limit + [start, "--"])
    return output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard fields.count == 3, let seconds = Int(fields[2]) else { return nil }
      return HistoryCommit(name: String(fields[0]), tree: String(fields[1]), seconds: seconds)
    }
  }

  /// One commit as the history knows it; nil if it is not there.
  package func historyCommit(_ name: String) throws(GitProblem) -> HistoryCommit? {
    try commits(["--max-count=1", "--no-walk"], since: nil, from: name).first
  }

  /// For each commit what differs from the one before it in the list; for the first, its files.
  package func changes(
    along commits: [HistoryCommit]
  ) throws(GitProblem) -> [[TreeChange]] {
    guard let first = commits.first else { return [] }
    let files = try files(of: first.name).sorted { Paths.precede($0.key, $1.key) }
    let start = files.filter(\.value.isRegular).map {
      TreeChange(path: $0.key, blob: $0.value.blob)
    }
    if commits.count == 1 { return [start] }
    let pairs = zip(commits, commits.dropFirst()).map { "\($0.tree) \($1.tree)" }
    let output = try diffTrees(pairs)
    var parser = TreeDiffParser(pairs: pairs, repository: self)
    return [start] + parser.changes(in: output)
  }

  /// What one `git diff-tree` writes of all pairs of trees.
  private func diffTrees(_ pairs: [String]) throws(GitProblem) -> [UInt8] {
    let arguments = ["diff-tree", "--stdin", "-r", "-z", "--no-renames", "--no-ext-diff"]
    let input = Array(pairs.map { $0 + "\n" }.joined().utf8)
    do throws(SystemError) {
      return try System.run(
        "git", GitCommand.safeguards(in: top) + arguments, input: input,
        environment: GitCommand.environment
      ).output
    } catch {
      throw .notInstalled(reason: error.reason)
    }
  }
}

/// Sorts what `git diff-tree --stdin -z` wrote by the pairs of trees that it was asked for.
///
/// Each pair that differs is headed by a line with its two trees, then come records
/// `:modes blobs status` and paths, each ended by a zero byte.
private struct TreeDiffParser {
  let pairs: [String]
  let repository: GitRepository
  private var pair = -1

  init(pairs: [String], repository: GitRepository) {
    self.pairs = pairs
    self.repository = repository
  }

  mutating func changes(in output: [UInt8]) -> [[TreeChange]] {
    var changes = [[TreeChange]](repeating: [], count: pairs.count)
    var fields = zeroTerminatedStrings(output)[...]
    while let field = fields.popFirst() {
      let lines = field.split(separator: "\n")
      for header in lines where !header.hasPrefix(":") { advance(to: header) }
      guard let record = lines.last, record.hasPrefix(":"), let path = fields.popFirst(),
        changes.indices.contains(pair), let below = repository.pathBelowRoot(path)
      else { continue }
      // `:old-mode new-mode old-blob new-blob status`
      let parts = record.split(separator: " ")
      guard parts.count == 5 else { continue }
      let isRegular = parts[1].hasPrefix("100") && parts[4] != "D"
      changes[pair].append(TreeChange(path: below, blob: isRegular ? String(parts[3]) : nil))
    }
    return changes
  }

  /// Pairs of equal trees have no header, so the next pair of that name is meant.
  private mutating func advance(to header: Substring) {
    let next = pairs.indices.dropFirst(pair + 1).first { pairs[$0] == header }
    if let next { pair = next }
  }
}
