import SwiftOutline
import Testing

@Test(
  "an access to a static member is told from types, labels and references", arguments: accessRows)
func accesses(row: Row) { #expect(read(row.source).containerLines == row.lines) }

let accessRows =
  [
    Row(102, "dock~>Container.shared", [1]),
    Row(104, "#Container.shared", []),
    Row(105, "@Container.shared var x: Int", []),
    Row(107, "\\Container.shared", []),
    Row(107, "\\.container.shared", []),
    Row(107, "\\Container.Type.shared", []),
    Row(107, "\\Yard.docks[Container.shared]", [1]),
    Row(107, "\\Yard.docks[Container.shared].name.shared", [1]),
    Row(108, "Container.shared(_:)", []),
    Row(
      108, "Container.shared(x)\nContainer.shared[0]\nContainer.shared?.a\nContainer.shared!",
      [1, 2, 3, 4]),
    Row(109, "let a = 1\nContainer\n  .shared", [2]),
    Row(110, "let m = Container\nlet shared = m", []),
    Row(110, "use(Container, shared)", []),
    Row(111, "open(Container: x, shared: y)", []),
    Row(111, "t.Container + t.shared", []),
    Row(112, "Self.shared", []),
    Row(112, "a(.shared)", []),
    Row(113, "switch a { case Container.shared: b }", [1]),
    Row(113, "let f = { [c = Container.shared] in c }", [1]),
    Row(113, "f(&Container.shared.x)", [1]),
    Row(113, "Container.shared = a", [1]),
    Row(113, "[Container.shared: a, b: Container.shared]", [1, 1]),
    Row(106, "a ? b : Container.shared", [1]),
    Row(106, "f(a: Container.shared)", [1]),
    Row(106, "switch a { case 1: Container.shared }", [1]),
    Row(133, "#if canImport(Swinject)\nContainer.shared\n#else\nContainer.shared\n#endif", [2, 4]),
    Row(137, "#sourceLocation(file: \"G.swift\", line: 900)\nContainer.shared", [2]),
    Row(135, "#if compiler(>=99)\nit's \"odd\n#endif\nContainer.shared", [4]),
    Row(136, "func a() {\n#if X\nif b {\n#else\nif c {\n#endif\n}\nContainer.shared", [8]),
    Row(138, "#iffy(1)\nContainer.shared", [2]),
    Row(141, "Factory::Container.shared", [1]),
    Row(141, "Container.Factory::shared", [1]),
  ] + otherBases + typePositions

/// Pitfall 103: what is no bare `Container`.
private let otherBases = [
  "Container()", "[Container]", "Container?", "(Container)", "Container.self", "Container[0]",
  "a.f(Container)",
].map { Row(103, "\($0).shared", []) }

/// Pitfall 106: where a type stands.
private let typePositions = [
  "import class Container.shared", "let a: Container.shared", "a as Container.shared",
  "a is Container.shared", "a as? Container.shared", "func f() -> Container.shared {}",
  "typealias T = Container.shared", "func f(a: Container.shared) {}",
  "class A: Container.shared {}",
  "let a = B<Container.shared>()", "let f = { (a: Container.shared) in a }",
  "func f<T: Container.shared>() {}", "extension Container.shared {}",
  "func f<T>() where T == Container.shared {}",
].map { Row(106, $0, []) }
