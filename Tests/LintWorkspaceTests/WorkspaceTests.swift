import LintRules
import LintWorkspace
import Testing

@Suite("The root")
struct WorkspaceTests {
  @Test("without git and configuration it is the working directory")
  func workingDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "A/a.swift")
    let workspace = try folder.workspace(from: "A")
    #expect(workspace.root == "\(folder.path)/A")
    #expect(workspace.gitTop == nil)
    #expect(workspace.configuration == nil)
  }

  @Test("without configuration it is the top of the git work tree")
  func gitTop() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(to: "A/B/a.swift")
    let workspace = try folder.workspace(from: "A/B")
    #expect(workspace.root == folder.path)
    #expect(workspace.gitTop == folder.path)
    #expect(workspace.workingFolder == "\(folder.path)/A/B")
  }

  @Test("a linked work tree is a git work tree, though its .git is a file")
  func linkedWorkTree() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "main/a.swift")
    try folder.git("-C", "main", "init", "-q")
    try folder.git("-C", "main", "add", ".")
    try folder.git("-C", "main", "commit", "-qm", "one")
    try folder.git("-C", "main", "worktree", "add", "-q", "../linked")
    try folder.write(to: "linked/Sources/b.swift")
    #expect(try folder.workspace(from: "linked/Sources").root == "\(folder.path)/linked")
  }

  @Test("the nearest configuration makes its folder the root")
  func nearestConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("{}", to: ".diratchet.json")
    try folder.write("{}", to: "A/.diratchet.json")
    try folder.write(to: "A/B/a.swift")
    let workspace = try folder.workspace(from: "A/B")
    #expect(workspace.root == "\(folder.path)/A")
    #expect(workspace.gitTop == folder.path)
    #expect(workspace.configuration == "\(folder.path)/A/.diratchet.json")
  }

  @Test("a configuration above the git work tree is not looked for")
  func configurationAboveGit() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: ".diratchet.json")
    try folder.write(to: "repository/a.swift")
    try folder.git("init", "-q", "repository")
    let workspace = try folder.workspace(from: "repository")
    #expect(workspace.root == "\(folder.path)/repository")
    #expect(workspace.configuration == nil)
  }

  @Test("isolated, the configuration is not read but the root stays")
  func isolated() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("{}", to: "A/.diratchet.json")
    try folder.write(to: "A/B/a.swift")
    let workspace = try Workspace.find(from: "\(folder.path)/A/B", .isolated)
    #expect(workspace.configuration == nil)
    #expect(workspace.root == "\(folder.path)/A")
  }

  @Test("a configuration given by hand makes its folder the root")
  func givenConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "ci/strict.json")
    let workspace = try Workspace.find(from: folder.path, .file("ci/strict.json"))
    #expect(workspace.root == "\(folder.path)/ci")
    #expect(workspace.configuration == "\(folder.path)/ci/strict.json")
  }

  @Test("a configuration given by hand that is missing is named")
  func missingConfiguration() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: WorkspaceProblem.configurationUnreadable(
        "x.json", reason: "no such file or directory")
    ) {
      try Workspace.find(from: folder.path, .file("x.json"))
    }
  }

  @Test("a link to the root is resolved, so paths stay the same")
  func linkedRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write(["real/Sources/a.swift"])
    try folder.link("link", to: "real")
    let linked = try folder.workspace(from: "link")
    #expect(linked == (try folder.workspace(from: "real")))
    #expect(try linked.listFiles(in: FileScope()).files.map(\.role.path) == ["Sources/a.swift"])
    #expect(linked.pathBelowRoot("\(folder.path)/link/Sources/a.swift") == "Sources/a.swift")
  }
}

@Suite("Paths")
struct PathTests {
  @Test(
    "a path is seen from a folder by name only",
    arguments: [
      ("a/b", "/x", "/x/a/b"), ("../a", "/x/y", "/x/a"), ("/a//b/./c", "/x", "/a/b/c"),
      ("../../..", "/x", "/"), (".", "/x", "/x"), ("", "/x", "/x"),
    ])
  func absolute(path: String, folder: String, expected: String) {
    #expect(Paths.absolute(path, from: folder) == expected)
  }

  @Test("a folder holds only what is below it by whole components")
  func relative() {
    #expect(Paths.relative("/a/b", to: "/a") == "b")
    #expect(Paths.relative("/ab", to: "/a") == nil)
    #expect(Paths.relative("/a", to: "/a")?.isEmpty == true)
    #expect(Paths.relative("/a", to: "/") == "a")
  }
}
