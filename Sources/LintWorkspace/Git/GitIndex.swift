/// What git keeps in the index: which files it tracks, and how they were when it last looked.
///
/// Read from the index file itself: asking git about the work tree would make it run filters of
/// the repository, and starting it takes longer than a small repository takes to scan. See
/// gitformat-index(5).
struct GitIndex: Sendable {
  /// A regular file that is not in conflict.
  struct Entry: Sendable {
    /// From the top of the work tree.
    var path: String
    /// Where the entry's record starts.
    fileprivate var offset: Int
    /// Whether the work tree is meant to lack it: a sparse checkout.
    var isSparse: Bool
  }

  /// By the bytes of their paths.
  private(set) var entries: [Entry] = []
  private let bytes: [UInt8]
  /// Bytes of the name of a blob, 20 or 32.
  private let digestLength: Int

  /// Nil for a form of the index that is not understood: split, with folders for their files, or
  /// newer than version 4.
  init?(_ bytes: [UInt8]) {
    for digestLength in [20, 32] {
      if let index = GitIndex(bytes, digestLength: digestLength) {
        self = index
        return
      }
    }
    return nil
  }

  private init?(_ bytes: [UInt8], digestLength: Int) {
    self.bytes = bytes
    self.digestLength = digestLength
    guard bytes.starts(with: "DIRC".utf8), bytes.count >= 12 else { return nil }
    let version = Self.integer(bytes, at: 4)
    guard (2...4).contains(version) else { return nil }
    var reader = IndexReader(
      bytes: bytes, digestLength: digestLength, isCompressed: version == 4)
    for _ in 0..<Self.integer(bytes, at: 8) {
      let start = reader.offset
      guard let stage = reader.advancePastEntry() else { return nil }
      let type = Self.integer(bytes, at: start + 24) >> 12
      if type == 0o04 { return nil }
      if stage == 0 && type == 0o10 {
        let path = String(decoding: reader.path, as: UTF8.self)
        entries.append(Entry(path: path, offset: start, isSparse: reader.isSparse))
      }
    }
    // `link` splits the index over two files.
    if bytes[reader.offset...].starts(with: "link".utf8) { return nil }
  }

  /// The index of a work tree; nil if it has none, or none that is understood.
  static func read(top: String) -> (index: GitIndex, written: FileTime)? {
    guard let path = location(top: top), let written = (try? System.status(of: path))?.modified,
      let bytes = try? System.read(path), let index = GitIndex(bytes)
    else { return nil }
    return (index, written)
  }

  private static func location(top: String) -> String? {
    GitFolder(of: top).map { "\($0.own)/index" }
  }

  /// The paths that equal one of these, or begin with one that ends in `/`.
  func paths(in wanted: [String]) -> [String] {
    wanted.flatMap { wanted -> [String] in
      let first = firstIndex(notBefore: wanted)
      let isFolder = wanted.utf8.last == UInt8(ascii: "/")
      return entries[first...].prefix { entry in
        isFolder ? entry.path.utf8.starts(with: wanted.utf8) : entry.path == wanted
      }.map(\.path)
    }
  }

  /// The entry of a file; nil if it is not tracked.
  func entry(of path: String) -> Entry? {
    let index = firstIndex(notBefore: path)
    return index < entries.count && entries[index].path == path ? entries[index] : nil
  }

  private func firstIndex(notBefore path: String) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        Paths.precede(entries[middle].path, path)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The name of the content, hexadecimal.
  func blob(of entry: Entry) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let digest = bytes[entry.offset + 40..<entry.offset + 40 + digestLength]
    let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a file's size and times are those that git saw, so that its content is the entry's.
  func describes(_ status: FileStatus, _ entry: Entry, written: FileTime) -> Bool {
    let modified = time(at: entry.offset + 8)
    return status.kind == .file
      && integer(at: entry.offset + 36) == UInt32(truncatingIfNeeded: status.byteCount)
      && integer(at: entry.offset + 20) == UInt32(truncatingIfNeeded: status.identity.inode)
      && modified.agrees(with: status.modified)
      && time(at: entry.offset).agrees(with: status.changed)
      // What changed in the very moment in which the index was written shows no difference.
      && modified.isSurelyBefore(written)
  }

  private func time(at offset: Int) -> FileTime {
    FileTime(seconds: integer(at: offset), nanoseconds: integer(at: offset + 4))
  }

  private func integer(at offset: Int) -> UInt32 { Self.integer(bytes, at: offset) }

  /// Four bytes, the most significant first.
  private static func integer(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension FileTime {
  /// Some builds of git remember seconds only.
  fileprivate func agrees(with other: FileTime) -> Bool {
    seconds == other.seconds && (nanoseconds == other.nanoseconds || nanoseconds == 0)
  }

  fileprivate func isSurelyBefore(_ other: FileTime) -> Bool {
    seconds < other.seconds
      || seconds == other.seconds && nanoseconds > 0 && nanoseconds < other.nanoseconds
  }
}
