import Testing

/// Records that were written for other rules than today's, brought up to date against the base.
struct UpgradeTests {
  /// A project whose record knows an older revision, which found nothing in most files.
  private static func outdated() throws -> Project {
    let project = try Project(["F/O.swift": clean("O")])
    for number in 1...5 {
      try project.write("F/S\(number).swift", resolving("T\(number)", by: "S\(number)"))
    }
    try project.record()
    let record = try project.read("baseline.json")
    let kept = record.split(separator: "\n").filter { line in
      !line.contains("S2.swift") && !line.contains("S3.swift") && !line.contains("S4.swift")
    }
    let lines = kept.map { line in
      let isRevision = line.hasPrefix(#""service_locator_resolve":"#)
      return isRevision ? #""service_locator_resolve": 0,"# : String(line)
    }
    try project.write("baseline.json", lines.joined(separator: "\n") + "\n")
    try project.git("init", "-q", "-b", "main")
    try project.commit()
    try project.git("checkout", "-qb", "change")
    return project
  }

  @Test("f: what a newer revision finds is not new; with a base only what the change adds is")
  func revision() throws {
    let project = try Self.outdated()
    let plain = try project.run("check")
    #expect(plain.status == 3, "\(plain.output)")
    #expect(plain.output.contains("NOT FROZEN (3)"))
    #expect(!plain.output.contains("NEW ("))
    try project.write("F/O.swift", resolving("Extra", by: "O"))
    try project.commit()
    let added = try project.checkChange()
    #expect(added.status == 1, "\(added.output)")
    #expect(added.output.contains("NEW (1)"))
    #expect(added.output.contains("`Extra`"))
  }

  @Test("f: an upgrade records what the base holds, and the guard lets nothing else through")
  func upgrade() throws {
    let project = try Self.outdated()
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    let upgraded = try project.read("baseline.json")
    #expect(upgraded.contains("S3.swift"))
    #expect(!upgraded.contains(#""service_locator_resolve": 0"#))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("upgraded: +3 `service_locator_resolve`"))
    #expect(try project.run("check", "--frozen").status == 0)

    try project.write("F/O.swift", resolving("Hidden", by: "O"))
    try project.addEntry("F/O.swift", "Hidden")
    try project.commit()
    let hidden = try project.checkChange()
    #expect(hidden.status == 1)
    #expect(hidden.output.contains("`Hidden`"))
  }

  @Test("f: an upgrade carries no debt that the change itself brings")
  func upgradeWithNewDebt() throws {
    let project = try Self.outdated()
    try project.write("F/O.swift", resolving("Extra", by: "O"))
    try project.commit()
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 1)
    #expect(try !project.read("baseline.json").contains("Extra"))
    #expect(try project.checkChange().status == 1)
  }

  @Test("g: with a base, findings of a rule that is gated anew are the base's")
  func newRule() throws {
    let singleton = { (name: String) in
      "final class \(name) {\n  static let shared = \(name)()\n}\n"
    }
    let project = try Project(recorded: [
      "A.swift": resolving("U"), "One.swift": singleton("One"), "Two.swift": singleton("Two"),
      ".diratchet.json": #"{"rules": {"shared_singleton_declaration": "report"}}"#,
    ])
    try project.write(".diratchet.json", "{}")
    try project.commit()
    let plain = try project.run("check")
    #expect(plain.status == 3)
    #expect(plain.output.contains("NOT FROZEN (2)"))
    let change = try project.checkChange()
    #expect(!change.output.contains("NEW ("), "\(change.output)")
    try project.write("Three.swift", singleton("Three"))
    let third = try project.checkChange()
    #expect(third.status == 1)
    #expect(third.output.contains("NEW (1)"))
    try project.remove("Three.swift")
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    let upgraded = try project.checkChange()
    #expect(upgraded.status == 0, "\(upgraded.output)")
    #expect(upgraded.output.contains("upgraded: +2 `shared_singleton_declaration`"))
  }

  @Test("names that are found anew make no findings new; the base has them as well")
  func vocabulary() throws {
    let wrapper = """
      import Swinject

      @propertyWrapper
      struct Inject<Value> {
        let wrappedValue: Value

        init() { wrappedValue = container.resolve(Value.self)! }
      }

      """
    let use = { (name: String) in "final class \(name) {\n  @Inject var cart: Cart\n}\n" }
    let project = try Project(recorded: [
      "Inject.swift": "struct Inject {}\n", "One.swift": use("One"), "Two.swift": use("Two"),
    ])
    try project.write("Inject.swift", wrapper)
    try project.commit()
    let change = try project.checkChange()
    #expect(!change.output.contains("One.swift:"), "\(change.output)")
    #expect(try project.run("baseline", "upgrade", "--base", "main").status != 2)
    #expect(try project.read("baseline.json").contains("wrapper Inject"))
    let plain = try project.run("check")
    #expect(!plain.output.contains("One.swift:"), "\(plain.output)")
  }
}
