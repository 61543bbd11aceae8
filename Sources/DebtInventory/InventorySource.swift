package import LintFindings
package import LintRules
package import SwiftOutline

/// All that the inventory is made of: what the scan saw, and the facts around it as plain values.
///
/// This module knows no files, no git, no clock and no record format: whoever calls reads those and
/// fills this in.
package struct InventorySource: Sendable {
  /// Sorted by path.
  package var files: [FileSurvey]
  /// Sorted by path, line, column and rule; those that do not count included.
  package var findings: [Finding]
  /// Family and level of every rule that ran.
  package var rules: [RuleID: RuleStanding]
  package var vocabulary: Vocabulary
  /// The recorded debt; nil without a record.
  package var record: DebtRecord?
  /// Files that run `diratchet check` in CI, sorted.
  package var gateFiles: [String] = []
  /// The state that changes are counted from, other than the record.
  package var earlier: EarlierState?
  /// What the configuration calls no debt, with the reason.
  package var allowances: [Allowance] = []
  /// Who decided on the inline ignores of findings, and when; empty without git.
  package var ignoreDecisions: [FindingLine: Decision] = [:]
  /// Modules that are held at zero by the configuration.
  package var lockedModules: Set<String> = []
  /// What the project is called; nil if nobody knows.
  package var project: String?
  /// What was not examined, sorted by what.
  package var unexamined: [Unexamined] = []
  /// The day of the report.
  package var day: CivilDay?
  /// Oldest first; empty when the history was not asked for.
  package var history: [HistoryPoint] = []

  package init(
    files: [FileSurvey], findings: [Finding], rules: [RuleID: RuleStanding],
    vocabulary: Vocabulary = Vocabulary()
  ) {
    self.files = files
    self.findings = findings
    self.rules = rules
    self.vocabulary = vocabulary
  }
}

/// What is known of one scanned file.
package struct FileSurvey: Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  package var summary: FileSummary
  /// 1-based lines of the types, in the order of `summary.types`.
  package var typeLines: [Int]
  /// Who builds and registers what; nil when it was not recorded.
  package var wiring: Wiring?
  package var tier: Tier
  /// Why nothing in the file counts; nil if it does.
  package var exemption: String?
  package var lineCount: Int
  package var module: String
  /// Nil when nobody is named.
  package var owner: String?
  /// Commits of the last 90 days that touched it; nil without git.
  package var recentCommits: Int?

  package init(
    path: String, summary: FileSummary, typeLines: [Int], tier: Tier = .leaf,
    exemption: String? = nil, lineCount: Int = 0, module: String = "", owner: String? = nil,
    recentCommits: Int? = nil
  ) {
    self.path = path
    self.summary = summary
    self.typeLines = typeLines
    self.tier = tier
    self.exemption = exemption
    self.lineCount = lineCount
    self.module = module
    self.owner = owner
    self.recentCommits = recentCommits
  }

  /// Whether the file is part of the app: its composition counts, tests and generated code do not.
  var isShipped: Bool { exemption == nil || tier == .composition }

  /// Whether what is declared here is looked at as application code outside of Composition.
  var isJudged: Bool { exemption == nil && tier != .composition }
}

/// What the configuration and the catalogue say of a rule.
package struct RuleStanding: Sendable, Equatable {
  package var family: Family?
  package var level: Level

  package init(family: Family?, level: Level) {
    self.family = family
    self.level = level
  }
}

/// Files that were not looked at.
package struct Unexamined: Sendable, Equatable {
  /// A path, or a group such as `12 Objective-C files`.
  package var what: String
  package var reason: String

  package init(what: String, reason: String) {
    self.what = what
    self.reason = reason
  }
}
