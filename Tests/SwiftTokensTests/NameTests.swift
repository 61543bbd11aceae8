import SwiftTokens
import Testing

@Test("names and numbers", arguments: nameRows)
func names(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private let nameRows = [
  TokenRow("backticks belong to the token", "`Container`.`shared`", "`Container` . `shared`"),
  TokenRow("a raw identifier is one token", "`a b \"c // d` e", "`a b \"c // d` e"),
  TokenRow("a backtick without partner stands alone", "`a b\nc`", "unknown(`) a b c unknown(`)"),
  TokenRow("empty backticks", "`` a", "`` a"),
  TokenRow(
    "names that only look alike", "Container2 _Container sharedInstance shared_",
    "Container2 _Container sharedInstance shared_"),
  TokenRow(
    "letters beyond ASCII go on with a name", "sharedé Containerß x", "sharedé Containerß x"),
  TokenRow("a combining accent goes on with a name", "shared\u{301} x", "shared\u{301} x"),
  TokenRow(
    "invisible characters go on with a name",
    "a\u{200B}b a\u{200D}b a\u{AD}b a\u{2060}b a\u{FEFF}b",
    "a\u{200B}b a\u{200D}b a\u{AD}b a\u{2060}b a\u{FEFF}b"),
  TokenRow("a Cyrillic letter begins another name", "Сontainer а", "Сontainer а"),
  TokenRow("emoji are names", "🚀.a 👨‍👩‍👧 🫖", "🚀 . a 👨‍👩‍👧 🫖"),
  TokenRow("dingbats are operators", "a ❤ b", "a •❤• b"),
  TokenRow("dollars begin names", "$0.a $store $Container.b $", "$0 . a $store $Container . b $"),
  TokenRow("words after a period", "a.self.default.init()", "a . self . default . init ( )"),
  TokenRow("metavariables", "f($$$A)", "f ( $$$A )"),
  TokenRow("members of numbers", "1.a 0xF.b 1e3.c 1_000.d", "1 . a 0xF . b 1e3 . c 1_000 . d"),
  TokenRow(
    "hexadecimal members", "0xF.fade(1) 0xff.fp 0x1.8p3 0x1p-2",
    "0xF . fade ( 1 ) 0xff . fp 0x1.8p3 0x1p-2"),
  TokenRow("names of tuple elements", "pair.0.1.a", "pair . 0 . 1 . a"),
  TokenRow("ranges", "1...a 0.1..<b 1 ... 2", "1 •...• a 0.1 •..<• b 1 •...• 2"),
  TokenRow("version numbers", "iOS 17.0.1, >=5.9.1", "iOS 17.0 . 1 , >=• 5.9 . 1"),
  TokenRow("floats", "1.5e-3 1E+2 1.e", "1.5e-3 1E+2 1 . e"),
  TokenRow("radix prefixes", "0b10 0o17 0xAF_01 0b12x", "0b10 0o17 0xAF_01 0b12x"),
  TokenRow("letters glued to a number", "1abc 1.5x 1eé", "1abc 1.5 x 1eé"),
  TokenRow("a number before a period at the end", "1.", "1 ."),
  TokenRow("a mark that may not begin a name", "\u{301}a b", "\u{301}a b"),
  TokenRow("bidirectional controls are in a name", "a\u{202E}b", "a\u{202E}b"),
]

@Test("words are known by their spelling, names in backticks never")
func words() {
  let source = tokenize(
    Array("init Self self Any _ willSet associatedtype `self` selfish int".utf8))
  #expect(
    source.tokens.map(\.word) == [
      .initKeyword, .selfTypeKeyword, .selfKeyword, .anyKeyword, .underscore, .willSet,
      .associatedtype, .none, .none, .none, .none,
    ])
}

@Test(
  "words are known whatever stands behind them",
  arguments: ["", " ", "\n", "\u{A0}", "\0", "❤", ".a", "/**/"])
func wordsBefore(text: String) {
  let source = tokenize(Array("precedencegroup static\(text)".utf8))
  #expect(source.tokens.prefix(2).map(\.word) == [.precedencegroup, .static])
  #expect(tokenize(Array("staticé".utf8)).tokens[0].word == .none)
}

@Test("kinds of names and numbers")
func nameKinds() {
  #expect(
    kinds("a `b` $0 1 1.5 0x1p3 <#T##Int#>") == [
      .identifier, .backtickedIdentifier, .dollarIdentifier, .integerLiteral, .floatLiteral,
      .floatLiteral, .placeholder,
    ])
}

@Test("the name of a token is without its backticks")
func nameWithoutBackticks() {
  let source = tokenize(Array("`default` default ``".utf8))
  #expect((0..<3).map(source.name(of:)) == ["default", "default", ""])
  #expect(source.spells(0, "default"))
  #expect(source.spells(1, "default"))
  #expect(!source.spells(1, "defaults"))
}
