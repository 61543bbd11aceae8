/// The words of a JSON text: white space, comments, strings, numbers and literals.
struct JSONScanner {
  let bytes: [UInt8]
  let dialect: JSONDialect
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: [UInt8], dialect: JSONDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  var isAtEnd: Bool { offset == bytes.count }
  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var position: JSONPosition { position(at: offset) }

  private func position(at offset: Int) -> JSONPosition {
    JSONPosition(line: line, utf8Column: offset - lineStart + 1)
  }

  mutating func advance() { offset += 1 }

  /// Moves over the byte if it comes next, and says whether it did.
  mutating func advance(over byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// The problem of whatever stands here instead of what was expected.
  func unexpected(_ expected: String) -> JSONProblem {
    guard !isAtEnd else { return JSONProblem(.unexpectedEnd(expected: expected), at: position) }
    let rest = bytes[offset...].prefix(40)
    let word = rest.prefix { $0 == UInt8(ascii: "_") || $0.isASCIIAlphanumeric }
    let found =
      word.isEmpty
      ? String(String(decoding: rest, as: UTF8.self).prefix(1))
      : String(decoding: word, as: UTF8.self)
    return JSONProblem(.unexpected(found: found, expected: expected), at: position)
  }

  mutating func skipByteOrderMark() throws(JSONProblem) {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    if !dialect.allowsByteOrderMark { throw JSONProblem(.byteOrderMark, at: position) }
    offset = 3
  }

  mutating func skipTrivia() throws(JSONProblem) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"): advanceOverLineBreak()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func advanceOverLineBreak() {
    offset += 1
    line += 1
    lineStart = offset
  }

  private mutating func skipComment() throws(JSONProblem) {
    let start = position
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw unexpected("a value")
    }
    if !dialect.allowsComments { throw JSONProblem(.comment, at: start) }
    offset += 2
    if second == UInt8(ascii: "/") {
      while let byte = peek, byte != UInt8(ascii: "\n") { offset += 1 }
      return
    }
    while let byte = peek {
      if byte == UInt8(ascii: "\n") {
        advanceOverLineBreak()
      } else {
        offset += 1
        if byte == UInt8(ascii: "*"), advance(over: UInt8(ascii: "/")) { return }
      }
    }
    throw JSONProblem(.unterminatedComment, at: start)
  }

  /// Scans a string, a number, `true`, `false` or `null`.
  mutating func scanScalar() throws(JSONProblem) -> JSONValue.Content {
    switch peek {
    case UInt8(ascii: "\"")?: return .string(try scanString())
    case let byte? where "-0123456789".utf8.contains(byte): return try scanNumber()
    default: break
    }
    let words: [(String, JSONValue.Content)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    let word = bytes[offset...].prefix { $0.isASCIIAlphanumeric }
    for (spelling, content) in words where word.elementsEqual(spelling.utf8) {
      offset += word.count
      return content
    }
    throw unexpected("a value")
  }

  private mutating func scanNumber() throws(JSONProblem) -> JSONValue.Content {
    let start = position
    let text = bytes[offset...].prefix { $0.isASCIIAlphanumeric || "-+.".utf8.contains($0) }
    offset += text.count
    let spelling = String(decoding: text, as: UTF8.self)
    guard isJSONNumber(text) else { throw JSONProblem(.number(spelling), at: start) }
    if let integer = Int(spelling) { return .integer(integer) }
    guard let number = Double(spelling), number.isFinite else {
      throw JSONProblem(.number(spelling), at: start)
    }
    return .number(number)
  }

  /// Scans a string from its opening quote to behind its closing one.
  mutating func scanString() throws(JSONProblem) -> String {
    let start = position
    offset += 1
    let first = offset
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    var unescaped = Array(bytes[first..<offset])
    while true {
      guard let byte = peek, byte != UInt8(ascii: "\n") else {
        throw JSONProblem(.unterminatedString, at: start)
      }
      if byte < 0x20 { throw JSONProblem(.controlCharacter(byte), at: position) }
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        try scanEscape(into: &unescaped)
      } else {
        unescaped.append(byte)
        offset += 1
      }
    }
    offset += 1
    let text = String(decoding: unescaped, as: UTF8.self)
    guard text.utf8.elementsEqual(unescaped) else { throw JSONProblem(.invalidUTF8, at: start) }
    return text
  }

  private mutating func scanEscape(into text: inout [UInt8]) throws(JSONProblem) {
    let start = position
    guard offset + 1 < bytes.count else { throw JSONProblem(.unterminatedString, at: start) }
    let letter = bytes[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try scanScalarEscape(from: start)).utf8
    default: throw JSONProblem(.escape, at: start)
    }
  }

  /// Scans the four hex digits after `\u`, and the second half of a surrogate pair.
  private mutating func scanScalarEscape(
    from start: JSONPosition
  ) throws(JSONProblem) -> Character {
    let unit = try scanHexDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    guard unit < 0xDC00, advance(over: UInt8(ascii: "\\")), advance(over: UInt8(ascii: "u")) else {
      throw JSONProblem(.loneSurrogate, at: start)
    }
    let second = try scanHexDigits(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONProblem(.loneSurrogate, at: start) }
    return Character(scalar)
  }

  private mutating func scanHexDigits(from start: JSONPosition) throws(JSONProblem) -> UInt32 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCIIAlphanumeric }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONProblem(.escape, at: start) }
    offset += 4
    return unit
  }
}

/// Whether the bytes follow the grammar of RFC 8259, section 6.
private func isJSONNumber(_ text: ArraySlice<UInt8>) -> Bool {
  var rest = text
  func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  func dropDigits() -> Int {
    let digits = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(digits)
    return digits
  }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  let startsWithZero = rest.first == UInt8(ascii: "0")
  let whole = dropDigits()
  if whole == 0 || startsWithZero && whole > 1 { return false }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    if dropDigits() == 0 { return false }
  }
  if let letter = rest.first, "eE".utf8.contains(letter) {
    rest = rest.dropFirst()
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    if dropDigits() == 0 { return false }
  }
  return rest.isEmpty
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
