import LintRules
import LintWorkspace
import Testing

@Suite("Ignored by git")
struct IgnoreTests {
  /// Each case is agreed on with git itself.
  @Test(
    "patterns mean what they mean to git",
    arguments: [
      "a.swift", "*.swift", "/a.swift", "A/", "A", "/A", "A/a.swift", "A/B", "**/a.swift",
      "A/**", "A/**/c.swift", "**/B/", "B/", "!a.swift", "*.swift\n!a.swift",
      "*.swift\n!/A/a.swift",
      "A/*\n!A/a.swift", "A/\n!A/a.swift", "?.swift", "[ab].swift", "[!a].swift", "[a-b].swift",
      "[^[:alpha:]].swift", "\\a.swift", "\\#x.swift", "#x.swift", "a.swift   ", "a.swift\r\n",
      "c d.swift", "c\\ d.swift", "\\!e.swift", "a*b*.swift", "A/B/*.swift", "*/a.swift",
      "/*/*.swift",
      "A*B/*.swift", "**", "/**", "A/**/", "[a.swift", "[]x].swift", "[[:nope:]].swift", "*", "/",
      "!",
      "**/A/**", "\u{FEFF}a.swift", "a.swift/", "é.swift", "A/B/c.swift\n!B/", "a.*", ".swift",
      "x/../a.swift",
    ])
  func agreesWithGit(patterns: String) throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(patterns, to: ".gitignore")
    try folder.write([
      "a.swift", "b.swift", "A/a.swift", "A/b.swift", "A/B/c.swift", "B/a.swift", "AB/B/c.swift",
      "#x.swift", "!e.swift", "c d.swift", "axby.swift", "é.swift", "A/B/C/D/c.swift", "1.swift",
    ])
    let expected = try folder.git(
      "-c", "core.quotePath=false", "ls-files", "-o", "--exclude-standard", "*.swift")
    let lines = expected.split(separator: "\n").map { line in
      line.hasPrefix("\"") ? String(line.dropFirst().dropLast()) : String(line)
    }
    #expect(try folder.listed() == lines.sorted { Paths.precede($0, $1) })
  }

  @Test("nested files bind to their folder and win over those above")
  func nested() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("*.gen.swift\nOut\n", to: ".gitignore")
    try folder.write("!keep.gen.swift\n/only.swift\n", to: "A/.gitignore")
    try folder.write([
      "A/keep.gen.swift", "A/x.gen.swift", "A/only.swift", "A/B/only.swift", "B/only.swift",
      "A/Out/a.swift", "keep.gen.swift",
    ])
    #expect(
      try folder.listed() == ["A/B/only.swift", "A/keep.gen.swift", "B/only.swift"])
    #expect(
      try folder.skipped() == [
        "A/Out/: ignored by .gitignore:2", "A/only.swift: ignored by A/.gitignore:2",
        "A/x.gen.swift: ignored by .gitignore:1", "keep.gen.swift: ignored by .gitignore:1",
      ])
  }

  @Test("files above a root inside of the work tree hold too")
  func aboveRoot() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("/App/Out/\n*.gen.swift\n", to: ".gitignore")
    try folder.write("{}", to: "App/.diratchet.json")
    try folder.write(["App/Out/a.swift", "App/b.gen.swift", "App/c.swift"])
    #expect(
      try folder.workspace(from: "App").listFiles(in: FileScope()).files.map(\.role.path)
        == ["c.swift"])
  }

  @Test("the repository's own excludes hold, also in a linked work tree")
  func localExcludes() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "main")
    try folder.write("private.swift\n", to: "main/.git/info/exclude")
    try folder.write(["main/a.swift", "main/private.swift"])
    try folder.git("-C", "main", "add", ".")
    try folder.git("-C", "main", "commit", "-qm", "one")
    try folder.git("-C", "main", "worktree", "add", "-q", "../linked")
    try folder.write(["linked/private.swift"])
    for name in ["main", "linked"] {
      #expect(
        try folder.workspace(from: name).listFiles(in: FileScope()).files.map(\.role.path)
          == ["a.swift"])
    }
  }

  @Test("a tracked file is never hidden")
  func tracked() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["Out/a.swift", "Out/b.swift", "c.gen.swift", "d.gen.swift"])
    try folder.write("Out/\n*.gen.swift\n", to: ".gitignore")
    try folder.git("add", "-f", "Out/a.swift", "c.gen.swift")
    #expect(try folder.listed() == ["Out/a.swift", "c.gen.swift"])
    #expect(
      try folder.skipped()
        == ["Out/: ignored by .gitignore:1", "d.gen.swift: ignored by .gitignore:2"])
    let given = FileRequest(paths: ["\(folder.path)/Out"])
    #expect(try folder.listed(given) == ["Out/a.swift"])
    let everything = FileRequest(paths: ["\(folder.path)/Out"], listsExcludedPaths: true)
    #expect(try folder.listed(everything).contains("Out/a.swift"))
  }

  @Test("a tracked file is seen in every form of the index", arguments: ["2", "4", "split"])
  func indexForms(form: String) throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    if form == "split" {
      try folder.git("config", "core.splitIndex", "true")
    } else {
      try folder.git("config", "index.version", form)
    }
    try folder.write("Out/\n", to: ".gitignore")
    try folder.write(["Out/a.swift", "Out/b.swift", "Out.swift", "Outer/c.swift"])
    try folder.git("add", "-f", "Out/b.swift", "Out.swift", "Outer/c.swift")
    #expect(try folder.listed() == ["Out.swift", "Out/b.swift", "Outer/c.swift"])
  }

  @Test("what is tracked is still left out by other reasons")
  func trackedButForeign() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["Out/Pods/a.swift", "Out/Package.swift", "Out/b.swift"])
    try folder.write("Out/\n", to: ".gitignore")
    try folder.git("add", "-f", ".")
    #expect(try folder.listed() == ["Out/b.swift"])
  }

  @Test("below a folder without git each repository has its own rules")
  func severalRepositories() throws {
    let folder = try TemporaryFolder()
    try folder.write("*.gen.swift\n", to: ".gitignore")
    try folder.write(["Sub/a.gen.swift", "Sub/b.swift", "Sub/c.swift", "d.gen.swift"])
    try folder.git("init", "-q", "Sub")
    try folder.write("b.swift\nc.swift\n", to: "Sub/.gitignore")
    try folder.git("-C", "Sub", "add", "-f", "c.swift")
    #expect(try folder.listed() == ["Sub/a.gen.swift", "Sub/c.swift"])
  }

  @Test("a repository in the repository is not listed, but for what the outer one tracks")
  func nestedRepository() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["Sub/a.swift", "Sub/Deep/b.swift", "c.swift"])
    try folder.git("add", "Sub/Deep/b.swift")
    try folder.git("init", "-q", "Sub")
    #expect(try folder.listed() == ["Sub/Deep/b.swift", "c.swift"])
    #expect(try folder.skipped() == ["Sub/: a repository of its own"])
    let given = FileRequest(paths: ["\(folder.path)/Sub"], listsExcludedPaths: true)
    #expect(try folder.listed(given) == ["Sub/Deep/b.swift", "Sub/a.swift"])
    var scope = FileScope()
    scope.omitsForeignFiles = false
    #expect(try folder.listed(in: scope).contains("Sub/a.swift"))
  }

  @Test("without git the files are still honoured")
  func withoutGit() throws {
    let folder = try TemporaryFolder()
    try folder.write("Out\n", to: ".gitignore")
    try folder.write(["Out/a.swift", "b.swift"])
    #expect(try folder.listed() == ["b.swift"])
    var scope = FileScope()
    scope.omitsForeignFiles = false
    #expect(try folder.listed(in: scope) == ["Out/a.swift", "b.swift"])
  }
}
