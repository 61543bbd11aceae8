extension Pass {
  /// Pass 1, *respelled*: the same file reaches the same thing under another rule.
  static let sameFile = Pass(
    link: .sameFile, matchesUnknown: true, tellsDescent: true,
    takerMarks: { taker, _ in [taker.file] }, donorMarks: { donor, _ in [donor.file] })
}
