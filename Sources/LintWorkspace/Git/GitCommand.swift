/// How git is called: so that no program of the repository runs, no filter, hook, pager or file
/// monitor, and so that nothing is written or fetched.
enum GitCommand {
  /// What a command wrote; throws if git is not there or the command failed.
  static func output(
    _ arguments: [String], in folder: String, environment: [String] = environment
  ) throws(GitProblem) -> [UInt8] {
    let result: ProcessResult
    do throws(SystemError) {
      result = try System.run("git", safeguards(in: folder) + arguments, environment: environment)
    } catch {
      throw .notInstalled(reason: error.reason)
    }
    if result.status == 0 { return result.output }
    let firstLine = result.errors.prefix { $0 != UInt8(ascii: "\n") }
    throw .failed(
      command: arguments.first ?? "", reason: String(decoding: firstLine, as: UTF8.self))
  }

  /// The options that go before every command.
  static func safeguards(in folder: String) -> [String] {
    ["-C", folder, "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
  }

  /// The environment of this process, with what keeps git from writing and from the network.
  static var environment: [String] {
    let additions = [
      "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
      "GIT_LITERAL_PATHSPECS=1", "GIT_NO_REPLACE_OBJECTS=1",
    ]
    return without(additions.map { String($0.prefix { $0 != "=" }) }) + additions
  }

  private static func without(_ names: [String]) -> [String] {
    System.environmentEntries.filter { entry in !names.contains { entry.hasPrefix("\($0)=") } }
  }
}

/// The texts of output in which a zero byte ends each.
func zeroTerminatedStrings(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}
