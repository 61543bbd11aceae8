extension GitRepository {
  /// How many commits of the last days before HEAD touched each file, by path.
  ///
  /// The days are counted back from the commit of HEAD, so that the answer does not depend on when
  /// it is asked.
  package func recentCommits(days: Int) throws(GitProblem) -> [String: Int] {
    let last = try secondsOfHead()
    let output = try run([
      "log", "--no-renames", "--name-only", "--format=", "-z", "--no-merges",
      "--since=@\(last - days * 86_400)", "HEAD", "--", prefix.isEmpty ? "." : prefix,
    ])
    var counts: [String: Int] = [:]
    for field in zeroTerminatedStrings(output) {
      let path = String(field.drop { $0 == "\n" })
      if let path = pathBelowRoot(path) { counts[path, default: 0] += 1 }
    }
    return counts
  }

  /// When HEAD was committed, in seconds since 1970.
  package func secondsOfHead() throws(GitProblem) -> Int { try seconds(of: "HEAD") }

  /// When a commit was made, in seconds since 1970.
  package func seconds(of commit: String) throws(GitProblem) -> Int {
    let output = try run(["show", "--no-patch", "--format=%ct", commit, "--"])
    let text = String(decoding: output, as: UTF8.self).filter(\.isNumber)
    return Int(text) ?? 0
  }
}
