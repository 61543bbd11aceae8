extension Pass {
  /// Pass 2, *renamed*: the donor's file is the taker's file by now.
  static let fileMap = Pass(link: .fileMap, matchesUnknown: true, tellsDescent: true) {
    taker, donor, evidence in evidence.fileMap[donor.file] == taker.file
  }
}
