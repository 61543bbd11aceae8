/// What the index remembers of the files of the work tree when git last looked at them.
///
/// A file whose size and times are still those holds the content that the index names, so its
/// content need not be compared. Read from the index file itself: asking git would make it run the
/// repository's filters. See gitformat-index(5).
struct GitIndex: Sendable {
  /// What is remembered of one file.
  struct Entry: Sendable, Equatable {
    var blob: String
    var byteCount: UInt32
    var modified: FileTime
    var changed: FileTime
    var inode: UInt32
  }

  /// By path below the top.
  private(set) var entries: [String: Entry] = [:]

  /// Nil for a form of the index that is not understood: split, sparse, newer than version 4.
  ///
  /// - Parameter digestLength: bytes of the name of a blob, 20 or 32.
  init?(_ bytes: [UInt8], digestLength: Int) {
    var reader = IndexReader(bytes: bytes)
    guard reader.take(4).elementsEqual("DIRC".utf8) else { return nil }
    let version = reader.takeInteger()
    let count = reader.takeInteger()
    guard (2...4).contains(version) else { return nil }
    var path: [UInt8] = []
    for _ in 0..<count {
      let start = reader.offset
      let changed = FileTime(seconds: reader.takeInteger(), nanoseconds: reader.takeInteger())
      let modified = FileTime(seconds: reader.takeInteger(), nanoseconds: reader.takeInteger())
      _ = reader.takeInteger()
      let inode = reader.takeInteger()
      let mode = reader.takeInteger()
      _ = reader.take(8)
      let byteCount = reader.takeInteger()
      let blob = hexadecimal(reader.take(digestLength))
      let flags = reader.take(2)
      guard let high = flags.first, let low = flags.last, flags.count == 2 else { return nil }
      let isExtended = high & 0x40 != 0
      if isExtended { _ = reader.take(2) }
      guard reader.takePath(&path, version: version, entryStart: start) else { return nil }
      let stage = high >> 4 & 3
      // The length in the flags' low bits is checked: a wrong digest length would show here.
      let length = Int(high & 0x0F) << 8 | Int(low)
      guard length == min(path.count, 0xFFF) else { return nil }
      if stage == 0, mode >> 12 == 0o10 {
        entries[String(decoding: path, as: UTF8.self)] = Entry(
          blob: blob, byteCount: byteCount, modified: modified, changed: changed, inode: inode)
      }
    }
    // `link` splits the index over two files.
    if reader.take(4).elementsEqual("link".utf8) { return nil }
  }
}

/// Takes fields from the front of the bytes of an index; past the end all are zero or empty.
private struct IndexReader {
  let bytes: [UInt8]
  var offset = 0

  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    let end = min(offset + count, bytes.count)
    defer { offset = end }
    return bytes[offset..<end]
  }

  /// Four bytes, the most significant first.
  mutating func takeInteger() -> UInt32 {
    take(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Takes a path and the padding after it; in version 4 it is given by what it shares with the
  /// path before, and not padded. False if the bytes end before.
  mutating func takePath(_ path: inout [UInt8], version: UInt32, entryStart: Int) -> Bool {
    if version == 4 {
      guard let dropped = takeVariableInteger(), dropped <= path.count else { return false }
      path.removeLast(dropped)
    } else {
      path = []
    }
    guard let end = bytes[offset...].firstIndex(of: 0) else { return false }
    path += bytes[offset..<end]
    offset = end + 1
    if version < 4 {
      let length = end - entryStart
      offset = entryStart + (length / 8 + 1) * 8
    }
    return offset <= bytes.count
  }

  /// The offset encoding of pack files: seven bits a byte, one added at each step.
  private mutating func takeVariableInteger() -> Int? {
    guard var byte = take(1).first else { return nil }
    var value = Int(byte & 0x7F)
    while byte & 0x80 != 0 {
      guard value < 1 << 40, let next = take(1).first else { return nil }
      byte = next
      value = (value + 1) << 7 | Int(byte & 0x7F)
    }
    return value
  }
}

private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: text, as: UTF8.self)
}
