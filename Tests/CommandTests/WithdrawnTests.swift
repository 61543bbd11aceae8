import Testing

/// What a change takes out of the gate by the record or the configuration: nothing becomes fixed
/// by that.
struct WithdrawnTests {
  private static let customRule =
    #"{"customRules": [{"id": "clock", "summary": "s", "match": {"member": "Env.now"}, "#
    + #""why": "w", "faulty": "let x = Env.now", "correct": "let y = 1"}]}"#

  @Test("a custom rule that is configured no longer is dormant until the record is upgraded")
  func droppedRule() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "F/B.swift": "func now() { Env.now.x(); Env.now.y() }\n",
      ".diratchet.json": Self.customRule,
    ])
    try project.write(".diratchet.json", "{}")
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.status == 3 || plain.status == 0, "\(plain.output)\(plain.errors)")
    #expect(plain.output.contains("rule `clock` is no longer gated, 2 recorded findings dormant"))
    #expect(!plain.output.contains("FIXED"))
    let change = try project.checkChange()
    #expect(change.status != 2)
    #expect(change.output.contains("`clock`"))
    #expect(try project.run("baseline", "upgrade").status == 0)
    #expect(!(try project.read("baseline.json").contains("clock")))
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("a rule of the catalogue that is not known is still a newer program's")
  func unknownRule() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.replace(
      #""service_locator_resolve": "#, with: #""service_locator_new": "#, in: "baseline.json")
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("update diratchet"))
  }

  @Test("debt of names that the configuration lost is still known, and more of it is new")
  func lostNames() throws {
    let use = "final class Z {\n  @Dep var a: A\n  func f() { Bag.shared.foo() }\n}\n"
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "F/Z.swift": use,
      ".diratchet.json": #"{"wrappers": ["Dep"], "containers": ["Bag"]}"#,
    ])
    try project.write(".diratchet.json", "{}")
    try project.commit()
    for outcome in [try project.run("check"), try project.checkChange()] {
      #expect(!outcome.output.contains("FIXED"), "\(outcome.output)")
      #expect(outcome.output.contains("known 3"))
      #expect(outcome.output.contains("recorded wrapper `Dep` is declared nowhere"))
    }
    try project.write("F/Y.swift", use.replacing("class Z", with: "class Y"))
    try project.commit()
    #expect(try project.checkChange().status == 1)
    #expect([1, 3].contains(try project.run("check").status))
  }

  @Test("a record that is lowered though nothing was fixed is refused")
  func lowered() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", "V", "V")])
    let record = try project.read("baseline.json")
    try project.replace(
      #""subject":"V","count":2"#, with: #""subject":"V","count":1"#, in: "baseline.json")
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.lastLine.contains("baseline lowered below the tree: `F/A.swift"))
    try project.write("baseline.json", record)
    try project.write("F/A.swift", resolving("U", "V"))
    try project.run("baseline", "tighten")
    try project.commit()
    #expect(try project.checkChange().status == 0)
  }

  @Test("a file whose subject changed and whose old entry went before git knew of its new name")
  func loweredByRename() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("Api", by: "Old"), "G/O.swift": clean("O"),
    ])
    try project.move("F/A.swift", to: "G/B.swift")
    try project.replace("Api", with: "Log", in: "G/B.swift")
    let record = try project.read("baseline.json")
    let entry = try #require(record.split(separator: "\n").first { $0.contains("F/A.swift") })
    try project.write("baseline.json", record.replacing(entry + "\n", with: ""))
    try project.commit()
    #expect(try project.checkChange().status == 1, "main would be red")
    #expect(try project.run("check").status == 1)
  }

  @Test("a strict project does not let debt become exempt where it lies")
  func exemptInPlace() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), ".diratchet.json": #"{"strict": true}"#,
    ])
    try project.write(
      "F/A.swift",
      "import Swinject\n\nextension Resolver {\n  var u: U? { self.resolve(U.self) }\n}\n")
    try project.commit()
    for outcome in [try project.run("check"), try project.checkChange()] {
      #expect(outcome.status == 1)
      #expect(outcome.lastLine.contains("`strict` refuses 1 made exempt by its place"))
    }
  }
}
