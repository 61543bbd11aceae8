extension Pass {
  /// What an older revision of a rule recorded in a file pays for what the newer one finds there.
  static let olderRevision = Pass(
    link: .olderRevision, matchesUnknown: true, takerMarks: sameFile.takerMarks,
    donorMarks: sameFile.donorMarks)
}

extension Pairing {
  /// Compares per file and family only.
  mutating func pairOlderRevisions() {
    for group in openGroups(by: \.family) {
      pair(group, .olderRevision) { $0.tier <= $1.tier }
    }
  }

  /// Pass 1 alone.
  mutating func pairRespelled() {
    for group in openGroups(by: \.thing) {
      pair(group, .sameFile) { $0.tier <= $1.tier }
    }
  }
}
