import DebtInventory
import LintRules
import LintWorkspace

/// Which part of the history a call asks for.
struct HistoryRequest: Sendable {
  var steps = HistorySteps.week
  /// A day, or a commit, tag or branch from which on it is wanted.
  var since: String?
  /// The most points, the latest ones.
  var limit: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments.value(of: .every) { steps = try HistorySteps(text) }
    since = arguments.value(of: .since)
    limit = arguments.count(of: .points)
  }

  init() {}

  /// The commits at which to measure.
  func commits(in repository: GitRepository) throws -> [HistoryCommit] {
    let chosen = steps.choose(from: try repository.history(since: try startSeconds(repository)))
    return Array(chosen.suffix(limit ?? chosen.count))
  }

  /// The commit that `since` names, or the last one before the day that it names.
  func startCommit(in repository: GitRepository) throws -> HistoryCommit? {
    guard let since else { return nil }
    guard let day = CivilDay(since) else {
      return try repository.historyCommit(try repository.commit(since))
    }
    return try repository.history().last { $0.seconds < day.number * 86_400 }
  }

  private func startSeconds(_ repository: GitRepository) throws(GitProblem) -> Int? {
    guard let since else { return nil }
    if let day = CivilDay(since) { return day.number * 86_400 }
    return try repository.seconds(of: try repository.commit(since))
  }
}

extension HistoryScan {
  /// A scan with the names that a scan of today's tree discovered.
  init(_ scan: InventoryScan, repository: GitRepository, threads: Int) {
    self.init(
      project: scan.project, repository: repository, vocabulary: scan.tree.vocabulary,
      modules: scan.project.moduleMap(for: scan.selection.listing), threads: threads,
      progress: ProgressLine())
  }
}
