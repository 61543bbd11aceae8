import Testing

/// What was renamed and not yet told to git.
struct UnstagedRenameTests {
  private static let methods = (1...20).map { "  func step\($0)() { print(\($0)) }\n" }.joined()
  private static let session =
    "final class Session {\n  static let shared = Session()\n\(methods)}\n"

  @Test("a singleton that is renamed together with its file is the one it was, staged or not")
  func renamedSingleton() throws {
    let project = try Project(recorded: ["Net/Session.swift": Self.session])
    try project.remove("Net/Session.swift")
    try project.write(
      "Core/UserSession.swift", Self.session.replacing("Session", with: "UserSession"))
    for outcome in try [project.run("check"), project.checkChange()] {
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("REPLACED (1)"), "\(outcome.output)")
    }
    #expect(try project.run("baseline", "tighten").status == 0)
    try project.commit()
    for outcome in try [project.run("check", "--frozen"), project.checkChange()] {
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test("a new file that has little of the one that is gone is no rename")
  func anotherSingleton() throws {
    let project = try Project(recorded: ["Net/Session.swift": Self.session])
    try project.remove("Net/Session.swift")
    try project.write("Core/Cache.swift", "final class Cache {\n  static let shared = Cache()\n}\n")
    #expect(try project.run("check").status == 1)
    #expect(try project.checkChange().status == 1)
  }

  @Test("of what moved and what came beside it, only what came is new")
  func oneMore() throws {
    let model = resolving("Cart", "Api", by: "CartModel")
    let project = try Project(recorded: ["A/CartModel.swift": model])
    try project.remove("A/CartModel.swift")
    try project.write("B/Deep/Basket.swift", resolving("Cart", "Api", "Log", by: "Basket"))
    let outcome = try project.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("RENAMED (2)"), "\(outcome.output)")
    #expect(outcome.output.contains("NEW (1)"), "\(outcome.output)")
  }
}
