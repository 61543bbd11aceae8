/// Byte patterns that are looked for together, in one pass over a file.
///
/// A gram is three bytes after each other. Every occurrence of a pattern of five bytes or more
/// holds three grams that begin side by side, so one of these begins at a multiple of three: where
/// no pattern is shorter, only there is the file looked at, and only where a gram is a pattern's is
/// the whole pattern compared (after S. Wu and U. Manber, "A Fast Algorithm for Multi-Pattern
/// Searching", 1994). No state: the search is a pure function of the bytes, and never reads outside
/// of them.
package struct BytePatterns: Sendable {
  /// The patterns after each other.
  private let text: [UInt8]
  /// Where each begins and ends in the text.
  private let patterns: [Range<Int>]
  /// The patterns that hold a gram, and the shorter ones: the parts of these are everywhere.
  private let tables: [GramTable]

  /// - Parameter patterns: in the order in which `occur` numbers them; none is empty.
  package init(_ patterns: [[UInt8]]) {
    precondition(!patterns.contains([]), "a pattern has at least one byte")
    text = Array(patterns.joined())
    var start = 0
    self.patterns = patterns.map { pattern in
      defer { start += pattern.count }
      return start..<start + pattern.count
    }
    let long = patterns.indices.filter { patterns[$0].count >= gramLength }
    let short = patterns.indices.filter { patterns[$0].count < gramLength }
    tables = [long, short].filter { !$0.isEmpty }.map { GramTable(of: $0, in: patterns) }
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
    tables.contains { table in
      var place = table.nextGram(from: 0, in: bytes)
      while place < bytes.count {
        for number in table.uses(ofGramAt: place, in: bytes) {
          let use = table.uses[number]
          let start = place - use.offset
          let end = start + patterns[use.pattern].count
          if start >= 0, end <= bytes.count, stands(use.pattern, at: start, in: bytes),
            isWanted(use.pattern, start..<end)
          {
            return true
          }
        }
        place = table.nextGram(from: place + table.stride, in: bytes)
      }
      return false
    }
  }

  /// Whether the bytes from an offset on are those of a pattern; there are enough of them.
  private func stands(_ number: Int, at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let pattern = patterns[number]
    for index in pattern where bytes[start + index - pattern.lowerBound] != text[index] {
      return false
    }
    return true
  }
}

/// How many bytes a gram has.
private let gramLength = 3

/// The grams of some patterns, by a hash of them.
private struct GramTable: Sendable {
  /// Where a gram stands in a pattern.
  struct Use: Sendable {
    var hash: Int
    var pattern: Int
    var offset: Int
  }

  /// One of so many grams side by side is looked at; the table has so many of each pattern.
  let stride: Int
  /// How many bytes a gram has here: in the table of very short patterns fewer.
  private let length: Int
  /// Sorted by hash.
  private(set) var uses: [Use] = []
  /// For each hash the number of its first use, counted from 1; 0 if there is none.
  private var firstUses: [UInt32]
  /// How far a product is shifted to be a hash: of many grams, more bits tell one from another.
  private let shift: UInt32

  /// - Parameter numbers: of the patterns, at least one.
  init(of numbers: [Int], in patterns: [[UInt8]]) {
    let shortest = numbers.map { patterns[$0].count }.min() ?? 1
    length = min(gramLength, shortest)
    stride = shortest - length + 1
    let grams = numbers.count * stride
    let bits = max(13, min(18, UInt32(Int.bitWidth - grams.leadingZeroBitCount) + 5))
    shift = 32 - bits
    firstUses = [UInt32](repeating: 0, count: 1 << bits)
    for number in numbers.sorted(by: { patterns[$0].count < patterns[$1].count }) {
      add(number, patterns[number])
    }
    uses.sort { $0.hash < $1.hash }
    for (index, use) in uses.enumerated().reversed() { firstUses[use.hash] = UInt32(index + 1) }
  }

  /// Adds those of a pattern's grams, side by side, of which most are in the table already: each
  /// place where one stands costs a look.
  private mutating func add(_ number: Int, _ pattern: [UInt8]) {
    let hashes = (0...pattern.count - length).map { start in
      hash(of: pattern[start..<start + length])
    }
    var (best, bestMerit) = (0, -1)
    for start in 0...hashes.count - stride {
      let merit = hashes[start..<start + stride].count { firstUses[$0] != 0 }
      if merit > bestMerit { (best, bestMerit) = (start, merit) }
    }
    for offset in best..<best + stride {
      uses.append(Use(hash: hashes[offset], pattern: number, offset: offset))
      firstUses[hashes[offset]] = 1
    }
  }

  /// The numbers of the uses of a gram that `nextGram` found.
  func uses(ofGramAt place: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    var gram: UInt32 = 0
    for offset in 0..<length { gram |= UInt32(bytes[place + offset]) << UInt32(8 * offset) }
    let hash = hash(of: gram)
    let first = Int(firstUses[hash]) - 1
    var end = first
    while end < uses.count, uses[end].hash == hash { end += 1 }
    return first..<end
  }

  /// The first place that seems to hold a gram, of those a stride apart; the number of bytes if
  /// there is none.
  func nextGram(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start
    let mask = UInt32.max >> UInt32(8 * (4 - length))
    let found = firstUses.withUnsafeBufferPointer { firstUses in
      // Safe: four bytes are left, and there are as many elements as hashes.
      while place <= bytes.count - 4 {
        let gram = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        if firstUses[hash(of: UInt32(littleEndian: gram) & mask)] != 0 { return true }
        place &+= stride
      }
      return false
    }
    if found { return place }
    while place <= bytes.count - length {
      if firstUses[hash(of: bytes[place..<place + length])] != 0 { return place }
      place += stride
    }
    return bytes.count
  }

  private func hash(of bytes: some BidirectionalCollection<UInt8>) -> Int {
    hash(of: bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  /// - Parameter gram: its first byte in the lowest bits.
  @inline(__always)
  private func hash(of gram: UInt32) -> Int { Int((gram &* 0x9E37_79B1) &>> shift) }
}
