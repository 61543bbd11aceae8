import SwiftTokens
import Testing

@Test("slashes: division, operators, regex literals", arguments: slashRows)
func slashes(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private let slashRows = [
  TokenRow("a bare regex as in Swift 6", "let a = /b.c/", "let a = regex(/b.c/)"),
  TokenRow(
    "a regex of one quote", "a(/\"/); b(/'/, /\"\"\"/)",
    "a ( regex(/\"/) ) ; b ( regex(/'/) , regex(/\"\"\"/) )"),
  TokenRow("code in a regex is no code", "= /@Injected|A.b/", "= regex(/@Injected|A.b/)"),
  TokenRow("comment marks in a regex", "= /https?:\\/\\//", "= regex(/https?:\\/\\//)"),
  TokenRow("an escaped block comment in a regex", "= /a\\/\\*b/", "= regex(/a\\/\\*b/)"),
  TokenRow("a star at the end of a regex", "= /x*/", "= regex(/x*/)"),
  TokenRow("braces in a regex", "= /{/ }", "= regex(/{/) }"),
  TokenRow("parentheses in a regex", "(/(a|b)\\)/)", "( regex(/(a|b)\\)/) )"),
  TokenRow("an unbalanced parenthesis refutes a regex", "(/a).f(/b)", "( /• a ) . f ( /• b )"),
  TokenRow("a parenthesis in a class is no group", "(/[)]/)", "( regex(/[)]/) )"),
  TokenRow("a slash in a class closes", "(/[/]/)", "( regex(/[/) ] •/ )"),
  TokenRow("a left-bound slash divides", "x/y/z", "x •/• y •/• z"),
  TokenRow("a spaced slash after an expression divides", "x / y / z", "x •/• y •/• z"),
  TokenRow("a prefix slash after an expression is a regex", "x /y/ z", "x regex(/y/) z"),
  TokenRow("division after brackets", "(x)/(y)/[z]/w", "( x ) •/• ( y ) •/• [ z ] •/• w"),
  TokenRow("division over lines", "x!\n  / y\n  / 2", "x •! •/• y •/• 2"),
  TokenRow("division of numbers", "a(9.0/255.0, 8/2)", "a ( 9.0 •/• 255.0 , 8 •/• 2 )"),
  TokenRow("two divisions in one call", "min(x / 2, y / 2)", "min ( x •/• 2 , y •/• 2 )"),
  TokenRow("an operator as an argument", "reduce(1, /)", "reduce ( 1 , •/• )"),
  TokenRow("an operator among arguments", "take(/, x, /)", "take ( •/• , x , •/• )"),
  TokenRow("a regex among arguments", "take(/,x,/)", "take ( regex(/,x,/) )"),
  TokenRow(
    "a prefix slash for a case path", "pull(/Route.open, to: /Route.shut)",
    "pull ( /• Route . open , to : /• Route . shut )"),
  TokenRow("an operator declaration", "infix operator /^/", "infix operator •/^/•"),
  TokenRow(
    "an operator function", "func /^/ (l: Int) { l / r }", "func •/^/• ( l : Int ) { l •/• r }"),
  TokenRow("a static operator function", "static func /(a: A) {}", "static func /• ( a : A ) { }"),
  TokenRow("a regex after `return`", "return /\"/", "return regex(/\"/)"),
  TokenRow(
    "a regex after `case` and `in`", "case /\"/: { x in /\"/ }",
    "case regex(/\"/) : { x in regex(/\"/) }"),
  TokenRow("a regex after `try?`", "try? /^ x/.f()", "try •? regex(/^ x/) . f ( )"),
  TokenRow("a regex after `try!`", "try! / x/", "try •! regex(/ x/)"),
  TokenRow("division after a postfix mark", "x! / y / z", "x •! •/• y •/• z"),
  TokenRow("a regex at the start of a line", "a\n/\"x\"/\nb", "a regex(/\"x\"/) b"),
  TokenRow("a regex at the start of the file", "/x/", "regex(/x/)"),
  TokenRow("a prefix operator glued to a regex", "!/\"x/", "!• regex(/\"x/)"),
  TokenRow("an operator that ends in a slash", "x+/y/", "x •+/• y •/"),
  TokenRow("a certain regex may begin with space", "let r = / x/", "let r = regex(/ x/)"),
  TokenRow("a certain regex may lack its end", "let r = / x\ny", "let r = regex(/ x) y"),
  TokenRow("a doubtful regex may not end with space", "f(/a /)", "f ( /• a •/• )"),
  TokenRow("an escaped space may end a regex", "f(/a\\ /)", "f ( regex(/a\\ /) )"),
  TokenRow("a comment after its end refutes a regex", "f(/a//b)", "f ( /• a //b)"),
  TokenRow("a doubtful regex may not begin with space", "f(/ a/)", "f ( •/• a •/ )"),
  TokenRow("a doubtful regex ends on its line", "f(/a\n/ b)", "f ( /• a •/• b )"),
  TokenRow(
    "a regex after `throw` and `where`", "throw /\"/.e; where /\"/",
    "throw regex(/\"/) . e ; where regex(/\"/)"),
  TokenRow("a slash and a question mark are an operator", "a /? b", "a •/?• b"),
  TokenRow("a quotient assigned", "x /= 2", "x •/=• 2"),
  TokenRow("an operator between slashes", "a /~/ b", "a •/~/• b"),
  TokenRow("slashes as an operator's name", "b /==/ c", "b •/==/• c"),
  TokenRow(
    "division after `self` and literals", "self / a / nil / \"s\" / b",
    "self •/• a •/• nil •/• \" ‹s› \" •/• b"),
  TokenRow("an extended regex", "#/a/b \"/* //c/# d", "regex(#/a/b \"/* //c/#) d"),
  TokenRow("an extended regex of two pounds", "##/a/#b/## c", "regex(##/a/#b/##) c"),
  TokenRow("an empty extended regex", "#//# a", "regex(#//#) a"),
  TokenRow("an extended regex ends at the end of its line", "#/a\nb", "regex(#/a) b"),
  TokenRow(
    "an extended regex over lines", "#/\n a # \"{\n/# b", "regex(#/⏎ a # \"{⏎/#) b"),
  TokenRow("an extended regex over lines that is not closed", "#/ \n a \"", "regex(#/ ) a \""),
  TokenRow(
    "a regex in an interpolation", #""\(a.b(/c/))" d"#, #"" \( a . b ( regex(/c/) ) )› " d"#),
  TokenRow("a digit class and a count", "_ = /^[0-9a-f]{8}$/", "_ = regex(/^[0-9a-f]{8}$/)"),
  TokenRow("a regex after a comma or colon", "f(a, of: /a|b/)", "f ( a , of : regex(/a|b/) )"),
  TokenRow("a conditional before a regex", "#if A\n/ x/\n#endif", "# if A •/• x •/ # endif"),
  TokenRow("a regex after `#else`", "#else\n/ x/", "# else regex(/ x/)"),
  TokenRow("a slash at the end of the file", "a /", "a •/•"),
]
