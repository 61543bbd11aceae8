import Foundation
import LintNotation
import Testing

/// Where output goes and what it looks like.
struct OutputTests {
  private static func failingProject() throws -> Project {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write("A.swift", resolving("U", "V", "W"))
    return project
  }

  @Test(
    "colour is used where it is asked for, and never where it is refused",
    arguments: [
      (["check"], [:], false),
      (["check", "--color", "always"], [:], true),
      (["check", "--color", "always"], ["NO_COLOR": "1"], true),
      (["check"], ["CLICOLOR_FORCE": "1"], true),
      (["check"], ["FORCE_COLOR": "1"], true),
      (["check"], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["check"], ["FORCE_COLOR": "1", "NO_COLOR": ""], true),
      (["check", "--color", "never"], ["FORCE_COLOR": "1"], false),
    ])
  func colour(words: [String], environment: [String: String], isColoured: Bool) throws {
    let project = try Self.failingProject()
    let outcome = try Program.run(words, in: project.folder, environment: environment)
    #expect(outcome.output.contains("\u{1B}[31m") == isColoured)
  }

  @Test("quiet prints what is new and why the run failed; a passing quiet run prints nothing")
  func quiet() throws {
    let project = try Self.failingProject()
    let outcome = try project.run("check", "-q")
    #expect(outcome.output.hasPrefix("NEW (2)\n"))
    #expect(outcome.lastLine.hasPrefix("failed: "))
    try project.write("A.swift", resolving("U"))
    #expect(try project.run("check", "-q") == Program.Outcome(status: 0, output: "", errors: ""))
  }

  @Test("a limit shortens the text, not the JSON")
  func limit() throws {
    let project = try Self.failingProject()
    #expect(try project.run("check", "--limit", "1").output.contains("… and 1 more"))
    let json = try project.run("check", "--limit", "1", "--format", "json").json()
    #expect(json["findings"]?.elements?.count == 3)
  }

  @Test("paths are relative to the root, or absolute where asked")
  func paths() throws {
    let project = try Self.failingProject()
    #expect(try project.run("scan", "-q").output.hasPrefix("A.swift:"))
    let absolute = try project.run("scan", "-q", "--paths", "absolute").output
    #expect(absolute.hasPrefix("\(project.folder.path)/A.swift:"))
  }

