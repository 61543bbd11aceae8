import SwiftOutline
import Testing

@Test("an attribute is told by its whole name, wherever it stands", arguments: attributeRows)
func attributes(row: Row) { #expect(read(row.source).injectedLines == row.lines) }

let attributeRows =
  [
    Row(126, "@Injected var a: A", [1]),
    Row(126, "@Injected() var a: A", [1]),
    Row(126, "@Injected(\\.a) var a: A", [1]),
    Row(126, "@Injected<T>(\\.a) var a: A", [1]),
    Row(126, "@Injected\nvar a: A", [1]),
    Row(127, "@ Injected var a: A", [1]),
    Row(127, "@/**/Injected var a: A", [1]),
    Row(127, "@\nInjected var a: A", [1]),
    Row(127, "@Injected (x) var a: A", [1]),
    Row(130, "@objc(Injected) var a: A", []),
    Row(130, "@available(*, deprecated, message: \"a)\") @Injected var a: A", [1]),
    Row(131, "@A @Injected var a: A\n@B(c) @Injected() var b: B", [1, 2]),
    Row(131, "func f(@Injected a: A, @Injected() b: B) {}", [1, 1]),
    Row(131, "let f = { (@Injected a: A) in a }", [1]),
    Row(131, "func f() { @Injected var a: A }", [1]),
    Row(131, "extension A { @Injected static var a: A }", [1]),
    Row(132, "#if X\n@Injected\n#endif\nvar a: A", [2]),
    Row(132, "@frozen\n#if X\nfunc f() {}\n#endif\n@Injected var a: A", [5]),
    Row(128, "@Kit.Injected var a: A", [1]),
    Row(141, "@Kit::Injected var a: A", [1]),
  ]
  + [
    "@InjectedObject", "@LazyInjected", "@Injected.Lazy", "@Injected<Boat>.Lazy", "@Injectedñ",
  ].map { Row(128, "\($0) var a: A", []) }
  + [
    "Injected(\\.x)", "let a = Injected<T>()", "struct Injected<T> {}", "extension Injected {}",
    "a.injected(x)",
  ].map { Row(129, $0, []) }

@Test("an attribute under a condition belongs to the declaration after it")
func conditionalAttribute() {
  let outline = read("#if X\n@Injected\n#endif\nvar a: A")
  #expect(outline.variables.first?.attributes.map(\.name) == ["Injected"])
}

@Test("an attribute tells its arguments and its generic arguments")
func attributeParts() {
  let outline = read("@Kit.Lazy<Box<Int>>(\\.a, scope: .b) var a: A")
  let attribute = outline.attributes[0]
  #expect(attribute.name == "Kit.Lazy")
  #expect(outline.text(attribute.arguments) == "\\.a, scope: .b")
  #expect(attribute.genericArguments.map(outline.typeSpelling) == "Box<Int>")
  #expect(outline.text(attribute.tokens) == "@Kit.Lazy<Box<Int>>(\\.a, scope: .b)")
}

@Test("a parenthesis after an attribute of a type begins a function type")
func functionTypeAttribute() {
  let outline = read("let a: @Sendable (Int) -> Void = b")
  #expect(outline.attributes.map(\.arguments) == [nil])
  #expect(outline.text(outline.variables[0].type) == "@Sendable (Int) -> Void")
}
