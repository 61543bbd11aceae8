import SwiftTokens
import Testing

@Test("string literals", arguments: stringRows)
func strings(row: TokenRow) {
  #expect(render(tokenize(row.source)) == row.tokens)
}

private let stringRows = [
  TokenRow(
    "code in a string is text", #"let s = "@Injected a.resolve(y)""#,
    #"let s = " ‹@Injected a.resolve(y)› ""#),
  TokenRow("comment marks in a string are text", #""https://a/*"; b"#, #"" ‹https://a/*› " ; b"#),
  TokenRow("an empty string", #""" a"#, #"" " a"#),
  TokenRow("two backslashes before a parenthesis are text", #""\\(a)""#, #"" ‹\\(a)› ""#),
  TokenRow(
    "three backslashes before a parenthesis interpolate", #""\\\(a)""#, #"" ‹\\› \( a )› ""#),
  TokenRow("an escaped quote is text", #""a\"b" c"#, #"" ‹a\"b› " c"#),
  TokenRow("a code point of a quote is text", #""\u{22}\u{28}" c"#, #"" ‹\u{22}\u{28}› " c"#),
  TokenRow(
    "an interpolation holds an expression", #""now \(a.b) c" d"#,
    #"" ‹now › \( a . b )› ‹ c› " d"#),
  TokenRow("interpolations touch", #""\(a)\(b)""#, #"" \( a )› \( b )› ""#),
  TokenRow(
    "strings nest in interpolations", #""x \(f("y \(f("z \(a)"))"))" b"#,
    #"" ‹x › \( f ( " ‹y › \( f ( " ‹z › \( a )› " ) )› " ) )› " b"#),
  TokenRow(
    "a parenthesis in an inner string does not count", #""\(f(")"))" b"#,
    #"" \( f ( " ‹)› " ) )› " b"#),
  TokenRow(
    "closures and comments in an interpolation", #""\(a { "<\($0)>" /* ) " } */ })" b"#,
    #"" \( a { " ‹<› \( $0 )› ‹>› " /* ) " } */ } )› " b"#),
  TokenRow(
    "only parentheses are counted in an interpolation", #""\([a, { b }])" c"#,
    #"" \( [ a , { b } ] )› " c"#),
  TokenRow(
    "a dictionary key in an interpolation", #""\(h)/\(d["k"]!)" a"#,
    #"" \( h )› ‹/› \( d [ " ‹k› " ] •! )› " a"#),
  TokenRow(
    "a line break ends an interpolation and its string", "\"\\(a\nb) c", #"" \( a b ) c"#),
  TokenRow(
    "a line break ends all single-line strings around it", "\"\\(f(\"x\\(g\nb",
    #"" \( f ( " ‹x› \( g b"#),
  TokenRow(
    "a line comment in an interpolation runs to the end of the line", "\"\\(a // )\nb",
    #"" \( a // ) b"#),
  TokenRow(
    "a multi-line string inside a single-line one", "\"a \\(\"\"\"\n  \"b \\(c)\n  \"\"\") d\" ; e",
    #"" ‹a › \( """ ‹⏎  "b › \( c )› ‹⏎  › """ )› ‹ d› " ; e"#),
  TokenRow(
    "a raw string has no plain interpolation", ##"#"\(a) \#(b)"#"##, ##"#" ‹\(a) › \#( b )› "#"##),
  TokenRow("two pounds want two", ###"##"\#(a) \##(b)"##"###, ####"##" ‹\#(a) › \##( b )› "##"####),
  TokenRow(
    "a quote with too few pounds is text", ###"##"a "# b"## c"###, ###"##" ‹a "# b› "## c"###),
  TokenRow("a backslash ends a raw string", ##"#"C:\"# a"##, ##"#" ‹C:\› "# a"##),
  TokenRow("a quote escaped with pounds", ##"#"\#"a"# b"##, ##"#" ‹\#"a› "# b"##),
  TokenRow(
    "pounds beyond those of the opening belong to the closing", ####"#"a"### b"####,
    ####"#" ‹a› "### b"####),
  TokenRow("one quote in a raw string", ##"#"""# a"##, ##"#" ‹"› "# a"##),
  TokenRow("two quotes in a raw string", ##"#""""# a"##, ##"#" ‹""› "# a"##),
  TokenRow(
    "a raw look-alike of a multi-line string", ###"##""" x "# "## a"###,
    ###"##" ‹"" x "# › "## a"###),
  TokenRow(
    "a raw look-alike with an interpolation", ##"#"""\#(a)"# b"##, ##"#" ‹""› \#( a )› "# b"##),
  TokenRow("three quotes open a multi-line string", "\"\"\"abc\"\"\" d", "\"\"\" ‹abc› \"\"\" d"),
  TokenRow("three quotes close a single-line string", #""a""" b"#, #"" ‹a› " " " b"#),
  TokenRow(
    "quotes in a multi-line string are text", "\"\"\"\n \"a\" \"\"b\"\" '\n\"\"\" c",
    "\"\"\" ‹⏎ \"a\" \"\"b\"\" '⏎› \"\"\" c"),
  TokenRow(
    "escaped quotes in a multi-line string", "\"\"\"\n\\\"\"\" \"\"\\\"\n\"\"\" a",
    "\"\"\" ‹⏎\\\"\"\" \"\"\\\"⏎› \"\"\" a"),
  TokenRow(
    "a raw multi-line string", "##\"\"\"\n\"\"\" \"\"\"# \\(a)\n\"\"\"## b",
    "##\"\"\" ‹⏎\"\"\" \"\"\"# \\(a)⏎› \"\"\"## b"),
  TokenRow(
    "an escaped line break", "\"\"\"\na \\ \t\n  b\n\"\"\" c", "\"\"\" ‹⏎a \\ \t⏎  b⏎› \"\"\" c"),
  TokenRow(
    "an interpolation over lines", "\"\"\"\n\\(f( // )\n1))\n\"\"\" a",
    "\"\"\" ‹⏎› \\( f ( // ) 1 ) )› ‹⏎› \"\"\" a"),
  TokenRow(
    "a multi-line string inside a multi-line one",
    "\"\"\"\n\\(f(\"\"\"\n \" \\(a)\n\"\"\"))\n\"\"\" b",
    "\"\"\" ‹⏎› \\( f ( \"\"\" ‹⏎ \" › \\( a )› ‹⏎› \"\"\" ) )› ‹⏎› \"\"\" b"),
  TokenRow(
    "directives and conflict markers in a multi-line string are text",
    "\"\"\"\n<<<<<<< HEAD\n#if X\n\"\"\" a", "\"\"\" ‹⏎<<<<<<< HEAD⏎#if X⏎› \"\"\" a"),
  TokenRow("curly quotes in a string are text", "\"“a” ‘b’\" c", "\" ‹“a” ‘b’› \" c"),
  TokenRow("text in curly quotes is one token", "a = “b c” d", "a = unknown(“b c”) d"),
  TokenRow("a curly quote without partner", "“a b\nc ”", "unknown(“) a b c unknown(”)"),
  TokenRow("apostrophes quote a string", "'a \" b' c", "' ‹a \" b› ' c"),
  TokenRow("a string ends at the end of its line", "\"a b\nc", "\" ‹a b› c"),
  TokenRow("a string ends at a lone CR", "\"a\rb", "\" ‹a› b"),
  TokenRow("an escaped line break does not go on with a string", "\"a \\\nb", "\" ‹a \\› b"),
  TokenRow("a raw string ends at the end of its line", "#\"a\"\nb", "#\" ‹a\"› b"),
  TokenRow("a multi-line string runs to the end of the file", "\"\"\"\na\nb", "\"\"\" ‹⏎a⏎b›"),
  TokenRow(
    "a raw multi-line string runs to the end of the file", "#\"\"\"\na\"\"\"",
    "#\"\"\" ‹⏎a\"\"\"›"),
  TokenRow("a quote at the end of the file", "a \"", "a \""),
  TokenRow("a raw quote at the end of the file", "a #\"", "a #\""),
  TokenRow("an interpolation at the end of the file", "\"\\(", "\" \\("),
  TokenRow(
    "a member after a literal", "\"a\".b(\"\"\"\n\"\"\".c)",
    "\" ‹a› \" . b ( \"\"\" ‹⏎› \"\"\" . c )"),
  TokenRow(
    "a string that begins with an interpolation", #""\(a), \(b)" c"#, #"" \( a )› ‹, › \( b )› " c"#
  ),
  TokenRow("a dollar before the closing quote", #""^x = \\($" a"#, #"" ‹^x = \\($› " a"#),
  TokenRow(
    "a raw string with a quote in a comment", ##"#"a \#(b /* )"# */ )"# c"##,
    ##"#" ‹a › \#( b /* )"# */ )› "# c"##),
]
