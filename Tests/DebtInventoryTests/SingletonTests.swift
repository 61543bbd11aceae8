import DebtInventory
import Testing

@Suite("singletons by class")
struct SingletonTests {
  @Test(
    "what is held tells how long it ought to live",
    arguments: [
      ("let limit = 3", "stateless"),
      ("private var cache: [String: Int] = [:]", "app"),
      ("private var accessToken: String?", "session"),
      ("private var cartLines: [String] = []", "flow"),
      ("private var window: UIWindow?", "UI"),
    ])
  func kinds(member: String, kind: String) throws {
    let rows = inventory(of: [
      "App/S.swift": "final class S { static let shared = S(); \(member) }"
    ]).singletons
    #expect(rows.map(\.type) == ["S"])
    #expect(rows.first?.kind.rawValue == kind)
  }

  @Test("the evidence names the stored variables and the isolation")
  func evidence() throws {
    let rows = inventory(of: [
      "App/S.swift": """
      @MainActor final class S: @unchecked Sendable {
        static let shared = S()
        var user: String?
        var count = 0
        deinit {}
      }
      """
    ]).singletons
    #expect(
      rows.first?.evidence == [
        "user-bound: `user`", "stored `var`: `count`", "has a `deinit`", "on the main actor",
        "conforms to `Sendable`",
      ])
  }
}
