import LintNotation
import LintWorkspace

/// A call that is well formed but cannot be answered here.
enum CallError: Error, Equatable {
  case unknownRule(String, nearest: String?)
  case sourceUnreadable(String, reason: String)
  case nothingInScope(include: [String], root: String)
}

extension CallError {
  /// What is wrong and what to do instead.
  var message: String {
    switch self {
    case .unknownRule(let name, let nearest):
      "unknown rule `\(name)`; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "run `diratchet rules` for what there is")
    case .sourceUnreadable(let path, let reason):
      "`\(path)` \(reason)"
    case .nothingInScope(let include, let root):
      include.isEmpty
        ? "0 Swift files in scope below `\(root)`; run `diratchet files -v` to see what is left out"
        : "0 Swift files in scope (include: \(include.joined(separator: ", "))); "
          + "correct `include` in the configuration"
    }
  }
}

/// Any failure in words, and the status to exit with: the one place where that is decided.
func explain(_ error: any Error) -> (message: String, status: ExitStatus) {
  switch error {
  case let error as UsageError: (error.message, .cannotJudge)
  case let error as CallError: (error.message, .cannotJudge)
  case let error as WorkspaceProblem: (words(for: error), .cannotJudge)
  case let error as SystemError: (error.reason, .cannotJudge)
  default: ("internal error: \(error)", .internalError)
  }
}

/// A word that is no path may have been meant for a command.
private func words(for problem: WorkspaceProblem) -> String {
  guard case .missingPaths(let paths) = problem, paths.count == 1,
    let command = nearestName(to: paths[0], among: CommandTable.commands.map(\.name))
  else { return problem.description }
  return "no such file or folder: `\(paths[0])`; did you mean the command `\(command)`?"
}
