extension Pass {
  /// Pass 9, *merged*: there is less of this thing than before (a dependency hoisted into a base
  /// class, a copy unified), so whatever is left of it came from somewhere.
  static let shrinking = Pass(
    link: .shrinking,
    takerMarks: { taker, evidence in evidence.shrunken.contains(taker.thing) ? [anything] : [] },
    donorMarks: { _, _ in [anything] })
}

/// The things of which the second count is lower.
func shrunkenThings(before: [Thing: Int], now: [Thing: Int]) -> Set<Thing> {
  Set(before.filter { now[$0.key, default: 0] < $0.value }.keys)
}

extension Pairing {
  /// Pass 9 once more when debts are known to have changed their subject: what became of another
  /// thing is counted as that before as well, as `tighten` will record it.
  mutating func pairShrinking(before: [Thing: Int], now: [Thing: Int], thing: KeyToThing) {
    var adjusted = before
    var isAdjusted = false
    for pair in pairs {
      let (old, new) = (thing(pair.donor), thing(pair.taker))
      guard old != new else { continue }
      adjusted[old, default: 0] -= pair.count
      adjusted[new, default: 0] += pair.count
      isAdjusted = true
    }
    guard isAdjusted else { return }
    evidence.shrunken = shrunkenThings(before: adjusted, now: now)
    for group in openGroups(by: \.thing) where !takers[group.takers[0]].isUnknown {
      pair(group, .shrinking) { $0.tier <= $1.tier }
    }
  }
}
