/// Two bytes at a distance from each other.
struct BytePair: Sendable, Hashable {
  var first: UInt8
  var second: UInt8
  /// From the first to the second; 0 if they are one byte.
  var distance: Int

  /// At how many of a million places of Swift sources the pair stands, very roughly.
  fileprivate var frequency: Int {
    let first = ByteFrequency.perMillion[Int(first)]
    return distance == 0 ? first : first * ByteFrequency.perMillion[Int(second)] / 1_000_000
  }
}

/// A pair of bytes in each pattern, and where in it the first one stands: a pair that several
/// patterns have, if it is rare enough, else a rare one.
func choosePairs(of patterns: [[UInt8]]) -> [(pair: BytePair, index: Int)] {
  let candidates = patterns.map(pairs)
  // Each place where a pair stands costs as much as looking for several pairs more.
  let rare = candidates.map { pairs in pairs.map(\.pair).filter { $0.frequency < 500 } }
  var counts: [BytePair: Int] = [:]
  for pair in rare.flatMap(Set.init) { counts[pair, default: 0] += 1 }
  return zip(patterns, candidates).map { pattern, candidates in
    var best = (pair: BytePair(first: pattern[0], second: pattern[0], distance: 0), index: 0)
    var bestMerit = (Int.min, 0)
    for candidate in candidates {
      let merit = (counts[candidate.pair] ?? 0, -candidate.pair.frequency)
      if merit > bestMerit { (best, bestMerit) = (candidate, merit) }
    }
    return best
  }
}

/// The pairs of bytes in a pattern that stand close to each other.
private func pairs(in pattern: [UInt8]) -> [(pair: BytePair, index: Int)] {
  pattern.indices.flatMap { index in
    (1...4).filter { index + $0 < pattern.count }.map { distance in
      let pair = BytePair(
        first: pattern[index], second: pattern[index + distance], distance: distance)
      return (pair, index)
    }
  }
}

private enum ByteFrequency {
  /// The bytes of Swift sources, the rarest first.
  private static let byRarity = Array(
    (#";Z|+JQ97&*8$65X4!<3'j@HGq#KWz\2>][U`1OV?F0N_BEMLRPDkATIC={}-xbwv/"Shy(),:gfmpud"#
      + "c\nlsorianet ").utf8)

  /// How many of a million bytes of Swift sources are this one, in steps.
  static let perMillion: [Int] = {
    var table = [Int](repeating: 200, count: 256)
    let steps = [
      (12, 300), (30, 600), (48, 1_800), (60, 5_000), (72, 8_000), (80, 15_000), (84, 35_000),
      (88, 46_000), (90, 65_000), (91, 230_000),
    ]
    for (rank, byte) in byRarity.enumerated() {
      table[Int(byte)] = steps.first { rank < $0.0 }?.1 ?? 230_000
    }
    return table
  }()
}
