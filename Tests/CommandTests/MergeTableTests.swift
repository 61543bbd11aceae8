import Foundation
import Testing

/// Every row of the merge rules, joined by git in each of its three ways with the driver.
struct MergeTableTests {
  /// What two branches make of one record, and what git makes of both.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base = "2"
    var ours: String
    var theirs: String
    /// One of these is in the joined record; empty when the conflict stays.
    var joined: [String] = []
    /// What the driver says of the conflict.
    var says = ""
  }

  static let counts = [
    Row(
      testDescription: "both lower to the same count", base: "3", ours: "2", theirs: "2",
      joined: ["2"]),
    Row(testDescription: "only our side lowers", ours: "1", theirs: "2", joined: ["1"]),
    Row(testDescription: "only their side lowers", ours: "2", theirs: "1", joined: ["1"]),
    Row(
      testDescription: "only one side raises, with a reason", ours: #"3,"reason":"SDK""#,
      theirs: "2", joined: [#"3,"reason":"SDK""#]),
    Row(
      testDescription: "both lower, differently: the lower count stays", base: "10", ours: "8",
      theirs: "7", joined: ["7"]),
    Row(
      testDescription: "the reason is that of the side whose count is kept", base: "10",
      ours: #"8,"reason":"ours""#, theirs: #"7,"reason":"theirs""#,
      joined: [#"7,"reason":"theirs""#]),
    Row(
      testDescription: "both counts are kept, and both reasons", base: "3",
      ours: #"2,"reason":"ours""#, theirs: #"2,"reason":"theirs""#,
      joined: [#"2,"reason":"ours; theirs""#, #"2,"reason":"theirs; ours""#]),
    Row(
      testDescription: "both raise, differently", ours: "3", theirs: "4",
      says: "keep what the merged tree holds"),
    Row(
      testDescription: "one raises and one lowers", ours: "3", theirs: "1",
      says: "keep what the merged tree holds"),
  ]

  static let ways = [["merge", "main", "-m", "m"], ["rebase", "main"], ["cherry-pick", "main"]]

  /// The line of the one entry that both sides change, between two that neither does.
  private static func line(_ count: String) -> String {
    #""file":"B.swift","rule":"service_locator_resolve","subject":"V","count":\#(count)}"#
  }

  private static func edit(_ old: String, _ new: String) -> @Sendable (Project) throws -> Void {
    { try $0.replace(line(old), with: line(new), in: "baseline.json") }
  }

  @Test("a count is joined by what each side did to it", arguments: counts, ways)
  func count(_ row: Row, way: [String]) throws {
    let project = try Self.branches(
      ours: Self.edit(row.base, row.ours), theirs: Self.edit(row.base, row.theirs),
      base: Self.edit("1", row.base))
    let joined = try project.git(words: way)
    let record = try project.read("baseline.json")
    #expect((joined.status == 0) == row.says.isEmpty, "\(joined.output)\(joined.errors)")
    if row.says.isEmpty {
      #expect(row.joined.contains { record.contains(Self.line($0)) }, "\(record)")
      #expect(try project.run("baseline", "fmt").output.contains("is in order"))
    } else {
      #expect((joined.output + joined.errors).contains(row.says))
      #expect(record.contains("<<<<<<< ours\n") && record.contains(">>>>>>> theirs\n"))
      #expect(try project.run("check").status == 2)
    }
  }

  @Test(
    "of two revisions the lower stays, and an upgrade brings the record up to date", arguments: ways
  )
  func revision(way: [String]) throws {
    let outdate = { (project: Project) in
      try project.setRevision(of: "service_locator_resolve", to: 0)
    }
    let upgrade = { (project: Project) in _ = try project.run("baseline", "upgrade") }
    let lower = { (project: Project) in
      // A record of an older revision is not tightened.
      try project.write("C.swift", clean("C"))
      try project.replace(
        Self.line("1") + ",\n" + #"{"file":"C.swift","rule":"service_locator_resolve","#
          + #""subject":"W","count":1}"#, with: Self.line("1"), in: "baseline.json")
    }
    for (ours, theirs) in [(upgrade, lower), (lower, upgrade)] {
      let project = try Self.branches(ours: ours, theirs: theirs, base: outdate)
      let joined = try project.git(words: way)
      #expect(joined.status == 0, "\(joined.output)\(joined.errors)")
      #expect(try project.read("baseline.json").contains(#""service_locator_resolve": 0"#))
      #expect(try project.run("check").status == 3)
      #expect(try project.run("baseline", "upgrade").status == 0)
      #expect(try project.run("check", "--frozen").status == 0)
    }
  }

  @Test("names of both sides are kept", arguments: ways)
  func vocabulary(way: [String]) throws {
    let add = { (name: String) in
      { @Sendable (project: Project) in
        try project.replace(
          "\"vocabulary\": [\n", with: "\"vocabulary\": [\n\"wrapper \(name)\"\n",
          in: "baseline.json")
      }
    }
    let project = try Self.branches(ours: add("Ours"), theirs: add("Theirs"))
    let joined = try project.git(words: way)
    #expect(joined.status == 0, "\(joined.output)\(joined.errors)")
    #expect(
      try project.read("baseline.json").contains("\"wrapper Ours\",\n\"wrapper Theirs\"\n"))
  }

  @Test(
    "a scope that one side changed is taken, two different ones are a conflict", arguments: ways)
  func scope(way: [String]) throws {
    let exclude = { (path: String) in
      { @Sendable (project: Project) in
        try project.write(".diratchet.json", #"{"exclude": ["\#(path)"]}"#)
        try project.run("baseline", "upgrade")
      }
    }
    let one = try Self.branches(ours: exclude("Generated/**"), theirs: Self.lowerC)
    let joined = try one.git(words: way)
    #expect(joined.status == 0, "\(joined.output)\(joined.errors)")
    #expect(try one.run("check", "--frozen").status == 0)

    let two = try Self.branches(ours: exclude("Generated/**"), theirs: exclude("Vendored/**"))
    let conflict = try two.git(words: way)
    #expect(conflict.status != 0)
    #expect((conflict.output + conflict.errors).contains("both sides changed the scope"))
    try two.write(".diratchet.json", #"{"exclude": ["Generated/**", "Vendored/**"]}"#)
    let check = try two.run("check")
    #expect(check.status == 2)
    #expect(check.errors.contains("merge conflict"))
  }

  @Test("without the driver, `resolve` joins the three sides and leaves what a human must see")
  func resolveByHand() throws {
    let project = try Self.branches(
      ours: Self.edit("1", "2"),
      theirs: { project in
        try Self.edit("1", "3")(project)
        try project.replace(#""file":"A.swift""#, with: #""file":"A2.swift""#, in: "baseline.json")
      })
    try project.git("config", "--unset", "merge.diratchet.driver")
    #expect(try project.git("merge", "main").status != 0)
    let resolved = try project.run("baseline", "resolve")
    #expect(resolved.status == 1)
    #expect(resolved.errors.contains("went from 1 to 2 here and to 3 there"))
    let record = try project.read("baseline.json")
    #expect(record.components(separatedBy: "<<<<<<<").count == 2)
    #expect(record.contains(#""file":"A2.swift""#) && !record.contains(#""file":"A.swift""#))
  }

  @Sendable private static func lowerC(_ project: Project) throws {
    try project.write("C.swift", clean("C"))
    try project.run("baseline", "tighten")
  }

  /// A repository with the driver whose two branches each changed the record; `change` is checked
  /// out.
  private static func branches(
    ours: @escaping (Project) throws -> Void, theirs: @escaping (Project) throws -> Void,
    base: (Project) throws -> Void = { _ in }
  ) throws -> Project {
    let project = try Project([
      "A.swift": resolving("U", by: "A"), "B.swift": resolving("V", by: "B"),
      "C.swift": resolving("W", by: "C"), ".gitattributes": "baseline.json merge=diratchet\n",
    ])
    try project.record()
    try base(project)
    try project.git("init", "-q", "-b", "main")
    try project.git(
      "config", "merge.diratchet.driver", "'\(Program.location.path)' baseline merge %O %A %B")
    try project.commit("base")
    try project.git("checkout", "-qb", "change")
    for (branch, edit) in [("change", ours), ("main", theirs)] {
      try project.git("checkout", "-q", branch)
      try edit(project)
      try project.write("\(branch).txt", "so that there is a commit")
      try project.commit(branch)
    }
    try project.git("checkout", "-q", "change")
    return project
  }
}
