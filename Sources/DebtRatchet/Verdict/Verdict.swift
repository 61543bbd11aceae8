package import LintFindings

/// What `judge` says of a tree: a state for every gated finding, what is gone, and the status.
package struct Verdict: Sendable {
  /// The findings of gated rules, by path, line, column and rule; with a partial scan only those
  /// of the given files.
  package var findings: [JudgedFinding] = []
  /// Debt of the reference that is gone and paid for nothing, by key.
  package var fixed: [GoneDebt] = []
  /// Entries that are neither known nor fixed, by key.
  package var setAside: [SetAside] = []
  /// Subjects that go by a new name.
  package var renamedSubjects: [RenamedSubject] = []
  /// The sums of each family, sorted by family.
  package var totals: [FamilyTotals] = []
  /// What else is worth a line.
  package var notices: [Notice] = []
  /// The outcome, enforcement applied.
  package var status = Status.pass
  /// The outcome that `"enforce": "fail"` would have had.
  package var strictStatus = Status.pass
  /// Every pair of gone debt and present debt, in the order in which evidence was found.
  package var pairs: [Pair] = []

  package init() {}

  /// How a run ends; the raw value is the word of the JSON report.
  package enum Status: String, Sendable {
    case pass
    case increase
    case cannotJudge = "cannot-judge"
    case refresh

    /// 0, 1, 2 or 3.
    package var exitCode: Int32 {
      switch self {
      case .pass: 0
      case .increase: 1
      case .cannotJudge: 2
      case .refresh: 3
      }
    }
  }

  /// The number of findings in a state.
  package func count(_ state: FindingState) -> Int {
    findings.count { $0.state == state }
  }
}

/// A finding with its state, and where its debt came from.
package struct JudgedFinding: Sendable, Equatable {
  package var finding: Finding
  package var state: FindingState
  /// The gone debt that it was paired with; nil unless the state is a kind of move.
  package var movedFrom: Origin?
  /// What paired it.
  package var link: Link?
  /// Whether an exempt, ignored or allowed finding is one that the base tree lacks.
  package var appeared = false

  package init(_ finding: Finding, _ state: FindingState) {
    self.finding = finding
    self.state = state
  }

  /// A key of the reference with the tier that its file had there.
  package struct Origin: Sendable, Equatable {
    package var key: Key
    package var tier: Tier

    package init(key: Key, tier: Tier) {
      self.key = key
      self.tier = tier
    }
  }
}

/// What the ratchet says of one finding; the raw value is the word of the JSON report.
package enum FindingState: String, Sendable, CaseIterable {
  case new
  case movedDown = "moved-down"
  case movedUp = "moved-up"
  case moved, renamed, respelled, replaced, merged, known, inherited, accepted
  case notFrozen = "not-frozen"
  case ignored, allowed, exempt

  /// Whether the state fails a run.
  package var isIncrease: Bool { self == .new || self == .movedDown }
}

/// Debt of the reference that is gone.
package struct GoneDebt: Sendable, Equatable {
  package var key: Key
  package var tier: Tier
  package var count: Int
  package var why: Why

  package init(key: Key, tier: Tier, count: Int, why: Why) {
    self.key = key
    self.tier = tier
    self.count = count
    self.why = why
  }

  /// Where it went; the raw value is the word of the JSON report.
  package enum Why: String, Sendable {
    case fixed
    case movedIntoComposition = "moved into composition"
    /// It is there still, under an ignore or an allowance.
    case excepted = "ignored or allowed with a reason"
    /// It is there still, at a place that is exempt.
    case exempted = "exempt by its place"
    /// Its file moved into an exempt tier as it was.
    case relabelled = "relabelled into an exempt tier"
    /// The same file reaches the same thing under a rule that is not gated.
    case ungated = "respelled, no longer gated"
    /// The same type reaches the same thing from another file under a rule that is not gated.
    case traded = "traded for another global, not fixed"
  }
}

/// An entry on which no judgement is passed.
package struct SetAside: Sendable, Equatable {
  package var key: Key
  package var count: Int
  package var why: Why

  package init(key: Key, count: Int, why: Why) {
    self.key = key
    self.count = count
    self.why = why
  }

  /// What keeps an entry from being judged.
  package enum Why: Sendable, Equatable {
    /// Its file was not asked for.
    case notExamined
    /// Its file is no longer in the configured scope.
    case leftScope(reason: String)
    /// Its file could not be read.
    case unknown(reason: String)
    /// Its rule is no longer gated, or the name that made it a finding is gone.
    case dormant
    /// The rule's older revision recorded it, the newer one does not find it.
    case outdated
    /// Recorded above what the base tree holds.
    case slack
  }
}

/// A subject whose findings all go by another name now.
package struct RenamedSubject: Sendable, Equatable {
  package var family: DebtFamily
  package var old: String
  package var new: String
  package var count: Int
}

/// A pair of debt that is gone and debt that is there.
package struct Pair: Sendable, Equatable {
  package var taker: Key
  package var takerTier: Tier
  package var donor: Key
  package var donorTier: Tier
  package var count: Int
  package var link: Link
}
