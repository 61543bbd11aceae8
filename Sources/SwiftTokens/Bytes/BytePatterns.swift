/// Byte patterns that are looked for together, in one pass over a file.
///
/// A pair of bytes of each pattern is compared at 32 places at once; only where both stand at the
/// right distance is the whole pattern compared. The pairs are rare in Swift sources, and few:
/// patterns share them. No alignment, no state: the search is a pure function of the bytes, and
/// never reads outside of them.
package struct BytePatterns: Sendable {
  /// The patterns after each other.
  private let text: [UInt8]
  /// Sorted by the first byte of their pairs.
  private let patterns: [Pattern]
  /// Where those with a first byte begin in `patterns`; one more element than there are bytes.
  private let firstByByte: [Int]
  private let filters: [Filter]
  /// How far behind its first byte a pair's second byte lies, at most.
  private let reach: Int

  /// - Parameter patterns: in the order in which `occur` numbers them; none is empty.
  package init(_ patterns: [[UInt8]]) {
    precondition(!patterns.contains([]), "a pattern has at least one byte")
    text = Array(patterns.joined())
    let pairs = choosePairs(of: patterns)
    var start = 0
    let all = zip(patterns, pairs).enumerated().map { number, found in
      defer { start += found.0.count }
      return Pattern(
        number: number, start: start, count: found.0.count, pairIndex: found.1.index,
        firstByte: found.1.pair.first)
    }
    self.patterns = all.sorted { ($0.firstByte, $0.number) < ($1.firstByte, $1.number) }
    let first = self.patterns.map { Int($0.firstByte) }
    firstByByte = (0...256).map { byte in first.firstIndex { $0 >= byte } ?? first.count }
    filters = Set(pairs.map(\.pair)).map(Filter.init)
    reach = filters.map(\.distance).max() ?? 0
  }

  /// Whether a pattern occurs at a place that satisfies a condition.
  ///
  /// - Parameter isWanted: is told the pattern's number, 0-based, and the offsets of an occurrence;
  ///   occurrences come in no particular order.
  package func occur(
    in bytes: [UInt8], where isWanted: (_ pattern: Int, _ range: Range<Int>) -> Bool
  ) -> Bool {
    bytes.withUnsafeBytes { occur(in: $0, where: isWanted) }
  }

  /// Whether a pattern occurs at a place that satisfies a condition.
  package func occur(
    in bytes: UnsafeRawBufferPointer, where isWanted: (_ pattern: Int, _ range: Range<Int>) -> Bool
  ) -> Bool {
    let blocksEnd = bytes.count - reach - Block.scalarCount
    var offset = 0
    while offset <= blocksEnd {
      var found = candidates(at: offset, in: bytes)
      while found != 0 {
        let place = offset + found.trailingZeroBitCount
        if occurs(around: place, in: bytes, where: isWanted) { return true }
        found &= found - 1
      }
      offset += Block.scalarCount
    }
    return (offset..<max(offset, bytes.count)).contains {
      occurs(around: $0, in: bytes, where: isWanted)
    }
  }

  /// The places of a block where both bytes of a pair stand, as one bit each.
  @inline(__always)
  private func candidates(at offset: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    // Safe: `offset` leaves `reach` and a block's length to the end of the bytes.
    let block = bytes.loadUnaligned(fromByteOffset: offset, as: Block.self)
    var found = SIMDMask<SIMD32<Int8>>()
    for filter in filters {
      let other = bytes.loadUnaligned(
        fromByteOffset: offset + filter.distance, as: Block.self)
      found .|= (block .== filter.first) .& (other .== filter.second)
    }
    return bits(of: found)
  }

  /// Whether a pattern occurs such that the first byte of its pair stands at an offset.
  private func occurs(
    around place: Int, in bytes: UnsafeRawBufferPointer, where isWanted: (Int, Range<Int>) -> Bool
  ) -> Bool {
    let byte = Int(bytes[place])
    for index in firstByByte[byte]..<firstByByte[byte + 1] {
      let pattern = patterns[index]
      let start = place - pattern.pairIndex
      if start >= 0, start + pattern.count <= bytes.count, stands(pattern, at: start, in: bytes),
        isWanted(pattern.number, start..<start + pattern.count)
      {
        return true
      }
    }
    return false
  }

  /// Whether the bytes from an offset on are those of a pattern; there are enough of them.
  private func stands(_ pattern: Pattern, at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    for index in 0..<pattern.count where bytes[start + index] != text[pattern.start + index] {
      return false
    }
    return true
  }
}

private typealias Block = SIMD32<UInt8>

private struct Pattern {
  let number: Int
  /// Where it begins among all patterns.
  let start: Int
  let count: Int
  /// Where in it the first byte of its pair stands.
  let pairIndex: Int
  let firstByte: UInt8
}

private struct Filter {
  let first: Block
  let second: Block
  let distance: Int

  init(_ pair: BytePair) {
    first = Block(repeating: pair.first)
    second = Block(repeating: pair.second)
    distance = pair.distance
  }
}

/// One bit for each lane that is set.
@inline(__always)
private func bits(of mask: SIMDMask<SIMD32<Int8>>) -> UInt32 {
  // Safe: both are 32 bytes without padding, and a set lane is all ones.
  let words = unsafeBitCast(mask, to: SIMD4<UInt64>.self)
  if words == .zero { return 0 }
  var bits: UInt32 = 0
  for index in 0..<4 {
    // Gathers the lowest bits of eight lanes in the highest byte.
    let lanes = UInt64(littleEndian: words[index]) & 0x0101_0101_0101_0101
    bits |= UInt32(truncatingIfNeeded: (lanes &* 0x0102_0408_1020_4080) >> 56) << (8 * index)
  }
  return bits
}
