package import LintFindings

/// What one run of `check` or `scan` has to say, before it is text or JSON or any other format.
///
/// Renderers read this value and nothing else, so that every format says the same.
package struct RunReport: Sendable, Equatable {
  package var status: Status
  package var extent: Extent
  /// Every finding, sorted by path, line, column and rule.
  package var rows: [Row]
  package var fixed: [FixedDebt]
  package var notes: [Note]
  package var skippedFiles: [SkippedFile]
  /// The debt by family and tier, before and after; empty for `scan`.
  package var sums: [TierSum]
  /// Why the run could not judge, or why the record must be refreshed, and what to type.
  package var closing: [String]

  package init(
    status: Status, extent: Extent, rows: [Row] = [], fixed: [FixedDebt] = [], notes: [Note] = [],
    skippedFiles: [SkippedFile] = [], sums: [TierSum] = [], closing: [String] = []
  ) {
    self.status = status
    self.extent = extent
    self.rows = rows
    self.fixed = fixed
    self.notes = notes
    self.skippedFiles = skippedFiles
    self.sums = sums
    self.closing = closing
  }

  /// How a run ended.
  package enum Status: String, Sendable {
    case pass, increase, refresh
    case cannotJudge = "cannot-judge"
  }

  /// How much was read.
  package struct Extent: Sendable, Equatable {
    package var files: Int
    package var lines: Int
    package var bytes: Int

    package init(files: Int = 0, lines: Int = 0, bytes: Int = 0) {
      self.files = files
      self.lines = lines
      self.bytes = bytes
    }
  }

  /// One finding and what the run makes of it.
  package struct Row: Sendable, Equatable {
    package var finding: Finding
    package var state: FindingState
    /// The recorded debt that it was paired with, when that was another place or name.
    package var origin: Origin?

    package init(finding: Finding, state: FindingState, origin: Origin? = nil) {
      self.finding = finding
      self.state = state
      self.origin = origin
    }
  }

  /// Where debt came from.
  package struct Origin: Sendable, Equatable {
    package var path: String
    package var rule: RuleID
    package var subject: String
    package var tier: Tier

    package init(path: String, rule: RuleID, subject: String, tier: Tier) {
      self.path = path
      self.rule = rule
      self.subject = subject
      self.tier = tier
    }
  }

  /// Recorded debt that is gone.
  package struct FixedDebt: Sendable, Equatable {
    package var path: String
    package var rule: RuleID
    package var subject: String
    package var count: Int
    /// How it went away: `gone`, `moved into composition`.
    package var why: String

    package init(path: String, rule: RuleID, subject: String, count: Int, why: String) {
      self.path = path
      self.rule = rule
      self.subject = subject
      self.count = count
      self.why = why
    }
  }

  /// A file that was not examined.
  package struct SkippedFile: Sendable, Equatable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// How the debt of one family in one tier changed.
  package struct TierSum: Sendable, Equatable {
    package var family: String
    package var tier: Tier
    package var before: Int
    package var after: Int
    /// How many of them are new or moved down.
    package var new: Int

    package init(family: String, tier: Tier, before: Int, after: Int, new: Int) {
      self.family = family
      self.tier = tier
      self.before = before
      self.after = after
      self.new = new
    }
  }
}

extension RunReport {
  /// The rows in one of some states.
  package func rows(in state: FindingState) -> [Row] { rows.filter { $0.state == state } }

  /// The findings that count as debt.
  package var countedFindings: [Finding] {
    rows.map(\.finding).filter { $0.standing == .counted }
  }

  /// How many recorded places are gone.
  package var fixedCount: Int { fixed.reduce(0) { $0 + $1.count } }
}
