import Foundation
import LintNotation
import Testing

/// `diratchet doctor`: whether the gate, as a project configures it, can fail.
struct DoctorTests {
  /// Two modules with a record; `App/Cart` is where most of the code is.
  private func shop(_ more: [String: String] = [:]) throws -> Project {
    let files = [
      "App/Cart/CartView.swift": clean("CartView"), "App/Cart/Cart.swift": clean("Cart"),
      "App/Cart/CartCoordinator.swift": clean("CartCoordinator"),
      "App/Composition/AppAssembly.swift": clean("AppAssembly"),
      "Core/Clock.swift": resolving("Time", by: "Clock"),
    ]
    let project = try Project(files.merging(more) { $1 })
    try project.record()
    return project
  }

  /// The outcome of a rule at each tier, lowest first.
  private func outcomes(of rule: String, in report: JSONValue) throws -> [String?] {
    let rules = try #require(report["rules"]?.elements)
    let trial = try #require(rules.first { $0["rule"]?.string == rule }, "no \(rule)")
    return try #require(trial["results"]?.elements).map { $0["outcome"]?.string }
  }

  private func remarks(
    _ topic: String, _ weight: String, in project: Project
  ) throws -> [String] {
    let report = try project.run("doctor", "--format", "json").json()
    let all = try #require(report["remarks"]?.elements)
    let wanted = all.filter { $0["topic"]?.string == topic && $0["weight"]?.string == weight }
    return wanted.compactMap { $0["text"]?.string }
  }

  private static let core = [
    "service_locator_resolve", "injected_property_wrapper", "shared_container_access",
    "container_default_argument", "environment_object", "shared_singleton_declaration",
  ]

  @Test("in a healthy project every gated rule is caught, and exempt in the composition root")
  func healthy() throws {
    let project = try shop()
    let outcome = try project.run("doctor", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let report = try outcome.json()
    #expect(report["status"] == "healthy")
    #expect(
      report["planted"]?.elements?.map { $0["path"]?.string } == [
        "App/Cart/PlantedViewModel.swift", "App/Cart/PlantedCartCoordinator.swift",
        "App/Composition/PlantedAppAssembly.swift",
      ])
    for rule in Self.core {
      #expect(try outcomes(of: rule, in: report) == ["caught", "caught", "exempt"], "\(rule)")
    }
  }

  @Test("the text fits 80 columns, ends in the answer, and nothing is written")
  func text() throws {
    let project = try shop()
    let before = try project.read("baseline.json")
    let outcome = try project.run("doctor")
    #expect(outcome.lastLine == "healthy: 6 of 6 gated rules would catch new debt here")
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(outcome.output.contains("environment_object            caught  caught       exempt\n"))
    #expect(try project.read("baseline.json") == before)
    #expect(!project.has("App/Cart/PlantedViewModel.swift"))
  }

  @Test("a folder given by hand is where code is planted")
  func givenFolder() throws {
    let outcome = try shop().run("doctor", "Core")
    #expect(outcome.output.contains("leaf         Core/PlantedViewModel.swift\n"))
    #expect(outcome.status == 0)
    #expect(try shop().run("doctor", "Cor").status == 2)
  }

