/// Runs git so that no program of the repository runs: no filter, hook, pager or file monitor.
enum GitCommand {
  /// What a git command wrote; nil if git is not there or the command failed.
  static func output(_ arguments: [String], in folder: String) -> [UInt8]? {
    let result = try? System.run(
      "git", safeguards(in: folder) + arguments, environment: environment)
    return result?.status == 0 ? result?.output : nil
  }

  /// The options that go before every command.
  static func safeguards(in folder: String) -> [String] {
    ["-C", folder, "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
  }

  /// The environment of this process, with what keeps git from writing and from the network.
  static var environment: [String] {
    let additions = [
      "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
    ]
    let names = additions.map { $0.prefix { $0 != "=" } + "=" }
    return System.environmentEntries.filter { entry in !names.contains { entry.hasPrefix($0) } }
      + additions
  }
}

/// The paths below a folder, relative to it, that git tracks although a pattern ignores them.
func trackedIgnoredFiles(in folder: String) -> [String] {
  let arguments = ["ls-files", "-c", "-i", "--exclude-standard", "-z"]
  return GitCommand.output(arguments, in: folder).map(zeroTerminatedStrings) ?? []
}

/// The texts of output in which a zero byte ends each.
func zeroTerminatedStrings(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}
