import SwiftTokens
import Testing

@Test("comments", arguments: commentRows)
func comments(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private let commentRows = [
  TokenRow("block comments nest", "/* a /* b */ c */ x", "/* a /* b */ c */ x"),
  TokenRow("`/*/` only opens a comment", "/*/ a */ b", "/*/ a */ b"),
  TokenRow("`/*/` at the end is not closed", "a /*/", "a /*/"),
  TokenRow(
    "quotes mean nothing in a comment", "/* an odd \" */ a // don't \"\nb",
    "/* an odd \" */ a // don't \" b"),
  TokenRow(
    "a string does not protect the end of a comment around it", "/* \"a */ b /* \" */",
    "/* \"a */ b /* \" */"),
  TokenRow("a regex that is commented out closes the comment", "/*\n/[0-9]*/ a", "/*⏎/[0-9]*/ a"),
  TokenRow(
    "a backslash does not continue a line comment", "// C:\\orchard\\\na", "// C:\\orchard\\ a"),
  TokenRow(
    "comments stand between any two tokens", "a /* x */ . // y\nb/* z */(",
    "a /* x */ . // y b /* z */ ("),
  TokenRow("a comment is space after an operator", "x +/*c*/y", "x •+• /*c*/ y"),
  TokenRow("a comment is space before an operator", "x/*c*/+ y", "x /*c*/ •+• y"),
  TokenRow("an operator before a comment is postfix", "x+/*c*/y", "x •+ /*c*/ y"),
  TokenRow("an operator stops at a line comment", "x +// c\ny", "x •+• // c y"),
  TokenRow("`*/*` is an operator and a comment", "x */* c */y", "x •*• /* c */ y"),
  TokenRow("a line comment ends at the end of the file", "a // b", "a // b"),
  TokenRow("an empty block comment", "/**/a", "/**/ a"),
  TokenRow("a block comment of three stars", "/***/a", "/***/ a"),
  TokenRow("a block comment of four stars", "/****/a", "/****/ a"),
  TokenRow(
    "a code fence is part of its comment", "/// ```\n/// f(\"\n/// ```\na",
    "/// ``` /// f(\" /// ``` a"),
  TokenRow("snippet markers are comments", "// snippet.hide\na", "// snippet.hide a"),
  TokenRow("a line comment ends before CR LF", "// a\r\nb", "// a b"),
  TokenRow("a line comment ends before a lone CR", "// a\rb", "// a b"),
  TokenRow(
    "a comment may hold bytes that are not UTF-8", Array("// ".utf8) + [0xFF, 0xE9, 0x0A, 0x61],
    "// \u{FFFD}\u{FFFD} a"),
]

@Test("a line break inside a block comment is one before the next token")
func lineBreakInComment() {
  let tokens = tokenize(Array("a /* \n */ (b /* c */ )".utf8)).tokens
  #expect(tokens[1].surroundings == [.followsLineBreak, .followsSpace])
  #expect(tokens[3].surroundings == .followsSpace)
}

@Test("a comment knows its style and its bytes")
func commentStyle() {
  let comments = tokenize(Array("a // b\r\n/* c */".utf8)).comments
  #expect(comments.map(\.style) == [.line, .block])
  #expect(comments.map(\.byteRange) == [2..<6, 8..<15])
}
