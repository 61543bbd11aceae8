import DebtInventory
import LintRules
import Testing

@Suite("the ledger of hidden dependencies")
struct LedgerTests {
  @Test("a resolve in a body becomes a parameter of the truthful initialiser")
  func resolveInBody() throws {
    let row = try row(
      """
      import Swinject
      protocol BookingRepository {}
      final class TripViewModel {
        init(tripID: String) {}
        func load() { let it = container.resolve(BookingRepository.self)! }
      }
      """)
    #expect(row.type == "TripViewModel")
    #expect(row.declares == "tripID: String")
    #expect(row.hides.map(\.subject) == ["BookingRepository"])
    #expect(row.hides[0].uses.map(\.line) == [5])
    #expect(row.truthfulInitializer == "init(tripID: String, repository: any BookingRepository)")
  }

  @Test("thousands of properties, each of which hides a dependency", .timeLimit(.minutes(1)))
  func manyProperties() throws {
    let count = 8000
    let properties = (0..<count).map { "  @Injected var a\($0): B\($0)\n" }.joined()
    let row = try row("import Resolver\nfinal class Model {\n\(properties)}\n")
    #expect(row.hides.count == count)
  }

  @Test("a type that is no protocol is spelled without any")
  func classSubject() throws {
    let row = try row(
      """
      import Swinject
      final class FeatureFlags {}
      final class Model { func f() { container.resolve(FeatureFlags.self) } }
      """)
    #expect(row.truthfulInitializer == "init(flags: FeatureFlags)")
  }

  @Test(
    "two types with one last word keep all words, and so do empty last words",
    arguments: [
      (["UserRepository", "TripRepository"], ["userRepository", "tripRepository"]),
      (["SessionManager"], ["sessionManager"]),
      (["HTTPClient"], ["client"]),
      (["HTTPClient", "APIClient"], ["httpClient", "apiClient"]),
      (["Analytics"], ["analytics"]),
      (["FlightSearching"], ["flightSearching"]),
      (["BookingRepositoryProtocol"], ["repository"]),
      (["SearchOperator"], ["searchOperator"]),
      (["Trip.Builder"], ["builder"]),
    ])
  func names(types: [String], parameters: [String]) throws {
    let resolves = types.map { "container.resolve(\($0).self)" }.joined(separator: "; ")
    let row = try row("import Swinject\nfinal class M { func f() { \(resolves) } }")
    let list = zip(parameters, types).map { "\($0): \($1)" }.joined(separator: ", ")
    #expect(row.truthfulInitializer == "init(\(list))")
  }

  @Test("a name that the initialiser has already is not taken twice")
  func nameTaken() throws {
    let row = try row(
      """
      import Swinject
      final class M {
        init(repository: String) {}
        func f() { container.resolve(TripRepository.self) }
      }
      """)
    #expect(row.truthfulInitializer == "init(repository: String, tripRepository: TripRepository)")
  }

  @Test("an injecting wrapper gives the parameter its own name")
  func wrapper() throws {
    let row = try row(
      """
      import Factory
      struct Card: View {
        let title: String
        @State private var isOpen = false
        @Injected(\\.trips) private var journeys: TripStore
      }
      """)
    #expect(row.declares == "title: String")
    #expect(row.declaredBy == "memberwise")
    #expect(row.truthfulInitializer == "init(title: String, journeys: TripStore)")
    #expect(row.means.map(\.words) == ["@Injected"])
  }

  @Test("what is made from an instance does not give it its name")
  func madeFromInstance() throws {
    let row = try row(
      """
      final class DataStack { static let shared = DataStack(); func makeContext() -> Int { 1 } }
      final class Model {
        private let context = DataStack.shared.makeContext()
        init(id: Int) {}
      }
      """)
    #expect(row.truthfulInitializer == "init(id: Int, stack: DataStack)")
  }

  @Test("a nested singleton is told by its whole path, and a getter of it names the parameter")
  func nestedSingleton() throws {
    let rows = inventory(of: [
      "App/Meter.swift": """
      enum Meter { final class StateModel { static let shared = StateModel() } }
      """,
      "App/Home.swift": """
      enum Home {
        final class StateModel {
          var meter: Meter.StateModel { Meter.StateModel.shared }
        }
      }
      """,
    ]).ledger
    let row = try #require(rows.first { $0.type == "Home.StateModel" })
    #expect(row.hides.map(\.subject) == ["Meter.StateModel"])
    #expect(row.truthfulInitializer == "init(meter: Meter.StateModel)")
  }

