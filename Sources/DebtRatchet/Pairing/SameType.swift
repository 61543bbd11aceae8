extension Pass {
  /// Pass 3, *type moved*: both lie in the same outermost type, its declaration or an extension.
  static let sameType = Pass(
    link: .sameType, matchesUnknown: true, tellsDescent: true,
    takerMarks: { taker, _ in taker.types }, donorMarks: { donor, _ in donor.types })
}
