import Testing

/// Main follows what its changes were allowed to move, though nobody recorded it.
struct FollowTests {
  @Test("what one change replaced, the next may move: main follows both without a new record")
  func replacedThenMoved() throws {
    let project = try movedTwice()
    try project.commit()
    #expect(try project.checkChange().status == 0)
    let outcome = try project.run("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try project.run("baseline", "tighten").status == 0)
    #expect(try project.read("baseline.json").contains(#""file":"F/Second.swift""#))
    #expect(try project.run("check", "--frozen").status == 0)
    // One more than either change had is new all the same.
    try project.write("F/Third.swift", resolving("Api", by: "Three"))
    #expect(try project.run("check").status == 1)
  }

  @Test(
    "a record that is written along a base follows the changes before it",
    arguments: [["accept", "--new", "--reason", "APP-1"], ["tighten"]])
  func writtenAlongBase(command: [String]) throws {
    let project = try movedTwice()
    let isRaised = command[0] == "accept"
    if isRaised { try project.write("G/Fresh.swift", resolving("Fresh", by: "Fresh")) }
    let written = try project.run(words: ["baseline"] + command + ["--base", "main"])
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    #expect(try project.read("baseline.json").contains(#""file":"F/Second.swift""#))
    try project.mergeChange(from: "next")
    let outcome = try project.run("check")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("the line of a file that is gone is missed where it still pays for what became of it")
  func struckLine() throws {
    let project = try movedTwice()
    let record = try project.read("baseline.json")
    let lines = record.split(separator: "\n", omittingEmptySubsequences: false)
    try project.write(
      "baseline.json", lines.filter { !$0.contains("F/One.swift") }.joined(separator: "\n"))
    try project.commit()
    let struck = try project.checkChange()
    #expect(struck.status == 1, "\(struck.output)")
    #expect(struck.lastLine.contains("baseline lowered below the tree: `F/Second.swift"))
    try project.write("baseline.json", record)
    let restored = try project.checkChange()
    #expect(restored.status == 0, "\(restored.output)")
    try project.mergeChange(from: "next")
    #expect(try project.run("check").status == 0)
  }

  /// On `main` one change replaced a subject; another moves the new one and is not committed yet.
  private func movedTwice() throws -> Project {
    let project = try Project(recorded: ["F/One.swift": resolving("Db", by: "One")])
    try project.write("F/One.swift", resolving("Api", by: "One"))
    #expect(try project.checkChange().output.contains("REPLACED (1)"))
    try project.mergeChange()
    #expect(try project.run("check").status == 0)
    try project.git("checkout", "-qb", "next")
    try project.remove("F/One.swift")
    // So little of it is left that git sees no renaming.
    let lines = (1...40).map { "  let line\($0) = \($0)\n" }.joined()
    try project.write(
      "F/Second.swift", "struct Anew {\n\(lines)}\n\n" + resolving("Api", by: "Two"))
    return project
  }
}
