import DebtInventory
import Testing

@Suite("the initialiser that would tell the truth")
struct TruthfulInitializerTests {
  @Test(
    "what may be missing stays optional, what a container finds on the way does not",
    arguments: [
      ("@Injected(\\.session) var session: UserSession?", "session: UserSession?"),
      ("@Injected(\\.session) var session: UserSession!", "session: UserSession"),
      ("@Injected(\\.trips) var trips: (any Trips)?", "trips: (any Trips)?"),
      ("@Injected(\\.trips) var trips: Trips?", "trips: (any Trips)?"),
      ("func f() { Container.shared.session() }", "session: UserSession?"),
      ("func f() { Container.shared.trips() }", "trips: any Trips"),
      ("lazy var trips: Trips? = container.resolve(Trips.self)", "trips: any Trips"),
    ])
  func optionals(member: String, parameter: String) throws {
    let row = try row(
      """
      import Factory
      import Swinject
      protocol Trips {}
      extension Container {
        var session: Factory<UserSession?> { self { nil } }
        var trips: Factory<any Trips> { self { LiveTrips() } }
      }
      final class Model { \(member) }
      """)
    #expect(row.truthfulInitializer == "init(\(parameter))")
  }

  @Test(
    "the name that the container has for it is taken, unless it only repeats the type",
    arguments: [
      ("crashes", "crashes: CrashReporter"), ("crashReporter", "reporter: CrashReporter"),
    ])
  func memberNames(member: String, parameter: String) throws {
    let row = try row(
      """
      import Factory
      extension Container { var \(member): Factory<CrashReporter> { self { CrashReporter() } } }
      final class Model { func f() { Container.shared.\(member)().send() } }
      """)
    #expect(row.truthfulInitializer == "init(\(parameter))")
  }

  @Test("a factory comes before a member that only hands on what another container holds")
  func forwardedMember() throws {
    let row = try row(
      """
      import Factory
      final class Tools: SharedContainer { static let shared = Tools() }
      final class Uses: SharedContainer { static let shared = Uses() }
      extension Tools { var trips: Factory<TripStore> { self { TripStore() } } }
      extension Uses { private var trips: any TripStoring { Tools.shared.trips() } }
      final class Model { @Injected(\\Tools.trips) private var journeys }
      """, hiding: "Model")
    #expect(row.truthfulInitializer == "init(journeys: TripStore)")
  }

