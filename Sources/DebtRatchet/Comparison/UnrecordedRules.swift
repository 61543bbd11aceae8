import LintFindings

/// Section 9 without a base: rules that the record does not know as they are now.
extension Comparison {
  /// Compares what they find with what was recorded per file and family.
  ///
  /// Of the rest only what the earlier tree shows to have come or gone since takes part in the
  /// pairing, under today's logic as a base would see it; the findings that were there before are
  /// not frozen, and of entries that were not there before nothing can be said.
  mutating func setUnrecordedApart(_ takers: inout [Debt], _ donors: inout [Debt]) -> [Pair] {
    let question = question
    let isConcerned = (takers + donors).contains { question.isUnrecorded($0.key.rule) }
    guard isConcerned else { return [] }
    var apart = Pairing(
      takers: takers.filter { question.isUnrecorded($0.key.rule) },
      donors: donors.filter { question.isUnrecorded($0.key.rule) }, evidence: .none)
    takers.removeAll { question.isUnrecorded($0.key.rule) }
    donors.removeAll { question.isUnrecorded($0.key.rule) }
    apart.pairOlderRevisions()
    for taker in apart.takers where taker.count > 0 {
      let earlier = question.reference.kind == .none ? taker.count : earlierCount(taker.key)
      split(taker, at: min(taker.count, earlier), into: &unfrozen, &takers)
    }
    for donor in apart.donors where donor.count > 0 {
      split(donor, at: min(donor.count, earlierCount(donor.key)), into: &donors, &outdated)
    }
    return apart.pairs
  }

  /// What is left of them after the pairing is neither new nor fixed.
  mutating func setUnpairedApart() {
    for index in pairing.takers.indices where isUnpaired(pairing.takers[index]) {
      unfrozen.append(pairing.takers[index])
      pairing.takers[index].count = 0
    }
    for index in pairing.donors.indices where isUnpaired(pairing.donors[index]) {
      outdated.append(pairing.donors[index])
      pairing.donors[index].count = 0
    }
  }

  private func isUnpaired(_ debt: Debt) -> Bool {
    debt.count > 0 && question.isUnrecorded(debt.key.rule)
  }

  private func earlierCount(_ key: Key) -> Int { earlierSites[key]?.count ?? 0 }

  private func split(
    _ debt: Debt, at count: Int, into first: inout [Debt], _ rest: inout [Debt]
  ) {
    if count > 0 { first.append(self.debt(debt.key, debt.tier, count)) }
    if debt.count > count { rest.append(self.debt(debt.key, debt.tier, debt.count - count)) }
  }
}
