import DebtRatchet
import LintFindings
import LintNotation
import LintRules
import LintWorkspace
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  private func read(_ files: [String: String]) throws -> Configuration {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let version = try #require(ToolVersion("0.1.0"))
    return try Configuration.read(for: try folder.workspace(), toolVersion: version)
  }

  private func read(_ text: String) throws -> Configuration {
    try read([".diratchet.json": text])
  }

  private func problems(_ files: [String: String]) throws -> [String] {
    do {
      _ = try read(files)
      return []
    } catch let failure as ConfigurationFailure {
      return failure.problems.map(\.description)
    }
  }

  @Test("nothing is said without a file, and by an empty one")
  func standard() throws {
    let none = try read([:])
    let empty = try read("{}")
    for configuration in [none, empty, .standard] {
      #expect(configuration.baseline == .file("baseline.json"))
      #expect(configuration.base == BaseSetting.none)
      #expect(configuration.ratchet.scope == none.ratchet.scope)
      #expect(configuration.ratchet.rules["service_locator_resolve"]?.level == .gate)
    }
    #expect(empty.files == [".diratchet.json"])
    #expect(none.files.isEmpty)
  }

  @Test("every key is read")
  func everyKey() throws {
    let configuration = try read(
      """
      {
        // a comment
        "$schema": "x", "version": 1, "requires": ">=0.1",
        "include": ["Sources", "App"], "exclude": ["**/ThirdParty/**"],
        "tests": "gate", "generated": "gate",
        "tiers": [{"name": "coordinator", "paths": ["**/*Flow.swift"]},
                  {"name": "composition", "paths": ["**/Root/**"]}],
        "rules": {"service_locator_resolve": "report",
                  "environment_object": {"level": "gate", "only": "services"}},
        "containers": ["AppContainer"], "wrappers": ["Inject"],
        "allowed": [{"subject": "Log", "reason": "append-only"},
                    {"type": "APIEnvironment", "reason": "immutable"}],
        "customRules": [{"id": "app_environment", "summary": "s",
          "match": {"member": "AppEnvironment.current"}, "why": "w",
          "faulty": "AppEnvironment.current.user", "correct": "user"}],
        "modules": [{"name": "Booking", "paths": ["Modules/Booking/**"], "owner": "@ios/booking",
                     "enforce": "locked"}],
        "enforce": "warn", "base": "auto", "unit": "dependency", "ignores": "deny",
        "strict": true, "baseline": "ci/debt.json",
      }
      """)
    #expect(configuration.scope.include.map(\.description) == ["Sources", "App"])
    #expect(configuration.scope.exclude.map(\.description) == ["**/ThirdParty/**"])
    #expect(configuration.scope.countsTests && configuration.scope.countsGenerated)
    #expect(configuration.lint.countsTests && configuration.lint.countsGenerated)
    #expect(configuration.scope.tiers[.coordinator]?.map(\.description) == ["**/*Flow.swift"])
    #expect(configuration.scope.tiers[.composition]?.map(\.description) == ["**/Root/**"])
    #expect(configuration.ratchet.rules["service_locator_resolve"]?.level == .report)
    #expect(configuration.lint.levels["environment_object"] == .gate)
    #expect(configuration.lint.environmentObjectsOnlyServices)
    #expect(configuration.lint.containers == ["AppContainer"])
    #expect(configuration.lint.wrappers == ["Inject"])
    #expect(
      configuration.lint.allowed == [
        Allowed(.subject("Log"), reason: "append-only"),
        Allowed(.type("APIEnvironment"), reason: "immutable"),
      ])
    #expect(configuration.customRules.map(\.id) == ["app_environment"])
    #expect(
      configuration.customRules.map(\.match) == [CustomMatch(.member, "AppEnvironment.current")])
    #expect(configuration.lint.customRules.map(\.id) == ["app_environment"])
    #expect(configuration.modules.map(\.owner) == ["@ios/booking"])
    #expect(configuration.ratchet.moduleEnforcement == ["Booking": .locked])
    #expect(configuration.ratchet.module("Modules/Booking/A/b.swift") == "Booking")
    #expect(configuration.ratchet.enforcement == .warn)
    #expect(configuration.base == .auto)
    #expect(configuration.ratchet.unit == .dependency)
    #expect(!configuration.lint.honoursIgnores)
    #expect(configuration.ratchet.isStrict)
    #expect(configuration.baseline == .file("ci/debt.json"))
    #expect(configuration.places[IdlePattern(key: .include, glob: "App")] == ".diratchet.json:4:26")
  }

  @Test("a baseline of null means that there is no record")
  func noBaseline() throws {
    #expect(try read(#"{"baseline": null}"#).baseline == BaselineSetting.none)
  }

  @Test(
    "every mistake has its place and what to do instead",
    arguments: [
      (#"{"inclued": []}"#, "1:2: unknown key `inclued`; did you mean `include`?"),
      (#"{"include": "App"}"#, #"1:13: `include` is a string; write an array, `["App"]`"#),
      (#"{"include": []}"#, "1:13: `include` is empty; fill it or remove the key"),
      (#"{"include": [1]}"#, "1:14: `include` is an integer; write strings in it"),
      (#"{"exclude": [""]}"#, "1:14: `exclude` is empty; fill it or remove the key"),
      (
        #"{"exclude": ["{a"]}"#,
        "1:14: `{a`: `{` without `}`; close it, or write `\\{` for the character"
      ),
      (
        #"{"rules": {"service_locator_resolv": "gate"}}"#,
        "1:12: unknown rule `service_locator_resolv`; did you mean `service_locator_resolve`?"
      ),
      (
        #"{"rules": {"service_locator_resolve": "error"}}"#,
        "1:39: `service_locator_resolve` cannot be `error`; write one of `gate`, `report`, `off`"
      ),
      (
        #"{"rules": {"service_locator_resolve": true}}"#,
        "1:39: `service_locator_resolve` is a Boolean; write one of `\"gate\"`, `\"report\"`, "
          + "`\"off\"`"
      ),
      (
        #"{"rules": {"service_locator_resolve": {"level": "error"}}}"#,
        "1:49: `level` cannot be `error`; write one of `gate`, `report`, `off`"
      ),
      (
        #"{"rules": {"service_locator_resolve": {"only": "services"}}}"#,
        "1:40: unknown key `only`; write one of `level`"
      ),
      (#"{"rules": []}"#, #"1:11: `rules` is an array; write an object, `{"rule": "gate"}`"#),
      (#"{"tests": true}"#, #"1:11: `tests` is a Boolean; write one of `"exempt"`, `"gate"`"#),
      (#"{"tests": "gated"}"#, "1:11: `tests` cannot be `gated`; did you mean `gate`?"),
      (#"{"strict": "yes"}"#, "1:12: `strict` is a string; write `true` or `false`"),
      (
        #"{"strict": true, "strict": false}"#,
        "1:18: `strict` is given twice (first at 1:2); keep one of them"
      ),
      (
        #"{"version": 2}"#,
        "1:13: `version` 2 was written for a newer diratchet, this one knows 1; update diratchet"
      ),
      (
        #"{"requires": ">=9.0"}"#,
        "1:14: this is diratchet 0.1.0, the configuration requires >=9.0; update diratchet"
      ),
      (#"{"requires": "latest"}"#, "1:14: `requires` cannot be `latest`; write it like `>=0.1`"),
      (#"{"allowed": [{"subject": "Log"}]}"#, "1:14: an entry of `allowed` lacks `reason`; add it"),
      (
        #"{"allowed": [{"reason": "r"}]}"#,
        "1:14: an entry of `allowed` needs exactly one of `subject`, `type`; keep one of them"
      ),
      (
        #"{"tiers": [{"name": "leaf", "paths": ["a"]}]}"#,
        "1:21: `name` cannot be `leaf`; write one of `coordinator`, `composition`"
      ),
      (#"{"tiers": [{"name": "composition"}]}"#, "1:12: an entry of `tiers` lacks `paths`; add it"),
      (
        #"{"modules": [{"name": "A", "paths": ["a"], "enforce": "lock"}]}"#,
        "1:55: `enforce` cannot be `lock`; did you mean `locked`?"
      ),
      (
        #"{"modules": [{"name": "A", "paths": ["a"]}, {"name": "A", "paths": ["b"]}]}"#,
        "1:45: `modules` names `A` twice; keep one of them"
      ),
      (
        #"{"enforce": "locked"}"#, "1:13: `enforce` cannot be `locked`; write one of `fail`, `warn`"
      ),
      (#"{"unit": "type"}"#, "1:10: `unit` cannot be `type`; write one of `site`, `dependency`"),
      (
        #"{"customRules": [{"id": "a", "summary": "s", "match": {"call": "f"}, "why": "w"}]}"#,
        "1:18: a custom rule lacks `faulty`; add it"
      ),
      (
        #"{"customRules": [{"id": "a", "summary": "s", "match": {"call": "f"}, "why": "w", "#
          + #""faulty": "g()", "correct": "h()"}]}"#,
        "1:18: `a` is blind on its own examples; write a `faulty` that it finds and a `correct` "
          + "that it leaves alone"
      ),
      (
        #"{"extends": ["other.json"]}"#,
        "1:14: `other.json` cannot be read: no such file or directory; name a file that exists"
      ),
      (
        #"{"extends": [".diratchet.json"]}"#,
        "1:14: `.diratchet.json` extends itself; remove one of the `extends`"
      ),
      (#"{"extends": [""]}"#, "1:14: `extends` is empty; fill it or remove the key"),
      (#"{"extends": [1]}"#, "1:14: `extends` is an integer; write paths of files in it"),
      (#"{"tiers": "A"}"#, "1:11: `tiers` is a string; write an array, `[{ … }]`"),
      (#"{"exclude": "A"}"#, #"1:13: `exclude` is a string; write an array, `["A"]`"#),
      (
        #"{"version": 99999999999999999999}"#,
        "1:13: `version` is a fraction or too large a number; write `1`"
      ),
      ("[]", "1:1: the configuration is an array; write an object"),
      (#"{"allowed": ["Log"]}"#, "1:14: an entry of `allowed` is a string; write an object"),
      (#"{"wrappers": ["@Inject"]}"#, "1:15: `@Inject` is no name of a type; write `Inject`"),
      (#"{"containers": ["Box<Int>"]}"#, "1:17: `Box<Int>` is no name of a type; write `Box`"),
      (
        #"{"containers": ["A", "B c"]}"#,
        "1:22: `B c` is no name of a type; write it as it is declared"
      ),
      (
        #"{"extends": ["https://a.b/c.json"]}"#,
        "1:14: `https://a.b/c.json` is no file here; fetch it into the repository and extend that "
          + "copy"
      ),
    ])
  func mistakes(text: String, expected: String) throws {
    let found = try problems([".diratchet.json": text])
    #expect(found.contains(".diratchet.json:" + expected), "\(found)")
  }

  @Test("all mistakes are told at once")
  func several() throws {
    #expect(try problems([".diratchet.json": #"{"a": 1, "strict": 2, "base": 3}"#]).count == 3)
  }

  @Test("text that is no JSON is told with its place")
  func noJSON() throws {
    let found = try problems([".diratchet.json": "{\n  \"strict\" true\n}"])
    #expect(found.count == 1 && found[0].hasPrefix(".diratchet.json:2:12: "), "\(found)")
  }

  @Test("the extending file's word counts, rules are put together")
  func extends() throws {
    let configuration = try read([
      ".diratchet.json": #"""
      {"extends": ["ci/base.json", "ci/more.json"], "exclude": ["A"],
       "rules": {"environment_object": "off"}}
      """#,
      "ci/base.json": #"""
      {"exclude": ["B"], "strict": true, "unit": "dependency",
       "rules": {"environment_object": "gate", "service_locator_resolve": "report"}}
      """#,
      "ci/more.json": #"{"unit": "site"}"#,
    ])
    #expect(configuration.scope.exclude.map(\.description) == ["A"])
    #expect(configuration.ratchet.isStrict)
    #expect(configuration.ratchet.unit == .site)
    #expect(
      configuration.lint.levels
        == ["environment_object": .off, "service_locator_resolve": .report])
    #expect(configuration.files == [".diratchet.json", "ci/base.json", "ci/more.json"])
  }

  @Test("the configuration of a commit is read out of it")
  func inCommit() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("x", to: "a.swift")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "none")
    try folder.write(#"{"extends": ["ci/b.json"], "exclude": ["A"]}"#, to: ".diratchet.json")
    try folder.write(#"{"strict": true}"#, to: "ci/b.json")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "one")
    try folder.write("{", to: ".diratchet.json")
    let workspace = try folder.workspace()
    let repository = try #require(GitRepository(workspace))
    let blobs = try BlobReader(repository)
    let version = try #require(ToolVersion("0.1"))
    func readConfiguration(in commit: String) throws -> Configuration {
      try Configuration.read(
        for: workspace, in: commit, of: repository, blobs, toolVersion: version)
    }
    #expect(try readConfiguration(in: "HEAD").scope.exclude.map(\.description) == ["A"])
    #expect(try readConfiguration(in: "HEAD").ratchet.isStrict)
    #expect(try readConfiguration(in: "HEAD^").files.isEmpty)
  }

  @Test("a circle of extending files is told, mistakes name the file that holds them")
  func circle() throws {
    let found = try problems([
      ".diratchet.json": #"{"extends": ["a.json"]}"#,
      "a.json": #"{"extends": ["b.json"], "x": 1}"#, "b.json": #"{"extends": ["a.json"]}"#,
    ])
    #expect(
      Set(found.map { String($0.prefix { $0 != ";" }) }) == [
        "b.json:1:14: `a.json` extends itself", "a.json:1:25: unknown key `x`",
      ])
  }

  @Test(
    "the scope's fingerprint changes with what is counted",
    arguments: [
      #"{"include": ["App"]}"#, #"{"exclude": ["App"]}"#, #"{"tests": "gate"}"#,
      #"{"generated": "gate"}"#, #"{"tiers": [{"name": "composition", "paths": ["Root"]}]}"#,
      #"{"rules": {"environment_object": "report"}}"#,
      #"{"rules": {"environment_object": {"level": "gate", "only": "services"}}}"#,
    ])
  func fingerprint(text: String) throws {
    let changed = try read(text).ratchet.scope
    #expect(changed != Configuration.standard.ratchet.scope)
    #expect(changed.count == 8)
  }

  @Test(
    "the scope's fingerprint does not change with anything else",
    arguments: [
      #"{"strict": true, "baseline": "x.json", "unit": "dependency"}"#,
      #"{"rules": {"environment_object": "gate"}}"#, #"{"tests": "exempt"}"#,
    ])
  func sameFingerprint(text: String) throws {
    #expect(try read(text).ratchet.scope == Configuration.standard.ratchet.scope)
  }

  @Test("the order of patterns does not change the scope's fingerprint")
  func order() throws {
    #expect(
      try read(#"{"exclude": ["A", "B"]}"#).ratchet.scope
        == (try read(#"{"exclude": ["B", "A"]}"#).ratchet.scope))
  }

  @Test("what takes debt out of the gate, and what brings code into it, is named for the guard")
  func exceptions() throws {
    let standard = Configuration.standard.ratchet
    #expect(standard.exceptions["exclude"] == nil)
    #expect(standard.exceptions["tests"] == ["exempt"])
    #expect(standard.coverage == ["include": ["**"]])
    let ratchet = try read(
      """
      {"exclude": ["A"], "include": ["B"], "tests": "gate", "strict": true, "unit": "dependency",
       "allowed": [{"subject": "Log", "reason": "r"}], "wrappers": ["Inject"],
       "modules": [{"name": "M", "paths": ["M"], "enforce": "warn"},
                   {"name": "N", "paths": ["N"], "enforce": "locked"}]}
      """
    ).ratchet
    #expect(ratchet.exceptions["exclude"] == ["A"])
    #expect(ratchet.exceptions["allowed"] == ["subject Log"])
    #expect(ratchet.exceptions["tests"] == nil)
    #expect(ratchet.exceptions["enforce"] == ["M: warn"])
    #expect(ratchet.exceptions["unit"] == ["dependency"])
    #expect(ratchet.exceptions["tiers.composition"]?.contains("DI/") == true)
    #expect(
      ratchet.coverage == [
        "include": ["B"], "wrappers": ["Inject"], "enforce": ["N: locked"], "strict": ["true"],
      ])
  }

  @Test("a custom rule's revision is neither older nor newer than another")
  func customRevision() throws {
    let rules = try read(
      """
      {"customRules": [{"id": "app_environment", "summary": "reaches for the environment",
        "match": {"member": "AppEnvironment.current"}, "why": "because",
        "faulty": "let u = AppEnvironment.current.user", "correct": "init(user: User) {}"}]}
      """
    ).ratchet.rules
    #expect(rules["app_environment"]?.isCustom == true)
    #expect(rules["service_locator_resolve"]?.isCustom == false)
  }
}
