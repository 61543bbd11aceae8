import LintFindings

/// Finds the donors that a pass links a taker to.
struct CandidateSearch {
  private let pass: Pass
  private let evidence: Evidence
  private let offers: [Debt]
  private var offersByMark: [String: [Int]] = [:]
  /// What was found for takers that nothing tells from each other.
  private var found: [Asker: [Int]] = [:]

  private struct Asker: Hashable {
    var marks: [String]
    var rule: RuleID
    var tier: Tier
    var isUnknown: Bool
  }

  init(_ pass: Pass, _ evidence: Evidence, offers: [Debt]) {
    (self.pass, self.evidence, self.offers) = (pass, evidence, offers)
    for (index, donor) in offers.enumerated() {
      for mark in pass.donorMarks(donor, evidence) {
        offersByMark[mark, default: []].append(index)
      }
    }
  }

  /// Indices of the offers, those of the taker's rule first.
  mutating func candidates(
    for taker: Debt, when isAllowed: (_ donor: Debt, _ taker: Debt) -> Bool
  ) -> [Int] {
    let asker = Asker(
      marks: pass.takerMarks(taker, evidence), rule: taker.key.rule, tier: taker.tier,
      isUnknown: taker.isUnknown)
    if let known = found[asker] { return known }
    let linked = Set(asker.marks.flatMap { offersByMark[$0] ?? [] }).sorted().filter { index in
      isAllowed(offers[index], taker) && pass.confirms?(taker, offers[index], evidence) ?? true
    }
    let candidates =
      linked.filter { offers[$0].key.rule == asker.rule }
      + linked.filter { offers[$0].key.rule != asker.rule }
    if pass.confirms == nil { found[asker] = candidates }
    return candidates
  }
}
