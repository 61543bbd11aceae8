extension Pass {
  /// Pass 9, *merged*: there is less of this thing than before (a dependency hoisted into a base
  /// class, a copy unified), so whatever is left of it came from somewhere.
  static let shrinking = Pass(link: .shrinking) { taker, _, evidence in
    evidence.shrunken.contains(taker.thing)
  }
}

/// The things of which the second count is lower.
func shrunkenThings(before: [Thing: Int], now: [Thing: Int]) -> Set<Thing> {
  Set(before.filter { now[$0.key, default: 0] < $0.value }.keys)
}
