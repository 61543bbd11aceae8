extension Pass {
  /// Pass 2, *renamed*: the donor's file is the taker's file by now.
  static let fileMap = Pass(
    link: .fileMap, matchesUnknown: true, tellsDescent: true,
    takerMarks: { taker, _ in [taker.file] },
    donorMarks: { donor, evidence in evidence.fileMap[donor.file].map { [$0] } ?? [] })
}
