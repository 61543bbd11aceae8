import LintFindings
import SwiftTokens

/// Turns tokens of one file into places.
struct Places {
  let source: TokenizedSource
  let path: String
  let lines: LineTable
  private let columns: UTF16Columns

  init(in source: TokenizedSource, path: String) {
    self.source = source
    self.path = path
    lines = LineTable(of: source.bytes)
    columns = UTF16Columns(of: source.bytes, lineStarts: lines.starts)
  }

  /// The place of a range of tokens.
  func place(of tokens: Range<Int>) -> Place {
    place(ofBytes: Int(source.tokens[tokens.lowerBound].start)..<endByte(of: tokens))
  }

  /// The place of a range of byte offsets.
  func place(ofBytes bytes: Range<Int>) -> Place {
    let start = lines.position(ofByteOffset: bytes.lowerBound)
    let end = lines.position(ofByteOffset: bytes.upperBound)
    let lineStart = lines.starts[start.line - 1]
    return Place(
      path: path, line: start.line, utf8Column: start.utf8Column,
      utf16Column: columns.length(of: lineStart..<bytes.lowerBound) + 1,
      endLine: end.line, endUTF8Column: end.utf8Column, lineLength: length(ofLine: start.line))
  }

  private func endByte(of tokens: Range<Int>) -> Int {
    tokens.last.map { Int(source.tokens[$0].end) } ?? Int(source.tokens[tokens.lowerBound].start)
  }

  private func length(ofLine line: Int) -> Int {
    let start = lines.starts[line - 1]
    var end = line < lines.starts.count ? lines.starts[line] : source.bytes.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return end - start
  }
}
