import LintFindings
import LintRules
import Testing

private func findings(
  _ source: String, path: String = "App/Cart.swift", tier: Tier = .leaf, exemption: String? = nil,
  vocabulary: Vocabulary = Vocabulary(), settings: LintSettings = .standard
) -> [Finding] {
  let role = FileRole(path: path, tier: tier, exemption: exemption)
  return lint(Array(source.utf8), as: role, with: vocabulary, settings: settings).findings
}

@Test(
  "the subject of a resolve is normalised",
  arguments: [
    ("let a = container.resolve(Cart.self)", "Cart"),
    ("let a = container.resolve((any Cart).self)", "Cart"),
    ("let a = container.resolve(Cart?.self)", "Cart"),
    ("let a = container.resolve(Box<Cart>.self)", "Box"),
    ("let a = container.resolve([Cart].self)", "[Cart]"),
    ("let a = container.resolve(Shop.Cart.self)", "Shop.Cart"),
    ("import Shop\nlet a = container.resolve(Shop.Cart.self)", "Cart"),
    ("let a = container.resolve(type: Cart.self)", "Cart"),
    ("let a = container.resolve(.scoped, Cart.self)", "Cart"),
    ("let a = container.resolve(\\.cart)", "cart"),
    ("let a = container.resolve(\\Shop.cart)", "cart"),
    ("let a: Cart = container.resolve()", "Cart"),
    ("let a: (any Cart)? = try? container.resolve()", "Cart"),
    ("let a = container.resolve()", "?"),
  ])
func subjectOfResolve(_ source: String, _ subject: String) {
  #expect(findings(source).map(\.subject) == [subject])
}

@Test(
  "the subject of an injected property is the type asked for, the key, or the declared type",
  arguments: [
    ("@Injected(as: Clock.self) var clock: Any", "Clock"),
    ("@Injected(\\.cart) var basket: Basket", "cart"),
    ("@Injected(\\Shop.cart) var basket", "cart"),
    ("@Injected(Shop.cart) var basket: Basket", "cart"),
    ("@Injected var basket: any Basket", "Basket"),
    ("@Injected() var basket: Basket!", "Basket"),
    ("@Injected(name: .main) var basket: Basket", "Basket"),
    ("@Injected<Basket> var basket", "Basket"),
    ("@Injected var basket", "?"),
  ])
func subjectOfInjectedProperty(_ source: String, _ subject: String) {
  #expect(findings("class A { \(source) }").map(\.subject) == [subject])
}

@Test(
  "the subject of a container access is the member after it",
  arguments: [
    ("Container.shared.cart()", "cart"), ("Container.shared", "?"),
    ("ServiceLocator.cart.add()", "cart"), ("use(Container.shared)", "?"),
    ("Container.shared.cart.resolve()", "?"),
  ])
func subjectOfContainerAccess(_ source: String, _ subject: String) {
  let vocabulary = Vocabulary(libraries: ["Factory"])
  #expect(findings("let a = \(source)", vocabulary: vocabulary).map(\.subject) == [subject])
}

@Test("a singleton's subject keeps the types around it")
func subjectOfSingleton() {
  let source = "enum Shop { final class Cart { static let shared = Cart() } }"
  #expect(findings(source).map(\.subject) == ["Shop.Cart"])
}

@Test("one site is one finding, the other rules are its facets")
func sitesAreMerged() {
  let source = "func f(cart: Cart = Container.shared.resolve(Cart.self)) {}"
  let found = findings(source, vocabulary: Vocabulary(libraries: ["Swinject"]))
  #expect(found.map(\.rule) == ["container_default_argument"])
  #expect(found.map(\.facets) == [["service_locator_resolve", "shared_container_access"]])
}

@Test("a gated rule owns a site before one that is only reported")
func gatedRulesOwnSites() {
  var settings = LintSettings.standard
  settings.levels["container_default_argument"] = .report
  let source = "func f(cart: Cart = Container.shared.resolve(Cart.self)) {}"
  let found = findings(
    source, vocabulary: Vocabulary(libraries: ["Swinject"]), settings: settings)
  #expect(found.map(\.rule) == ["service_locator_resolve"])
  #expect(found.map(\.facets) == [["container_default_argument", "shared_container_access"]])
}

@Test("two resolves in one chain are two findings")
func chainsHoldSeveralFindings() {
  let source = "let b = container.resolve(A.self)!.child.resolve(B.self)"
  #expect(findings(source).map(\.subject) == ["A", "B"])
}

@Test("a message names the member, the subject and what to do")
func messageNamesTheMember() {
  let source = """
    final class ProfileViewModel {
      func load() { track(container.resolve(Analytics.self)) }
    }
    """
  #expect(
    findings(source).map(\.message) == [
      "`ProfileViewModel.load()` resolves `Analytics`; take it as an `init` parameter"
    ])
}

