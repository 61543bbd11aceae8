/// Counts the UTF-16 code units of a file, of which editors make columns.
///
/// A file with a very long line is counted once, up to every 256th byte, so that a column costs
/// the same wherever it lies.
struct UTF16Columns {
  private static let stride = 256
  private let bytes: [UInt8]
  /// The code units before each multiple of the stride; empty where every line is short.
  private var counts: [Int] = []

  /// - Parameter lineStarts: offsets of the first byte of every line, 0-based, ascending.
  init(of bytes: [UInt8], lineStarts: [Int]) {
    self.bytes = bytes
    let isLong = { (line: Int) in
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      return end - lineStarts[line] > Self.stride
    }
    guard lineStarts.indices.contains(where: isLong) else { return }
    var count = 0
    for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
      counts.append(count)
      count += units(in: start..<min(start + Self.stride, bytes.count))
    }
  }

  /// How many code units a range of byte offsets takes.
  ///
  /// A byte that continues a character counts for none, even where it continues nothing.
  func length(of range: Range<Int>) -> Int {
    guard range.count > Self.stride, !counts.isEmpty else { return units(in: range) }
    return unitsBefore(range.upperBound) - unitsBefore(range.lowerBound)
  }

  private func unitsBefore(_ offset: Int) -> Int {
    let checkpoint = offset / Self.stride
    return counts[checkpoint] + units(in: checkpoint * Self.stride..<offset)
  }

  /// Characters beyond the first 65,536, which begin with a byte from F0 on, take two units.
  private func units(in range: Range<Int>) -> Int {
    var count = 0
    for byte in bytes[range] {
      count += (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0)
    }
    return count
  }
}
