/// Byte patterns that are looked for together, in one pass over a file.
///
/// Two bytes of each pattern, its rarest in Swift sources, are compared at 32 places at once; only
/// where both stand at the right distance is the whole pattern compared. No table, no alignment, no
/// state: the search is a pure function of the bytes, and never reads outside of them.
package struct BytePatterns: Sendable {
  private let patterns: [Pattern]
  private let filters: [Filter]
  /// How far before and after its rarest byte a filter's other byte lies, at most.
  private let reach: (before: Int, after: Int)

  /// - Parameter patterns: in the order in which `occur` numbers them; none is empty.
  package init(_ patterns: [[UInt8]]) {
    precondition(!patterns.contains([]), "a pattern has at least one byte")
    self.patterns = patterns.map(Pattern.init)
    filters = Set(self.patterns.map(\.filterKey)).map(Filter.init)
    let distances = filters.map(\.distance)
    reach = (max(0, -(distances.min() ?? 0)), max(0, distances.max() ?? 0))
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
    let firstBlock = min(reach.before, bytes.count)
    let blocksEnd = bytes.count - reach.after - Block.scalarCount
    var offset = firstBlock
    while offset <= blocksEnd {
      var found = candidates(at: offset, in: bytes)
      while found != 0 {
        let place = offset + found.trailingZeroBitCount
        if occurs(around: place, in: bytes, where: isWanted) { return true }
        found &= found - 1
      }
      offset += Block.scalarCount
    }
    return (0..<firstBlock).contains { occurs(around: $0, in: bytes, where: isWanted) }
      || (offset..<max(offset, bytes.count)).contains {
        occurs(around: $0, in: bytes, where: isWanted)
      }
  }

  /// The places of a block where both bytes of a filter stand, as one bit each.
  @inline(__always)
  private func candidates(at offset: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    // Safe: `offset` leaves `reach` and a block's length to both ends of the bytes.
    let block = bytes.loadUnaligned(fromByteOffset: offset, as: Block.self)
    var found = SIMDMask<SIMD32<Int8>>()
    for filter in filters {
      let other = bytes.loadUnaligned(
        fromByteOffset: offset + filter.distance, as: Block.self)
      found .|= (block .== filter.rarest) .& (other .== filter.other)
    }
    return bits(of: found)
  }

  /// Whether a pattern whose rarest byte stands at an offset occurs there.
  private func occurs(
    around place: Int, in bytes: UnsafeRawBufferPointer, where isWanted: (Int, Range<Int>) -> Bool
  ) -> Bool {
    for (number, pattern) in patterns.enumerated() where bytes[place] == pattern.rarestByte {
      let start = place - pattern.rarestIndex
      let end = start + pattern.bytes.count
      if start >= 0, end <= bytes.count, bytes[start..<end].elementsEqual(pattern.bytes),
        isWanted(number, start..<end)
      {
        return true
      }
    }
    return false
  }
}

private typealias Block = SIMD32<UInt8>

private struct Pattern {
  let bytes: [UInt8]
  let rarestIndex: Int
  let otherIndex: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let indices = bytes.indices.sorted {
      (bytes[$0].commonness, $0) < (bytes[$1].commonness, $1)
    }
    rarestIndex = indices[0]
    otherIndex = indices.dropFirst().first ?? indices[0]
  }

  var rarestByte: UInt8 { bytes[rarestIndex] }

  var filterKey: FilterKey {
    FilterKey(
      rarest: rarestByte, other: bytes[otherIndex], distance: otherIndex - rarestIndex)
  }
}

private struct FilterKey: Hashable {
  let rarest: UInt8
  let other: UInt8
  let distance: Int
}

private struct Filter {
  let rarest: Block
  let other: Block
  let distance: Int

  init(_ key: FilterKey) {
    rarest = Block(repeating: key.rarest)
    other = Block(repeating: key.other)
    distance = key.distance
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

extension UInt8 {
  /// The rank of the byte in Swift sources, the most common highest; 0 for what hardly occurs.
  fileprivate var commonness: Int {
    UInt8.byRarity.firstIndex(of: self).map { $0 + 1 } ?? 0
  }

  private static let byRarity = Array(
    (#";Z|+JQ97&*8$65X4!<3'j@HGq#KWz\2>][U`1OV?F0N_BEMLRPDkATIC={}-xbwv/"Shy(),:gfmpud"#
      + "c\nlsorianet ").utf8)
}
