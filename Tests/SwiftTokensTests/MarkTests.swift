import SwiftTokens
import Testing

@Test("operators and punctuation", arguments: markRows)
func marks(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private let markRows = [
  TokenRow("boundness of operators", "-a a- a-b a - b", "-• a a •- a •-• b a •-• b"),
  TokenRow(
    "marks that open and close bound nothing", "(-a) [a-] {-a}", "( -• a ) [ a •- ] { -• a }"),
  TokenRow("a postfix operator before a member", "x^.y ^.y", "x •^ . y ^• . y"),
  TokenRow("an operator that begins with a period", "a .+ b .++. c", "a •.+• b •.++.• c"),
  TokenRow("no period inside another operator", "a +.b", "a +• . b"),
  TokenRow("custom operators", "a<~b ~>c", "a •<~• b ~>• c"),
  TokenRow("optional chains", "a?.b a??.c a!.d", "a •? . b a •? •? . c a •! . d"),
  TokenRow("a space after a postfix question mark", "a? .b", "a •? . b"),
  TokenRow("a ternary question mark", "a ? .b : c", "a •?• . b : c"),
  TokenRow("nil coalescing", "a ?? b", "a •??• b"),
  TokenRow("a prefix exclamation mark", "!a", "!• a"),
  TokenRow("inout arguments", "f(&a) a & b", "f ( &• a ) a •&• b"),
  TokenRow("arrows and assignment", "(a)->b = c == d", "( a ) -> b = c •==• d"),
  TokenRow("closing angles stay glued", "a<b<c>>(d)", "a •<• b •<• c •>>• ( d )"),
  TokenRow("opening angles stay glued", "a<-1>", "a •<-• 1 •>"),
  TokenRow("a stray end of a comment", "a */ b", "a unknown(*/) b"),
  TokenRow("module selectors", "A::B.c d.A::e @A::B", "A :: B . c d . A :: e @ A :: B"),
  TokenRow("colons", "a:b a: b", "a : b a : b"),
  TokenRow("a pound and its name", "#if A\n#Macro(a)", "# if A # Macro ( a )"),
  TokenRow("a run of pounds", "##a #", "# # a #"),
  TokenRow("attributes and key paths", "@ A \\.b", "@ A \\ . b"),
  TokenRow(
    "an editor placeholder", "f(<#T##Int#>, <#a.b#>)",
    "f ( placeholder(<#T##Int#>) , placeholder(<#a.b#>) )"),
  TokenRow("a placeholder after an operator", "a +<#b#>", "a +• placeholder(<#b#>)"),
  TokenRow("a placeholder that is not closed", "<#a\nb#>", "<• # a b # •>"),
  TokenRow("a placeholder begun twice", "<#a <#b#>", "<• # a placeholder(<#b#>)"),
  TokenRow("a conflict", "a\n<<<<<<< o\nb\n=======\nc\n>>>>>>> t\nd", "a d"),
  TokenRow("a conflict of Perforce", "a\n>>>> o\nb\n<<<<\nc", "a c"),
  TokenRow("conflict marks inside a line", "a <<<<<<< b", "a •<<<<<<<• b"),
  TokenRow("a conflict that is not closed", "<<<<<<< b\nc", "•<<<<<<<• b c"),
  TokenRow("a conflict closed at the end of the file", "<<<<<<< a\n>>>>>>> b", ""),
  TokenRow(
    "tokens without space", "class A{static let a=B();@C(\\.b)var b:B}",
    "class A { static let a = B ( ) ; @ C ( \\ . b ) var b : B }"),
]

@Test("kinds of punctuation")
func markKinds() {
  #expect(
    kinds("( ) [ ] { } , : :: ; . \\ @ # -> =") == [
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .comma, .colon, .doubleColon, .semicolon, .period, .backslash, .at, .pound, .arrow, .equal,
    ])
}

@Test("question and exclamation marks have kinds of their own")
func questionKinds() {
  #expect(kinds("a?") == [.identifier, .postfixQuestion])
  #expect(kinds("a!") == [.identifier, .postfixExclamation])
  #expect(kinds("a ? b") == [.identifier, .infixQuestion, .identifier])
  #expect(kinds("(&a)") == [.leftParenthesis, .prefixAmpersand, .identifier, .rightParenthesis])
}
