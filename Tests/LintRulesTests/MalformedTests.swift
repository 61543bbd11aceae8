import LintFindings
import LintRules
import Testing

@Test(
  "a file may end anywhere",
  arguments: [
    "_", "a._", "@_", "Container.shared", "a.resolve(", "@Injected", "static let shared", "a as!",
    "a as", "a is", "a as! A.", "func f(a:", "let a: A =", "\\A.", "#if", "class A:", "typealias",
    "typealias K",
    "typealias K =", "typealias K = any", "func get<T>", "func get<T>() -> T {", "Container.self",
    "f(\\Container.", "@Inject(a.resolve", "let a: Container = .shared", ".shared as",
  ])
func abruptEnd(source: String) {
  let role = FileRole(path: "Input.swift")
  let report = lint(Array(source.utf8), as: role, with: Vocabulary(), settings: .standard)
  #expect(report.findings.allSatisfy { $0.place.line == 1 })
}

@Test(
  "a file may begin anywhere",
  arguments: [
    ".make()", ".init(a: b)", "<A>()", ")", "}.a()", "::a()", "!.b", "as A", ": A = B()",
    "(Container).shared.a",
    "(Container.self).shared", ".shared as Container", "(a as? Resolving)?.resolve()", "a.resolve",
    "> T { a.resolve() }", ".a(b); import FactoryKit", "\\Container.a", "resolve ~> A.self",
  ])
func abruptBeginning(source: String) {
  let role = FileRole(path: "Input.swift")
  let report = lint(Array(source.utf8), as: role, with: Vocabulary(), settings: .standard)
  #expect(report.findings.allSatisfy { $0.place.line == 1 })
}

@Test(
  "the body of a function may come before that of the one around it",
  arguments: [
    "func logout(a: A = { func logout() { a = nil; b = nil; c = nil } }) { d = 0; e = 0; f = 0 }",
    "func get<T>(a: A = { enum B { static func get<T>() -> T { C() } } }()) -> T { D() }",
  ])
func bodiesOutOfOrder(source: String) {
  let role = FileRole(path: "Input.swift")
  let report = lint(Array(source.utf8), as: role, with: Vocabulary(), settings: .standard)
  let digest = digest(Array(source.utf8), as: role, depth: .needledFiles)
  let mentions = digest.names.locatorFunctions.map(\.mentions)
  #expect(report.findings.count + mentions.count == 2)
}

@Test(
  "backticks may hold no name",
  arguments: [
    "class `` { static let shared = ``() }", "class `.` { static let shared = `.`() }",
    "final class `` { func register() {}; func resolve<T>() -> T { fatalError() } }",
  ])
func emptyNames(source: String) {
  let digest = digest(Array(source.utf8), as: FileRole(path: "Input.swift"), depth: .wholeTree)
  let vocabulary = discover(in: [digest], depth: .wholeTree)
  #expect(vocabulary.entries.isEmpty && vocabulary.singletons.isEmpty)
}