@Test("places count bytes from one and end after the last byte")
func placesCountBytes() {
  let place = findings("\nlet é = /* 🙂 */ container.resolve(A.self)\n")[0].place
  #expect(place.line == 2)
  #expect(place.utf8Column == 31)
  #expect(place.utf16Column == 28)
  #expect(place.endLine == 2)
  #expect(place.endUTF8Column == 38)
  #expect(place.lineLength == 45)
}

@Test("a file that declares an entry type is a coordinator")
func entryTypesRaiseTheTier() {
  let source = "@main struct Shop: App { let a = container.resolve(A.self) }"
  #expect(findings(source).map(\.tier) == [.coordinator])
  #expect(findings(source, tier: .composition).map(\.tier) == [.composition])
}

@Test(
  "tests, generated code and composition are exempt with the reason",
  arguments: [
    ("import XCTest", Tier.leaf, nil, "imports XCTest"),
    ("#if canImport(XCTest)\nimport XCTest\n#endif", .leaf, nil, "imports XCTest"),
    ("#if !os(watchOS)\nimport XCTest\n#endif", .leaf, nil, "imports XCTest"),
    ("import Testing", .leaf, nil, "imports Testing"),
    (
      "import ProjectDescription", .leaf, nil, "a manifest: imports ProjectDescription"
    ),
    (
      "// Generated using Tool 1.0 — DO NOT EDIT", .leaf, nil,
      "generated code: the header says `DO NOT EDIT`"
    ),
    ("// @generated", .leaf, nil, "generated code: the header says `@generated`"),
    ("", .composition, nil, "in the composition root"),
    ("", .leaf, "in the test folder `Tests`", "in the test folder `Tests`"),
  ] as [(String, Tier, String?, String)])
func exemptFiles(_ head: String, _ tier: Tier, _ exemption: String?, _ reason: String) {
  let found = findings(
    "\(head)\nlet a = container.resolve(A.self)", tier: tier, exemption: exemption)
  #expect(found.map(\.standing) == [.exempt(reason: reason)])
}

@Test(
  "a test library that is imported for a part of the file exempts nothing else",
  arguments: ["#if false\nimport XCTest\n#endif", "#if DEBUG\nimport Quick\nclass A {}\n#endif"])
func importsOfParts(head: String) {
  let found = findings("\(head)\nlet a = container.resolve(A.self)")
  #expect(found.map(\.standing) == [.counted])
}

@Test("a test library that is imported where all of the file is compiled exempts it")
func importsOfTheWhole() {
  let found = findings("#if DEBUG\nimport XCTest\nlet a = container.resolve(A.self)\n#endif")
  #expect(found.map(\.standing) == [.exempt(reason: "imports XCTest")])
}

@Test("a mark of generated code below the tenth line is prose")
func lateMarksAreProse() {
  let source =
    String(repeating: "\n", count: 10) + "// @generated\nlet a = container.resolve(A.self)"
  #expect(findings(source).map(\.standing) == [.counted])
}

@Test("tests and generated code count when the settings say so")
func exemptionsCanBeLifted() {
  var settings = LintSettings.standard
  settings.countsTests = true
  settings.countsGenerated = true
  let source = "// @generated\nimport XCTest\n#Preview { container.resolve(A.self) }"
  #expect(findings(source, settings: settings).map(\.standing) == [.counted])
}

@Test("environment objects can be limited to services")
func onlyServices() {
  var settings = LintSettings.standard
  settings.environmentObjectsOnlyServices = true
  let source = """
    struct A: View {
      @EnvironmentObject var cart: CartService
      @EnvironmentObject var form: FormState
    }
    """
  #expect(findings(source, settings: settings).map(\.subject) == ["CartService"])
}

@Test(
  "a finding names the discovered name without which it would be none",
  arguments: [
    ("Services.shared.cart", "container Services"), ("K.cart", "locator K"),
    ("Core.shared.cart", "god Core"), ("World.live.cart", "world World.live"),
    ("Current.cart", "world Current"), ("services.resolve()", "container Services"),
    ("Services.live.resolve", "container Services"), ("need(Cart.self)", "function need"),
    // known by its name, by the library, or by the argument
    ("AppContainer.shared.cart", nil), ("Container.shared.cart", nil),
    ("Services.shared.resolve(Cart.self)", nil), ("container.resolve()", nil),
  ] as [(String, String?)])
func findingsNameWhatWasDiscovered(_ source: String, _ line: String?) {
  let vocabulary = Vocabulary(recorded: [
    "container Services", "container AppContainer", "locator K", "god Core", "world World.live",
    "world Current", "function need", "wrapper Use",
  ]).union(Vocabulary(libraries: ["Swinject"]))
  let code = "let services = Services()\nlet a = \(source)"
  #expect(findings(code, vocabulary: vocabulary).map(\.discovered) == [line])
  let wrapped = "class A { @Use var a: A; @Injected var b: B }"
  #expect(
    findings(wrapped, vocabulary: vocabulary).map(\.discovered) == ["wrapper Use", nil])
}
