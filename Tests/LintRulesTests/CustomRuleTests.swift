import LintFindings
import LintRules
import Testing

private func rule(_ match: CustomMatch, faulty: String = "", correct: String = "") -> Rule {
  .custom(
    "house_rule", summary: "does what we agreed not to do", why: "because", match: match,
    faulty: faulty, correct: correct)
}

private func subjects(_ match: CustomMatch, _ source: String) -> [String] {
  var settings = LintSettings.standard
  for known in Catalogue.rules { settings.levels[known.id] = .off }
  settings.customRules = [rule(match)]
  return lint(
    Array(source.utf8), as: FileRole(path: "A.swift"), with: Vocabulary(), settings: settings
  ).findings.map(\.subject)
}

@Test(
  "a custom rule matches structure",
  arguments: [
    (
      CustomMatch(.member, "AppEnvironment.current"), "let u = AppEnvironment.current.user",
      ["user"]
    ),
    (CustomMatch(.member, "AppEnvironment.current"), "use(AppEnvironment.current)", ["current"]),
    (CustomMatch(.member, "AppEnvironment.current"), "let a = \"AppEnvironment.current\"", []),
    (CustomMatch(.member, "AppEnvironment.current"), "// AppEnvironment.current", []),
    (CustomMatch(.member, "AppEnvironment.current"), "MyAppEnvironment.current", []),
    (CustomMatch(.member, "legacy"), "store.legacy.load(); legacy.load()", ["load"]),
    (
      CustomMatch(.member, "legacy", receiver: "store"), "store.legacy.load(); other.legacy.save()",
      ["load"]
    ),
    (CustomMatch(.attribute, "Service"), "class A { @Service var cart: Cart }", ["Cart"]),
    (CustomMatch(.attribute, "*Service"), "class A { @LazyService(\\.cart) var a }", ["cart"]),
    (CustomMatch(.attribute, "Service"), "class A { @ServiceX var cart: Cart }", []),
    (CustomMatch(.call, "make"), "let a: Cart = factory.make()", ["Cart"]),
    (CustomMatch(.call, "Factory.make"), "Factory.make(A.self); other.make(B.self)", ["A"]),
    (CustomMatch(.call, "get", receiver: "*Box"), "aBox.get(A.self); list.get(B.self)", ["A"]),
    (CustomMatch(.call, "get", argument: "metatype"), "x.get(A.self); x.get(3)", ["A"]),
    (CustomMatch(.call, "get", argument: "id"), "x.get(id: 1); x.get(A.self)", ["?"]),
    (CustomMatch(.call, "get", argument: "keyPath"), "x.get(\\.cart); x.get(cart)", ["cart"]),
    (CustomMatch(.call, "get", argument: "none"), "let a: A = x.get(); x.get(3)", ["A"]),
    (CustomMatch(.import, "Legacy*"), "import LegacyKit\nimport Other", ["LegacyKit"]),
    (
      CustomMatch(.staticProperty, "live"), "struct A { static let live = A(); let live = 1 }",
      ["A"]
    ),
    (CustomMatch(.parameterType, "World"), "func f(w: World, x: Int) {}", ["World"]),
    (CustomMatch(.parameterType, "World"), "init(w: any World) {}; let w: World", ["World"]),
    (CustomMatch(.inherits, "Locator"), "class A: Base, Locator {}", ["A"]),
    (CustomMatch(.inherits, "Locator"), "extension A: Shop.Locator {}; let l: Locator", ["A"]),
    (
      CustomMatch(.call, "go", inTypesNamed: "*ViewModel"),
      "class CartViewModel { func f() { go(A.self) } }; func g() { go(B.self) }", ["A"]
    ),
  ] as [(CustomMatch, String, [String])])
func customRulesMatchStructure(_ match: CustomMatch, _ source: String, _ found: [String]) {
  #expect(subjects(match, source) == found)
}

@Test("a custom rule is proven by its two examples")
func customRulesAreProven() {
  let match = CustomMatch(.member, "AppEnvironment.current")
  let good = rule(
    match, faulty: "let u = AppEnvironment.current.user", correct: "init(user: User) {}")
  let proof = prove(good)
  #expect(proof.contrast == .discriminating)
  #expect(proof.failures == [])
  let blind = rule(match, faulty: "let u = environment.user", correct: "init(user: User) {}")
  #expect(prove(blind).contrast == .blind)
  let noisy = rule(match, faulty: "AppEnvironment.current", correct: "AppEnvironment.current.a")
  #expect(prove(noisy).contrast == .noisy)
  let inverted = rule(match, faulty: "init(user: User) {}", correct: "AppEnvironment.current.a")
  #expect(prove(inverted).contrast == .inverted)
}

@Test("the revision of a custom rule changes with what it matches")
func customRevisions() {
  let match = CustomMatch(.member, "A.current")
  #expect(rule(match).revision == rule(CustomMatch(.member, "A.current")).revision)
  #expect(rule(match).revision != rule(CustomMatch(.member, "B.current")).revision)
  #expect(rule(match).revision != rule(CustomMatch(.call, "A.current")).revision)
}
