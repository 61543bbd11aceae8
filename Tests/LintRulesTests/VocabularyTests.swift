import LintRules
import Testing

private func discovered(_ sources: String...) -> Vocabulary {
  let digests = sources.enumerated().map {
    digest(Array($1.utf8), as: FileRole(path: "File\($0).swift"), depth: .wholeTree)
  }
  return discover(in: digests)
}

@Test(
  "containers are known by their declarations",
  arguments: [
    ("class Services { func register() {}; func resolve<T>() -> T { make() } }", "Services"),
    ("final class Shop: SharedContainer {}", "Shop"),
    ("final class AppContainer { static let shared = AppContainer() }", "AppContainer"),
    (
      "struct Root { class Locker { func registerAll() {}; func resolve(_ t: Any.Type) {} } }",
      "Locker"
    ),
  ])
func containersAreDiscovered(_ source: String, _ name: String) {
  #expect(discovered(source).lines == ["container \(name)"])
}

@Test(
  "what only resembles a container is none",
  arguments: [
    "class Conflict { func register() {}; func resolve(conflict: Int) {} }",
    "struct CardContainer: View { let title: String }",
    "final class SharedModelContainer { static let shared = SharedModelContainer() }",
    "protocol Resolving { func register(); func resolve<T>() -> T }",
  ])
func lookAlikesAreNotDiscovered(_ source: String) {
  #expect(discovered(source).lines == [])
}

@Test("an injecting wrapper is known by its body, in whichever file the container stands")
func wrappersAreDiscovered() {
  let container = "class Services { func register() {}; func resolve<T>() -> T { make() } }"
  let wrapper = """
    @propertyWrapper struct Use<T> { var wrappedValue: T { Services.current.resolve() } }
    """
  let plain = "@propertyWrapper struct Clamped<T> { var wrappedValue: T }"
  #expect(
    discovered(container, wrapper, plain).lines == ["container Services", "wrapper Use"])
  #expect(discovered(plain, wrapper, container).lines == ["container Services", "wrapper Use"])
}

@Test("a wrapper that asks a function which asks the container injects too")
func wrappersAskFunctions() {
  let function = "func locate<T>() -> T { AppContainer.shared.resolve(T.self) }"
  let wrapper = "@propertyWrapper struct Autowired<T> { var wrappedValue: T { locate() } }"
  let plain = "@propertyWrapper struct Stored<T> { var wrappedValue: T { store.locate() } }"
  #expect(discovered(wrapper, plain, function).lines == ["function locate", "wrapper Autowired"])
}

@Test("a wrapper whose container is of the platform stores and does not inject")
func wrappersOfPlatformContainers() {
  let wrapper = { (type: String) in
    """
    @propertyWrapper struct Kept<T> {
      let container: \(type)
      var wrappedValue: T { container.value(T.self) }
    }
    """
  }
  #expect(discovered(wrapper("UserDefaults")).lines == [])
  #expect(discovered(wrapper("Services")).lines == ["wrapper Kept"])
}

@Test("a variable of a wrapper's accessor is what it is given, whatever its name")
func wrappersOfLocalContainers() {
  let wrapper = { (statement: String) in
    "@propertyWrapper struct Kept<T> { var wrappedValue: T { \(statement) } }"
  }
  for (container, lines) in [
    ("store.defaults", []), ("AppContainer.shared", ["wrapper Kept"]),
    ("resolver", ["wrapper Kept"]),
  ] {
    let statement = "let container = \(container); return container.read()"
    #expect(discovered(wrapper(statement)).lines == lines)
  }
  let resolved = "let container = make(); return container.resolve()"
  #expect(discovered(wrapper(resolved)).lines == ["wrapper Kept"])
}

@Test("imports of DI libraries are evidence for the whole project")
func librariesAreDiscovered() {
  let vocabulary = discovered("import Foundation", "import FactoryKit", "import class Swinject.A")
  #expect(vocabulary.libraries == ["FactoryKit", "Swinject"])
}

@Test("the recorded lines name what was discovered")
func linesAreRead() {
  let vocabulary = Vocabulary(recorded: ["wrapper Inject", "container AppContainer", "noise"])
  #expect(vocabulary.lines == ["container AppContainer", "wrapper Inject"])
  #expect(vocabulary.holds(.wrapper, "Inject"))
  #expect(!vocabulary.holds(.container, "Inject"))
}

@Test("a union keeps each name once and prefers the one with an origin")
func unionKeepsNamesOnce() {
  let recorded = Vocabulary(recorded: ["container Shop", "container Old"])
  let found = discovered("final class Shop: SharedContainer {}")
  #expect(recorded.union(found).lines == ["container Old", "container Shop"])
  #expect(recorded.union(found) == found.union(recorded))
  #expect(recorded.union(found).entry(.container, "Shop")?.origin == "File0.swift:1")
}

@Test("singletons are evidence for other rules and no part of the record")
func singletonsAreNotRecorded() {
  let vocabulary = discovered("final class Log { static let shared = Log() }")
  #expect(vocabulary.holds(.singleton, "Log"))
  #expect(vocabulary.lines == [])
}

