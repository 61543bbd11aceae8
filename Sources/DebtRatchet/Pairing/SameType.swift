extension Pass {
  /// Pass 3, *type moved*: both lie in the same outermost type, its declaration or an extension.
  static let sameType = Pass(link: .sameType, matchesUnknown: true, tellsDescent: true) {
    taker, donor, _ in taker.types.contains { donor.types.contains($0) }
  }
}
