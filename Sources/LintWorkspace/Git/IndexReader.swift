/// Goes from entry to entry of an index file, whose paths may be given by what they share.
struct IndexReader {
  let bytes: [UInt8]
  /// Bytes of the name of a blob.
  let digestLength: Int
  /// Whether a path leaves out what it shares with the path before: version 4.
  let isCompressed: Bool
  /// Where the next entry starts.
  private(set) var offset = 12
  /// The path of the last entry.
  private(set) var path: [UInt8] = []
  /// Whether the work tree is meant to lack the last entry: a sparse checkout.
  private(set) var isSparse = false

  init(bytes: [UInt8], digestLength: Int, isCompressed: Bool) {
    self.bytes = bytes
    self.digestLength = digestLength
    self.isCompressed = isCompressed
  }

  /// The stage of the next entry, 0 unless it is in conflict; nil if there is no entry of this
  /// form, which is also how a wrong length of the digest shows.
  mutating func advancePastEntry() -> UInt8? {
    let start = offset
    let flags = start + 40 + digestLength
    guard flags + 4 <= bytes.count else { return nil }
    let isExtended = bytes[flags] & 0x40 != 0
    isSparse = isExtended && bytes[flags + 2] & 0x40 != 0
    offset = flags + (isExtended ? 4 : 2)
    guard advancePastPath() else { return nil }
    if !isCompressed { offset = start + ((offset - 1 - start) / 8 + 1) * 8 }
    let length = Int(bytes[flags] & 0x0F) << 8 | Int(bytes[flags + 1])
    guard length == min(path.count, 0xFFF), offset <= bytes.count else { return nil }
    return bytes[flags] >> 4 & 3
  }

  /// Takes a path up to the zero byte that ends it.
  private mutating func advancePastPath() -> Bool {
    if isCompressed {
      guard let dropped = advancePastInteger(), dropped <= path.count else { return false }
      path.removeLast(dropped)
    } else {
      path.removeAll(keepingCapacity: true)
    }
    guard let end = bytes[offset...].firstIndex(of: 0) else { return false }
    path += bytes[offset..<end]
    offset = end + 1
    return true
  }

  /// Takes a number in the offset encoding of pack files: seven bits a byte, one added at each.
  private mutating func advancePastInteger() -> Int? {
    var value = -1
    while offset < bytes.count, value < 1 << 40 {
      let byte = bytes[offset]
      offset += 1
      value = (value + 1) << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
