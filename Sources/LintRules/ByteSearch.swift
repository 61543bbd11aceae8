/// Tells whether any of several patterns occurs in some bytes, reading only a part of them.
///
/// Wu and Manber's search: a window as long as the shortest pattern slides over the bytes; a table
/// of the window's last two bytes says how far it may jump. Where it may not, the patterns that end
/// so inside the window are compared.
struct ByteSearch: Sendable {
  /// The length of the window; 0 when a pattern is too short to search for.
  private let window: Int
  /// How far the window may jump, by its last two bytes.
  private let jumps: [UInt8]
  /// The patterns by the two bytes that end the window on them.
  private let candidates: [UInt16: [Pattern]]

  init(_ patterns: [Pattern]) {
    let window = min(patterns.map(\.bytes.count).min() ?? 0, 16)
    self.window = window < 2 ? 0 : window
    guard window >= 2 else {
      jumps = []
      candidates = [:]
      return
    }
    var jumps = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
    var candidates: [UInt16: [Pattern]] = [:]
    for pattern in patterns {
      for end in 1..<window {
        let pair = ByteSearch.pair(pattern.bytes[end - 1], pattern.bytes[end])
        jumps[Int(pair)] = min(jumps[Int(pair)], UInt8(window - 1 - end))
        if end == window - 1 { candidates[pair, default: []].append(pattern) }
      }
    }
    self.jumps = jumps
    self.candidates = candidates
  }

  /// Whether a pattern occurs; always true when one is too short to search for.
  func occurs(in bytes: [UInt8]) -> Bool {
    guard window > 0 else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      jumps.withUnsafeBufferPointer { jumps in occurs(in: bytes, jumps: jumps) }
    }
  }

  /// Every index is below `bytes.count`: `end` is checked before it is used, and it only grows;
  /// `jumps` has an entry for each of the 65,536 pairs. So neither pointer is read out of bounds.
  private func occurs(
    in bytes: UnsafeBufferPointer<UInt8>, jumps: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = window - 1
    while end < bytes.count {
      let pair = ByteSearch.pair(bytes[end - 1], bytes[end])
      let jump = Int(jumps[Int(pair)])
      if jump == 0 {
        let start = end - window + 1
        let isFound = candidates[pair]?.contains { $0.matches(bytes, at: start) } ?? false
        if isFound { return true }
      }
      end += max(jump, 1)
    }
    return false
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }
}

extension Pattern {
  fileprivate func matches(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + bytes.count
    guard end <= text.count else { return false }
    for offset in bytes.indices where text[start + offset] != bytes[offset] { return false }
    return allowsRight(of: end, in: text) && allowsLeft(of: start, in: text)
  }

  private func allowsLeft(of start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = start - 1
    switch left {
    case .anything: return true
    case .wordStart: return !isWordByte(text, before)
    case .noMember:
      return !isWordByte(text, before)
        && byte(text, beforeSpace(text, before)) != UInt8(ascii: ".")
    case .afterWord:
      var first = start
      while isWordByte(text, first - 1) { first -= 1 }
      let previous = byte(text, beforeSpace(text, first - 1))
      return previous.map { isLetter($0) || $0 >= 0x80 || ByteSet.trivia.contains($0) } ?? false
    }
  }

  private func allowsRight(of end: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .anything = right { return true }
    guard !isWordByte(text, end) else { return false }
    let next = byte(text, afterSpace(text, end)) ?? 0
    let isUncertain = next >= 0x80 || ByteSet.trivia.contains(next)
    switch right {
    case .anything, .wordEnd: return true
    case .opening: return isUncertain || next == UInt8(ascii: "(") || next == UInt8(ascii: "<")
    case .member: return isUncertain || next == UInt8(ascii: ".")
    case .module(let name): return isUncertain || imports(name, after: end, in: text)
    }
  }

  /// Whether the module's name follows `import`, perhaps after the kind of declaration.
  private func imports(
    _ name: [UInt8], after end: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = afterSpace(text, end)
    for _ in 0..<2 {
      var wordEnd = start
      while isWordByte(text, wordEnd) { wordEnd += 1 }
      if text[start..<wordEnd].elementsEqual(name) { return true }
      start = afterSpace(text, wordEnd)
      if byte(text, start).map({ ByteSet.trivia.contains($0) || $0 >= 0x80 }) ?? false {
        return true
      }
    }
    return false
  }
}

private enum ByteSet {
  /// Bytes that begin or end a comment or a name in backticks.
  static let trivia: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "`")]
}

private func byte(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8? {
  text.indices.contains(index) ? text[index] : nil
}

/// The index of the last byte at or before `index` that is no white space; -1 if there is none.
private func beforeSpace(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
  var index = index
  while index >= 0, isSpace(text[index]) { index -= 1 }
  return index
}

/// The index of the first byte from `index` on that is no white space.
private func afterSpace(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
  var index = index
  while index < text.count, isSpace(text[index]) { index += 1 }
  return index
}

private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isWordByte(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
  guard let byte = byte(text, index) else { return false }
  return isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
}