  @Test(
    "an exclusion that swallows most of the code lets everything through",
    arguments: [#""App""#, #""**/Cart/**", "Core""#, #""**""#])
  func exclusion(globs: String) throws {
    let project = try shop()
    try project.write(".diratchet.json", #"{"exclude": [\#(globs)]}"#)
    let outcome = try project.run("doctor", "--format", "json")
    let report = try outcome.json()
    #expect(try outcomes(of: "service_locator_resolve", in: report)[0] == "missed")
    #expect(outcome.output.contains("excluded by"))
    #expect(report["status"] != "healthy")
    #expect(outcome.status != 0)
  }

  @Test("an exclusion of less than half of the code is a note, and code is planted in the rest")
  func foreignCode() throws {
    let project = try shop([".diratchet.json": #"{"exclude": ["Core"]}"#])
    let outcome = try project.run("doctor")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("note     1 of 5 Swift files: excluded by `Core`\n"))
    #expect(try project.run("doctor", "Core").status == 1)
  }

  @Test("a rule that the configuration does not gate is missed, which is said and is no failure")
  func loweredLevel() throws {
    let project = try shop([
      ".diratchet.json": #"{"rules": {"environment_object": "report"}}"#
    ])
    let outcome = try project.run("doctor", "--format", "json")
    let missed = try outcomes(of: "environment_object", in: outcome.json())
    #expect(missed == ["missed", "missed", "missed"])
    #expect(outcome.status == 0)
    let said = try remarks("configuration", "warning", in: project)
    #expect(said == ["`environment_object` is `report` here: new debt of that kind passes"])
    #expect(try project.run("doctor").lastLine.hasPrefix("healthy: 5 of 5 gated rules"))
  }

  @Test("an allowance that covers an example leaves the others to be caught")
  func allowance() throws {
    let project = try shop([
      ".diratchet.json":
        #"{"allowed": [{"type": "SessionManager", "reason": "stateless"}]}"#
    ])
    let outcome = try project.run("doctor", "--format", "json")
    let found = try outcomes(of: "shared_singleton_declaration", in: outcome.json())
    #expect(found[0] == "missed")
    #expect(outcome.output.contains("allowed: stateless"))
    #expect(outcome.status == 1)
  }

  @Test("a composition root that is gated is not as it must be")
  func compositionByPath() throws {
    let project = try shop([
      ".diratchet.json": #"{"tiers": [{"name": "composition", "paths": ["**/Wiring/**"]}]}"#
    ])
    let report = try project.run("doctor", "--format", "json").json()
    let planted = report["planted"]?.elements?.last
    #expect(planted?["path"] == "App/Cart/Wiring/Planted.swift")
    #expect(planted?["folderExists"] == false)
    #expect(report["status"] == "healthy")
  }

  @Test("a rule of the configuration is planted like the others")
  func customRule() throws {
    let rule = """
      {"customRules": [{"id": "app_environment", "summary": "reaches for the environment",
        "match": {"member": "AppEnvironment.current"}, "why": "It is global.",
        "faulty": "let user = AppEnvironment.current.user", "correct": "let user = 1"}]}
      """
    let report = try shop([".diratchet.json": rule]).run("doctor", "--format", "json").json()
    #expect(try outcomes(of: "app_environment", in: report) == ["caught", "caught", "exempt"])
  }

  @Test("without a baseline `check` cannot judge, and the table stands all the same")
  func noBaseline() throws {
    let project = try shop()
    try project.remove("baseline.json")
    let outcome = try project.run("doctor", "--format", "json")
    #expect(outcome.status == 2)
    #expect(try outcomes(of: "service_locator_resolve", in: outcome.json())[0] == "caught")
    let said = try remarks("baseline", "blocked", in: project)
    #expect(said.count == 1 && said[0].contains("`diratchet baseline init`"))
  }

  @Test("a rule that the baseline does not record is missed")
  func unrecordedRule() throws {
    let project = try shop()
    let record = try project.read("baseline.json")
    let without = record.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line).replacing(/"environment_object": ?\d+,?/, with: "") }
      .joined(separator: "\n")
    try project.write("baseline.json", without)
    let outcome = try project.run("doctor", "--format", "json")
    #expect(try outcomes(of: "environment_object", in: outcome.json())[0] == "missed")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("`diratchet baseline upgrade`"))
  }

  @Test("a stale record is told")
  func staleRecord() throws {
    let project = try shop()
    try project.write("Core/Clock.swift", clean("Clock"))
    let said = try remarks("baseline", "warning", in: project)
    #expect(said.contains { $0.hasPrefix("1 recorded finding gone") })
  }

  @Test(
    "a gate that is set to warn says so in capitals",
    arguments: [
      #"{"enforce": "warn"}"#,
      #"{"modules": [{"name": "Cart", "paths": ["App/Cart/**"], "enforce": "warn"}]}"#,
    ])
  func warning(configuration: String) throws {
    let project = try shop([".diratchet.json": configuration])
    let outcome = try project.run("doctor")
    #expect(outcome.output.contains("NEVER FAILS"))
    #expect(outcome.lastLine.hasSuffix("; mind 1 warning"))
  }

  @Test("globs and modules that match nothing are told with their place")
  func idleGlobs() throws {
    let project = try shop([
      ".diratchet.json": """
      {"exclude": ["Legacy"], "modules": [{"name": "Old", "paths": ["Old/**"]}]}
      """
    ])
    let said = try remarks("configuration", "warning", in: project)
    #expect(
      said == [
        ".diratchet.json:1:14: `exclude` `Legacy` matches no file",
        "`modules` `Old`: `Old/**` matches no file in scope",
      ])
    try project.write(".diratchet.json", #"{"include": ["Ap"]}"#)
    #expect(try project.run("doctor").status == 2)
    #expect(try remarks("configuration", "blocked", in: project)[0].contains("`include` `Ap`"))
  }

  @Test("a shallow clone is told; a configured base that it lacks blocks the gate")
  func shallowClone() throws {
    let project = try Project(recorded: ["A.swift": resolving("U")])
    try project.write("B.swift", clean("B"))
    try project.commit("more")
    let clone = try Project()
    try clone.git("clone", "-q", "--depth", "1", "file://\(project.folder.path)", ".")
    #expect(try clone.run("doctor").output.contains("note     this clone is shallow"))
    try clone.write(".diratchet.json", #"{"base": "origin/main"}"#)
    let blocked = try clone.run("doctor")
    #expect(blocked.status == 2)
    #expect(blocked.output.contains("blocked  `base`: `origin/main` names no commit"))
  }

  @Test("CI files that run the gate are named; that none is seen is not called a fault")
  func ciFiles() throws {
    let project = try shop()
    let unseen = try remarks("ci", "note", in: project)
    #expect(unseen.count == 1 && unseen[0].contains("may be run from elsewhere"))
    try project.write(
      ".github/workflows/ci.yml",
      """
      steps:
        - uses: actions/checkout@v4
        - run: diratchet check --base origin/main || true
      """)
    try project.git("init", "-q")
    let seen = try remarks("ci", "ok", in: project)
    #expect(seen.count == 1 && seen[0].hasPrefix(".github/workflows/ci.yml:3 (GitHub Actions)"))
    let warnings = try remarks("ci", "warning", in: project)
    #expect(warnings.contains { $0.contains("NEVER FAILS") })
    #expect(warnings.contains { $0.hasSuffix("write `fetch-depth: 0`") })
    #expect(try project.run("doctor").status == 0)
  }
}
