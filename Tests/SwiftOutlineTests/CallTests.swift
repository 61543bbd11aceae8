import SwiftOutline
import SwiftTokens
import Testing

private func call(_ source: String, _ name: String = "f") -> (outline: Outline, call: Call?) {
  let outline = read(source)
  return (outline, outline.call(ofCallee: outline.tokens(named: name)[0]))
}

@Test("a call tells its arguments with their labels")
func arguments() throws {
  let (outline, found) = call("f(1, a: b(2, 3), in: [4, 5], c: { x, y in 6 }, d: e<A, B>(7))")
  let arguments = try #require(found).arguments
  #expect(arguments.map(\.label) == [nil, "a", "in", "c", "d"])
  #expect(
    arguments.map { outline.text($0.value) } == [
      "1", "b(2, 3)", "[4, 5]", "{ x, y in 6 }", "e<A, B>(7)",
    ])
}

@Test(
  "a metatype argument tells its type",
  arguments: [
    ("A.self", "A"), ("M.A.self", "M.A"), ("(any P).self", "(any P)"), ("[A].self", "[A]"),
    ("A<B, C>.self", "A<B, C>"), ("A?.self", "A?"), ("self", nil), ("a.b", nil), ("f(A).self", nil),
    ("A.self.b", nil), ("a + A.self", nil),
  ] as [(String, String?)])
func metatypes(value: String, type: String?) throws {
  let (outline, found) = call("f(\(value))")
  #expect(outline.text(try #require(found).arguments[0].metatype) == type)
}

@Test(
  "a key path argument is told from an expression that begins with one",
  arguments: [
    ("\\.a", true), ("\\A.b.c", true), ("\\A.b[0]?.c!", true), ("\\.self", true),
    ("\\A.b + 1", false), ("a", false), ("\\.a == b", false),
  ])
func keyPaths(value: String, isKeyPath: Bool) throws {
  let (_, found) = call("f(\(value))")
  #expect((try #require(found).arguments[0].keyPath != nil) == isKeyPath)
}

@Test("a call tells its generic arguments, trailing closures and end")
func callParts() throws {
  let (outline, found) = call("f<A, [B]>(1) { 2 } g: { 3 }.h()")
  let call = try #require(found)
  #expect(outline.text(call.genericArguments) == "A, [B]")
  #expect(outline.text(call.parentheses) == "(1)")
  #expect(call.trailingClosures == [0, 1])
  #expect(outline.text(call.callee..<call.end) == "f<A, [B]>(1) { 2 } g: { 3 }")
}

@Test(
  "what is no call yields none",
  arguments: [
    "f", "f\n(1)", "func f(a: Int) {}", "let a = f + 1", "@f(1) var a: A", "let a: f = 1",
    "switch a { case f(1): b }", "\\A.f(1)", "f(_:)", "#if f(1)\n#endif", "enum A { case f(Int) }",
    "if f {}", "func g(f: (Int) -> A) {}", "f: for a in b {}", "import f",
  ])
func noCalls(source: String) { #expect(call(source).call == nil) }

@Test(
  "a receiver tells its links, outermost first",
  arguments: [
    ("a.b.f()", "a b"), ("a?.b!.f()", "a ? b !"), ("a().b(1).f()", "a () b ()"),
    ("a[0].f()", "a []"), ("a { 1 }.f()", "a {}"), ("a { 1 } b: { 2 }.f()", "a {} {}"),
    ("A<B>.f()", "A <>"), ("A<B>().f()", "A <> ()"), ("(a as! B).f()", "*"), ("[A]().f()", "* ()"),
    ("\"a\".f()", "*"), ("a\n  // b\n  .c()\n  .f()", "a c ()"), ("self.f()", "self"),
    ("M::a.N::b.f()", "a b"), ("#m.f()", "m"), ("x.0.1.f()", "x 0 1"), (".a.f()", "a"),
    ("a + b.f()", "b"), ("try a.f()", "a"), ("-a.f()", "a"), ("await a.b.f()", "a b"),
    ("g(a).f()", "g ()"), ("{ a }().f()", "* ()"),
  ])
func receiverLinks(source: String, links: String) throws {
  let outline = read(source)
  let token = outline.tokens(named: "f")[0]
  let receiver = try #require(outline.receiver(ofMember: token))
  let words = receiver.links.map { link in
    switch link {
    case .name(let token): outline.source.name(of: token)
    case .call: "()"
    case .subscripted: "[]"
    case .trailingClosure: "{}"
    case .genericArguments: "<>"
    case .forceUnwrap: "!"
    case .optionalChain: "?"
    case .other: "*"
    }
  }
  #expect(words.joined(separator: " ") == links)
}

@Test("a receiver covers the whole chain")
func receiverTokens() throws {
  let outline = read("x = a?.b(1)\n  .c[0]\n  .f()")
  let receiver = try #require(outline.receiver(ofMember: outline.tokens(named: "f")[0]))
  #expect(outline.text(receiver.tokens) == "a?.b(1)\n  .c[0]")
}

@Test(
  "a type is spelled in one form",
  arguments: [
    ("[ Int:String ]", "[Int: String]"), ("any  P&Q", "any P & Q"),
    ("(A,b:B)->C", "(A, b: B) -> C"),
    ("A<B , C>?", "A<B, C>?"), ("@Sendable ()->Void", "@Sendable () -> Void"),
    ("A . B", "A.B"), ("() async throws -> A", "() async throws -> A"),
  ])
func typeSpellings(source: String, spelling: String) throws {
  let outline = read("let a: \(source) = b")
  #expect(outline.typeSpelling(try #require(outline.variables[0].type)) == spelling)
}
