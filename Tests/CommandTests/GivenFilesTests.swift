import Foundation
import Testing

/// Files that a call or the place of a configuration names: what cannot be read is told, and what
/// a shell makes of a command's output can be.
struct GivenFilesTests {
  private func project() throws -> Project {
    try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
  }

  @Test("a configuration that is there and cannot be read is no missing one")
  func unreadableConfiguration() throws {
    let project = try project()
    let path = project.folder.appendingPathComponent(".diratchet.json").path
    try project.link(".diratchet.json", to: "nowhere.json")
    #expect(try project.run("check").status == 2)
    try project.remove(".diratchet.json")
    try project.write(".diratchet.json/x", "")
    #expect(try project.run("check").status == 2)
    try project.remove(".diratchet.json")
    #expect(mkfifo(path, 0o600) == 0)
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".diratchet.json: cannot be read: no regular file"))
  }

  @Test(
    "record and configuration are read from the output of a command",
    arguments: [
      ("check --baseline <(git show HEAD:baseline.json)", Int32(0)),
      ("check --baseline <(sed s/U/V/ baseline.json)", 0),
      ("check --baseline <(head -5 baseline.json)", 2),
      (#"check --config <(echo '{"strict": true}')"#, 0),
      (#"check --config <(echo '{"exclude": ["F/A.swift"]}')"#, 3),
      (#"check --config <(echo '{"strict": 1}')"#, 2),
    ])
  func commandOutput(call: String, status: Int32) throws {
    let bash = URL(fileURLWithPath: "/bin/bash")
    try #require(FileManager.default.isExecutableFile(atPath: bash.path))
    let project = try project()
    let outcome = try Program.run(
      executable: bash, ["-c", "'\(Program.location.path)' \(call)"], in: project.folder)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
  }

  @Test("a record and a configuration that are links are followed in commits and in the index")
  func linkedSettings() throws {
    let project = try Project([
      "F/A.swift": resolving("U"), "F/B.swift": clean("B"), "ci/settings.json": "{\"strict\":true}",
    ])
    try project.link(".diratchet.json", to: "ci/settings.json")
    try project.record()
    try project.move("baseline.json", to: "ci/record.json")
    try project.link("baseline.json", to: "ci/../ci/record.json")
    try project.git("init", "-q", "-b", "main")
    try project.commit()
    try project.git("checkout", "-qb", "change")
    try project.git("mv", "F/A.swift", "F/AAssembly.swift")
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.git("add", "-A")
    let staged = try project.run("check", "--staged")
    try project.commit()
    for outcome in [staged, try project.checkChange()] {
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("NEW (1)"), "\(outcome.output)\(outcome.errors)")
      #expect(!outcome.output.contains("adopted"))
    }
  }

  @Test("paths that are ended by zero bytes, which nobody said, are a mistake")
  func zeroBytes() throws {
    let project = try project()
    try project.write("F/B.swift", resolving("V", by: "B"))
    for list in ["F/B.swift\0", "F/A.swift\0F/B.swift\0"] {
      let outcome = try project.run("check", "--files-from", "-", input: list)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("write `-0`"))
    }
  }

  @Test("control characters of files are escaped in mistakes too")
  func controlCharacters() throws {
    let project = try project()
    try project.write("baseline.json", try project.read("baseline.json") + "\0")
    let record = try project.run("check")
    try project.write(".diratchet.json", #"{"requires": "\u0000\u001b[31m"}"#)
    let configuration = try project.run("check")
    for outcome in [record, configuration] {
      #expect(outcome.status == 2)
      #expect(!outcome.errors.contains { $0 == "\0" || $0 == "\u{1B}" }, "\(outcome.errors)")
    }
  }

  @Test("why git does not answer is said in its own words", arguments: ["--base main", "--staged"])
  func failingGit(flags: String) throws {
    let words = ["check"] + flags.split(separator: " ").map(String.init)
    let project = try project()
    let outcome = try Program.run(
      words, in: project.folder, environment: ["GIT_CONFIG_COUNT": "zz"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("GIT_CONFIG_COUNT"), "\(outcome.errors)")
  }

  @Test("objects that are replaced for one clone only do not count")
  func replacedObjects() throws {
    let project = try project()
    try project.write("F/C.swift", resolving("W", by: "C"))
    try project.commit()
    let trees = try ["main^{tree}", "change^{tree}"].map {
      try project.git("rev-parse", $0).output.replacing("\n", with: "")
    }
    try project.git("replace", trees[0], trees[1])
    #expect(try project.checkChange().status == 1)
  }

  @Test("what is left of a run that was killed goes with the next record")
  func leftovers() throws {
    let project = try project()
    for name in ["baseline.json.1.temporary", "other.json.1.temporary", "baseline.json.old"] {
      try project.write(name, "")
      let file = project.folder.appendingPathComponent(name).path
      let past = Date(timeIntervalSinceNow: -600)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    }
    try project.write("baseline.json.2.temporary", "")
    try project.write("F/A.swift", clean("A"))
    #expect(try project.run("baseline", "tighten", "--allow-collapse").status == 0)
    #expect(!project.has("baseline.json.1.temporary"))
    for name in ["baseline.json.2.temporary", "other.json.1.temporary", "baseline.json.old"] {
      #expect(project.has(name), "\(name)")
    }
  }

  @Test("before the first commit there is no history, and still a report")
  func noCommit() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.git("init", "-q", "-b", "main")
    let report = try project.run("report", "--history")
    #expect(report.status == 0)
    #expect(report.errors.contains("note: there is no commit yet"))
    #expect(try project.run("history").status == 2)
  }

  @Test("the last line says what `strict` refuses")
  func strict() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", "V"), "F/B.swift": clean("B"),
      ".diratchet.json": #"{"strict": true}"#,
    ])
    try project.git("mv", "F/A.swift", "F/AAssembly.swift")
    let outcome = try project.run("check")
    #expect(outcome.status == 1)
    #expect(
      outcome.lastLine.hasPrefix("failed: `strict` refuses 2 relabelled into an exempt tier"))
  }
}
