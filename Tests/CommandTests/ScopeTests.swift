import Testing

/// Parts of a tree: given files, modules, owners, and what a narrower or wider scope does.
struct ScopeTests {
  @Test("files given with a base are judged alone, and their donors are looked for")
  func filesWithBase() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
      "G/C.swift": clean("C"),
    ])
    try project.write("F/A.swift", clean("A"))
    try project.write("F/B.swift", resolving("U", by: "B"))
    try project.write("G/C.swift", resolving("W", by: "C"))
    try project.commit()
    let moved = try project.checkChange("F/B.swift")
    #expect(moved.status == 0, "\(moved.output)")
    #expect(moved.output.contains("MOVED (1)"))
    #expect(try project.checkChange("G").status == 1)
    #expect(try project.checkChange("F").status == 0)
  }

  @Test(
    "a list of files may be given in a file, ended by line breaks or by zero bytes",
    arguments: [("F/A.swift\nF/B.swift\n", false), ("F/A.swift\0F/B.swift\0", true)])
  func filesFrom(list: String, isZeroTerminated: Bool) throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"), "G/C.swift": clean("C"),
    ])
    try project.write("G/C.swift", resolving("W", by: "C"))
    let flags = ["check", "--files-from", "-"] + (isZeroTerminated ? ["-0"] : [])
    let outcome = try Program.run(flags, in: project.folder, input: list)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let other = try Program.run(
      flags, in: project.folder, input: list.replacing("F/B.swift", with: "G/C.swift"))
    #expect(other.status == 1)
    let none = try Program.run(flags, in: project.folder, input: "")
    #expect(none.status == 0)
    #expect(none.errors.contains("0 of 0 given files are in scope"))
  }

  @Test("`--module` gates and prints one module, and donors are found all the same")
  func module() throws {
    let project = try Project(recorded: [
      "Modules/Cart/A.swift": resolving("U", by: "A"), "Modules/Home/B.swift": clean("B"),
    ])
    try project.write("Modules/Cart/A.swift", resolving("U", "V", by: "A"))
    #expect(try project.run("check", "--module", "Home").status == 0)
    let cart = try project.run("check", "--module", "Cart")
    #expect(cart.status == 1)
    #expect(cart.output.contains("NEW (1)"))
    let home = try project.run("check", "--module", "Home", "--base", "main")
    #expect(home.status == 0)
    #expect(!home.output.contains("Modules/Cart"))
    let unknown = try project.run("check", "--module", "Crat")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean `Cart`?"))
  }

  @Test("`--owner` gates what a team owns, by CODEOWNERS or by the configuration")
  func owner() throws {
    let project = try Project(recorded: [
      "Cart/A.swift": clean("A"), "Home/B.swift": clean("B"), "Trip/C.swift": clean("C"),
      ".github/CODEOWNERS": "Cart/ @shop\nHome/ @home\n",
      ".diratchet.json":
        #"{"modules": [{"name": "Trip", "paths": ["Trip/**"], "owner": "@travel"}]}"#,
    ])
    for file in ["Cart/A.swift", "Trip/C.swift"] { try project.write(file, resolving("U")) }
    #expect(try project.run("check", "--owner", "@home").status == 0)
    #expect(try project.run("check", "--owner", "@shop").status == 1)
    #expect(try project.run("check", "--owner", "@travel").output.contains("NEW (1)"))
    #expect(try project.run("check", "--owner", "@nobody").status == 2)
  }

  @Test("a module may be warned only, and one that is locked accepts nothing")
  func enforcement() throws {
    let project = try Project(recorded: [
      "Cart/A.swift": clean("A"), "Home/B.swift": clean("B"),
      ".diratchet.json": """
      {"modules": [
        {"name": "Cart", "paths": ["Cart/**"], "enforce": "warn"},
        {"name": "Home", "paths": ["Home/**"], "enforce": "locked"}
      ]}
      """,
    ])
    try project.write("Cart/A.swift", resolving("U"))
    let warned = try project.run("check")
    #expect(warned.status == 0)
    #expect(warned.lastLine.hasPrefix("would fail: "))
    try project.write("Home/B.swift", resolving("U"))
    let mixed = try project.run("check")
    #expect(mixed.status == 1)
    #expect(
      mixed.lastLine
        == "failed: debt increased by 1, and 1 more in modules that only warn; fix it")
    let annotations = try project.run("check", "--format", "github").output
    #expect(annotations.contains("::error file=Home/B.swift"))
    #expect(annotations.contains("::warning file=Cart/A.swift"))
    let refused = try project.run(
      "baseline", "accept", "--new", "--module", "Home", "--reason", "please")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("locked"))
  }

  @Test("debt that goes up in units of dependencies is one debt for each, with a base as well")
  func dependencies() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), ".diratchet.json": #"{"unit": "dependency"}"#,
    ])
    try project.write("F/A.swift", resolving("U", "U", by: "A"))
    #expect(try project.checkChange().status == 0)
    try project.write("F/A.swift", resolving("U", "V", by: "A"))
    #expect(try project.checkChange().status == 1)
  }

  @Test("`--why` says what paired a finding across folders, and what did not")
  func why() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "First"), "G/O.swift": clean("O"),
    ])
    try project.git("mv", "F/A.swift", "G/B.swift")
    try project.write("G/B.swift", resolving("U", "W", by: "Second"))
    try project.commit()
    let paired = try project.checkChange("--why", "G/B.swift:11")
    #expect(paired.output.contains("state: renamed"))
    #expect(paired.output.contains("the file was renamed or moved"))
    let unpaired = try project.checkChange("--why", "G/B.swift:12")
    #expect(unpaired.output.contains("state: new"))
    #expect(try project.checkChange("--why", "G/B.swift:1").status == 2)
  }

  @Test("m: with a base, what left the scope before this change is no matter of this change")
  func narrowedBefore() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "Legacy/B.swift": resolving("V", by: "B"),
    ])
    try project.write(".diratchet.json", #"{"exclude": ["Legacy/**"]}"#)
    try project.commit()
    let editing = try project.checkChange()
    #expect(editing.status == 3, "\(editing.output)")
    #expect(editing.output.contains("`exclude` gained `Legacy/**`"))
    try project.git("checkout", "-q", "main")
    try project.git("merge", "-q", "--ff-only", "change")
    try project.git("checkout", "-qb", "next")
    try project.write("F/C.swift", clean("C"))
    try project.commit()
    #expect(try project.checkChange().status == 0)
    #expect(try project.run("check").status == 3)
    #expect(try project.run("baseline", "upgrade", "--base", "main").status == 0)
    #expect(try !project.read("baseline.json").contains("Legacy"))
    #expect(try project.checkChange().status == 0)
  }
}
