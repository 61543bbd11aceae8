import LintRules
import Testing

private func discovered(_ sources: String...) -> Vocabulary {
  let digests = sources.enumerated().map {
    digest(Array($1.utf8), path: "File\($0).swift", depth: .wholeTree)
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
  let digests = [digest(Array(source.utf8), path: "Env.swift", depth: .wholeTree)]
  #expect(discover(in: digests, depth: .needledFiles).lines == [])
  #expect(discover(in: digests, depth: .wholeTree).lines == ["god Env", "world Current"])
}
