import DebtInventory
import LintFindings
import Testing

@Suite("the inventory as a whole")
struct InventoryTests {
  private let project = [
    "App/Model.swift": """
    import Swinject
    final class Model {
      init(id: Int) {}
      func f() { container.resolve(TripStore.self); container.resolve(Analytics.self) }
    }
    """,
    "App/Honest.swift": "final class Honest { init(store: TripStore) {} }",
    "App/RootCoordinator.swift": """
    import Swinject
    final class RootCoordinator {
      func start() { container.resolve(TripStore.self); _ = Model(id: 1) }
    }
    """,
    "App/Composition/Assembly.swift": """
    import Swinject
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(TripStore.self) { _ in TripStore() }.inObjectScope(.container)
        container.register(UserStore.self) { _ in UserStore() }.inObjectScope(.container)
      }
    }
    """,
  ]

  @Test("the headline counts honest types and debt outside of Composition")
  func headline() {
    let headline = inventory(of: project).headline
    #expect(headline.honest == Share(part: 1, whole: 3))
    #expect(headline.counts.total == 3)
    #expect(headline.counts.byTier == [.leaf: 2, .coordinator: 1])
  }

  @Test("what is reported and not gated is counted by itself")
  func reported() {
    let headline = inventory(of: [
      "App/Log.swift": "final class Log { static let shared = Log() }",
      "App/A.swift": "final class A { func f() { Log.shared.a(); Log.shared.b() } }",
      "Composition/B.swift": "final class B { func f() { Log.shared.a() } }",
    ]).headline
    #expect(headline.counts.total == 1)
    #expect(headline.reported == 2)
  }

  @Test("the numbers of the steps are grouped")
  func groupedNumbers() {
    let calls = (0..<1200).map { "container.resolve(S\($0).self)\n" }.joined()
    let text = "import Swinject\nfinal class A { func f() {\n\(calls)} }"
    let steps = inventory(of: ["App/A.swift": text]).steps
    #expect(steps[0].evidence == "no record; 1,200 gated findings now")
    #expect(steps[6].evidence == "1,200 gated findings outside of Composition")
  }

  @Test("leaves that hide most for each creator come first")
  func next() {
    #expect(inventory(of: project).nextConversions.map(\.type) == ["Model", "RootCoordinator"])
  }

  @Test("a subject counts the types and places that reach for it")
  func reach() {
    let row = inventory(of: project).reach.first
    #expect(row?.subject == "TripStore")
    #expect(row?.types == ["Model", "RootCoordinator"])
    #expect(row?.uses == 2)
  }

  @Test("what is registered and never asked for is told, and user data that lives too long")
  func registrations() {
    let rows = inventory(of: project).registrations
    #expect(rows.map(\.type) == ["UserStore", "UserStore"])
    #expect(rows.map(\.problem) == [.userBound, .unresolved])
  }

  @Test(
    "a name that speaks of a user keeps account data, unless it only works on it",
    arguments: [
      ("UserStore", true), ("ProfileStorage", true), ("CurrentUserWallet", true),
      ("SessionManagerProtocol", true), ("ProfileRouter", false), ("ProfileAnalytics", false),
      ("UserDefaults", false), ("DeleteAccountUseCase", false), ("Accountant", false),
    ])
  func userBound(type: String, isBound: Bool) {
    let rows = inventory(of: [
      "Composition/A.swift": """
      import Swinject
      func fill(container: Container) {
        container.register(\(type).self) { _ in Live() }.inObjectScope(.container)
      }
      """,
      "App/M.swift": "import Swinject\nfunc f() { container.resolve(\(type).self) }",
    ]).registrations
    #expect(rows.map(\.problem) == (isBound ? [.userBound] : []))
  }

