import Testing

/// Names that make code a locator and that come, go or change: what was recorded through them is
/// never called fixed, and what they find is never free.
struct LocatorNameTests {
  /// A project before and after a change, and what the check says of it in all its ways.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [String: String]
    var after: [String: String]
    var plain: Int32 = 0
    var withBase: Int32 = 0
    var says: String
    /// What the plain check says, where that is something else.
    var plainSays: String?
  }

  @Test("a locator under another name is the same locator", arguments: renamed)
  func renamedLocator(_ change: Change) throws { try Self.check(change) }

  @Test("a new locator makes its uses new in whichever file it stands", arguments: added)
  func newLocator(_ change: Change) throws { try Self.check(change) }

  @Test("what was reached through a locator that is gone is dormant, not fixed", arguments: deleted)
  func deletedLocator(_ change: Change) throws { try Self.check(change) }

  private static func check(_ change: Change) throws {
    let project = try Project(recorded: change.before)
    for (path, text) in change.after { try project.write(path, text) }
    try project.git("add", "-A")
    let staged = try project.run("check", "--staged")
    try project.commit()
    let based = try project.checkChange()
    let plain = try project.run("check")
    for outcome in [staged, based] {
      #expect(outcome.status == change.withBase, "\(outcome.output)")
      #expect(outcome.output.contains(change.says), "\(outcome.output)")
    }
    #expect(plain.status == change.plain, "\(plain.output)")
    #expect(plain.output.contains(change.plainSays ?? change.says), "\(plain.output)")
    for outcome in [staged, based, plain] {
      #expect(!outcome.output.contains("FIXED"), "\(outcome.output)")
    }
  }

  static let renamed =
    [("ServiceLocator", "Services"), ("Services", "Deps"), ("Services", "ServiceLocator")].map {
      Change(
        testDescription: "\($0) becomes \($1)",
        before: ["L.swift": locator($0), "A.swift": using($0), "B.swift": using($0)],
        after: ["L.swift": locator($1), "A.swift": using($1), "B.swift": using($1)],
        says: "known 20")
    } + [
      Change(
        testDescription: "a god type with an accessor",
        before: ["L.swift": god("Core"), "A.swift": using("Core.current")],
        after: ["L.swift": god("Root"), "A.swift": using("Root.current")], says: "known 10"),
      Change(
        testDescription: "a global world",
        before: ["L.swift": world("Env"), "G.swift": "var Now = Env()\n", "A.swift": using("Now")],
        after: ["G.swift": "var Here = Env()\n", "A.swift": using("Here")], says: "known 10"),
      Change(
        testDescription: "a global world and its type",
        before: ["L.swift": world("Env"), "G.swift": "var Now = Env()\n", "A.swift": using("Now")],
        after: [
          "L.swift": world("All"), "G.swift": "var Here = All()\n", "A.swift": using("Here"),
        ], says: "known 10"),
      Change(
        testDescription: "a static world",
        before: [
          "L.swift": staticWorld("Env"), "A.swift": using("Env.live"), "B.swift": using("Env.live"),
        ],
        after: [
          "L.swift": staticWorld("All"), "A.swift": using("All.live"), "B.swift": using("All.live"),
        ], says: "known 20"),
      Change(
        testDescription: "a wrapper that asks a function now",
        before: [
          "W.swift": wrapper("Inject", asking: "Container.shared.resolve(Value.self)"),
          "A.swift": "final class A {\n  @Inject var cart: Cart\n}\n",
        ],
        after: [
          "W.swift": wrapper("Autowired", asking: "look()")
            + "func look<T>() -> T { Container.shared.resolve(T.self) }\n",
          "A.swift": "final class A {\n  @Autowired var cart: Cart\n}\n",
        ], plain: 1, withBase: 1, says: "new 1 · known 1"),
    ]

  static let added = [
    Change(
      testDescription: "a static locator", before: ["A.swift": clean("A")],
      after: ["L.swift": locator("Deps"), "A.swift": using("Deps")],
      plain: 3, withBase: 1, says: "NEW (10)", plainSays: "NOT FROZEN (10)"),
    Change(
      testDescription: "a god type with an accessor", before: ["A.swift": clean("A")],
      after: ["L.swift": god("Deps"), "A.swift": using("Deps.current")],
      plain: 3, withBase: 1, says: "NEW (10)", plainSays: "NOT FROZEN (10)"),
    Change(
      testDescription: "a global world, which takes a base to be found",
      before: ["A.swift": clean("A")],
      after: ["L.swift": world("Env"), "G.swift": "var Now = Env()\n", "A.swift": using("Now")],
      plain: 0, withBase: 1, says: "NEW (10)", plainSays: "passed"),
    Change(
      testDescription: "a second use of a renamed world",
      before: [
        "L.swift": world("Env"), "G.swift": "var Now = Env()\n", "A.swift": using("Now"),
        "B.swift": clean("B"),
      ],
      after: ["G.swift": "var Here = Env()\n", "A.swift": using("Here"), "B.swift": using("Here")],
      plain: 3, withBase: 1, says: "NEW (10)", plainSays: "NOT FROZEN (10)"),
  ]

  static let deleted = ["ServiceLocator", "Services"].map { name in
    Change(
      testDescription: name, before: ["L.swift": locator(name), "A.swift": using(name)],
      after: ["L.swift": clean("L"), "A.swift": clean("A")], says: "dormant 10")
  }

  @Test("without git too, what was reached through a locator that is gone is dormant")
  func deletedWithoutGit() throws {
    let project = try Project(["L.swift": locator("ServiceLocator")])
    try project.write("A.swift", using("ServiceLocator"))
    try project.record()
    try project.remove("L.swift")
    try project.write("A.swift", clean("A"))
    let outcome = try project.run("check")
    #expect(outcome.output.contains("dormant 10"), "\(outcome.output)")
    try project.run("baseline", "tighten", "--allow-collapse")
    #expect(try project.read("baseline.json").contains("A.swift"))
  }

  @Test("after an upgrade, what a locator that is gone left in the record is fixed")
  func deletedAndUpgraded() throws {
    let project = try Project(recorded: [
      "L.swift": locator("ServiceLocator"), "A.swift": using("ServiceLocator"),
    ])
    try project.write("L.swift", clean("L"))
    try project.write("A.swift", clean("A"))
    try project.run("baseline", "upgrade")
    let outcome = try project.run("check")
    #expect(outcome.output.contains("FIXED (10)"), "\(outcome.output)")
  }

  @Test("a name that an accepted use needs is recorded with it")
  func acceptedName() throws {
    let project = try Project(recorded: ["A.swift": clean("A")])
    try project.write("L.swift", world("Env"))
    try project.write("G.swift", "var Now = Env()\n")
    try project.write("A.swift", using("Now"))
    try project.commit()
    try project.run("baseline", "accept", "--new", "--reason", "not yet", "--base", "main")
    #expect(try project.read("baseline.json").contains("\"world Now\""))
    try project.commit()
    let outcome = try project.run("check")
    #expect(outcome.output.contains("known 10"), "\(outcome.output)")
  }
}

private let services = ["cart", "user", "log", "api", "db", "push", "auth", "prefs", "sync", "tip"]

private func type(of service: String) -> String {
  service.prefix(1).uppercased() + service.dropFirst() + "Service"
}

/// The members of a type of ten services, one a line.
private func members(_ form: String) -> String {
  services.map { "  \(form) \($0) = \(type(of: $0))()\n" }.joined()
}

private func locator(_ name: String) -> String {
  "enum \(name) {\n\(members("static let"))}\n"
}

private func god(_ name: String) -> String {
  "final class \(name) {\n  static let current = \(name)()\n\(members("let"))}\n"
}

private func world(_ name: String) -> String { "struct \(name) {\n\(members("var"))}\n" }

private func staticWorld(_ name: String) -> String {
  "struct \(name) {\n  static var live = \(name)()\n\(members("var"))}\n"
}

private func using(_ name: String) -> String {
  let uses = services.map { "    \(name).\($0).load()\n" }
  return "struct Screen {\n  func load() {\n\(uses.joined())  }\n}\n"
}

private func wrapper(_ name: String, asking expression: String) -> String {
  """
  import Swinject

  @propertyWrapper
  struct \(name)<Value> {
    var wrappedValue: Value { \(expression) }
  }

  """
}
