extension Pass {
  /// Pass 4, *moved up*: the recommended step, one level up to whoever builds the object. The
  /// taker's file constructs a type that the donor's file declares, at any distance.
  static let creator = Pass(link: .creator, tellsDescent: true) {
    taker, donor, evidence in evidence.constructs(taker.file, typeOf: donor.file)
  }

  /// The step back: what the creator had, the created type now reaches for itself. It only ever
  /// tells that debt moved down.
  static let created = Pass(link: .creator) {
    taker, donor, evidence in evidence.constructed(donor.file, typeOf: taker.file)
  }
}
