extension Pairing {
  /// After step 5, full scans only: where an old subject has nothing left and the new one had
  /// nothing, the remaining pairs of the two match at any distance.
  ///
  /// A single pair stays *replaced*: one place does not tell a renaming from a swap.
  mutating func pairRenamedSubjects(before: [Thing: Int], now: [Thing: Int], key: KeyToThing) {
    var renamings: [Renaming] = []
    for pair in pairs where pair.link == .replaced {
      let renaming = Renaming(old: key(pair.donor), new: key(pair.taker))
      let isComplete = now[renaming.old, default: 0] == 0 && before[renaming.new, default: 0] == 0
      if isComplete, renaming.isKnown, !renamings.contains(renaming) { renamings.append(renaming) }
    }
    for renaming in renamings {
      let group = Group(
        takers: takers.indices.filter { takers[$0].thing == renaming.new },
        donors: donors.indices.filter { donors[$0].thing == renaming.old })
      pair(group, .renamedSubject) { $0.tier <= $1.tier }
      settle(renaming, key)
    }
  }

  typealias KeyToThing = (Key) -> Thing

  /// An old and a new subject of one family.
  struct Renaming: Hashable {
    var old: Thing
    var new: Thing

    var isKnown: Bool { old.subject != unknownSubject && new.subject != unknownSubject }
  }

  private mutating func settle(_ renaming: Renaming, _ key: KeyToThing) {
    let indices = pairs.indices.filter {
      [.replaced, .renamedSubject].contains(pairs[$0].link)
        && key(pairs[$0].donor) == renaming.old && key(pairs[$0].taker) == renaming.new
    }
    let count = indices.reduce(0) { $0 + pairs[$1].count }
    guard count > 1, let first = indices.first else { return }
    for index in indices { pairs[index].link = .renamedSubject }
    renamedSubjects.append(
      RenamedSubject(
        family: renaming.old.family, old: pairs[first].donor.subject,
        new: pairs[first].taker.subject, count: count))
  }
}
