import Foundation
import Testing

/// Two branches that both change the record, joined by git with the merge driver.
struct MergeTests {
  /// A repository with the driver, and a branch `change` checked out.
  private static func repository(_ files: [String: String]) throws -> Project {
    let project = try Project(
      recorded: files.merging([".gitattributes": "baseline.json merge=diratchet\n"]) { $1 })
    let driver = "'\(Program.location.path)' baseline merge %O %A %B"
    try project.git("config", "merge.diratchet.driver", driver)
    return project
  }

  /// One change on each of two branches, each recorded and committed; `change` is checked out.
  private static func branches(
    from files: [String: String], ours: (Project) throws -> Void, theirs: (Project) throws -> Void
  ) throws -> Project {
    let project = try repository(files)
    try ours(project)
    try project.commit("ours")
    try project.git("checkout", "-q", "main")
    try theirs(project)
    try project.commit("theirs")
    try project.git("checkout", "-q", "change")
    return project
  }

  private static func tighten(_ project: Project) throws {
    let outcome = try project.run("baseline", "tighten", "--allow-collapse")
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "e: branches that lower different entries join cleanly, by merge, rebase and cherry-pick",
    arguments: [["merge", "main", "-m", "m"], ["rebase", "main"], ["cherry-pick", "main"]])
  func differentEntries(command: [String]) throws {
    let project = try Self.branches(
      from: [
        "A.swift": resolving("U", by: "A"), "B.swift": resolving("V", by: "B"),
        "C.swift": resolving("W", by: "C"),
      ],
      ours: {
        try $0.write("A.swift", clean("A"))
        try Self.tighten($0)
      },
      theirs: {
        try $0.write("B.swift", clean("B"))
        try Self.tighten($0)
      })
    let joined = try project.git(words: command)
    #expect(joined.status == 0, "\(joined.output)\(joined.errors)")
    #expect(try project.run("check", "--frozen").status == 0)
    let record = try project.read("baseline.json")
    #expect(!record.contains("A.swift") && !record.contains("B.swift"))
    #expect(record.contains("C.swift"))
  }

  @Test("e: both lower one counter at other places: slack, which no change can spend")
  func sameCounter() throws {
    let both = resolving("U", "U", "U", by: "A")
    let call = "    _ = resolver.resolve(U.self)\n"
    let project = try Self.branches(
      from: ["A.swift": both, "B.swift": resolving("V", by: "B")],
      ours: {
        try $0.write("A.swift", resolving("U", "U", by: "A"))
        try Self.tighten($0)
      },
      theirs: {
        try $0.write("A.swift", both.replacing(call + call + "  }", with: call + "  }"))
        try Self.tighten($0)
      })
    try project.git("merge", "main", "-m", "m")
    // Whatever git made of the source, the truth is one call.
    try project.write("A.swift", resolving("U", by: "A"))
    try project.commit("truth")
    #expect(try project.read("baseline.json").contains(#""subject":"U","count":2"#))
    #expect(try project.run("check").status == 0)
    try project.git("branch", "-f", "main")
    try project.write("A.swift", resolving("U", "U", by: "A"))
    #expect(try project.checkChange().status == 1)
    try project.write("A.swift", resolving("U", by: "A"))
    try Self.tighten(project)
    #expect(try project.read("baseline.json").contains(#""subject":"U","count":1"#))
  }

  @Test("e: of two reductions the lower count stays")
  func lowerCount() throws {
    let many = { (count: Int) in
      resolving("V", by: "B").replacing(
        "    _ = resolver.resolve(V.self)\n",
        with: String(repeating: "    _ = resolver.resolve(V.self)\n", count: count))
    }
    let project = try Self.branches(
      from: ["B.swift": many(10)],
      ours: {
        try $0.write("B.swift", many(8))
        try Self.tighten($0)
      },
      theirs: {
        try $0.write("B.swift", many(7))
        try Self.tighten($0)
      })
    try project.git("merge", "main", "-m", "m")
    #expect(try project.read("baseline.json").contains(#""subject":"V","count":7"#))
  }

  @Test("a raise that one side accepted survives what the other side lowered elsewhere")
  func acceptedRaise() throws {
    let project = try Self.branches(
      from: ["A.swift": resolving("U", by: "A"), "B.swift": resolving("V", by: "B")],
      ours: {
        try $0.write("A.swift", resolving("U", "W", by: "A"))
        try $0.run("baseline", "accept", "--new", "--reason", "SDK")
      },
      theirs: {
        try $0.write("B.swift", clean("B"))
        try Self.tighten($0)
      })
    let merge = try project.git("merge", "main", "-m", "m")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    #expect(try project.run("check", "--frozen").status == 0)
    #expect(try project.read("baseline.json").contains(#""reason":"SDK""#))
  }

  @Test(
    "one side raises what the other lowers: the conflict stays, with its reason on the error output"
  )
  func conflict() throws {
    let project = try Self.branches(
      from: ["A.swift": resolving("U", "U", by: "A")],
      ours: {
        try $0.write("A.swift", resolving("U", "U", "U", by: "A"))
        try $0.run("baseline", "accept", "--new", "--reason", "SDK")
      },
      theirs: {
        try $0.write("A.swift", resolving("U", by: "A"))
        try Self.tighten($0)
      })
    let merge = try project.git("merge", "main", "-m", "m")
    #expect(merge.status == 1)
    #expect((merge.output + merge.errors).contains("went from 2 to 3 here and to 1 there"))
    #expect(try project.read("baseline.json").contains("<<<<<<< ours"))
    let check = try project.run("check")
    #expect(check.status == 2)
    #expect(check.errors.contains("`diratchet baseline resolve`"))
  }

  @Test("names of both sides are kept, and of two revisions the lower")
  func header() throws {
    let edit = { (old: String, new: String) in
      { (project: Project) in try project.replace(old, with: new, in: "baseline.json") }
    }
    let project = try Self.branches(
      from: ["A.swift": resolving("U", by: "A")],
      ours: edit("\"vocabulary\": [\n", "\"vocabulary\": [\n\"wrapper Ours\"\n"),
      theirs: { project in
        try edit("\"vocabulary\": [\n", "\"vocabulary\": [\n\"wrapper Theirs\"\n")(project)
      })
    let merge = try project.git("merge", "main", "-m", "m")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    let record = try project.read("baseline.json")
    #expect(record.contains("\"wrapper Ours\",\n\"wrapper Theirs\"\n"))
  }
}
