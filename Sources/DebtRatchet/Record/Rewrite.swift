import LintFindings

/// A record that is being brought in line with a tree: lines get other keys, counts go down.
struct Rewrite {
  private(set) var entries: [Key: Baseline.Entry]
  private let comparison: Comparison
  /// How much of each entry the tree no longer holds under its key.
  private var excess: [Key: Int] = [:]

  init(_ entries: [Key: Baseline.Entry], by comparison: Comparison) {
    self.entries = entries
    self.comparison = comparison
    for (key, entry) in entries where isExamined(key) {
      excess[key] = max(0, entry.count - comparison.census.count(key))
    }
  }

  /// Whether the entry may be touched: its file was looked at.
  private func isExamined(_ key: Key) -> Bool {
    comparison.question.reasonToSetAside(key, isRecorded: true) == nil
  }

  /// Follows every pair that does not lead down: what the donor's line counted, the taker's line
  /// counts now, with its reason.
  mutating func rekey() {
    for pair in comparison.pairing.pairs where pair.donorTier <= pair.takerTier {
      guard pair.link != .olderRevision, let donor = entries[pair.donor] else { continue }
      let recorded = entries[pair.taker]?.count ?? 0
      let room = comparison.census.count(pair.taker) - recorded
      let moved = min(pair.count, excess[pair.donor] ?? 0, room)
      guard moved > 0 else { continue }
      excess[pair.donor]? -= moved
      lower(pair.donor, by: moved)
      var taker = entries[pair.taker] ?? Baseline.Entry(pair.taker, tier: pair.takerTier, count: 0)
      taker.count += moved
      taker.reason = joinReasons(taker.reason, donor.reason)
      taker.until = taker.until ?? donor.until
      entries[pair.taker] = taker
    }
  }

  /// Lets go of what is fixed, and records where files rose to a higher tier. An entry stays while
  /// something of the same family and subject has no explanation: it may have moved.
  ///
  /// - Returns: the keys of entries that are gone altogether.
  mutating func drop() -> [Key] {
    let (question, unexplained) = (comparison.question, comparison.unexplainedThings)
    // Of what another revision recorded, only that is gone which today's found in the earlier tree.
    let gone = Dictionary(
      comparison.pairing.donors.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var dropped: [Key] = []
    for (key, excess) in excess where question.tree.extent.includes(key.file) {
      let left = question.isUnrecorded(key.rule) ? min(excess, gone[key] ?? 0) : excess
      guard left > 0, !unexplained.contains(comparison.thing(of: key)),
        !comparison.isNameGone(key)
      else { continue }
      lower(key, by: left)
      if entries[key] == nil { dropped.append(key) }
    }
    raiseTiers()
    return dropped
  }

  private mutating func lower(_ key: Key, by count: Int) {
    entries[key]?.count -= count
    if entries[key]?.count == 0 { entries[key] = nil }
  }

  private mutating func raiseTiers() {
    for (key, pile) in comparison.census.piles
    where comparison.question.tree.extent.includes(key.file) {
      let tier = comparison.question.tree.findings[pile[0]].tier
      if let recorded = entries[key]?.tier, recorded < tier { entries[key]?.tier = tier }
    }
  }
}

extension Comparison {
  /// The things of which something is there that nothing explains.
  var unexplainedThings: Set<Thing> {
    var things = Set(pairing.takers.filter { $0.count > 0 }.map(\.thing))
    things.formUnion(unfrozen.map(\.thing))
    let fallen = pairing.pairs.filter { $0.state == .movedDown }
    return things.union(fallen.map { thing(of: $0.taker) })
  }

  /// Whether `tighten` would change the record.
  var isStale: Bool {
    guard let baseline = question.baseline else { return false }
    return tightened(baseline, question).baseline != baseline
  }
}

extension Baseline {
  /// The record with other entries.
  func with(_ entries: [Key: Entry]) -> Baseline {
    var copy = self
    copy.entries = entries.values.sorted { $0.key < $1.key }
    return copy
  }
}
