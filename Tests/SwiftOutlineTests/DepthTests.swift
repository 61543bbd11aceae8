import SwiftOutline
import SwiftTokens
import Testing

/// What may nest, opened and closed.
private let nestings: [(open: String, close: String)] = [
  ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("a<", ">"),
  ("#if A\n", "\n#endif\n"),
  ("class A { ", "}"), ("func f(a: A = { ", "}) {}"), ("if a { ", "}"), ("\"\\(", ")\""),
  ("switch a { case 1: ", "}"), ("var a: A { ", "}"), ("\\A[", "]"), ("@A(", ") var a: A"),
  ("let a = { ", "}"), ("enum A { case a(", ") }"), ("a? .b(", ")"), ("x as (", ")"),
]

@Test("a hundred thousand nested brackets end in an outline", arguments: nestings.indices)
func depth(nesting: Int) {
  let depth = 100_000
  let (open, close) = nestings[nesting]
  let opened = String(repeating: open, count: depth)
  #expect(read(opened).scopes.count >= 1)
  let closed = read(opened + "x" + String(repeating: close, count: depth))
  let last = closed.source.tokens.count - 1
  #expect(closed.scopes[closed.innermostScope(at: last)].kind == .file)
  _ = closed.tokens(named: "x").map { closed.symbol(at: $0) }
}