  @Test("what is fetched anew through a projected value is what its wrapper fetches")
  func projectedValue() throws {
    let row = try row(
      """
      import Factory
      final class Model {
        @Injected(\\.session) var session: UserSession?
        func renew() { $session.resolve(reset: .scope) }
      }
      """)
    #expect(row.hides.map(\.subject) == ["UserSession"])
    #expect(row.hides[0].uses.map(\.line) == [3, 4])
  }

  @Test("a list is kept with what it holds")
  func list() throws {
    let row = try row(
      """
      import Factory
      extension Container { var tags: Factory<[Tag<User>]> { self { [] } } }
      final class Model { func f() { let all = Container.shared.tags() } }
      """)
    #expect(row.hides.map(\.subject) == ["[Tag<User>]"])
    #expect(row.truthfulInitializer == "init(tags: [Tag<User>])")
  }

  @Test("a container that is handed on is nothing to ask for")
  func containerSubject() throws {
    let row = try row(
      """
      import Factory
      final class Model {
        @InjectedContainer(AppContainer.self) var services
        @Injected(\\.trips) private var journeys: TripStore
      }
      final class AppContainer: SharedContainer { static let shared = AppContainer() }
      """)
    #expect(row.hides.map(\.subject) == ["AppContainer", "TripStore"])
    #expect(row.truthfulInitializer == "init(journeys: TripStore)")
  }

  @Test("where the type says nothing the member's name does")
  func plainTypes() throws {
    let rows = inventory(of: [
      "App/World.swift": """
      struct World {
        static var current = World()
        var date: () -> Date = Date.init
        var isCatalyst: Bool = false
        var trips: TripStore = TripStore()
      }
      """,
      "App/A.swift":
        "final class A { func f() { use(World.current.date(), World.current.isCatalyst) } }",
      "App/B.swift": "final class B { func f() { World.current.trips.load() } }",
    ]).ledger
    let row = try #require(rows.first { $0.type == "A" })
    #expect(row.hides.map(\.subject) == ["World.date", "World.isCatalyst"])
    #expect(row.truthfulInitializer == "init(date: @escaping () -> Date, isCatalyst: Bool)")
  }

  @Test("what a closure uses on the way does not take the name of what it makes")
  func madeByClosure() throws {
    let row = try row(
      """
      final class Log { static let shared = Log() }
      final class Scanner {
        lazy var camera: Camera? = { Log.shared.write("camera"); return Camera() }()
      }
      """)
    #expect(row.truthfulInitializer == "init(log: Log)")
  }

  @Test("a generic type keeps its arguments")
  func genericSubject() throws {
    let row = try row(
      """
      import SwiftUI
      struct Slider: View { @EnvironmentObject var state: SliderState<CGFloat> }
      """)
    #expect(row.truthfulInitializer == "init(state: SliderState<CGFloat>)")
  }

  @Test("what the initialiser declares is not hidden, and a scaffold declares it")
  func declared() {
    let rows = inventory(of: [
      "App/M.swift": """
      import Swinject
      final class M {
        init(trips: TripStore = container.resolve(TripStore.self)) {}
        func f() { container.resolve(TripStore.self) }
      }
      """
    ]).ledger
    #expect(rows.isEmpty)
  }

  @Test("a container that is handed in gives way to what is fetched from it")
  func containerParameter() throws {
    let row = try row(
      """
      import Swinject
      final class M {
        init(resolver: Resolver, id: Int) { resolver.resolve(TripStore.self) }
      }
      """)
    #expect(row.truthfulInitializer == "init(id: Int, store: TripStore)")
  }

  @Test("a class without initialiser has its superclass's")
  func inherited() throws {
    let rows = inventory(of: [
      "App/A.swift": "class Base { init(id: Int, name: String) {} }",
      "App/B.swift":
        "import Swinject\nfinal class B: Base { func f() { container.resolve(TripStore.self) } }",
    ]).ledger
    let row = try #require(rows.first)
    #expect(row.declares == "id: Int, name: String")
    #expect(row.declaredBy == "inherited from Base")
    #expect(row.truthfulInitializer == "init(id: Int, name: String, store: TripStore)")
  }

  @Test("an extension in another file counts to the type, and a designated initialiser wins")
  func extensions() throws {
    let rows = inventory(of: [
      "App/M.swift": """
      final class M {
        init(id: Int) {}
        convenience init(a: Int, b: Int, c: Int) { self.init(id: a) }
      }
      """,
      "App/M+Load.swift":
        "import Swinject\nextension M { func load() { container.resolve(TripStore.self) } }",
    ]).ledger
    #expect(rows.map(\.type) == ["M"])
    #expect(rows.first?.path == "App/M.swift")
    #expect(rows.first?.declares == "id: Int")
  }

