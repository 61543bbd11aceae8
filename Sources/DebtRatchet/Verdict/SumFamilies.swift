import LintFindings

extension Comparison {
  /// The counts of each gated family by tier, before and after, in the configured unit.
  func sumFamilies(_ judged: [JudgedFinding]) -> [FamilyTotals] {
    let settings = question.settings
    var totals: [DebtFamily: FamilyTotals] = [:]
    for (rule, state) in settings.rules where state.level == .gate {
      let family = settings.family(of: rule)
      totals[family] = FamilyTotals(family: family)
    }
    let before = units(
      budget.piles.filter { isReported($0.key.file) && settings.gates($0.key.file) }
        .map { ($0.key, $0.value.tier, $0.value.count) })
    for (family, tier, count) in before { totals[family]?[tier].before? += count }
    let after = units(
      census.piles.compactMap { key, pile in
        guard question.tree.extent.includes(key.file), settings.gates(key.file) else { return nil }
        return (key, question.tree.findings[pile[0]].tier, pile.count)
      })
    for (family, tier, count) in after { totals[family]?[tier].after += count }
    for debt in pairing.takers where debt.count > 0 && settings.gates(debt.file) {
      totals[debt.family]?[debt.tier].new += debt.count
    }
    for pair in pairing.pairs
    where pair.state == .movedDown && settings.gates(pair.taker.file) {
      totals[settings.family(of: pair.taker.rule)]?[pair.takerTier].new += pair.count
    }
    addExempt(judged, to: &totals)
    return totals.values.sorted { $0.family < $1.family }
  }

  /// Counts of sites, or one for each dependency in its highest tier.
  private func units(_ piles: [(Key, Tier, Int)]) -> [(DebtFamily, Tier, Int)] {
    guard question.settings.unit == .dependency else {
      return piles.map { (question.settings.family(of: $0.0.rule), $0.1, $0.2) }
    }
    var tiers: [Dependency: Tier] = [:]
    for (key, tier, _) in piles {
      let dependency = dependency(key)
      tiers[dependency] = max(tier, tiers[dependency] ?? tier)
    }
    return tiers.map { ($0.key.thing.family, $0.value, 1) }
  }

  private func addExempt(_ judged: [JudgedFinding], to totals: inout [DebtFamily: FamilyTotals]) {
    let gates = question.settings.gates
    for finding in judged
    where finding.state == .exempt && gates(finding.finding.place.path) {
      totals[question.settings.family(of: finding.finding.rule)]?.exempt.after += 1
    }
    for family in totals.keys where !question.isAgainstBase { totals[family]?.exempt.before = nil }
    guard question.isAgainstBase else { return }
    for finding in question.reference.findings {
      guard question.settings.isGated(finding.rule), finding.isExempt,
        gates(finding.place.path)
      else { continue }
      totals[question.settings.family(of: finding.rule)]?.exempt.before? += 1
    }
  }
}

extension Finding {
  /// Whether it lies where debt is allowed.
  var isExempt: Bool {
    if case .exempt = standing { return true }
    return standing == .counted && tier == .composition
  }
}

extension FamilyTotals {
  /// The counts of a tier.
  fileprivate subscript(tier: Tier) -> Change {
    get {
      switch tier {
      case .leaf: leaf
      case .coordinator: coordinator
      case .composition: exempt
      }
    }
    set {
      switch tier {
      case .leaf: leaf = newValue
      case .coordinator: coordinator = newValue
      case .composition: exempt = newValue
      }
    }
  }
}
