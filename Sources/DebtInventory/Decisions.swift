package import LintFindings

/// The recorded debt, one entry a line of the record.
package struct DebtRecord: Sendable, Equatable {
  package var path: String
  package var entries: [Entry]

  package init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// The recorded places.
  package var total: Int { entries.reduce(0) { $0 + $1.count } }

  /// A line of the record.
  package struct Entry: Sendable, Equatable {
    package var rule: RuleID
    package var file: String
    package var subject: String
    package var tier: Tier
    package var count: Int
    package var reason: String?
    /// `YYYY-MM-DD`
    package var until: String?
    /// Who wrote the entry as it is, and when; nil without git.
    package var decision: Decision?

    package init(
      rule: RuleID, file: String, subject: String, tier: Tier, count: Int, reason: String? = nil,
      until: String? = nil
    ) {
      self.rule = rule
      self.file = file
      self.subject = subject
      self.tier = tier
      self.count = count
      self.reason = reason
      self.until = until
    }
  }
}

/// Who decided that something may stay, and when.
package struct Decision: Sendable, Equatable {
  package var day: CivilDay
  package var author: String

  package init(day: CivilDay, author: String) {
    self.day = day
    self.author = author
  }
}

/// The line of a finding.
package struct FindingLine: Sendable, Hashable {
  package var path: String
  /// 1-based.
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// Something that the configuration allows, with its reason.
package struct Allowance: Sendable, Equatable {
  /// `subject Log`, `type APIEnvironment`
  package var target: String
  package var reason: String
  /// Who wrote it down, and when; nil without git.
  package var decision: Decision?

  package init(target: String, reason: String) {
    self.target = target
    self.reason = reason
  }
}
