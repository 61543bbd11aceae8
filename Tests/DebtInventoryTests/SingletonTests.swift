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
      ("private var userID: User.ID?", "session"),
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

  @Test(
    "a session of the platform, the token of an observer and a user agent are no user's",
    arguments: [
      "var session: URLSession = .shared", "var session = URLSession(configuration: .default)",
      "var timeObserverToken: Any?", "var userAgent = \"\"", "var notificationToken: NSObject?",
      "var userEpisodeCache: [String: Int] = [:]", "var tokenEndpoint: String = \"\"",
    ])
  func noUser(member: String) {
    let rows = inventory(of: [
      "App/S.swift": "final class S { static let shared = S(); \(member) }"
    ]).singletons
    #expect(rows.first?.kind == .app)
  }

  @Test("of two modules each has the accesses of its own singleton")
  func equalNames() {
    let declaration = "final class Router { static let shared = Router(); var path = 1 }"
    let rows = inventory(of: [
      "App/Router.swift": declaration, "Watch/Router.swift": declaration,
      "App/A.swift": "final class A { func f() { Router.shared.go(); Router.shared.go() } }",
      "Watch/B.swift": "final class B { func f() { Router.shared.go() } }",
    ]).singletons
    #expect(rows.map(\.module) == ["App", "Watch"])
    #expect(rows.map(\.accesses) == [2, 1])
  }
}
