import Testing

/// What holds for a whole tree and what for files or folders given by hand, row by row, in a
/// repository with and without a base.
struct PartialScanTests {
  private static let files = [
    "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
    "G/C.swift": resolving("V", by: "C"), "G/D.swift": clean("D"),
  ]
  private static let ways = [["check"], ["check", "--base", "main"]]

  @Test(
    "the entry of a file that was not asked for is not examined: not fixed, not stale",
    arguments: ways)
  func unscanned(way: [String]) throws {
    let project = try Project(recorded: Self.files)
    try project.write("G/C.swift", clean("C"))
    try project.commit()
    let whole = try project.run(words: way)
    #expect(whole.output.contains("fixed 1"))
    let part = try project.run(words: way + ["F"])
    #expect(part.status == 0)
    #expect(!part.output.contains("FIXED"))
    #expect(part.output.contains("not examined 1"))
  }

  @Test("the entry of a deleted file is fixed, or pays, also below a given folder", arguments: ways)
  func deleted(way: [String]) throws {
    let project = try Project(recorded: Self.files)
    try project.remove("F/A.swift")
    try project.commit("delete")
    for words in [way, way + ["F"]] {
      #expect(try project.run(words: words).output.contains("fixed 1"))
    }
    try project.write("F/B.swift", resolving("U", by: "B"))
    try project.commit("and move")
    for words in [way, way + ["F"], way + ["F/B.swift"]] {
      let outcome = try project.run(words: words)
      #expect(outcome.status == 0, "\(words) \(outcome.output)")
      #expect(outcome.output.contains("MOVED (1)") || outcome.output.contains("RENAMED (1)"))
    }
  }

  @Test("a file that was renamed holds its debt still, and pays for nothing", arguments: ways)
  func renamed(way: [String]) throws {
    let project = try Project(recorded: Self.files)
    try project.git("mv", "F/A.swift", "G/Z.swift")
    try project.commit("move")
    let other = try project.run(words: way + ["G/D.swift"])
    #expect(other.status == 0 && !other.output.contains("FIXED"), "\(other.output)")
    try project.write("F/B.swift", resolving("U", by: "B"))
    try project.commit("and add")
    for words in [way, way + ["F/B.swift"]] {
      let outcome = try project.run(words: words)
      #expect(outcome.status == 1, "\(words) \(outcome.output)")
    }
  }

  @Test("before a taker is called new, files that hold the same are looked at", arguments: ways)
  func probe(way: [String]) throws {
    let project = try Project(recorded: Self.files)
    try project.write("F/A.swift", clean("A"))
    try project.write("F/B.swift", resolving("U", by: "B"))
    try project.write("G/D.swift", resolving("Fresh", by: "D"))
    try project.commit()
    #expect(try project.run(words: way).status == 1)
    #expect(try project.run(words: way + ["F/B.swift"]).status == 0)
    let fresh = try project.run(words: way + ["G/D.swift"])
    #expect(fresh.status == 1)
    #expect(fresh.output.contains("NEW (1)\nG/D.swift:"))
  }

  @Test("tightening a part lowers only entries of that part")
  func tighten() throws {
    let project = try Project(recorded: Self.files)
    for (file, name) in [("F/A.swift", "A"), ("G/C.swift", "C")] {
      try project.write(file, clean(name))
    }
    let part = try project.run("baseline", "tighten", "G")
    #expect(part.status == 0, "\(part.output)\(part.errors)")
    let record = try project.read("baseline.json")
    #expect(record.contains("F/A.swift") && !record.contains("G/C.swift"))
    #expect(try project.run("baseline", "tighten", "--allow-collapse").status == 0)
    #expect(try !project.read("baseline.json").contains("F/A.swift"))
  }

  @Test("`--frozen` is for the whole record", arguments: ways)
  func frozen(way: [String]) throws {
    let project = try Project(recorded: Self.files)
    #expect(try project.run(words: way + ["--frozen"]).status == 0)
    let refused = try project.run(words: way + ["--frozen", "F"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("leave out the paths"))
  }

  @Test(
    "no file is a mistake of a whole scan, and of given files when they do not exist",
    arguments: ways)
  func nothing(way: [String]) throws {
    let project = try Project(
      recorded: Self.files.merging([".diratchet.json": #"{"exclude": ["Legacy/**"]}"#]) { $1 })
    try project.write("Legacy/L.swift", resolving("Old", by: "L"))
    try project.commit()
    let excluded = try project.run(words: way + ["Legacy/L.swift"])
    #expect(excluded.status == 0)
    #expect(excluded.errors.contains("0 of 1 given files are in scope"))
    #expect(try project.run(words: way + ["Legacy/Gone.swift"]).status == 2)
    #expect(try project.run(words: way + ["F/A.swift", "Legacy/Gone.swift"]).status == 2)
    try project.write(".diratchet.json", #"{"exclude": ["**"]}"#)
    let none = try project.run(words: way)
    #expect(none.status == 2)
    #expect(none.errors.contains("0 Swift files in scope"))
  }
}
