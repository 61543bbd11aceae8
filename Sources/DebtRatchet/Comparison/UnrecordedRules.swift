import LintFindings

/// Without a base: rules that the record does not know as they are now.
extension Comparison {
  /// What the earlier tree shows to have come or gone since takes part in the pairing, under
  /// today's logic as a base would see it.
  ///
  /// Of the rest, what they find is compared with what was recorded per file and family: the other
  /// findings were there before and are not frozen, of the other entries nothing can be said.
  mutating func setUnrecordedApart(_ takers: inout [Debt], _ donors: inout [Debt]) -> [Pair] {
    let question = question
    let isConcerned = (takers + donors).contains { question.isUnrecorded($0.key.rule) }
    guard isConcerned else { return [] }
    var earlierTakers: [Debt] = []
    var formerDonors: [Debt] = []
    let concerned = (
      takers: takers.filter { question.isUnrecorded($0.key.rule) },
      donors: donors.filter { question.isUnrecorded($0.key.rule) }
    )
    takers.removeAll { question.isUnrecorded($0.key.rule) }
    donors.removeAll { question.isUnrecorded($0.key.rule) }
    let isEarlierKnown = question.reference.kind != .none
    for taker in concerned.takers {
      let held = isEarlierKnown ? earlier.count(taker.key) : taker.count
      split(taker, at: min(taker.count, held), into: &earlierTakers, &takers)
    }
    for donor in concerned.donors {
      split(donor, at: min(donor.count, earlier.count(donor.key)), into: &donors, &formerDonors)
    }
    var apart = Pairing(takers: earlierTakers, donors: formerDonors, evidence: .none)
    apart.pairOlderRevisions()
    unfrozen += apart.takers.filter { $0.count > 0 }
    outdated += apart.donors.filter { $0.count > 0 }
    return apart.pairs
  }

  /// What is left of them after the pairing is not new.
  mutating func setUnpairedApart() {
    for index in pairing.takers.indices where isUnpaired(pairing.takers[index]) {
      unfrozen.append(pairing.takers[index])
      pairing.takers[index].count = 0
    }
  }

  private func isUnpaired(_ debt: Debt) -> Bool {
    debt.count > 0 && question.isUnrecorded(debt.key.rule)
  }

  private func split(
    _ debt: Debt, at count: Int, into first: inout [Debt], _ rest: inout [Debt]
  ) {
    if count > 0 { first.append(self.debt(debt.key, debt.tier, count)) }
    if debt.count > count { rest.append(self.debt(debt.key, debt.tier, debt.count - count)) }
  }
}
