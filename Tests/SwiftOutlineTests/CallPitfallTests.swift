import SwiftOutline
import Testing

@Test("a call of a member is told from everything that looks like one", arguments: callRows)
func calls(row: Row) { #expect(read(row.source).resolveLines == row.lines) }

let callRows =
  [
    Row(81, "dock.resolve\n(x)", []),
    Row(81, "dock.resolve<Boat>\n(x)", []),
    Row(82, "dock . resolve ( x )", [1]),
    Row(83, "dock?\n  // why\n\n  .resolve(Boat.self)", [4]),
    Row(
      86, "x.resolve<[Int]>(y)\nx.resolve<(A, B)>(y)\nx.resolve<@Sendable () -> A>(y)", [1, 2, 3]),
    Row(86, "x.resolve<A<B<C>>>(y)\nx.resolve<A<B?>?>(y)", [1, 2]),
    Row(87, "f(dock.resolve < limit, other > (floor))", [1]),
    Row(87, "if dock.resolve < limit && other > (floor) {}", []),
    Row(87, "if dock.resolve < (limit) {}", []),
    Row(87, "x.resolve<>(y)", []),
    Row(87, "x.resolve<\"B\">(y)", []),
    Row(88, "let a = x.resolve<T>", []),
    Row(88, "x.resolve<T>.self", []),
    Row(88, "x.resolve<T>!(y)", []),
    Row(89, "let a = dock.resolve(_:)", []),
    Row(89, "let a = dock.resolve(_:name:)", []),
    Row(89, "#selector(Dock.resolve(_:with:))", []),
    Row(89, "dock.resolve(_)", [1]),
    Row(89, "dock.resolve(a ? b : c)", [1]),
    Row(90, "dock.resolve { }", []),
    Row(90, "dock.resolve() { }", [1]),
    Row(91, "func resolve(a: Int) {}", []),
    Row(91, "enum E { case resolve(Int) }", []),
    Row(91, "macro resolve(a: Int) = #m", []),
    Row(91, "f { resolve in 1 }", []),
    Row(91, "f(resolve: (1))", []),
    Row(92, "class A { func f() { resolve(x) } }", []),
    Row(95, "if windy { Row() }\n.resolve(1)", []),
    Row(95, "make { Row() } tail: { Row() }\n.resolve(2)", [2]),
    Row(95, "let v = if windy { a } else { b }\n.resolve(3)", []),
    Row(95, "do { a() }\n.resolve(1)", []),
    Row(95, "for a in b { a() }\n.resolve(1)", []),
    Row(95, "while a { a() }\n.resolve(1)", []),
    Row(95, "switch a { default: b }\n.resolve(1)", []),
    Row(95, "defer { a() }\n.resolve(1)", []),
    Row(95, "if a { b } else if c { d } else { e }\n.resolve(1)", []),
    Row(95, "for a in b.map { $0 } { a.resolve(1) }", [1]),
    Row(96, "dock? .resolve(x)", [1]),
    Row(96, "let a = dock ? .resolve(x) : y", []),
    Row(96, "dock??.resolve(x)", [1]),
    Row(
      97, "let a = dock\n#if DEBUG\n.resolve(1)\n#else\n.resolve(2)\n#endif\n.resolve(3)",
      [3, 5, 7]),
    Row(97, "func plan() -> Step {\n#if DEBUG\n.resolve(1)\n#endif\n}", []),
    Row(97, "let a = dock\n#if A\n#if B\n.resolve(1)\n#endif\n#endif", [4]),
    Row(97, "dock\n#if A\nother()\n#else\n.resolve(1)\n#endif", []),
    Row(98, "@Kit.resolve(x) var a: Int", []),
    Row(99, "let a = \\Dock.resolve(x)", []),
    Row(100, "@Lazy(dock.resolve(A.self)) var a: A", [1]),
    Row(100, "dock.resolve(dock.resolve(A.self))", [1, 1]),
    Row(100, "func f(a: A = dock.resolve(A.self)) {}", [1]),
    Row(100, "a[dock.resolve(A.self)]", [1]),
    Row(100, "let k = \\Yard.docks[dock.resolve(A.self)]", [1]),
    Row(101, "#expect(dock.resolve(B.self) != nil)", [1]),
    Row(101, "#Kit.resolve(x)", [1]),
    Row(101, "#warning(\"dock.resolve(x)\")", []),
    Row(102, "a <~ dock.resolve(B.self)", [1]),
    Row(102, "x^.resolve(y)", [1]),
  ] + receivers + genericArguments + implicitMembers

/// Pitfall 84: everything that may stand before the dot.
private let receivers = [
  "self", "super", "Self", "dock?", "dock!", "dock??", "docks[0]", "f()", "(x as! Y)",
  "f { }", "\"s\"", "[1]", "(1, 2)", "#file", "#Macro", "nil", "true", "Box<Int>", "[Int]",
  "Int?", "$0", "1", "a.b!.c?[0]", "a.init()", "a.default",
].map { Row(84, "let a = \($0).resolve(x)", [1]) }

/// Pitfall 85: everything that may stand between the angles.
private let genericArguments = [
  "T", "A, B", "(A) -> B", "(A, b: B)", "[A]", "[A: B]", "A & B", "@Sendable () -> A", "any P",
  "some P", "A?", "3", "-1", "repeat each T", "[3 of T]", "_", "A\n, B", "A.B<C>.D", "M::A",
  "() async throws -> A", "() throws(E) -> A", "~Copyable", "A.Type",
].map { Row(85, "dock.resolve<\($0)>(x)", [1]) }

/// Pitfalls 93 and 94: a dot with nothing before it.
private let implicitMembers =
  [
    "return .resolve(1)", "let a = [.resolve(1)]", "x ?? .resolve(1)", "f(.resolve(1))",
    "let a = { n in .resolve(n) }", "try .resolve(1)", "await .resolve(1)", "a = .resolve(1)",
    "^.resolve(1)", "f(a: .resolve(1))", "a + .resolve(1)", "switch a { case .resolve(let n): b }",
    "if case .resolve(let n) = a {}", "switch a { case Step.resolve(let n): b }",
    "try? .resolve(1)",
    "for case .resolve(let n) in a {}", "do {} catch E.resolve(let n) {}", "throw .resolve(1)",
    "x as? A ?? .resolve(1)", "a ? .resolve(1) : .resolve(2)",
  ].map { Row(93, $0, []) } + [Row(94, "return\n.resolve(1)", [])]
