extension Pass {
  /// Step 5, *replaced*: at the same place another subject of the family.
  static let replaced = Pass(
    link: .replaced, matchesUnknown: true, takerMarks: { taker, _ in [taker.file] },
    donorMarks: { donor, evidence in [evidence.location(of: donor), donor.file] })

  /// A subject that goes by another name everywhere: two subjects at any distance.
  static let renamedSubject = Pass(
    link: .renamedSubject, matchesUnknown: true, takerMarks: { _, _ in [anything] },
    donorMarks: { _, _ in [anything] })
}

extension Pairing {
  /// Step 5: other subjects at the same place; first those that are replaced in the same way at
  /// several places.
  mutating func pairReplacements() {
    let places = openGroups(by: \.family).flatMap(placesOf)
    var votes: [Renaming: Int] = [:]
    for place in places {
      for renaming in renamings(at: place) { votes[renaming, default: 0] += 1 }
    }
    let repeated = Set(votes.filter { $0.value > 1 }.keys)
    var replacedAlike = Pass.replaced
    replacedAlike.confirms = { taker, donor, _ in
      repeated.contains(Renaming(old: donor.thing, new: taker.thing))
    }
    if !repeated.isEmpty {
      for place in places { pair(place, replacedAlike) { $0.tier <= $1.tier } }
    }
    for place in places { pair(place, .replaced) { $0.tier <= $1.tier } }
  }

  /// The group, split by where its debts lie now.
  private func placesOf(_ group: Group) -> [Group] {
    var places: [String: Group] = [:]
    for donor in group.donors {
      places[evidence.location(of: donors[donor]), default: Group()].donors.append(donor)
    }
    for taker in group.takers { places[takers[taker].file]?.takers.append(taker) }
    return places.filter { !$0.value.takers.isEmpty }
      .sorted { precedes($0.key, $1.key) }.map(\.value)
  }

  /// Every way to pair the subjects of a place; none where there are too many to tell anything.
  private func renamings(at place: Group) -> Set<Renaming> {
    guard place.donors.count * place.takers.count <= 400 else { return [] }
    var renamings: Set<Renaming> = []
    for donor in place.donors {
      for taker in place.takers {
        renamings.insert(Renaming(old: donors[donor].thing, new: takers[taker].thing))
      }
    }
    return renamings
  }
}
