import DebtInventory
import LintWorkspace

/// How far apart the points of a history lie.
enum HistorySteps: Equatable, Sendable {
  case week, commit
  /// Every so many commits.
  case count(Int)

  /// `week`, `commit` or a number.
  init(_ text: String) throws(UsageError) {
    switch text {
    case "week": self = .week
    case "commit": self = .commit
    default:
      guard let count = Int(text), count > 0 else {
        throw .noChoice(
          flag: Flag.every.spelling, value: text, choices: ["week", "commit", "a number"])
      }
      self = .count(count)
    }
  }

  /// The commits at which to measure, the newest always among them.
  func choose(from commits: [HistoryCommit]) -> [HistoryCommit] {
    switch self {
    case .commit: commits
    case .count(let count):
      commits.enumerated().filter { (commits.count - 1 - $0.offset).isMultiple(of: count) }
        .map(\.element)
    case .week:
      commits.enumerated().filter { index, commit in
        index + 1 == commits.count || commits[index + 1].week != commit.week
      }.map(\.element)
    }
  }
}

extension HistoryCommit {
  fileprivate var week: CivilDay { CivilDay(secondsSince1970: seconds).monday }
}
