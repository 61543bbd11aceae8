extension LedgerRow {
  /// Whether converting this type before the other unlocks more: leaves first, then most hidden
  /// dependencies for each place that must change with it, then what is worked on anyway.
  ///
  /// What nobody is seen to create (storyboards, the system) comes last among equals.
  func unlocksMore(than other: LedgerRow) -> Bool {
    if tier != other.tier { return tier < other.tier }
    if isHardToHandIn != other.isHardToHandIn { return !isHardToHandIn }
    let (mine, theirs) = (
      hides.count * max(other.creators.count, 1),
      other.hides.count * max(creators.count, 1)
    )
    if mine != theirs { return mine > theirs }
    if hides.count != other.hides.count { return hides.count > other.hides.count }
    if recentCommits != other.recentCommits {
      return recentCommits ?? 0 > other.recentCommits ?? 0
    }
    return path != other.path ? precedes(path, other.path) : precedes(type, other.type)
  }

  private var isHardToHandIn: Bool { isCreatedBySystem || creators.isEmpty }
}
