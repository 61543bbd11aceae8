import SwiftTokens

/// What is wrong with how tokens and comments cover a file; nil if nothing is.
///
/// They must lie in order without overlap, hold something, leave out only what is no token, and
/// tell the truth about what stands beside them.
func tilingFault(of source: TokenizedSource) -> String? {
  guard source.tokens.last?.kind == .endOfFile else { return "no end of file" }
  var comments = source.comments[...]
  var offset = 0
  for (index, token) in source.tokens.enumerated() {
    let isLast = index == source.tokens.count - 1
    if token.byteRange.isEmpty != isLast { return "token \(index) has \(token.byteRange)" }
    var between = offset..<offset
    while let comment = comments.first, comment.start < token.start || isLast {
      if comment.start < between.upperBound { return "a comment overlaps at \(comment.start)" }
      if comment.end <= comment.start { return "an empty comment at \(comment.start)" }
      if let fault = gapFault(in: source, between.upperBound..<Int(comment.start)) { return fault }
      between = offset..<Int(comment.end)
      comments.removeFirst()
    }
    if Int(token.start) < between.upperBound { return "token \(index) overlaps" }
    if let fault = gapFault(in: source, between.upperBound..<Int(token.start)) { return fault }
    if let fault = spaceFault(in: source, before: index, offset..<Int(token.start)) { return fault }
    offset = Int(token.end)
  }
  return offset == source.bytes.count ? nil : "the end is at \(offset)"
}

private func spaceFault(
  in source: TokenizedSource, before index: Int, _ between: Range<Int>
) -> String? {
  let surroundings = source.tokens[index].surroundings
  let hasSpace = !between.isEmpty || index == 0 || index == source.tokens.count - 1
  if surroundings.contains(.followsSpace) != hasSpace { return "space before token \(index)" }
  let hasLineBreak = source.bytes[between].contains { $0 == 0x0A || $0 == 0x0D }
  if surroundings.contains(.followsLineBreak) != hasLineBreak {
    return "line break before token \(index)"
  }
  return nil
}

/// What stands in a stretch that is neither token nor comment but should be.
private func gapFault(in source: TokenizedSource, _ gap: Range<Int>) -> String? {
  var offset = gap.lowerBound
  while offset < gap.upperBound {
    let byte = source.bytes[offset]
    if isConflict(in: source.bytes, at: offset) { return nil }
    let isBlank = byte <= 0x20 || byte >= 0x7F
    guard isBlank else { return "a byte \(byte) at \(offset) is in no token" }
    offset += 1
  }
  return nil
}

private func isConflict(in bytes: [UInt8], at offset: Int) -> Bool {
  let rest = bytes[offset...]
  return rest.starts(with: "<<<<<<< ".utf8) || rest.starts(with: ">>>> ".utf8)
}
