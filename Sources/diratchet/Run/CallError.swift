import DebtRatchet
import LintNotation
import LintReporting
import LintWorkspace

/// A call that is well formed but cannot be answered here.
enum CallError: Error, Equatable {
  case unknownRule(String, nearest: String?)
  case unknownType(String, nearest: String?)
  case sourceUnreadable(String, reason: String)
  case nothingInScope(include: [String], root: String)
  case idleInclude(String, place: String?)
  /// `isAtBase` tells whether the base has one.
  case noRecord(path: String, findings: Int, isAtBase: Bool)
  case unknownModule(String, nearest: String?)
  case unknownOwner(String)
  case noRecordToChange(String)
  case noRecordWanted
  case noConflict(String)
  case recordExists(path: String)
  case configurationExists(path: String)
  case faultyRecord(path: String, BaselineProblem)
  case faultyReport(path: String, SavedRunProblem)
  case recordNotWritten(String, reason: String)
  /// Sources that cannot be judged, each with its reason.
  case unknownSources([String])
  case partialFreeze
  /// `--staged`, and the index lacks the configuration that the work tree has.
  case unstagedConfiguration(String)
  /// A file that the run does not judge, with the reason where there is one to tell.
  case notJudged(String, reason: String?)
  /// No gated finding lies at a place; `lines` are those of the same file that have one.
  case nothingAt(String, lines: [Int])
  /// Files of the record that a full scan neither read nor accounted for.
  case unaccounted([String])
}

extension CallError {
  /// What is wrong and what to do instead.
  var message: String {
    switch self {
    case .unknownRule(let name, let nearest):
      "unknown rule `\(name)`; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "run `diratchet rules` for what there is")
    case .unknownType(let name, let nearest):
      "no type `\(name)` is declared in the scanned files; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "write its name as `inspect Trip.Builder`")
    case .sourceUnreadable(let path, let reason): "`\(path)` \(reason)"
    case .nothingInScope(let include, let root):
      include.isEmpty
        ? "0 Swift files in scope below `\(root)`; run `diratchet files -v` for what is left out"
        : "0 Swift files in scope (include: \(include.joined(separator: ", "))); "
          + "correct `include` in the configuration"
    case .idleInclude(let glob, let place):
      (place.map { "\($0): " } ?? "")
        + "`include` matches no file: 0 Swift files in scope (include: \(glob)); correct the glob"
    case .unknownModule(let name, let nearest):
      "no module `\(name)`; "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "name one of `modules` in the configuration, a package target or a top folder")
    case .unknownOwner(let name):
      "`\(name)` owns no file in scope; write it as `CODEOWNERS` or the configuration does"
    case .noRecord(let path, let findings, let isAtBase):
      "no baseline at \(path)\(isAtBase ? ", though it exists at the base" : ""); "
        + "run `diratchet baseline init` to record the \(findings) gated "
        + "\(findings == 1 ? "finding that there is" : "findings that there are"), "
        + "or set `\"baseline\": null` to call each of them new"
    case .noRecordWanted:
      "the configuration says `\"baseline\": null`; name a file there or with `--baseline FILE`"
    default: recordMessage
    }
  }

  private var recordMessage: String {
    switch self {
    case .noRecordToChange(let path):
      "no baseline at \(path); run `diratchet baseline init` to make one"
    case .noConflict(let path):
      "`\(path)` is not in conflict in git's index; there is nothing to resolve"
    case .recordExists(let path):
      "`\(path)` exists and is not overwritten; run `diratchet baseline tighten` to lower it"
    case .configurationExists(let path):
      "`\(path)` exists and is not overwritten; run `diratchet config show` to see what holds"
    case .faultyRecord(let path, let problem):
      "\(path):\(problem.position): \(problem.description)"
    case .faultyReport(let path, let problem):
      "\(path):\(problem.position): \(problem.description)"
    case .recordNotWritten(let path, let reason): "`\(path)` cannot be written: \(reason)"
    case .unknownSources(let reasons): reasons.joined(separator: "; ")
    case .partialFreeze:
      "`--frozen` asks for the whole record; leave out the paths, or leave out `--frozen`"
    case .unstagedConfiguration(let path):
      "`\(path)` is not in the index; `git add` it, for `--staged` judges what will be committed"
    case .nothingAt(let place, let lines):
      "no gated finding at `\(place)`; "
        + (lines.isEmpty
          ? "that file has none"
          : "that file has some at line\(lines.count == 1 ? "" : "s") "
            + lines.map(String.init).joined(separator: ", "))
    case .notJudged(let path, let reason):
      "`\(path)` is not among the files that are judged"
        + (reason.map { ": \($0)" } ?? "; `diratchet files -v` says why")
    case .unaccounted(let files):
      "internal error: \(files.count) recorded files were neither read nor found missing "
        + "(\(files.prefix(3).joined(separator: ", "))); please report it"
    default: ""
    }
  }
}

/// Any failure in words, each line without `error:`, and the status to exit with: the one place
/// where that is decided.
func explain(_ error: any Error) -> (messages: [String], status: ExitStatus) {
  switch error {
  case let error as UsageError: ([error.message], .cannotJudge)
  case CallError.unaccounted(let files):
    ([CallError.unaccounted(files).message], .internalError)
  case CallError.unknownSources(let reasons): (reasons, .cannotJudge)
  case let error as CallError: ([error.message], .cannotJudge)
  case let error as RecordRefusal: ([error.description], .cannotJudge)
  case let error as ConfigurationFailure: (error.problems.map(\.description), .cannotJudge)
  case let error as GitProblem: ([error.description], .cannotJudge)
  case let error as WorkspaceProblem: ([words(for: error)], .cannotJudge)
  case let error as SystemError: ([error.reason], .cannotJudge)
  default: (["internal error: \(error)"], .internalError)
  }
}

/// A word that is no path may have been meant for a command.
private func words(for problem: WorkspaceProblem) -> String {
  guard case .missingPaths(let paths) = problem, paths.count == 1,
    let command = nearestName(to: paths[0], among: CommandTable.commands.map(\.name))
  else { return problem.description }
  return "no such file or folder: `\(paths[0])`; did you mean the command `\(command)`?"
}
