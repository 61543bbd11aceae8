import LintFindings
import LintRules

/// The numbers that somebody reads who reads nothing else.
package struct Headline: Sendable, Equatable {
  /// Types whose initialiser tells the truth; nil when there are no types to judge.
  package var honest: Share?
  /// The findings of gated rules.
  package var counts: DebtCounts
  /// The findings of rules that are reported and not gated, outside of Composition as well.
  package var reported: Int
  /// Findings in Composition, tests, previews and generated code.
  package var exempt: Int
  package var ignored: Int
  package var allowed: Int
  package var change: Change?
  /// The share of the debt at the start of the history that is gone; nil without history.
  package var removedShare: Share?
  package var trend: Trend?

  /// What became of the debt since some earlier state.
  package struct Change: Sendable, Equatable {
    /// `the baseline`, `v2.0`
    package var since: String
    package var before: Int
    package var after: Int
    package var honestBefore: Share?
  }
}

extension Census {
  func headline() -> Headline {
    let counts = debtCounts()
    var headline = Headline(
      honest: counts.honestShare, counts: counts, reported: 0, exempt: 0, ignored: 0, allowed: 0,
      trend: Trend(source.history))
    for finding in source.findings {
      switch finding.standing {
      case .counted:
        if finding.tier != .composition, !isGated(finding) { headline.reported += 1 }
      case .exempt: headline.exempt += 1
      case .ignored: headline.ignored += 1
      case .allowed: headline.allowed += 1
      }
    }
    headline.change = change(to: counts)
    if let first = source.history.map(\.counts.total).first, first > 0 {
      headline.removedShare = Share(part: max(0, first - gatedTotal), whole: first)
    }
    return headline
  }

  /// The findings that count as debt, outside of Composition.
  var debt: LazyFilterSequence<[Finding]> {
    source.findings.lazy.filter { $0.isDebt }
  }

  /// Those of gated rules.
  var gatedDebt: LazyFilterSequence<[Finding]> {
    source.findings.lazy.filter { finding in
      finding.isDebt && isGated(finding)
    }
  }

  private func isGated(_ finding: Finding) -> Bool { source.rules[finding.rule]?.level == .gate }

  /// How many findings of gated rules count.
  var gatedTotal: Int { gatedDebt.count { _ in true } }

  /// The debt, counted; a rule without family is its own.
  func debtCounts() -> DebtCounts {
    var counts = DebtCounts()
    for finding in gatedDebt {
      counts.add(
        1, rule: finding.rule, family: family(of: finding.rule), tier: finding.tier,
        module: file(of: finding)?.module ?? "")
    }
    let judged = judgedTypes
    counts.types = judged.count
    counts.hidingTypes = judged.count { hidden[$0] != nil }
    return counts
  }

  func family(of rule: RuleID) -> String { source.rules[rule]?.family?.rawValue ?? rule.name }

  private func change(to counts: DebtCounts) -> Headline.Change? {
    if let earlier = source.earlier {
      return Headline.Change(
        since: earlier.label, before: earlier.counts.total, after: counts.total,
        honestBefore: earlier.counts.honestShare)
    }
    return source.record.map {
      Headline.Change(since: "the baseline", before: $0.total, after: counts.total)
    }
  }
}
