import Testing

/// Rules, scope and names that changed since the record was written: every row of what `check`
/// says of it, alone and with a base.
struct RefreshTests {
  private static func singleton(_ name: String) -> String {
    "final class \(name) {\n  static let shared = \(name)()\n}\n"
  }

  private static let ungated = #"{"rules": {"shared_singleton_declaration": "report"}}"#

  @Test("an older revision: exit 3 alone; with a base that is as old, a notice")
  func olderRevision() throws {
    let project = try Project(["F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B")])
    try project.record()
    try project.setRevision(of: "service_locator_resolve", to: 0)
    try project.git("init", "-q", "-b", "main")
    try project.commit()
    try project.git("checkout", "-qb", "change")
    try project.write("F/C.swift", clean("C"))
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.status == 3, "\(plain.output)")
    #expect(plain.lastLine.contains("`diratchet baseline upgrade`"))
    let change = try project.checkChange()
    #expect(change.status == 0, "\(change.output)")
    #expect(change.output.contains("was recorded with revision 0"))
    try project.write("F/B.swift", resolving("V", by: "B"))
    let increase = try project.checkChange()
    #expect(increase.status == 1)
    #expect(increase.output.contains("NEW (1)"))
  }

  @Test("an older revision is compared per file and family only")
  func comparedPerFile() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", "V", by: "A")])
    // The older revision named the subjects differently, and saw one of two.
    try project.setRevision(of: "service_locator_resolve", to: 0)
    try project.replace(#""subject":"U""#, with: #""subject":"u.Type""#, in: "baseline.json")
    try project.replace(#""subject":"V""#, with: #""subject":"v.Type""#, in: "baseline.json")
    try project.run("baseline", "fmt")
    let plain = try project.run("check")
    #expect(plain.status == 3)
    #expect(!plain.output.contains("NEW ("), "\(plain.output)")
    #expect(plain.output.contains("known 2"))
  }

  @Test(
    "a newer revision or schema is exit 2, alone and with a base",
    arguments: [["check"], ["check", "--base", "main"], ["check", "--staged"]])
  func newer(way: [String]) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    let record = try project.read("baseline.json")
    try project.setRevision(of: "service_locator_resolve", to: 4000)
    try project.commit("newer rule")
    let rule = try project.run(words: way)
    #expect(rule.status == 2)
    #expect(rule.errors.contains("newer diratchet"))
    try project.write("baseline.json", record.replacing(#""schema": 1"#, with: #""schema": 2"#))
    try project.commit("newer schema")
    #expect(try project.run(words: way).status == 2)
  }

  @Test("a rule that is gated anew and finds nothing passes; else its findings are not frozen")
  func newRule() throws {
    let project = try Project(recorded: [
      "A.swift": resolving("U", by: "A"), ".diratchet.json": Self.ungated,
    ])
    try project.write(".diratchet.json", "{}")
    let idle = try project.run("check")
    #expect(idle.status == 3, "the levels are part of the scope")
    #expect(!idle.output.contains("NOT FROZEN"))

    let frozen = try Project(recorded: ["A.swift": resolving("U", by: "A")])
    let record = try frozen.read("baseline.json").split(separator: "\n")
      .filter { !$0.hasPrefix(#""shared_singleton_declaration":"#) }
      .joined(separator: "\n").replacing(",\n}", with: "\n}")
    try frozen.write("baseline.json", record + "\n")
    try frozen.commit("as an older version wrote it")
    #expect(try frozen.run("check").status == 0)
    try frozen.write("One.swift", Self.singleton("One"))
    try frozen.write("Two.swift", Self.singleton("Two"))
    let plain = try frozen.run("check")
    #expect(plain.status == 3, "\(plain.output)")
    #expect(plain.output.contains("2 findings not frozen"))
    let change = try frozen.checkChange()
    #expect(change.status == 1, "only what the base lacks is new, and it lacks both")
    #expect(change.output.contains("NEW (2)"))
  }

  @Test("a rule that is no longer gated leaves its entries dormant, and the guard lists it")
  func loweredRule() throws {
    let project = try Project(recorded: [
      "A.swift": resolving("U", by: "A"), "One.swift": Self.singleton("One"),
    ])
    try project.write(".diratchet.json", Self.ungated)
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.output.contains("1 recorded finding dormant"), "\(plain.output)")
    #expect(!plain.output.contains("FIXED"))
    let change = try project.checkChange()
    #expect(
      change.output.contains(
        "rule `shared_singleton_declaration` is now `report`, 1 recorded finding no longer gated"))
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try project.checkChange().status == 0)
  }

  private static let wrapper = """
    import Swinject

    @propertyWrapper
    struct Supplied<Value> {
      let wrappedValue: Value

      init() { wrappedValue = container.resolve(Value.self)! }
    }

    """

  @Test("a name that is gone leaves its entries dormant until an upgrade, not fixed")
  func goneName() throws {
    let use = "final class One {\n  @Supplied var cart: Cart\n}\n"
    let project = try Project(recorded: [
      "DI/Supplied.swift": Self.wrapper, "One.swift": use, "Two.swift": clean("Two"),
    ])
    #expect(try project.read("baseline.json").contains("wrapper Supplied"))
    try project.write("DI/Supplied.swift", "struct Supplied {}\n")
    try project.write("One.swift", use.replacing("@Supplied ", with: ""))
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.output.contains("recorded wrapper `Supplied` is declared nowhere"))
    #expect(!plain.output.contains("injected_property_wrapper  (fixed)"), "\(plain.output)")
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    #expect(try !project.read("baseline.json").contains("wrapper Supplied"))
  }

  @Test(
    "a name that is discovered anew: alone its findings are not frozen, with a base they cancel")
  func newName() throws {
    let use = { (name: String) in "final class \(name) {\n  @Supplied var cart: Cart\n}\n" }
    let project = try Project(recorded: [
      "DI/Supplied.swift": Self.wrapper, "One.swift": use("One"), "Two.swift": clean("Two"),
    ])
    let lines = try project.read("baseline.json").split(separator: "\n")
      .filter { !$0.contains("Supplied\"") && !$0.contains("One.swift") }.joined(separator: "\n")
    try project.write("baseline.json", lines + "\n")
    try project.commit("as if the name had not been found")
    try project.git("branch", "-f", "main")
    let plain = try project.run("check")
    #expect(plain.status == 3, "\(plain.output)")
    #expect(plain.output.contains("NOT FROZEN"))
    try project.write("Two.swift", use("Two"))
    let change = try project.checkChange()
    #expect(change.status == 1)
    #expect(change.output.contains("NEW (1)\nTwo.swift:"))
  }

  @Test("a scope that differs lists what left and what entered; what entered is not new")
  func scope() throws {
    let project = try Project(recorded: [
      "App/A.swift": resolving("U", by: "A"), "Lib/B.swift": resolving("V", by: "B"),
      "Old/C.swift": resolving("W", by: "C"), ".diratchet.json": #"{"include": ["App", "Old"]}"#,
    ])
    try project.write(".diratchet.json", #"{"include": ["App", "Lib"]}"#)
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.status == 3, "\(plain.output)")
    #expect(plain.output.contains("LEFT THE SCOPE (1)\n  W  Old/C.swift"))
    #expect(plain.output.contains("NOT FROZEN (1)\nLib/B.swift:"))
    let editing = try project.checkChange()
    #expect(editing.status == 3, "\(editing.output)")
    #expect(
      editing.output.contains(
        "accepted change: `include` lost `Old`, 1 finding no longer gated"), "\(editing.output)")
    try project.write("Lib/B.swift", resolving("V", "Fresh", by: "B"))
    #expect(try project.run("check").output.contains("NEW (1)\nLib/B.swift:12:"))
    #expect(try project.checkChange().status == 1)
    try project.write("Lib/B.swift", resolving("V", by: "B"))
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try project.checkChange().status == 0)
  }
}

extension Project {
  /// Lets the record say that another revision of a rule wrote it.
  func setRevision(of rule: String, to revision: Int) throws {
    let lines = try read("baseline.json").split(separator: "\n").map { line in
      guard line.hasPrefix(#""\#(rule)":"#) else { return String(line) }
      return #""\#(rule)": \#(revision)"# + (line.hasSuffix(",") ? "," : "")
    }
    try write("baseline.json", lines.joined(separator: "\n") + "\n")
  }
}
