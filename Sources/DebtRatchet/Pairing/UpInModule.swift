extension Pass {
  /// Pass 5, *moved up*: to a higher tier of the same module.
  static let upInModule = Pass(link: .upInModule, matchesUnknown: true) {
    taker, donor, evidence in
    donor.tier < taker.tier && evidence.module(donor.file) == evidence.module(taker.file)
  }
}
