import Foundation
import LintNotation
import Testing

/// What somebody meets who has just installed the program.
struct NewcomerTests {
  @Test("the first day: record, check, add debt, see it refused, mend it")
  func firstDay() throws {
    let project = try Project([
      "App/CartViewModel.swift": resolving("CartService", "Router"),
      "App/CartCoordinator.swift": clean("CartCoordinator"),
    ])
    let recorded = try project.run("baseline", "init")
    #expect(recorded.status == 0)
    #expect((recorded.output + recorded.errors).contains("2 findings"))
    #expect(try project.run().status == 0)

    try project.write("App/CartViewModel.swift", resolving("CartService", "Router", "Clock"))
    let refused = try project.run()
    #expect(refused.status == 1)
    #expect(refused.output.contains("App/CartViewModel.swift:13:18: service_locator_resolve: "))
    #expect(refused.output.contains("`Clock`"))
    #expect(refused.output.contains("CartViewModel"))

    try project.write("App/CartViewModel.swift", resolving("CartService", "Router"))
    try project.write("App/CartViewModel.swift", resolving("CartService"))
    let mended = try project.run()
    #expect(mended.status == 0)
    #expect(mended.output.contains("`diratchet baseline tighten`"))
    #expect(try project.run("check", "--frozen").status == 3)
    #expect(try project.run("baseline", "tighten").status == 0)
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("a call that moves up into the coordinator passes, and back down fails")
  func direction() throws {
    let project = try Project([
      "App/Cart/CartViewModel.swift": resolving("CartService"),
      "App/Cart/CartCoordinator.swift": clean("CartCoordinator"),
    ])
    try project.record()
    try project.write("App/Cart/CartViewModel.swift", clean("CartViewModel"))
    try project.write(
      "App/Cart/CartCoordinator.swift", resolving("CartService", by: "CartCoordinator"))
    let up = try project.run("check")
    #expect(up.status == 0)
    #expect(up.output.contains("MOVED UP (1)"))
    try project.run("baseline", "tighten")

    try project.write("App/Cart/CartViewModel.swift", resolving("CartService"))
    try project.write("App/Cart/CartCoordinator.swift", clean("CartCoordinator"))
    let down = try project.run("check")
    #expect(down.status == 1)
    #expect(down.output.contains("MOVED DOWN (1)"))
  }

  @Test("a record is never overwritten by `baseline init`")
  func secondInit() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    let before = try project.read("baseline.json")
    let outcome = try project.run("baseline", "init")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("baseline.json"))
    #expect(try project.read("baseline.json") == before)
  }

  @Test("a folder without Swift files is exit 2")
  func nothingToScan() throws {
    let project = try Project(["README.md": "text"])
    for command in [["check"], ["baseline", "init"]] {
      let outcome = try project.run(words: command)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("0 Swift files in scope"))
    }
  }

  @Test("a path that does not exist is exit 2, even beside one that does")
  func missingPath() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    let outcome = try project.run("check", "A.swift", "Gone.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`Gone.swift`"))
  }

  @Test(
    "a mistake in the configuration is exit 2 with its place and a suggestion",
    arguments: [
      (#"{"inclde": ["App"]}"#, ".diratchet.json:1:2", "`include`"),
      (#"{"rules": {"service_locator_resolv": "gate"}}"#, ":1:12", "`service_locator_resolve`"),
      (#"{"rules": {"environment_object": "gte"}}"#, ":1:34", "gate"),
      (#"{"include": "App"}"#, ":1:13", "array"),
      ("{\n  \"enforce\": \"fail\"", ":2:", "`}`"),
    ])
  func faultyConfiguration(text: String, place: String, suggestion: String) throws {
    let project = try Project(["App/A.swift": resolving("U"), ".diratchet.json": text])
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(place))
    #expect(outcome.errors.contains(suggestion))
    #expect(try project.run("check", "--isolated").errors.contains("no baseline"))
  }

  @Test("a run that could not judge still writes valid JSON with its status")
  func failingJSON() throws {
    let project = try Project(["A.swift": resolving("U")])
    let outcome = try project.run("check", "--format", "json")
    #expect(outcome.status == 2)
    #expect(try outcome.json()["status"] == "cannot-judge")
  }

  @Test("`--exit-zero` and `enforce: warn` say what would fail, and pass")
  func softStart() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write("A.swift", resolving("U", "V"))
    let flagged = try project.run("check", "--exit-zero")
    #expect(flagged.status == 0)
    #expect(flagged.lastLine.hasPrefix("would fail: "))
    try project.write(".diratchet.json", #"{"enforce": "warn"}"#)
    let configured = try project.run("check")
    #expect(configured.status == 0)
    #expect(configured.lastLine.hasPrefix("would fail: "))
  }

  @Test("globs and decisions that match nothing are told by a scan of the whole tree")
  func idleDecisions() throws {
    let project = try Project([
      "A.swift": resolving("Log"),
      ".diratchet.json": """
      {"allowed": [{"subject": "log", "reason": "r"}, {"subject": "Gone", "reason": "r"},
        {"type": "Lost", "reason": "r"}], "exclude": ["Nowhere/**"]}
      """,
    ])
    let told = try project.run("scan").errors
    #expect(told.contains("no finding is about the subject `Gone`"))
    #expect(told.contains("no finding is about the type `Lost`"))
    #expect(told.contains("`exclude` `Nowhere/**` matches no file"))
    #expect(!told.contains("log"))
    #expect(try !project.run("scan", "A.swift").errors.contains("no finding"))
  }

  @Test("`--no-baseline` calls every gated finding new")
  func noBaseline() throws {
    let project = try Project(["A.swift": resolving("U", "V")])
    let outcome = try project.run("check", "--no-baseline")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("NEW (2)"))
    #expect(outcome.lastLine.hasSuffix("; fix it"), "no record could take it in")
  }

  @Test("an accepted raise passes and keeps its reason; without a reason it is refused")
  func accept() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write("A.swift", resolving("U", "V"))
    #expect(try project.run("baseline", "accept", "--new").status == 2)
    #expect(try project.run("baseline", "accept", "--new", "--reason", "APP-812").status == 0)
    #expect(
      try project.read("baseline.json").contains(#""subject":"V","count":1,"reason":"APP-812""#))
    #expect(try project.run("check").status == 0)
  }

  @Test("an ignore with a reason takes a finding out; without one it does not, and says so")
  func ignores() throws {
    let call = "    _ = resolver.resolve(V.self)"
    let faulty = resolving("V")
    let project = try Project(["A.swift": clean("A"), "B.swift": clean("B")])
    try project.record()
    try project.write(
      "A.swift",
      faulty.replacing(call, with: call + "  // diratchet:ignore service_locator_resolve - SDK"))
    let ignored = try project.run("check")
    #expect(ignored.status == 0)
    #expect(ignored.output.contains("ignored 1"))
    try project.write(
      "A.swift",
      faulty.replacing(call, with: call + "  // diratchet:ignore service_locator_resolve"))
    let refused = try project.run("check")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("reason"))
  }

  @Test("a file that cannot be read is exit 2 and named", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let project = try Project(["A.swift": resolving("U"), "B.swift": clean("B")])
    try project.record()
    let path = project.folder.appendingPathComponent("B.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("B.swift"))
  }

  @Test("a file with conflict markers is unknown: `check` cannot judge, `scan` lists it")
  func conflictedSource() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write(
      "A.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n")
    let judged = try project.run("check")
    #expect(judged.status == 2)
    #expect(judged.lastLine.hasPrefix("cannot judge: `A.swift` holds merge conflict markers"))
    let scanned = try project.run("scan", "--format", "json")
    #expect(scanned.status == 0)
    #expect(try scanned.json()["skippedFiles"]?.elements?.first?["path"] == "A.swift")
  }

  @Test("results go to a file with `-o`, and to several with `--report`")
  func outputs() throws {
    let project = try Project(["A.swift": resolving("U")])
    let direct = try project.run("scan", "--format", "json").output
    let toFile = try project.run("scan", "--format", "json", "-o", "out/scan.json")
    #expect(toFile.output == "")
    #expect(try project.read("out/scan.json") == direct)
    try project.run("scan", "--report", "json=deep/er/scan.json", "--report", "text=scan.txt")
    #expect(try project.read("deep/er/scan.json") == direct)
    #expect(try project.read("scan.txt").contains("A.swift:11:18"))
    #expect(try project.run("scan", "-o", "/dev/null").status == 0)
    #expect(try project.run("scan", "-o", "A.swift/x").status == 2)
  }
}
