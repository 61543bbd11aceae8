/// What came of reading a source file.
package enum SourceReading: Sendable {
  /// The bytes; `note` says what is odd about them.
  case source([UInt8], note: SourceNote?)
  /// It vanished after it was listed.
  case deleted
  /// What is in it cannot be judged: its debt is neither there nor gone.
  case unknown(UnknownSource)
}

/// What is odd about a file that is scanned all the same.
package enum SourceNote: Sendable, Equatable, CustomStringConvertible {
  /// The 1-based line of the first byte that is no UTF-8.
  case notUTF8(line: Int)

  package var description: String {
    switch self {
    case .notUTF8(let line): "line \(line) is not UTF-8; save the file as UTF-8"
    }
  }
}

/// Why the content of a file cannot be judged.
package enum UnknownSource: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(reason: String)
  case utf16
  /// The 1-based line of the first marker.
  case conflict(line: Int)

  /// What is wrong and what to do instead.
  package var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason); check its permissions"
    case .utf16: "is UTF-16; save it as UTF-8"
    case .conflict(let line): "holds merge conflict markers (line \(line)); resolve the conflict"
    }
  }
}

/// Reads a file whole and says whether its content can be judged.
///
/// A file that is missing is looked for once more: editors replace files by renaming.
package func readSource(at location: String) -> SourceReading {
  do throws(SystemError) {
    return examine(try System.read(location))
  } catch {
    guard error.isMissing else { return .unknown(.unreadable(reason: error.reason)) }
  }
  do throws(SystemError) {
    return examine(try System.read(location))
  } catch {
    return error.isMissing ? .deleted : .unknown(.unreadable(reason: error.reason))
  }
}

/// Judges bytes that came from elsewhere, such as the standard input or a blob of git.
package func examine(_ bytes: [UInt8]) -> SourceReading {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return .unknown(.utf16)
  }
  let survey = ByteSurvey(bytes)
  if survey.holdsMarker, let line = conflictLine(in: bytes) {
    return .unknown(.conflict(line: line))
  }
  let invalid = survey.isASCII ? nil : firstInvalidUTF8(in: bytes)
  return .source(bytes, note: invalid.map { .notUTF8(line: line(at: $0, in: bytes)) })
}

/// What one fast look at all bytes shows; the slow questions are asked only where it matters.
private struct ByteSurvey {
  var isASCII = true
  /// Whether eight bytes in a row might be the start of a conflict marker.
  var holdsMarker = false

  init(_ bytes: [UInt8]) {
    // Safety: whole words are read inside of the array only, and need not be aligned.
    bytes.withUnsafeBytes { bytes in
      var seen: UInt64 = 0
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        seen |= word
        // Of the seven `<` in a row at least one word holds four neighbours.
        let differences = word ^ 0x3C3C_3C3C_3C3C_3C3C
        if differences & 0xFFFF_FFFF == 0 || differences >> 32 == 0 { holdsMarker = true }
        offset += 8
      }
      while offset < bytes.count {
        seen |= UInt64(bytes[offset])
        offset += 1
      }
      isASCII = seen & 0x8080_8080_8080_8080 == 0
    }
  }
}

/// The offset of the first byte that is not ASCII, at `start` or after it; the number of bytes if
/// there is none.
func firstBeyondASCII(in bytes: [UInt8], from start: Int) -> Int {
  // Safety: whole words are read inside of the array only, and need not be aligned.
  bytes.withUnsafeBytes { bytes in
    var offset = start
    while offset + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }
}

/// How many lines there are; the last one need not end in a line break.
package func countLines(of bytes: [UInt8]) -> Int {
  let lineBreaks = SIMD16<UInt8>(repeating: UInt8(ascii: "\n"))
  // Safety: sixteen bytes are read inside of the array only, and need not be aligned.
  let breaks = bytes.withUnsafeBytes { bytes in
    var count = 0
    var offset = 0
    while offset + 16 <= bytes.count {
      // A lane counts to 255 at most.
      let end = min(bytes.count - 15, offset + 255 * 16)
      var sums = SIMD16<UInt8>()
      while offset < end {
        let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        // A lane that is set is all ones, which is minus one.
        sums &-= unsafeBitCast(block .== lineBreaks, to: SIMD16<UInt8>.self)
        offset += 16
      }
      for lane in sums.indices { count += Int(sums[lane]) }
    }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { count += 1 }
      offset += 1
    }
    return count
  }
  return breaks + (bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? 0 : 1)
}