  @Test("a wrapper that brings its own value is no parameter, and a foreign type has no truth")
  func foreign() throws {
    let rows = inventory(of: [
      "App/A.swift": """
      import Swinject
      struct Card { @Default(.theme) var theme; func f() { container.resolve(TripStore.self) } }
      """,
      "App/B.swift":
        "import Swinject\nextension UIView {\n  func g() { container.resolve(TripStore.self) }\n}\n",
    ]).ledger
    #expect(rows.map(\.truthfulInitializer) == ["init(store: TripStore)", nil])
    #expect(rows.map(\.line) == [2, 3])
  }

  @Test("nested types are told by their full path")
  func nested() throws {
    let rows = inventory(of: [
      "App/Home.swift": """
      import Swinject
      enum Home { final class Model { func f() { container.resolve(TripStore.self) } } }
      enum Away { final class Model { init() {} } }
      """
    ]).ledger
    #expect(rows.map(\.type) == ["Home.Model"])
  }

  @Test("who creates a type is told with the place, previews left out")
  func creators() throws {
    let rows = inventory(of: [
      "App/M.swift":
        "import Swinject\nfinal class M { func f() { container.resolve(TripStore.self) } }",
      "App/RootCoordinator.swift": """
      final class RootCoordinator {
        func start() { show(M()) }
      }
      #Preview { Screen(model: M()) }
      """,
    ]).ledger
    let row = try #require(rows.first)
    #expect(row.creators.map(\.line) == [2])
    #expect(row.creators.map(\.symbol) == ["RootCoordinator.start()"])
  }

  @Test(
    "a creator may leave the type to the variable that it fills",
    arguments: [
      "private lazy var model: M = .init(id: 1)",
      "let model: M?; init() { self.model = .init(id: 1) }",
      "var model: M!; func f() { model = .init(id: 1) }",
    ])
  func impliedCreators(member: String) throws {
    let rows = inventory(of: [
      "App/M.swift": """
      import Swinject
      final class M { init(id: Int) {}; func f() { container.resolve(TripStore.self) } }
      """,
      "App/Root.swift": "final class Root { \(member) }\nfinal class Other { var model: N? }",
    ]).ledger
    #expect(rows.first?.creators.map(\.path) == ["App/Root.swift"])
  }

  @Test(
    "a creator may leave the type to the parameter that it is given to",
    arguments: [
      ("struct V { let m: M }", "show(V(m: .init(id: 1)))", true),
      ("struct V { init(_ m: M?) {} }", "show(V(.init(id: f(1), 2)))", true),
      ("struct V { init(id: Int, m: M) {} }", "show(V(id: a.b { $0 }, m: .init(id: 1)))", true),
      ("class V { init(m: any P) {} }", "show(V(m: .init(id: 1)))", false),
      ("struct V { let m: M, n: N }", "show(V(m: m, n: .init(id: 1)))", false),
      ("struct V { init(m: M) {}; init(m: N) {} }", "show(V(m: .init(id: 1)))", false),
      ("", "_m = State(wrappedValue: .init(id: 1)) }; var m: M; do {", true),
      ("", "_m = .init(wrappedValue: 3) }; var m: M; do {", false),
    ])
  func givenCreators(view: String, use: String, isCreator: Bool) throws {
    let rows = inventory(of: [
      "App/M.swift": """
      import Swinject
      final class M { init(id: Int) {}; func f() { container.resolve(TripStore.self) } }
      """,
      "App/V.swift": view, "App/Root.swift": "final class Root { init() { \(use) } }",
    ]).ledger
    let row = try #require(rows.first { $0.type == "M" })
    #expect(row.creators.map(\.symbol) == (isCreator ? ["Root.init()"] : []))
  }

  @Test("who creates a type of the platform is not asked")
  func foreignCreations() {
    let files = source(of: ["App/A.swift": "func f() { use(String(1), [1].map(Int.init), Card()) }"]
    )
    .files
    #expect(files.flatMap { $0.wiring?.constructions.map(\.type) ?? [] } == ["Card"])
  }

  private func row(_ text: String) throws -> LedgerRow {
    let rows = inventory(of: ["App/File.swift": text]).ledger
    #expect(rows.count == 1)
    return try #require(rows.first)
  }
}