@Test("god types and worlds are looked for in whole trees only")
func godTypesNeedTheWholeTree() {
  let members = (1...10).map { "var s\($0): S\($0)Service" }.joined(separator: "; ")
  let source = "var Current = Env(); final class Env { \(members) }"
  let digests = [digest(Array(source.utf8), as: FileRole(path: "Env.swift"), depth: .wholeTree)]
  #expect(discover(in: digests, depth: .needledFiles).lines == [])
  #expect(discover(in: digests, depth: .wholeTree).lines == ["god Env", "world Current"])
}

@Test("a declaration of ten services that everybody may reach is known without the whole tree")
func godTypesOfOneDeclaration() {
  let statics = (1...10).map { "static let s\($0) = S\($0)Service()" }.joined(separator: "; ")
  let members = (1...10).map { "let s\($0): S\($0)Service" }.joined(separator: "; ")
  let sources = [
    "enum All { \(statics) }", "class Core { static let main = Core(); \(members) }",
    "class Root { static var shared: Providing = Root(); \(members) }",
    "struct Some { \(statics); let count = 3 }", "class Plain { \(members) }",
  ]
  let digests = sources.enumerated().map {
    digest(Array($1.utf8), as: FileRole(path: "File\($0).swift"), depth: .needledFiles)
  }
  #expect(discover(in: digests).lines == ["god Core", "god Root", "locator All"])
}

@Test(
  "another name for a container, wrapper or locator stands for it, chains included",
  arguments: [
    ("import Swinject\ntypealias K = Container", ["container K"]),
    ("import Swinject\ntypealias K = Swinject.Container", ["container K"]),
    ("import Swinject\nstruct A { private typealias K = Resolver }", ["container K"]),
    ("typealias B = A\ntypealias A = AppDIContainer", ["container A", "container B"]),
    ("typealias L = ServiceLocator", ["locator L"]),
    ("typealias EO = SwiftUI.EnvironmentObject", ["environment EO"]),
    ("import Swinject\nclass K: Swinject.Container {}", ["container K"]),
    ("class K: ListContainer {}", []),
    ("typealias Use<T> = Shop.Injected<T>", ["wrapper Use"]),
    ("typealias K = any Container\nimport Swinject", ["container K"]),
    ("typealias K = Container", ["container K"]),
    // nested names need more than a telling one; stores, and no single type
    ("struct A { typealias K = Container }", []),
    ("typealias K = ModelContainer", []),
    ("typealias TaskContainer = Schema.TaskContainer", []),
    ("import Swinject\ntypealias K = Container & Sendable", []),
    ("import Swinject\ntypealias K = (Container) -> Void", []),
    ("import Swinject\ntypealias K = Container.Type", []),
  ] as [(String, [String])])
func aliasesAreDiscovered(_ source: String, _ lines: [String]) {
  #expect(discovered(source).lines == lines)
}

@Test("an alias tells where it is declared, and may stand in another file than its type")
func aliasesHaveOrigins() {
  let container = "class Services { func register() {}; func resolve<T>() -> T { make() } }"
  let vocabulary = discovered("\n\ntypealias K = Services", container)
  #expect(vocabulary.lines == ["container K", "container Services"])
  let entry = vocabulary.entry(.container, "K")
  #expect(entry?.origin == "File0.swift:3")
  #expect(entry?.reason == "another name for `Services`")
}

@Test("names that only the record knows have other names too")
func aliasesOfRecordedNames() {
  let source = Array("typealias C = Core".utf8)
  let digests = [digest(source, as: FileRole(path: "A.swift"), depth: .needledFiles)]
  let known = Vocabulary(recorded: ["god Core"])
  #expect(discover(in: digests, beside: known).lines == ["god C"])
  #expect(discover(in: digests).lines == [])
}

@Test(
  "a generic function that yields what a container holds is a locator",
  arguments: [
    ("import Swinject\nfunc get<T>() -> T { AppContainer.shared.make() }", ["function get"]),
    ("func get<T>(_ t: T.Type) -> T? { container.resolve(t) }", ["function get"]),
    (
      "import Swinject\nenum DI { static func get<T>(_ k: KeyPath<AppContainer, T>) -> T { AppContainer.shared[keyPath: k] } }",
      ["function DI.get"]
    ),
    // of an instance, of a certain type, of a coder, of nothing
    ("struct DI { func get<T>() -> T { container.resolve(T.self) } }", []),
    ("func get<T>(_ t: T) -> Cart { container.resolve(Cart.self) }", []),
    ("func read<T>() -> T { let container = decoder.container(); return container.decode() }", []),
    ("func first<T>() -> T? { values.first as? T }", []),
  ] as [(String, [String])])
func locatorFunctionsAreDiscovered(_ source: String, _ lines: [String]) {
  #expect(discovered(source).lines == lines)
}

@Test(
  "a type composes wherever it says so, if the project uses the library",
  arguments: [
    ("import Swinject\nextension Shop: Assembly {}", "Assembly"),
    ("import Swinject\nextension Shop: Swinject.Resolver {}", "Swinject.Resolver"),
    ("import NeedleFoundation\nclass Shop: Component<Shopping> {}", "Component<Shopping>"),
    // of no library, of another one, a requirement
    ("extension Shop: Assembly {}", nil), ("import Swinject\nextension Shop: Component {}", nil),
    ("import Swinject\nprotocol Shop: Assembly {}", nil),
  ] as [(String, String?)])
func composingTypesAreDiscovered(_ source: String, _ name: String?) {
  let reason = name.map { "inside a type that conforms to `\($0)`" }
  #expect(discovered(source).composing["Shop"] == reason)
}