  @Test("a method of what is reached into is told with its owner, a property with its type")
  func delegateMembers() throws {
    let rows = inventory(of: [
      "App/AppDelegate.swift": """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        var tabs: TabController?
        var launch: Launch?
        struct Launch {}
        func track(_ event: Event, at date: Date) async throws {}
        func show<T>(_ item: T) {}
        func log(_ text: String) {}
        func log(_ number: Int) {}
      }
      """,
      "App/A.swift": """
      final class A {
        func f() { AppDelegate.shared.track(e, at: d); AppDelegate.shared.tabs?.open() }
        func g() { AppDelegate.shared.launch?.end(); AppDelegate.shared.show(3) }
        func h() { AppDelegate.shared.log(3) }
      }
      """,
    ]).ledger
    let row = try #require(rows.first { $0.type == "A" })
    #expect(
      row.hides.map(\.subject) == [
        "AppDelegate.track", "TabController", "AppDelegate.Launch", "AppDelegate.show",
        "AppDelegate.log",
      ])
    #expect(
      row.truthfulInitializer
        == "init(track: @escaping (Event, Date) async throws -> Void, tabs: TabController?, "
        + "launch: AppDelegate.Launch?, show: <#show#>, log: <#log#>)")
  }

  @Test("what a global holds tells of its members")
  func worldMembers() throws {
    let rows = inventory(of: [
      "App/World.swift": """
      struct World {
        var shell = Shell(), files: any Files = LiveFiles(), date: () -> Date = { Date() }
        func restore(to files: Files) -> Bool {}
      }
      var Current = World()
      """,
      "App/A.swift": "final class A { func f() { Current.shell.run(); Current.date() } }",
      "App/B.swift": "final class B { func f() { Current.files.open(); Current.restore(to: x) } }",
    ]).ledger
    #expect(
      rows.compactMap(\.truthfulInitializer) == [
        "init(shell: Shell, date: @escaping () -> Date)",
        "init(files: any Files, restore: @escaping (Files) -> Bool)",
      ])
  }

  @Test(
    "an observer of a property and a value made on the way do not name the parameter",
    arguments: [
      "var light: Theme? { didSet { Settings.shared.save() } }",
      "var light: Theme = .dark { didSet { Settings.shared.save() } }",
      "var light = Settings.shared.themes.light",
      "lazy var light = Theme(Settings.shared.themes)",
    ])
  func observers(property: String) throws {
    let row = try row(
      """
      final class Settings { static let shared = Settings() }
      final class Model { init(id: Int) {}; \(property) }
      """)
    #expect(row.truthfulInitializer == "init(id: Int, settings: Settings)")
  }

  @Test("what a default value of the initialiser uses on the way is in its signature")
  func defaultValues() throws {
    let rows = inventory(of: [
      "App/A.swift": """
      final class Stack { static let shared = Stack(); var queue = 1 }
      final class Honest { init(queue: Queue = Stack.shared.queue) {} }
      final class Liar { init(queue: Queue = Stack.shared.queue) { Stack.shared.open() } }
      final class Other { init(stack: Any = Stack.shared) { Stack.shared.open() } }
      """
    ]).ledger
    #expect(rows.map(\.type) == ["Liar", "Other"])
    #expect(rows.map { $0.hides.flatMap(\.uses).count } == [1, 1])
  }

  @Test("a function that is asked for outlives the call, also one that yields an optional")
  func functions() throws {
    let row = try row(
      """
      import SwiftUI
      struct Row: View {
        let owner: (Item) -> User?
        var onTap: (() -> Void)?
        let actions: [() -> Void]
        @EnvironmentObject var theme: Theme
      }
      """)
    #expect(
      row.truthfulInitializer
        == "init(owner: @escaping (Item) -> User?, actions: [() -> Void], theme: Theme)")
  }

  @Test(
    "no initialiser is proposed where there can be none",
    arguments: [
      ("enum Flow { static func f() { Log.shared.write() } }", "stores nothing"),
      ("protocol Flow {}\nextension Flow { func f() { Log.shared.write() } }", "stores nothing"),
      ("struct Flow: App { func f() { Log.shared.write() } }", "the system makes it"),
      ("struct Flow: AudioPlaybackIntent { func f() { Log.shared.write() } }", "the system makes"),
      ("extension URLSession { func f() { Log.shared.write() } }", "declared elsewhere"),
      (
        "extension Trip { init(id: Int) { self.init() }; func f() { Log.shared.write() } }",
        "declared elsewhere"
      ),
      ("import Resolver\nclass Flow { func f() { use(id: Resolver.resolve()) } }", "not written"),
    ])
  func obstacles(text: String, words: String) throws {
    let row = try row("final class Log { static let shared = Log() }\n\(text)")
    #expect(row.truthfulInitializer == nil)
    #expect(row.obstacle?.rawValue.contains(words) == true)
  }

  @Test("an optional variable may be left out, a binding to an optional may not")
  func optionalProperties() throws {
    let row = try row(
      """
      import SwiftUI
      struct Card: View {
        var note: String?
        var label: UILabel!
        let hint: String?
        @Binding var selection: (any View)?
        @EnvironmentObject var theme: Theme
      }
      """)
    #expect(row.declares == "hint: String?, selection: Binding<(any View)?>")
  }

  @Test("a property that is declared twice under conditions is asked for once")
  func conditions() throws {
    let row = try row(
      """
      import SwiftUI
      struct Card: View {
        #if os(iOS)
        let size: CGFloat
        #else
        let size: Int
        #endif
        @EnvironmentObject var theme: Theme
      }
      """)
    #expect(row.declares == "size: CGFloat")
  }

  @Test(
    "what comes first after the colon may be a protocol of the platform",
    arguments: [
      ("UITableViewDelegate", ""), ("NSCopying", ""), ("UIView", "inherited from UIView"),
    ])
  func foreignParent(parent: String, words: String) throws {
    let row = try row(
      """
      import Swinject
      final class Card: \(parent) { func f() { container.resolve(TripStore.self) } }
      """)
    #expect(row.declaredBy == words)
  }

  private func row(_ text: String) throws -> LedgerRow {
    let rows = inventory(of: ["App/File.swift": text]).ledger
    #expect(rows.count == 1)
    return try #require(rows.first)
  }

  private func row(_ text: String, hiding type: String) throws -> LedgerRow {
    try #require(inventory(of: ["App/File.swift": text]).ledger.first { $0.type == type })
  }
}
