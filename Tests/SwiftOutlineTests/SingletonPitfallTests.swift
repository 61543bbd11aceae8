import SwiftOutline
import Testing

@Test("a static constant is told from everything that looks like one", arguments: singletonRows)
func singletons(row: Row) { #expect(read(row.source).singletonLines == row.lines) }

let singletonRows =
  [
    Row(115, "class A { static let other = 1, shared = 2 }", [1]),
    Row(115, "class A { static let other = 1,\n  shared = 2 }", [2]),
    Row(116, "class A { static let a = Pair<Int, Int>(1, 2), shared = 3 }", [1]),
    Row(116, "class A { static let a: Pair<Int, Int> = b, shared = 3 }", [1]),
    Row(116, "class A { static let a = x < y, shared = z > (w) }", [1]),
    Row(116, "class A { static let a = (1, shared), b = [shared, 2], c = { shared, 3 } }", []),
    Row(117, "class A { static let (a, shared) = b }", [1]),
    Row(117, "class A { static let (a, (b, shared)) = c }", [1]),
    Row(117, "class A { static let (shared: y, other: z) = b }", []),
    Row(117, "class A { static let (first: shared, second: z) = b }", [1]),
    Row(118, "class A { static let t: (shared: Int, Int) = a }", []),
    Row(119, "class A { static var shared = 1 }", []),
    Row(119, "class A { class var shared: Int { 1 } }", []),
    Row(119, "class A { @TaskLocal static var shared = 1 }", []),
    Row(119, "protocol P { static var shared: Self { get } }", []),
    Row(120, "class A { static func make() { let shared = 3 } }", []),
    Row(120, "class A { static let make = { let shared = 4; return shared }() }", []),
    Row(121, "f(Kind.static)\nlet shared = 1", []),
    Row(121, "let a = Kind.static\nlet shared = 1", []),
    Row(121, "f(static: 1)\nlet shared = 1", []),
    Row(121, "enum A { case `static` }\nlet shared = 1", []),
    Row(122, "class A { static func f() { if let shared = a {} } }", []),
    Row(122, "class A { static func f() { guard let shared else {} } }", []),
    Row(122, "class A { static func f() { if case let shared? = a {} } }", []),
    Row(123, "class A { static let a = 1; let shared = 2 }", []),
    Row(124, "class A {\nstatic /* a */\nlet // b\nshared = 1\n}", [4]),
    Row(124, "class A { @objc\n@MainActor\nstatic\nlet shared = 1 }", [4]),
    Row(125, "extension A { static let shared = 1 }", [1]),
    Row(125, "actor A { static let shared = 1 }", [1]),
    Row(125, "func f() { struct H { static let shared = H() } }", [1]),
    Row(125, "let a = { struct H { static let shared = H() } }", [1]),
    Row(134, "enum E {\ncase a\n#if X\ncase b\n#endif\nstatic let shared = E.a }", [6]),
    Row(139, "class A{static let shared=A();@Injected(\\.b)var b:B}", [1]),
  ] + modifiersBetween

/// Pitfall 114: words between `static` and `let`.
private let modifiersBetween = [
  "static public let", "static nonisolated(unsafe) let", "static unowned(unsafe) let",
  "static final let", "static weak let", "private(set) static let", "public static let",
  "static package let", "fileprivate static let", "nonisolated static let",
].map { Row(114, "class A { \($0) shared = 1 }", [1]) }
