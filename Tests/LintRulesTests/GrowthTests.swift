import LintFindings
import LintRules
import Testing

// Each input is so large that what takes the square of it would take many minutes.
@Suite("time grows as the file does", .timeLimit(.minutes(3)))
struct GrowthTests {
  private func report(
    on source: String, with vocabulary: Vocabulary = Vocabulary()
  ) -> FileReport {
    var settings = LintSettings.standard
    settings.recordsWiring = true
    return lint(
      Array(source.utf8), as: FileRole(path: "Sources/App/Input.swift"), with: vocabulary,
      settings: settings)
  }

  private func findings(in source: String) -> [Finding] { report(on: source).findings }

  @Test("the columns of many findings in one long line")
  func columns() {
    let unit = "let a = container.resolve(A.self) /* é🙂\(String(repeating: "-", count: 1500)) */ ;"
    let count = 2000
    let found = findings(in: String(repeating: unit, count: count))
    #expect(found.count == count)
    let last = found.last?.place
    #expect(last.map { $0.utf8Column - 1 } == (count - 1) * unit.utf8.count + 18)
    #expect(last.map { $0.utf16Column - 1 } == (count - 1) * unit.utf16.count + 18)
  }

  @Test("variables of types in one long line, and modifiers that never end")
  func staticVariables() {
    let search = NeedleSearch(NeedleSet(discovery: .needledFiles))
    for unit in ["static let a = 1; ", "static private( "] {
      let source = String(repeating: unit, count: 200_000) + ")"
      #expect(search.occurs(in: Array(source.utf8)), "what lies far off may be a service")
    }
  }

  @Test("a variable looked up among many of its name")
  func sameNames() {
    let count = 4000
    let found = findings(
      in: String(repeating: "let container = a\nlet b = container.resolve(A.self)\n", count: count))
    #expect(found.count == count)
  }

  @Test("findings in each of many nested closures")
  func nestedClosures() {
    let count = 4000
    let found = findings(
      in: String(repeating: "f { container.resolve(A.self); ", count: count)
        + String(repeating: "}", count: count))
    #expect(found.count == count)
  }

  @Test("singletons in the initial values of singletons")
  func nestedSingletons() {
    let count = 20_000
    let found = report(
      on: String(repeating: "class A { static let shared: P = { f(); ", count: count)
        + "A() " + String(repeating: "}() }", count: count))
    #expect(found.findings.map(\.evidence[0]) == ["constructs its own type"])
    #expect(found.lookAlikes.count == count - 1)
  }

  @Test("log-outs in log-outs, each of which clears its own fields only")
  func nestedResets() {
    let count = 5000
    let found = findings(
      in: (0..<count).map { "func logout() { a\($0) = nil; b = nil; c = nil; " }.joined())
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.contains("clears 3 fields") })
  }

  @Test("wrappers and locator functions in others, each of which mentions its own names only")
  func nestedMentions() {
    let count = 5000
    let source = (0..<count).map { number in
      "@propertyWrapper struct A { var a = B\(number)(); static func get<T>() -> T { C\(number)(); "
    }.joined()
    let names = digest(
      Array(source.utf8), as: FileRole(path: "Input.swift"), depth: .needledFiles
    ).names
    #expect(names.hints.values.map(\.mentions.count).max() ?? .max <= 5)
    #expect(names.locatorFunctions.map(\.mentions.count).max() ?? .max <= 5)
  }

  @Test("registrations in registrations, each of which makes its own type only")
  func nestedRegistrations() {
    let count = 5000
    let digest = report(
      on: (0..<count).map { "container.register { A\($0)(); " }.joined()
        + String(repeating: "}", count: count)
    ).digest
    #expect(digest?.registered == (0..<count).map { "A\($0)" })
    #expect(digest?.wiring?.registrations.map(\.types) == (0..<count).map { ["A\($0)"] })
  }

  @Test(
    "what a long name, type or value says is kept short, for every use asks for it",
    arguments: [
      ("class \(long) {", "container.resolve(A.self)"),
      ("func \(long)() {", "container.resolve(A.self)"),
      ("let a: [\(list)] = [", "container.resolve(), "),
      ("func f(\(parameters)) {", "container.resolve(A.self)"),
      ("let (\(list)): (\(list)) = a\(chain)", "container.resolve(A.self)"),
    ])
  func longNames(beginning: String, use: String) {
    let count = 100
    let found = findings(in: beginning + "\n" + String(repeating: use + "\n", count: count))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.utf8.count < 4000 && $0.subject.utf8.count < 4000 })
  }

  @Test(
    "one long thing, asked by each of many uses",
    arguments: [
      ("func resolve(\(parameters)) {", "c.resolve(A.self)"),
      ("f { (\(parameters), c: Container) in", "c.resolve(A.self)"),
      ("class A: \(list), B {", "static let shared = A()"),
      ("struct A: \(list), EnvironmentKey {", "static let defaultValue = A()"),
      ("let c = AppContainer(\(list))", "c.resolve(A.self)"),
      ("let c = A\(chain)", "c.a()"),
      (String(repeating: "func resolve(a: A) {}\n", count: length), "resolve(A.self)"),
      (
        String(repeating: "// diratchet:ignore service_locator_resolve\n", count: length),
        "c.resolve(A.self);"
      ),
      (String(repeating: "class A: B, C {}\n", count: length), "UIApplication.shared.a()"),
    ])
  func longThings(beginning: String, use: String) {
    let found = report(
      on: beginning + "\n" + String(repeating: use + " ", count: 2000),
      with: Vocabulary([Vocabulary.Entry(.delegate, "UIApplication", reason: "")]))
    #expect(found.notes.count <= length)
  }

  @Test("many functions that are asked by name, and as many names")
  func manyFunctions() {
    let count = 3000
    let found = report(
      on: (0..<count).map { "get\($0)(A.self)\n" }.joined(),
      with: Vocabulary((0..<count).map { Vocabulary.Entry(.function, "get\($0)", reason: "") }))
    #expect(found.findings.count == count)
  }
}

private let length = 20_000
private let long = String(repeating: "a", count: 100_000)
private let list = Array(repeating: "P", count: length).joined(separator: ", ")
private let chain = String(repeating: ".b", count: length)
private let parameters = Array(repeating: "a: A", count: length).joined(separator: ", ")
