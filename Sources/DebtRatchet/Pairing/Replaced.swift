extension Pass {
  /// Step 5, *replaced*: at the same place another subject of the family.
  static let replaced = Pass(link: .replaced, matchesUnknown: true) { taker, donor, evidence in
    taker.file == evidence.location(of: donor) || taker.file == donor.file
  }

  /// A subject that goes by another name everywhere: two subjects at any distance.
  static let renamedSubject = Pass(link: .renamedSubject, matchesUnknown: true) { _, _, _ in true }
}

extension Pairing {
  /// Step 5: other subjects at the same place.
  mutating func pairReplacements() {
    for group in openGroups(by: \.family) where !group.takers.isEmpty {
      for place in placesOf(group) {
        pair(place, .replaced) { $0.tier <= $1.tier }
      }
    }
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
}
