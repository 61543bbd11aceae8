import Testing

/// What commands make of files, rules and subjects that are named by hand.
struct NamedPlaceTests {
  private static let files = [
    "App/Cart.swift": resolving("Clock", "Router"),
    "App/AppDelegate.swift": "final class AppDelegate: NSObject, UIApplicationDelegate {}\n",
    "App/Strings.swift": "// Generated using a tool\nenum Strings {}\n",
    "App/Helper.swift": "import XCTest\n",
    "vendor/V.swift": resolving("V", by: "V"),
  ]

  @Test("`files` and `config show` tell the tier and the exemption that `check` goes by")
  func parts() throws {
    let project = try Project(Self.files)
    let rows = try project.run("files").output.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1).map { $0.drop { $0 == " " } }.joined(separator: "|")
    }
    #expect(
      rows == [
        "App/AppDelegate.swift|coordinator", "App/Cart.swift|leaf",
        "App/Helper.swift|leaf         imports XCTest",
        "App/Strings.swift|leaf         generated code: the header says `Generated using`",
      ])
    let shown = try project.run("config", "show", "App/AppDelegate.swift").output
    #expect(shown.contains("tier      coordinator\n"))
    let generated = try project.run("config", "show", "App/Strings.swift").output
    #expect(generated.contains("exempt    yes: generated code"))
  }

  @Test(
    "`--why` takes a file as it is seen from here, and as it is printed",
    arguments: [("", "App/Cart.swift"), ("App", "Cart.swift"), ("App", "App/Cart.swift")])
  func why(folder: String, path: String) throws {
    let project = try Project(recorded: Self.files)
    let outcome = try project.run("check", "--why", "\(path):11", in: folder)
    #expect(outcome.output.hasPrefix("App/Cart.swift:11:"), "\(outcome.errors)")
  }

  @Test(
    "`--why` says what is wrong with a place",
    arguments: [
      ("App/Cart.swift:1", "that file has some at lines 11, 12"),
      ("App/AppDelegate.swift:1", "that file has none"),
      ("App/Gone.swift:1", "no such file or folder: `App/Gone.swift`"),
      ("vendor/V.swift:1", "`vendor/V.swift` is not among the files that are judged: "),
    ])
  func oddPlaces(place: String, words: String) throws {
    let project = try Project(Self.files)
    try project.record()
    let outcome = try project.run("check", "--why", place)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("`accept` takes a file as it is seen from a folder, and says what is wrong with a key")
  func accepting() throws {
    let project = try Project(recorded: Self.files)
    try project.write("App/Cart.swift", resolving("Clock", "Router", "Log"))
    let rule = "service_locator_resolve"
    func accept(_ file: String, _ rule: String, _ subject: String) throws -> Program.Outcome {
      try project.run(
        "baseline", "accept", "--file", file, "--rule", rule, "--subject", subject, "--reason",
        "SDK", in: "App")
    }
    for (file, rule, subject, words) in [
      ("Cart.swift", "service_locator_resolv", "Log", "unknown rule `service_locator_resolv`; did"),
      ("Gone.swift", rule, "Log", "no such file or folder: `Gone.swift`"),
      ("Cart.swift", rule, "Lag", "that rule finds `Clock`, `Log`, `Router` there"),
    ] {
      let refused = try accept(file, rule, subject)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words), "\(refused.errors)")
    }
    #expect(try accept("Cart.swift", rule, "Log").status == 0)
    #expect(try project.run("check").status == 0)
  }

  @Test("`config validate` tells globs that match nothing as `check` does")
  func idleGlobs() throws {
    let project = try Project(Self.files)
    try project.write(".diratchet.json", #"{"exclude": ["Nowhere/**"]}"#)
    let idle = try project.run("config", "validate")
    #expect(idle.status == 0)
    #expect(
      idle.output == "note: .diratchet.json:1:14: `exclude` `Nowhere/**` matches no file\n")
    try project.write(".diratchet.json", #"{"include": ["Nowhere/**"]}"#)
    let refused = try project.run("config", "validate")
    #expect(refused.status == 2)
    #expect(try refused.errors == project.run("scan").errors || !refused.errors.isEmpty)
    #expect(refused.errors.contains("`include` matches no file"))
  }

  @Test("a staged run counts as skipped what a run over the tree does")
  func skippedFiles() throws {
    let project = try Project(recorded: Self.files)
    try project.write(".diratchet.json", "{}")
    try project.commit()
    let staged = try project.run("check", "--staged").output
    #expect(staged.contains("4 files, 1 skipped\n"), "\(staged)")
    #expect(try project.run("check").output.contains("4 files, 1 skipped\n"))
  }

  @Test("before the first commit there is no base, and nothing to fetch")
  func noCommit() throws {
    let project = try Project(Self.files)
    try project.record()
    let outside = try project.run("check", "--staged")
    #expect(outside.status == 2 && !outside.errors.contains("--base"), "\(outside.errors)")
    try project.git("init", "-q")
    let outcome = try project.run("check", "--base", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no commit yet"), "\(outcome.errors)")
  }
}
