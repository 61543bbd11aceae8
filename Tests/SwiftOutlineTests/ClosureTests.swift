import SwiftOutline
import SwiftTokens
import Testing

@Test("a closure tells its parameters")
func closureParameters() {
  let outline = read(
    """
    a { $0 }
    b { x in x }
    c { x, _ in x }
    d { (x: Int, y: [A: B]) -> C in x }
    e { [weak self, z = f(1)] x async throws in x }
    g { @MainActor in x }
    h { [self] in x }
    i { () async -> Void in x }
    """)
  let names = outline.closures.map { $0.parameters.map(\.name) }
  #expect(names == [[], ["x"], ["x", "_"], ["x", "y"], ["x"], [], [], []])
  #expect(
    outline.closures[3].parameters.map { outline.typeSpelling($0.type) } == ["Int", "[A: B]"])
}

@Test("a closure tells the call that it is an argument of, and its label")
func closureCallees() {
  let outline = read(
    """
    container.register(A.self) { r in 1 }.initCompleted { 2 }
    animate(duration: 1, animations: { 3 }, completion: { 4 })
    make { 5 } tail: { 6 }
    let a = { 7 }
    b.map { 8 }
    c<D>(e) { 9 }
    #Preview { 10 }
    f(g ?? { 11 })
    h([{ 12 }])
    if let i = j.first(where: { 13 }) {}
    self.k = { 14 }
    l(m: { 15 }())
    n { 16 } else: { 17 }
    await { 18 }()
    then { 19 }
    """)
  let callees = outline.closures.map { $0.callee.map(outline.source.name) }
  #expect(
    callees == [
      "register", "initCompleted", "animate", "animate", "make", "make", nil, "map", "c",
      "Preview", nil, nil, "first", nil, nil, "n", "n", nil, "then",
    ])
  let labels = outline.closures.map(\.label)
  #expect(
    labels == [
      nil, nil, "animations", "completion", nil, "tail", nil, nil, nil, nil, nil, nil, "where", nil,
      nil, nil, "else", nil, nil,
    ])
}

@Test(
  "a brace of a statement is no closure",
  arguments: [
    "if a {}", "if a.b(c) {}", "if f({ 1 }) {}", "guard a else {}", "for a in b {}",
    "while a() {}", "repeat {} while a", "do {} catch {}", "do throws(E) {} catch is A {}",
    "switch a { case 1: b }", "defer {}", "if #available(iOS 17.0.1, *) {}",
    "if a { } else if b {}",
    "func f() {}", "struct A { var a: Int { 1 }; var b: Int { get { 1 } } }", "if a == .b {}",
    "for a in b where c.d {}", "if let a = b?.c {}", "if f(\"a\"){ g() }", "if a < b { g() }",
  ])
func statementBlocks(source: String) {
  let outline = read(source)
  let isArgument = source.contains("({ 1 })")
  #expect(outline.closures.count == (isArgument ? 1 : 0))
}

@Test("closures around a token are found from the inside out")
func enclosingClosures() {
  let outline = read("a { b { c } }")
  #expect(outline.enclosingClosures(at: outline.tokens(named: "c")[0]) == [1, 0])
  #expect(outline.enclosingClosures(at: outline.tokens(named: "b")[0]) == [0])
  #expect(outline.enclosingClosures(at: outline.tokens(named: "a")[0]) == [])
}
