import Foundation
import Testing

/// The index judged against HEAD, as a hook does before a commit.
struct StagedTests {
  @Test("what is staged counts, not what lies in the work tree")
  func index() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
    try project.write("F/B.swift", resolving("V", by: "B"))
    #expect(try project.run("check", "--staged").status == 0)
    try project.git("add", "F/B.swift")
    try project.write("F/B.swift", clean("B"))
    let outcome = try project.run("check", "--staged")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("diratchet check --staged  (base "))
    #expect(outcome.output.contains("\nF/B.swift:11:18: "))
    #expect(try project.run("check").status == 0)
  }

  @Test("k: a staged file that received a call from one that is not staged is no new debt")
  func donorProbe() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
      "G/C.swift": resolving("V", by: "C"),
    ])
    try project.write("F/A.swift", clean("A"))
    try project.write("F/B.swift", resolving("U", by: "B"))
    try project.git("add", "-A")
    let given = try project.run("check", "--staged", "F/B.swift")
    #expect(given.status == 0, "\(given.output)")
    #expect(given.output.contains("MOVED (1)"))
    try project.git("restore", "--staged", "F/A.swift")
    let alone = try project.run("check", "--staged", "F/B.swift")
    #expect(alone.status == 1, "the commit would hold both calls")
  }

  @Test("a rename that is staged is followed to another name in another folder")
  func rename() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "G/O.swift": clean("O")])
    try project.git("mv", "F/A.swift", "G/B.swift")
    try project.write("G/B.swift", resolving("U", by: "Other"))
    try project.git("add", "-A")
    let outcome = try project.run("check", "--staged")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("RENAMED (1)"))
  }

  @Test("the record is read from the index; before the first commit it alone is the budget")
  func record() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.git("init", "-q", "-b", "main")
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 2)
    try project.record()
    #expect(try project.run("check", "--staged").status == 2)
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 0)
    try project.commit()
    try project.write("F/A.swift", resolving("U", "V"))
    try project.run("baseline", "accept", "--new", "--reason", "why not")
    try project.git("add", "F/A.swift")
    #expect(try project.run("check", "--staged").status == 1)
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 0)
  }

  @Test("the configuration is read from the index, for it is committed along")
  func configuration() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.git("add", "-A")
    try project.write(".diratchet.json", #"{"enforce": "warn"}"#)
    let unstaged = try project.run("check", "--staged")
    #expect(unstaged.status == 2)
    #expect(unstaged.errors.contains("`.diratchet.json` is not in the index; `git add` it"))
    try project.git("add", "-A")
    let staged = try project.run("check", "--staged")
    #expect(staged.status == 0)
    #expect(staged.output.contains("`enforce` gained `warn`"))
    try project.write(".diratchet.json", "{}")
    #expect(try project.run("check", "--staged").status == 0, "what is staged still only warns")
    #expect(try project.run("check").status == 1)
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 1)
    try project.remove(".diratchet.json")
    #expect(try project.run("check", "--staged").status == 1)
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 1)
  }

  @Test("the index that git names is the one that counts")
  func otherIndex() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
    let other = ["GIT_INDEX_FILE": project.folder.appendingPathComponent(".git/other").path]
    try project.git("read-tree", "HEAD", "--index-output=.git/other")
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.git("add", "-A")
    #expect(try project.run("check", "--staged").status == 1)
    #expect(try project.run("check", "--staged", environment: other).status == 0)
  }

  @Test(
    "flags that contradict each other, and paths that are not there, are exit 2",
    arguments: [["--base", "main"], ["Gone.swift"], ["--stdin-filename", "A.swift"]])
  func mistakes(arguments: [String]) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    #expect(try project.run(words: ["check", "--staged"] + arguments).status == 2)
  }

  @Test("a conflict in the index cannot be judged")
  func conflict() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.write("F/A.swift", resolving("V"))
    try project.commit()
    try project.git("checkout", "-q", "main")
    try project.write("F/A.swift", resolving("W"))
    try project.commit()
    try project.git("merge", "change")
    let outcome = try project.run("check", "--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`F/A.swift` is in conflict"))
  }
}
