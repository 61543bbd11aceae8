import Testing

/// A rule whose level changes, and what `upgrade` makes of the record then.
struct LevelTests {
  private static let files = [
    "App/Cart.swift": """
    import Swinject
    final class Cart { let a = Container.shared.resolve(A.self), b = Container.shared.resolve(B.self) }

    """,
    "App/Preview.swift": """
    import Swinject
    final class Screen { let a = Container.shared.resolve(A.self) }
    struct P: PreviewProvider { static let b = Container.shared.resolve(B.self) }

    """,
  ]
  private static let settings = [
    #"{"rules": {"service_locator_resolve": "report"}}"#,
    #"{"rules": {"service_locator_resolve": "off"}}"#, #"{"tests": "gate"}"#,
  ]

  @Test(
    "what a setting brings into recorded files is not frozen, and `upgrade` freezes it",
    arguments: settings, [false, true])
  func upgrade(setting: String, isAgainstBase: Bool) throws {
    let project = try Project(recorded: Self.files)
    try project.write(".diratchet.json", setting)
    let before = try project.run("check")
    #expect(before.status == 3, "\(before.output)")
    #expect(before.output.contains("NOT FROZEN"), "\(before.output)")
    let words = ["baseline", "upgrade"] + (isAgainstBase ? ["--base", "main"] : [])
    let upgraded = try project.run(words: words)
    #expect(upgraded.status == 0, "\(upgraded.output)\(upgraded.errors)")
    #expect(try project.run("check").status == 0)
    #expect(try project.checkChange().status == 0)
    try project.mergeChange()
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("an upgrade for another scope carries no new debt along", arguments: settings)
  func newDebt(setting: String) throws {
    let project = try Project(recorded: Self.files)
    try project.write(".diratchet.json", setting)
    try project.write(
      "App/More.swift", "import Swinject\nlet more = Container.shared.resolve(More.self)\n")
    try project.replace(
      "B.self", with: "B.self).c(Container.shared.resolve(C.self)", in: "App/Cart.swift")
    for words in [["baseline", "upgrade"], ["baseline", "upgrade", "--base", "main"]] {
      let upgraded = try project.run(words: words)
      #expect(upgraded.status == 1, "\(upgraded.output)\(upgraded.errors)")
      #expect(upgraded.output.contains("NEW (2)"), "\(upgraded.output)")
      try project.git("checkout", "baseline.json")
    }
  }

  @Test("names that the configuration gets make debt that was there, which `upgrade` freezes")
  func configuredNames() throws {
    let uses = "final class Z {\n  @Dep var a: A\n  func f() { Bag.shared.b() }\n}\n"
    let project = try Project(recorded: ["App/Z.swift": uses])
    try project.write(".diratchet.json", #"{"containers": ["Bag"], "wrappers": ["Dep"]}"#)
    let before = try project.run("check")
    #expect(before.status == 3, "\(before.output)")
    #expect(before.output.contains("NOT FROZEN (2)"), "\(before.output)")
    #expect(try project.checkChange().status == 0)
    try project.write("App/New.swift", "final class New {\n  @Dep var c: C\n}\n")
    let refused = try project.checkChange()
    #expect(refused.status == 1 && refused.output.contains("NEW (1)"), "\(refused.output)")
    try project.remove("App/New.swift")
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try project.checkChange().status == 0)
  }
}
