/// The 1-based line of the first conflict marker; nil if there is none that closes.
///
/// A marker starts a line, and one of the other end follows at the start of a later line. In a
/// literal of several lines it is text: the quotes before it tell.
func conflictLine(in bytes: [UInt8]) -> Int? {
  let starts = lineStarts(of: Array("<<<<<<< ".utf8), in: bytes)
  guard let end = lineStarts(of: Array(">>>>>>> ".utf8), in: bytes).last else { return nil }
  var quotes = 0
  var counted = 0
  for start in starts where start < end {
    quotes += tripleQuotes(in: bytes[counted..<start])
    counted = start
    if quotes.isMultiple(of: 2) { return line(at: start, in: bytes) }
  }
  return nil
}

/// The offsets at which a line begins with the text, in order.
private func lineStarts(of text: [UInt8], in bytes: [UInt8]) -> [Int] {
  var starts: [Int] = []
  var isAtStart = true
  for (offset, byte) in bytes.enumerated() {
    if isAtStart && byte == text[0] && bytes[offset...].starts(with: text) { starts.append(offset) }
    isAtStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
  return starts
}

private func tripleQuotes(in bytes: ArraySlice<UInt8>) -> Int {
  var count = 0
  var run = 0
  for byte in bytes {
    run = byte == UInt8(ascii: "\"") ? run + 1 : 0
    if run == 3 {
      count += 1
      run = 0
    }
  }
  return count
}

/// The 1-based line of an offset; `\n`, `\r\n` and `\r` end lines.
func line(at offset: Int, in bytes: [UInt8]) -> Int {
  var line = 1
  var last: UInt8 = 0
  for byte in bytes[..<offset] {
    if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && last != UInt8(ascii: "\r") {
      line += 1
    }
    last = byte
  }
  return line
}

/// The offset of the first byte that is not part of well-formed UTF-8; nil if all are.
///
/// Well-formed as table 3-7 of the Unicode standard says: no surrogates, no form that is too long.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var offset = firstBeyondASCII(in: bytes, from: 0)
  while offset < bytes.count {
    guard let form = UTF8Form(bytes[offset]), offset + form.length <= bytes.count,
      form.second.contains(bytes[offset + 1]),
      bytes[(offset + 1)..<(offset + form.length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return offset }
    offset = firstBeyondASCII(in: bytes, from: offset + form.length)
  }
  return nil
}

/// The text that some bytes are, for showing: a byte that is no part of UTF-8 is written `\xE9`.
func shownText(_ bytes: [UInt8]) -> String {
  var text = ""
  var rest = bytes
  while let offset = firstInvalidUTF8(in: rest) {
    let digits = String(rest[offset], radix: 16, uppercase: true)
    text += String(decoding: rest[..<offset], as: UTF8.self) + "\\x" + digits
    rest.removeFirst(offset + 1)
  }
  return text + String(decoding: rest, as: UTF8.self)
}

/// What the first byte of a character of several bytes says of the others.
private struct UTF8Form {
  var length: Int
  var second: ClosedRange<UInt8>

  init?(_ first: UInt8) {
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
  }
}