  @Test("where a type is resolved that is not written, nothing is said to be asked for never")
  func untoldResolutions() {
    let assembly = """
      import Resolver
      extension Resolver { static func fill() { register { Cart() }; register { Trip() } } }
      """
    let model = "import Resolver\nfinal class M { @Injected var cart: Cart; }"
    let told = inventory(of: ["Composition/A.swift": assembly, "App/M.swift": model])
    #expect(told.registrations.map(\.type) == ["Trip"])
    let untold = inventory(of: [
      "Composition/A.swift": assembly,
      "App/M.swift": "import Resolver\nfinal class M { func f() { use(it: Resolver.resolve()) } }",
    ])
    #expect(untold.registrations.isEmpty)
    #expect(untold.untoldResolutionCount == 1)
  }

  @Test("a factory of a container registers what it makes, for as long as it says")
  func factories() {
    let seen = inventory(of: [
      "Composition/Container+Shop.swift": """
      import Factory
      extension Container {
        var cart: Factory<any CartServing> { self { Cart() } }
        var trip: ParameterFactory<Trip.ID, TripModel> { self { TripModel(id: $0) } }
        var session: Factory<UserSession?> { self { nil }.cached }
      }
      """
    ])
    #expect(seen.registeredTypeCount == 3)
    #expect(seen.registrations.map(\.type) == ["UserSession"])
    #expect(seen.registrations.map(\.problem) == [.userBound])
    #expect(seen.steps[5].remaining == 3)
  }

  @Test("the first open step is where you are")
  func steps() {
    let open = inventory(of: project)
    #expect(open.currentStep?.number == 1)
    #expect(open.steps.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    var source = source(of: project, record: record)
    source.gateFiles = [".github/workflows/ci.yml"]
    #expect(DebtInventory.inventory(of: source).currentStep?.number == 3)
  }

  @Test("an overdue exception comes first")
  func exceptions() {
    var source = source(of: project, record: record)
    source.day = CivilDay("2026-06-01")
    source.allowances = [Allowance(target: "subject Log", reason: "append-only")]
    let rows = DebtInventory.inventory(of: source).exceptions
    #expect(rows.map(\.isOverdue) == [true, false])
    #expect(rows.first?.until == "2026-01-31")
  }

  @Test("a module falls when it holds less than the record says")
  func modules() {
    let rows = inventory(of: project, record: record).modules
    #expect(rows.map(\.name) == ["App"])
    #expect(rows.first?.before == 5)
    #expect(rows.first?.state == .falling)
  }

  @Test("since an earlier tree a module rises although the record says that it falls")
  func modulesSinceEarlierTree() {
    var source = source(of: project, record: record)
    source.earlier = EarlierState(
      label: "v1", of: DebtInventoryTests.source(of: ["App/Honest.swift": "class Honest {}"]))
    let row = DebtInventory.inventory(of: source).modules.first
    #expect(row?.before == 0)
    #expect(row?.state == .rising)
  }

  @Test("what a creator declares or reaches for does not move up to it")
  func handovers() throws {
    let found = inspect("Model", in: source(of: project))
    let inspection = try #require(found.inspections.first)
    let handover = try #require(inspection.handovers.first)
    #expect(handover.creator.symbol == "RootCoordinator.start()")
    #expect(handover.arguments.map(\.subject) == ["TripStore", "Analytics"])
    #expect(handover.arguments.map(\.source) == [.reached, .moved])
    #expect(handover.arguments.map(\.means) == [["resolve"], ["resolve"]])
  }

  @Test("the same source yields the same rows")
  func deterministic() {
    let first = inventory(of: project)
    let second = inventory(of: project)
    #expect(first.ledger == second.ledger)
    #expect(first.reach == second.reach)
    #expect(first.singletons == second.singletons)
  }

  private let record = DebtRecord(
    path: "baseline.json",
    entries: [
      DebtRecord.Entry(
        rule: "service_locator_resolve", file: "App/Model.swift", subject: "TripStore",
        tier: .leaf, count: 5, reason: "vendor kit", until: "2026-01-31")
    ])
}
