package import LintFindings
package import LintNotation

/// The recorded debt: how often which rule holds in which file for which subject.
package struct Baseline: Sendable, Equatable {
  /// The scope fingerprint of the configuration it was written with.
  package var scope: String
  /// Every rule that was gated when it was written, with the revision of its detection logic.
  package var rules: [RuleID: Int]
  /// The names that discovery had found, sorted: `container AppDIContainer`.
  package var vocabulary: [String]
  /// One entry a key, sorted by key.
  package var entries: [Entry]
  /// Fields of the file that start with `x-`.
  package var extras: [JSONMember] = []

  /// The newest file format that this binary reads, and the one that it writes.
  package static let schema = 1

  package init(
    scope: String, rules: [RuleID: Int], vocabulary: [String] = [], entries: [Entry] = []
  ) {
    self.scope = scope
    self.rules = rules
    self.vocabulary = vocabulary
    self.entries = entries.sorted { $0.key < $1.key }
  }

  /// One line of the record.
  package struct Entry: Sendable, Equatable {
    package var key: Key
    /// The tier of the file when it was written.
    package var tier: Tier
    /// At least 1.
    package var count: Int
    /// Why this debt was accepted.
    package var reason: String?
    /// `YYYY-MM-DD`, told in reports only.
    package var until: String?
    /// Fields of the line that start with `x-`.
    package var extras: [JSONMember] = []

    package init(
      _ key: Key, tier: Tier = .leaf, count: Int, reason: String? = nil, until: String? = nil
    ) {
      self.key = key
      self.tier = tier
      self.count = count
      self.reason = reason
      self.until = until
    }

    /// The reason, if it is one and an earlier entry of the key did not give it already.
    func newReason(since earlier: Entry?) -> String? {
      reason.flatMap { isReason($0) && $0 != earlier?.reason ? $0 : nil }
    }
  }

  /// The number of debts in all entries.
  package var total: Int { entries.reduce(0) { $0 + $1.count } }

  /// The entries by key.
  package var entriesByKey: [Key: Entry] {
    Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
