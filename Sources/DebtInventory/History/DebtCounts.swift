package import LintFindings

/// How much debt a tree holds outside of Composition, counted by different keys.
package struct DebtCounts: Sendable, Equatable {
  package var total = 0
  package var byRule: [RuleID: Int] = [:]
  package var byFamily: [String: Int] = [:]
  package var byTier: [Tier: Int] = [:]
  package var byModule: [String: Int] = [:]
  /// Types that have an initialiser or a role.
  package var types = 0
  /// Those of them that hide something.
  package var hidingTypes = 0

  package init() {}

  /// Counts one rule's debts in one file.
  package mutating func add(
    _ count: Int, rule: RuleID, family: String, tier: Tier, module: String
  ) {
    total += count
    byRule[rule, default: 0] += count
    byFamily[family, default: 0] += count
    byTier[tier, default: 0] += count
    byModule[module, default: 0] += count
  }

  /// The share of types whose initialiser tells the truth; nil when there are none.
  package var honestShare: Share? {
    types == 0 ? nil : Share(part: types - hidingTypes, whole: types)
  }
}

/// A part of a whole.
package struct Share: Sendable, Equatable {
  package var part: Int
  package var whole: Int

  package init(part: Int, whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// In tenths of a per cent, rounded down, so that 100 % means all.
  package var tenthsOfPercent: Int { whole == 0 ? 0 : part * 1_000 / whole }
}

/// The debt at one commit.
package struct HistoryPoint: Sendable, Equatable {
  package var day: CivilDay
  /// The commit's name, full.
  package var commit: String
  package var counts: DebtCounts
  /// The debts that came since the point before, by rule and subject: one that moved did not.
  package var new = 0
  /// The debts that went since the point before.
  package var fixed = 0
  /// Whether the commit changed the record or the configuration.
  package var changesRecord = false

  package init(day: CivilDay, commit: String, counts: DebtCounts) {
    self.day = day
    self.commit = commit
    self.counts = counts
  }
}
