import Foundation
import Testing

/// The commands that write the record, each in a folder or repository of its own.
struct RecordTests {
  @Test("g: a rule that is gated anew is not frozen until an upgrade records it")
  func upgrade() throws {
    let singleton = "final class Session {\n  static let shared = Session()\n}\n"
    let project = try Project([
      "A.swift": resolving("U"), "Session.swift": singleton,
      ".diratchet.json": #"{"rules": {"shared_singleton_declaration": "report"}}"#,
    ])
    try project.record()
    try project.write(".diratchet.json", "{}")
    let unfrozen = try project.run("check")
    #expect(unfrozen.status == 3)
    #expect(unfrozen.output.contains("NOT FROZEN (1)"))
    #expect(unfrozen.lastLine.contains("`diratchet baseline upgrade`"))
    #expect(try project.run("baseline", "upgrade").status == 0)
    #expect(try project.read("baseline.json").contains(#""subject":"Session""#))
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("tightening twice is tightening once")
  func tightenTwice() throws {
    let project = try Project(["A.swift": resolving("U", "V", "W")])
    try project.record()
    try project.write("A.swift", resolving("U"))
    try project.run("baseline", "tighten")
    let once = try project.read("baseline.json")
    let again = try project.run("baseline", "tighten")
    #expect(again.output.contains("is up to date"))
    #expect(try project.read("baseline.json") == once)
  }

  @Test("tightening writes what is better even when something is new, and then fails")
  func tightenWithNew() throws {
    let project = try Project(["F/A.swift": resolving("U"), "G/B.swift": clean("B")])
    try project.record()
    try project.write("F/A.swift", clean("A"))
    try project.write("F/C.swift", clean("C"))
    try project.write("G/B.swift", resolving("W", by: "B"))
    let outcome = try project.run("baseline", "tighten", "--allow-collapse")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("NEW (1)"))
    let baseline = try project.read("baseline.json")
    #expect(!baseline.contains(#""subject":"U""#))
    #expect(!baseline.contains(#""subject":"W""#))
  }

  @Test("one entry is accepted by its key, up to what there is")
  func acceptByKey() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write("A.swift", resolving("U", "V"))
    let key = ["--file", "A.swift", "--rule", "service_locator_resolve", "--subject"]
    let accept = ["baseline", "accept", "--reason", "because"] + key
    #expect(try project.run(words: accept + ["X"]).status == 2)
    #expect(try project.run(words: accept + ["V"]).status == 0)
    #expect(try project.run("check").status == 0)
    #expect(try project.run(words: accept + ["V"]).status == 2)
    #expect(
      try project.run("baseline", "accept", "--new", "--file", "A.swift", "--reason", "r").status
        == 2)
  }

  @Test("`fmt` sorts the record, and of two lines for one thing keeps the lower")
  func format() throws {
    let project = try Project(["A.swift": resolving("U", "V")])
    try project.record()
    let baseline = try project.read("baseline.json")
    let lines = baseline.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix(#"{"file""#) })
    var shuffled = lines
    shuffled[first] = String(lines[first + 1]) + ","
    shuffled[first + 1] = String(lines[first].dropLast())
    try project.write("baseline.json", shuffled.joined(separator: "\n") + "\n")
    let refused = try project.run("check")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("`diratchet baseline fmt`"))
    #expect(try project.run("baseline", "fmt").status == 0)
    #expect(try project.read("baseline.json") == baseline)
    #expect(try project.run("baseline", "fmt").output.contains("in order"))
  }

  @Test("`accept --until` keeps a date that reports show and the gate does not ask for")
  func dueDate() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    try project.write("B.swift", resolving("V", by: "B"))
    let accept = ["baseline", "accept", "--new", "--reason", "vendor", "--until"]
    let refused = try project.run(words: accept + ["2026-13-01"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("`2026-13-01` is not a date"))
    #expect(try project.run(words: accept + ["2001-01-31"]).status == 0)
    #expect(
      try project.read("baseline.json").contains(#""reason":"vendor","until":"2001-01-31""#))
    #expect(try project.run("check").status == 0)
    let later = ["SOURCE_DATE_EPOCH": "1000000000"]
    let report = try project.run("report", environment: later)
    #expect(report.output.contains("2001-01-31, overdue"))
  }

  @Test("`--list-known` lists the recorded findings where they are now")
  func knownFindings() throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.record()
    let before = try project.run("check", "--list-known")
    try project.write("A.swift", "\n\n" + resolving("U"))
    let after = try project.run("check", "--list-known")
    #expect(after.status == 0)
    #expect(after.output.hasPrefix("KNOWN (1)\n"))
    #expect(try line(of: after) == line(of: before) + 2)
    #expect(try !project.run("check").output.contains("A.swift:"))
  }

  private func line(of outcome: Program.Outcome) throws -> Int {
    let place = try #require(outcome.output.split(separator: "A.swift:").dropFirst().first)
    return try #require(Int(place.prefix { $0 != ":" }))
  }

  @Test("`diff` compares two records line by line")
  func difference() throws {
    let project = try Project(["A.swift": resolving("U", "V")])
    try project.record()
    try project.write("old.json", try project.read("baseline.json"))
    try project.write("A.swift", resolving("U"))
    try project.run("baseline", "tighten")
    let outcome = try project.run("baseline", "diff", "old.json", "baseline.json")
    #expect(outcome.status == 0)
    #expect(outcome.output == "- A.swift service_locator_resolve V 1\n2 -> 1 finding\n")
  }

  @Test("git merges records with the driver where it alone would see a conflict")
  func mergeDriver() throws {
    let project = try Self.repositoryWithBranches()
    try project.write(".gitattributes", "baseline.json merge=diratchet\n")
    let driver = "\(Program.location.path) baseline merge %O %A %B"
    try project.git("config", "merge.diratchet.driver", driver)
    let merge = try project.git("merge", "other", "-m", "merged")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try !project.read("baseline.json").contains("service_locator_resolve\",\"subject\""))
  }

  @Test("`resolve` settles a conflict from the three sides in git's index")
  func resolve() throws {
    let project = try Self.repositoryWithBranches()
    #expect(try project.git("merge", "other").status != 0)
    #expect(try project.run("check").status == 2)
    let resolved = try project.run("baseline", "resolve")
    #expect(resolved.status == 0, "\(resolved.errors)")
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try project.run("baseline", "resolve").status == 0)
    try project.git("add", "-A")
    #expect(try project.run("baseline", "resolve").status == 2)
  }

  /// Two branches that each mend one of two neighbouring entries.
  private static func repositoryWithBranches() throws -> Project {
    let project = try Project([
      "A.swift": resolving("U", by: "A"), "B.swift": resolving("V", by: "B"),
    ])
    try project.record()
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "base")
    try project.git("checkout", "-qb", "other")
    try project.write("B.swift", clean("B"))
    try project.run("baseline", "tighten")
    try project.git("commit", "-qam", "mend B")
    try project.git("checkout", "-q", "-")
    try project.write("A.swift", clean("A"))
    try project.run("baseline", "tighten")
    try project.git("commit", "-qam", "mend A")
    return project
  }
}
