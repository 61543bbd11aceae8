import SwiftOutline
import SwiftTokens
import Testing

@Test("every bound name is a variable with its type, initialiser and accessors")
func variables() {
  let outline = read(
    """
    let a = 1, b: [Int: Box<Box<A>>] = [:], (c, (d, e: _)) = f()
    var g: Int { h }
    var i: Int { get { 1 } set(value) { j(value) } }
    var k = 1 { didSet { l() } }
    var m: Int = n { 1 } { willSet { o() } }
    var p: A!
    lazy var q: A = { let r = 1; return r }()
    async let s = t()
    let u = if a { 1 } else { 2 }
    let v: A = w
      .x { y }
      .z
    """)
  #expect(
    outline.variables.map(\.name) == [
      "a", "b", "c", "d", "_", "g", "i", "k", "m", "p", "q", "r", "s", "u", "v",
    ])
  let byName = Dictionary(
    outline.variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  func initializer(_ name: String) -> String? { outline.text(byName[name]?.initializer) }
  #expect(initializer("a") == "1")
  #expect(initializer("b") == "[:]")
  #expect(initializer("d") == "f()")
  #expect(initializer("g") == nil)
  #expect(initializer("k") == "1")
  #expect(initializer("m") == "n { 1 }")
  #expect(initializer("q") == "{ let r = 1; return r }()")
  #expect(initializer("u") == "if a { 1 } else { 2 }")
  #expect(initializer("v") == "w\n  .x { y }\n  .z")
  #expect(byName["b"]?.type.map(outline.typeSpelling) == "[Int: Box<Box<A>>]")
  #expect(byName["p"]?.type.map(outline.typeSpelling) == "A!")
  let computed = outline.variables.filter(\.isComputed).map(\.name)
  #expect(computed == ["g", "i"])
  #expect(outline.text(byName["k"]?.accessors) == "{ didSet { l() } }")
  #expect(outline.text(byName["m"]?.accessors) == "{ willSet { o() } }")
}

@Test(
  "a condition binds no variable",
  arguments: [
    "if let a {}", "if let a = b, var c = d {}", "guard let a else {}", "while let a = b {}",
    "if case let .a(b) = c {}", "if case .a(let b) = c {}", "for let a in b {}",
    "for case let a? in b {}", "switch a { case let .b(c): d; case .e(let f), .g(let f): h }",
    "do {} catch let a {}", "guard case let (a, b) = c else {}",
  ])
func conditions(source: String) { #expect(read(source).variables.isEmpty) }

@Test("a variable knows the tokens of its initialiser, but not those in a closure of it")
func assignedVariables() {
  let outline = read(
    """
    let a: A = try r.resolve(B.self)!
    let b = f { r.resolve(1) }
    func g(c: A = r.resolve(2)) { let d = [r.resolve(3)]; r.resolve(4) }
    """)
  let names = outline.tokens(named: "resolve").map { token in
    outline.assignedVariable(at: token).map { outline.variables[$0].name }
  }
  #expect(names == ["a", nil, nil, "d", nil])
}

@Test("a variable ends where the next statement begins")
func ends() {
  let outline = read(
    """
    let a = b
    (c, d).e()
    let f = g
    [h].i()
    let j = k
    -l
    let m = n { o }
    p()
    let q = r ?? s
      as? T
    let u = { v }
    #if W
    x()
    #endif
    let y = z; w()
    """)
  #expect(
    outline.variables.map { outline.text($0.initializer) } == [
      "b", "g", "k", "n { o }", "r ?? s\n  as? T", "{ v }", "z",
    ])
}

@Test(
  "a variable that is consumed or copied belongs to the initial value")
func ownership() {
  let source = "let a = consume b\nlet c = copy d\nlet e = f.copy() as! G\nlet h = copy\nlet i = 1"
  let outline = read(source)
  #expect(
    outline.variables.map { outline.text($0.initializer ?? 0..<0) }
      == ["consume b", "copy d", "f.copy() as! G", "copy", "1"])
}
