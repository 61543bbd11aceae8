import SwiftOutline
import SwiftTokens
import Testing

/// Sources whose every prefix, deletion and replacement must yield an outline that holds together.
private let seeds = [
  "class A: B { let a = 1, b = { x in x }; init(c: C = d()) {} }",
  "#if A\n.b(1)\n#else\nfunc f() {\n#endif\n}",
  "let a = \"x \\(f(\")\" + { $0 })\" + \"\"\"\n\\(g)\n\"\"\"",
  "f<A, B<C>>(\\D.e[0], g: { [weak self] in 1 }) { 2 } h: { 3 }",
  "switch a { case .b(let c) where c > 1: d\ndefault: e }",
  "@A(b) private(set) static var c: D<E>? = f { 1 } { didSet { g } }",
  ".init(a: b as! C.D, c: A.make(), d: try? E<F>.init(g: 1) as? H)",
  "enum A: Int { case b = 1, c(Int, d: E = .f), g }",
  "func == <T>(a: T..., b: inout U) async throws(E) -> some P where T: Q { if a { } else { } }",
]

private func check(_ bytes: [UInt8]) {
  #expect(outlineFault(of: outline(tokenize(bytes))) == nil, "\(bytes)")
}

@Test("every prefix of a source has an outline that holds together", arguments: seeds)
func prefixes(source: String) {
  let bytes = Array(source.utf8)
  for length in 0...bytes.count { check(Array(bytes[..<length])) }
}

@Test("every deletion of a byte leaves an outline that holds together", arguments: seeds)
func deletions(source: String) {
  let bytes = Array(source.utf8)
  for position in bytes.indices {
    var changed = bytes
    changed.remove(at: position)
    check(changed)
  }
}

@Test("every replacement by a delimiter leaves an outline that holds together", arguments: seeds)
func replacements(source: String) {
  let bytes = Array(source.utf8)
  for position in bytes.indices {
    for delimiter in "(){}[]<>\"#,:.=@".utf8 {
      var changed = bytes
      changed[position] = delimiter
      check(changed)
    }
  }
}

@Test("two sources in a row have an outline that holds together")
func concatenations() {
  for first in seeds {
    for second in seeds {
      check(Array((first + second).utf8))
      check(Array((first.dropLast(3) + "\n" + second).utf8))
    }
  }
}

@Test("every fixture has an outline that holds together", arguments: FixtureFile.all)
func fixtures(file: FixtureFile) { check(file.bytes) }

@Test("a fixture cut or changed has an outline that holds together", arguments: FixtureFile.small)
func changedFixtures(file: FixtureFile) {
  for position in file.bytes.indices {
    check(Array(file.bytes[..<position]))
    var changed = file.bytes
    changed.remove(at: position)
    check(changed)
    changed = file.bytes
    for delimiter in "(){}\"#.".utf8 {
      changed[position] = delimiter
      check(changed)
    }
  }
}

@Test("a fixture after any other has an outline that holds together", arguments: FixtureFile.small)
func concatenatedFixtures(file: FixtureFile) {
  for other in FixtureFile.middling { check(file.bytes + other.bytes) }
}
