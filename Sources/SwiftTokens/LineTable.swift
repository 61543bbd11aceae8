/// Where the lines of a file begin; LF, CRLF and a lone CR each end one.
public struct LineTable: Sendable {
  /// Offsets of the first byte of every line, 0-based, ascending; the first is 0.
  public let starts: [Int]

  public init(of bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var offset = 0
    while true {
      offset = bytes.firstOffset(from: offset) { $0.isLineBreak } + 1
      guard offset <= bytes.count else { break }
      let isHalfOfBreak =
        bytes[offset - 1] == UInt8(ascii: "\r") && offset < bytes.count
        && bytes[offset] == UInt8(ascii: "\n")
      if !isHalfOfBreak { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The 1-based line that holds a byte.
  ///
  /// - Parameter byteOffset: 0-based, from 0 to the file's length.
  public func line(ofByteOffset byteOffset: Int) -> Int {
    starts.partitioningIndex { $0 > byteOffset }
  }

  /// The 1-based line and the 1-based column, in UTF-8 bytes, of a byte.
  public func position(ofByteOffset byteOffset: Int) -> (line: Int, utf8Column: Int) {
    let line = line(ofByteOffset: byteOffset)
    return (line, byteOffset - starts[line - 1] + 1)
  }
}
