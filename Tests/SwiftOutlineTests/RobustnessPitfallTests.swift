import Testing

@Test("modern syntax and inputs without end are read through", arguments: robustnessRows)
func robustness(row: Row) { #expect(read(row.source).shapeLines == row.lines) }

@Test("every pitfall of the design notes has a row")
func coverage() {
  let tables = [
    textRows, spellingRows, columnRows, callRows, accessRows, attributeRows, singletonRows,
    robustnessRows,
  ]
  let covered = Set(tables.joined().map(\.pitfall))
  #expect(Set(1...148).subtracting(covered).sorted() == [])
}

let robustnessRows = modernRows + endlessRows

private let modernRows = [
  Row(140, "func f() throws(E) { Container.shared }", [1]),
  Row(140, "struct A: ~Copyable { static let shared = A() }", [1]),
  Row(140, "func f<each T>(_ a: repeat each T) { Container.shared }", [1]),
  Row(140, "let a = if b { Container.shared } else { c }", [1]),
  Row(140, "async let a = Container.shared", [1]),
  Row(140, "for try await a in Container.shared.b { c.resolve(a) }", [1, 1]),
  Row(140, "let a = unsafe Container.shared", [1]),
  Row(140, "class A { isolated deinit { Container.shared.a() } }", [1]),
  Row(140, "macro m() = #externalMacro(module: \"Container.shared\", type: \"B\")", []),
  Row(140, "var a: A { _read { yield Container.shared } _modify { b() } }", [1]),
  Row(140, "let a: [3 of Int] = Container.shared", [1]),
  Row(140, "func f(_ a: sending Container.shared) {}", []),
]

private func deep(_ text: String, _ count: Int = 100_000) -> String {
  String(repeating: text, count: count)
}

private let endlessRows = [
  Row(142, deep("[") + "Container.shared" + deep("]"), [1]),
  Row(142, deep("\"\\(") + "Container.shared" + deep(")\"") + "; Container.shared", [1, 1]),
  Row(143, deep("<#x ") + "\nlet a = Container.shared", [2]),
  Row(143, deep("<<<<<<< \n", 20_000) + "let a = Container.shared", [20_001]),
  Row(143, deep("#\"\"\" ", 20_000) + "\nlet a = 1", []),
  Row(144, "x.resolve<" + deep("Box<") + "\nlet a = Container.shared", [2]),
  Row(144, "x.resolve<" + deep("A<", 2000) + "B" + deep(">", 2001) + "(y)", [1]),
  Row(145, deep("#") + "\nlet a = Container.shared", [2]),
  Row(146, "\\\u{1}\u{7F} \u{2}\nlet a = Container.shared", [2]),
  Row(147, "let a = Container.shared\nlet b = #\"x\"", [1]),
  Row(147, "let a = Container.shared\nlet b = \"\"\"", [1]),
  Row(148, "f(a < dock.resolve(B.self), c > dock.resolve(D.self))", [1, 1]),
]
