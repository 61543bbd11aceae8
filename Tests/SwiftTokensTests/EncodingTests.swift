import SwiftTokens
import Testing

@Test("white space and encodings", arguments: encodingRows)
func encodings(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private func bytes(_ before: String, _ middle: [UInt8], _ after: String) -> [UInt8] {
  Array(before.utf8) + middle + Array(after.utf8)
}

private let encodingRows = [
  TokenRow("a byte order mark is no token", "\u{FEFF}a", "a"),
  TokenRow("a byte order mark between tokens is none", "a \u{FEFF}b", "a b"),
  TokenRow("a shebang", "#!/usr/bin/env swift \" /*\na", "shebang(#!/usr/bin/env swift \" /*) a"),
  TokenRow("a shebang after a byte order mark", "\u{FEFF}#!/a\nb", "shebang(#!/a) b"),
  TokenRow("no shebang in a later line", "\n#!a", "# •! a"),
  TokenRow("NUL is white space", "let b\0= c", "let b = c"),
  TokenRow("no-break spaces are white space", "static\u{A0}let\u{A0}a", "static let a"),
  TokenRow("a no-break space unbinds an operator", "a\u{A0}-b", "a -• b"),
  TokenRow("vertical tab and form feed do not unbind", "a =\u{B}b\u{C}c", "a = b c"),
  TokenRow("line separators are no line breaks", "// a\u{2028}b\u{85}c", "// a\u{2028}b\u{85}c"),
  TokenRow("bytes that are not UTF-8", bytes("a ", [0xE9, 0x80], "b"), "a b"),
  TokenRow("bytes that are not UTF-8 end a name", bytes("a", [0xE9], "b"), "a b"),
  TokenRow("a surrogate", bytes("a ", [0xED, 0xA0, 0x80], "b"), "a b"),
  TokenRow("an overlong form", bytes("a ", [0xC0, 0x80], "b"), "a b"),
  TokenRow("a character cut off at the end", bytes("a ", [0xF0, 0x9F], ""), "a"),
  TokenRow(
    "a string with bytes that are not UTF-8", bytes("\"", [0xE9], "\" a"), "\" ‹\u{FFFD}› \" a"),
  TokenRow("control characters are skipped", "a\u{1}\u{7F}b", "a b"),
  TokenRow("bidirectional marks are skipped", "a \u{200E}b", "a b"),
  TokenRow("an empty file", "", ""),
  TokenRow("only a byte order mark", "\u{FEFF}", ""),
  TokenRow("only white space", " \t\r\n", ""),
]

@Test("LF, CR LF and a lone CR are line breaks before the next token")
func lineBreaks() {
  let tokens = tokenize(Array("a\nb\r\nc\rd e\u{2028}f".utf8)).tokens
  #expect(
    tokens.dropLast().map { $0.surroundings.contains(.followsLineBreak) }
      == [false, true, true, true, false, false])
}

@Test("white space, comments and both ends of the file show beside a token")
func surroundings() {
  let tokens = tokenize(Array("a.b /**/c".utf8)).tokens
  #expect(
    tokens.map(\.surroundings) == [
      .followsSpace, [], [], .followsSpace, .followsSpace,
    ])
}

@Test("positions are lines and UTF-8 columns from 1, in all kinds of lines")
func positions() {
  let lines = LineTable(of: Array("é b\r\nc\rd\n".utf8))
  #expect(lines.starts == [0, 6, 8, 10])
  #expect(lines.position(ofByteOffset: 3) == (1, 4))
  #expect(lines.position(ofByteOffset: 6) == (2, 1))
  #expect(lines.position(ofByteOffset: 8) == (3, 1))
  #expect(lines.position(ofByteOffset: 10) == (4, 1))
}
