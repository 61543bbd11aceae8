extension Pass {
  /// Pass 1, *respelled*: the same file reaches the same thing under another rule.
  static let sameFile = Pass(link: .sameFile, matchesUnknown: true, tellsDescent: true) {
    taker, donor, _ in taker.file == donor.file
  }
}