  @Test("one run writes several forms, into folders that it makes")
  func severalForms() throws {
    let project = try Self.failingProject()
    let outcome = try project.run(
      "check", "--report", "sarif=out/di.sarif", "--report", "junit=out/xml/di.xml", "--report",
      "github")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("NEW (2)\n"))
    #expect(outcome.output.contains("\n::error file=A.swift,"))
    #expect(try project.read("out/di.sarif").contains("primaryLocationLineHash"))
    #expect(try project.read("out/xml/di.xml").contains("failures=\"2\""))
  }

  @Test("a run that cannot judge replaces what an earlier one left")
  func staleReport() throws {
    let project = try Self.failingProject()
    _ = try project.run("check", "--report", "sarif=di.sarif")
    try project.write("baseline.json", "{")
    let outcome = try project.run("check", "--report", "sarif=di.sarif", "--format", "junit")
    #expect(outcome.status == 2)
    #expect(try project.read("di.sarif").contains("\"executionSuccessful\": false"))
    #expect(outcome.output.contains("errors=\"1\""))
  }

  @Test("on GitHub the text is followed by annotations, and the job's summary gets a part")
  func github() throws {
    let project = try Self.failingProject()
    let summary = project.folder.appendingPathComponent("summary.md").path
    try project.write("summary.md", "before\n")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
    let outcome = try Program.run(["check"], in: project.folder, environment: environment)
    #expect(outcome.output.hasPrefix("NEW (2)\n"))
    #expect(outcome.output.contains("\n::error file=A.swift,line="))
    let text = try project.read("summary.md")
    #expect(text.hasPrefix("before\n# diratchet: debt increased\n"))
    let asked = try Program.run(
      ["check", "--format", "json"], in: project.folder, environment: environment)
    #expect(try asked.json()["status"] == "increase")
    #expect(try project.read("summary.md") == text)
  }

  @Test("inside Xcode the lines are the compiler's, with absolute paths")
  func xcode() throws {
    let project = try Self.failingProject()
    let environment = ["XCODE_VERSION_ACTUAL": "1600", "GITHUB_ACTIONS": "true"]
    let outcome = try Program.run(["check"], in: project.folder, environment: environment)
    let line = "\(project.folder.path)/A.swift:"
    #expect(outcome.output.hasPrefix(line) && !outcome.output.contains("::error"))
  }

  @Test("machines get paths from the top of the repository when the root is below it")
  func repositoryPaths() throws {
    let project = try Self.failingProject()
    try project.git("init", "-q")
    try project.write("ios/.diratchet.json", "{ \"baseline\": null }")
    try project.write("ios/B.swift", resolving("U"))
    let below = project.folder.appendingPathComponent("ios")
    let outcome = try Program.run(["check", "--format", "github"], in: below)
    #expect(outcome.output.hasPrefix("::error file=ios/B.swift,"))
    let text = try Program.run(["check"], in: below)
    #expect(text.output.contains("\nB.swift:"))
  }

  @Test("a reader that goes away ends the program without a word")
  func brokenPipe() throws {
    let project = try Project()
    for number in 1...300 {
      try project.write("F\(number).swift", resolving("A", "B", "C", by: "F\(number)"))
    }
    let command = "\(Program.location.path) scan | head -n 1; exit ${PIPESTATUS[0]}"
    let outcome = try Program.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"), ["bash", "-c", command],
      in: project.folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "")
  }

  @Test("control characters in names are shown, not obeyed")
  func controlCharacters() throws {
    let project = try Project(["odd\u{1B}[2J.swift": resolving("U")])
    let outcome = try project.run("scan")
    #expect(outcome.output.contains("odd\\u{1B}[2J.swift:11:18"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("the standard input stands in for a file that an editor has not saved")
  func standardInput() throws {
    let project = try Project(["App/Composition/Root.swift": clean("Root")])
    let scan = try project.run(
      "scan", "-", "--stdin-filename", "App/New.swift", "--format", "json",
      input: resolving("U"))
    #expect(try scan.json()["findings"]?.elements?.first?["path"] == "App/New.swift")
    let exempt = try project.run(
      "scan", "-", "--stdin-filename", "App/Composition/Root.swift", "--format", "json",
      input: resolving("U"))
    #expect(try exempt.json()["findings"]?.elements?.first?["state"] == "exempt")
    #expect(try project.run("scan", "-", input: resolving("U")).status == 2)
  }

  /// Recorded, with `G` out of scope.
  private static func projectWithExcludedFolder() throws -> Project {
    let project = try Project([
      "F/A.swift": resolving("U"), "F/B.swift": clean("B"), "G/C.swift": clean("C"),
      ".diratchet.json": #"{"exclude": ["G/**"]}"#,
    ])
    try project.record()
    return project
  }

  @Test("a list of files is judged as if they were given by hand; an empty one passes")
  func filesFrom() throws {
    let project = try Self.projectWithExcludedFolder()
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.write("G/C.swift", resolving("W", by: "C"))
    let listed = try project.run("check", "--files-from", "-", input: "F/A.swift\nF/B.swift\n")
    #expect(listed.status == 1)
    #expect(listed.output.contains("NEW (1)"))
    let terminated = try project.run("check", "--files-from", "-", "-0", input: "F/A.swift\0")
    #expect(terminated.status == 0)
    let excluded = try project.run("check", "G/C.swift")
    #expect(excluded.status == 0)
    #expect(excluded.errors.contains("0 of 1 given files are in scope"))
    let empty = try project.run("check", "--files-from", "-")
    #expect(empty.status == 0)
    #expect(empty.errors.contains("0 of 0 given files are in scope"))
    #expect(try project.run("scan", "-q", "G/C.swift").output.contains("`W`"))
    #expect(try project.run("scan", "-q", "--force-exclude", "G/C.swift").output == "")
  }

  @Test("the inputs of an Xcode script phase are judged, as far as they are Swift files in scope")
  func scriptInputs() throws {
    let project = try Self.projectWithExcludedFolder()
    for file in ["F/B.swift", "G/C.swift"] { try project.write(file, resolving("V", by: "B")) }
    let list = "# ours\r\n\(project.folder.path)/F/B.swift\r\nF/notes.txt\r\n"
    try project.write("in.xcfilelist", list)
    func check(_ inputs: [String: String], _ command: String = "check") throws -> Program.Outcome {
      try project.run(command, "--xcode-input-files", environment: inputs)
    }
    let known = ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "F/A.swift"]
    #expect(try check(known).status == 0)
    let listed = ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "in.xcfilelist"]
    #expect(try check(listed).output.contains("F/B.swift:"))
    #expect(try check(listed.merging(known) { $1 }).status == 1)
    let excluded = ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "G/C.swift"]
    #expect(try !check(excluded, "scan").output.contains("`V`"))
    let endless = known.merging(["SCRIPT_INPUT_FILE_COUNT": String(Int.max)]) { $1 }
    #expect(try check(endless).status == 0)
    let none = try check(["SCRIPT_INPUT_FILE_COUNT": "0"])
    #expect(none.status == 0)
    #expect(none.errors.contains("0 of 0 given files are in scope"))
    let outside = try check([:])
    #expect(outside.status == 2)
    #expect(outside.errors.contains("SCRIPT_INPUT_FILE_COUNT"))
  }

  @Test("`--why` says what paired a finding, or what did not")
  func reasons() throws {
    let project = try Project([
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"), "G/C.swift": clean("C"),
    ])
    try project.record()
    try project.write("F/A.swift", clean("A"))
    try project.write("F/B.swift", resolving("U", "V", by: "B"))
    let moved = try project.run("check", "--why", "F/B.swift:11")
    #expect(moved.output.contains("state: moved\n"))
    #expect(moved.output.contains("paired with: U  F/A.swift"))
    let new = try project.run("check", "--why", "F/B.swift:12")
    #expect(new.status == 1)
    #expect(new.output.contains("state: new\n"))
    let nothing = try project.run("check", "--why", "F/B.swift:1")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("at lines 11, 12"))
  }

  @Test("rules that a run leaves out are neither fixed nor replaced by their neighbours")
  func onlySomeRules() throws {
    let text =
      "import Swinject\nlet a = Container.shared.resolve(A.self)\nlet b = Container.shared\n"
    let project = try Project(["A.swift": text])
    try project.record()
    for flags in [["--only", "shared_container_access"], ["--skip", "service_locator_resolve"]] {
      let outcome = try project.run(words: ["check"] + flags)
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("FIXED"))
    }
  }

  @Test("every rule is shown to discriminate")
  func verify() throws {
    let outcome = try Project().run("verify")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("discriminating  service_locator_resolve\n"))
  }
}
