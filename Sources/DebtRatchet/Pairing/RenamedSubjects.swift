extension Pairing {
  /// After step 5, full scans only: where an old subject has nothing left and the new one had
  /// nothing, the remaining pairs of the two match at any distance.
  ///
  /// A single pair stays *replaced*: one place does not tell a renaming from a swap.
  mutating func pairRenamedSubjects(before: [Thing: Int], now: [Thing: Int], key: KeyToThing) {
    var renamings: [Renaming] = []
    var listed: Set<Renaming> = []
    var indices: [Renaming: [Int]] = [:]
    for (index, pair) in pairs.enumerated()
    where pair.link == .replaced || pair.link == .renamedSubject {
      let renaming = Renaming(old: key(pair.donor), new: key(pair.taker))
      let isComplete = now[renaming.old, default: 0] == 0 && before[renaming.new, default: 0] == 0
      indices[renaming, default: []].append(index)
      if pair.link == .replaced, isComplete, renaming.isKnown, listed.insert(renaming).inserted {
        renamings.append(renaming)
      }
    }
    let takersByThing = Dictionary(grouping: takers.indices) { takers[$0].thing }
    let donorsByThing = Dictionary(grouping: donors.indices) { donors[$0].thing }
    for renaming in renamings {
      let end = pairs.count
      let group = Group(
        takers: takersByThing[renaming.new] ?? [], donors: donorsByThing[renaming.old] ?? [])
      pair(group, .renamedSubject) { $0.tier <= $1.tier }
      settle(renaming, at: indices[renaming, default: []] + (end..<pairs.count))
    }
  }

  typealias KeyToThing = (Key) -> Thing

  /// An old and a new subject of one family.
  struct Renaming: Hashable {
    var old: Thing
    var new: Thing

    var isKnown: Bool { old.subject != unknownSubject && new.subject != unknownSubject }
  }

  /// - Parameter indices: of the pairs that rename the subject.
  private mutating func settle(_ renaming: Renaming, at indices: [Int]) {
    let count = indices.reduce(0) { $0 + pairs[$1].count }
    guard count > 1, let first = indices.first else { return }
    for index in indices { pairs[index].link = .renamedSubject }
    renamedSubjects.append(
      RenamedSubject(
        family: renaming.old.family, old: pairs[first].donor.subject,
        new: pairs[first].taker.subject, count: count))
  }
}
