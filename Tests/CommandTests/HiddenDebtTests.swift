import Testing

/// Debt that a change takes to a place where nobody looks.
struct HiddenDebtTests {
  @Test(
    "recorded debt that moves to where nobody looks has left the scope",
    arguments: [
      "vendor/A.swift", ".hidden/A.swift", "Derived/A.swift", "checkouts/A.swift", "Package.swift",
      "Legacy/A.swift",
    ])
  func moved(target: String) throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", "V"), "F/B.swift": clean("B"), "F/vendor/O.txt": "",
      "F/.hidden/O.txt": "", "F/Derived/O.txt": "", "F/checkouts/O.txt": "", "F/Legacy/O.txt": "",
      ".diratchet.json": #"{"exclude": ["Legacy"], "strict": true}"#,
    ])
    try project.git("mv", "F/A.swift", "F/\(target)")
    for flags in [["--staged"], [], ["--base", "main"]] {
      if flags == ["--base", "main"] { try project.commit() }
      let outcome = try project.run(words: ["check"] + flags)
      #expect(outcome.status == 3, "\(flags) \(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("LEFT THE SCOPE (2)\n"))
      #expect(outcome.output.contains("(now F/\(target), "))
    }
    let record = try project.read("baseline.json")
    #expect(try project.run("baseline", "tighten").status == 3)
    #expect(try project.read("baseline.json") == record)
  }

  @Test(
    "new debt where nobody looks is told with a base",
    arguments: ["vendor/N.swift", ".hidden/N.swift", "Package.swift"])
  func new(path: String) throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "vendor/Old.swift": resolving("W", by: "Old"),
    ])
    try project.write(path, resolving("V", by: "N"))
    try project.git("add", "-A")
    let staged = try project.run("check", "--staged")
    try project.commit()
    for outcome in [staged, try project.checkChange()] {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("NEWLY EXEMPT (1)   V  \(path):11"), "\(outcome.output)")
      #expect(outcome.output.contains("exempt 1 (+1)"))
    }
  }

  @Test("of a foreign file that changes only what came to it is told")
  func grown() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "vendor/Old.swift": resolving("W", by: "Old"),
    ])
    try project.write("vendor/Old.swift", "// new\n" + resolving("W", by: "Old"))
    try project.commit()
    #expect(!(try project.checkChange().output.contains("NEWLY EXEMPT")))
    try project.write("vendor/Old.swift", resolving("W", "W", by: "Old"))
    try project.commit()
    #expect(try project.checkChange().output.contains("NEWLY EXEMPT (1)"))
  }
}
