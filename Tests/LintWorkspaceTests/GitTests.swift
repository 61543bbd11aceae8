import LintNotation
import LintRules
import LintWorkspace
import Testing

@Suite("History")
struct GitTests {
  private func commit(_ folder: TemporaryFolder, _ message: String) throws -> String {
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", message)
    return try folder.git("rev-parse", "HEAD")
  }

  private func repository(_ folder: TemporaryFolder, from path: String = "") throws -> GitRepository
  {
    try #require(GitRepository(try folder.workspace(from: path)))
  }

  @Test("a folder without git has none")
  func none() throws {
    #expect(GitRepository(try TemporaryFolder().workspace()) == nil)
  }

  @Test("the base is where HEAD left the other branch, never its tip")
  func mergeBase() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["a.swift"])
    let fork = try commit(folder, "one")
    try folder.git("checkout", "-qb", "topic")
    try folder.write(["b.swift"])
    let topic = try commit(folder, "two")
    try folder.git("checkout", "-q", "main")
    try folder.write(["c.swift"])
    _ = try commit(folder, "three")
    try folder.git("checkout", "-q", "topic")
    let repository = try repository(folder)
    #expect(try repository.mergeBase(with: "main") == fork)
    #expect(try repository.mergeBase(with: "HEAD^1") == fork)
    #expect(try repository.commit("HEAD") == topic)
  }

  @Test("what cannot be computed says what to do", arguments: ["origin/main", "--all", ""])
  func unknown(reference: String) throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["a.swift"])
    _ = try commit(folder, "one")
    let repository = try repository(folder)
    #expect(throws: GitProblem.unknownReference(reference, isShallow: false)) {
      try repository.mergeBase(with: reference)
    }
  }

  @Test("a name that is a tag and a branch must be written in full")
  func ambiguous() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["a.swift"])
    let first = try commit(folder, "one")
    try folder.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try folder.git("tag", "origin/main")
    let repository = try repository(folder)
    #expect(try repository.commit("origin/main") == first)
    try folder.write(["b.swift"])
    let second = try commit(folder, "two")
    try folder.git("tag", "-f", "origin/main")
    let names = ["refs/remotes/origin/main", "refs/tags/origin/main"]
    for name in ["origin/main", "origin/main^0"] {
      #expect(throws: GitProblem.ambiguousReference("origin/main", names)) {
        try repository.commit(name)
      }
    }
    #expect(try repository.commit("refs/remotes/origin/main") == first)
    #expect(try repository.commit("tags/origin/main") == second)
  }

  @Test("histories without a common commit have no base")
  func unrelated() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["a.swift"])
    _ = try commit(folder, "one")
    try folder.git("checkout", "-q", "--orphan", "other")
    _ = try commit(folder, "two")
    #expect(throws: GitProblem.noMergeBase("main", isShallow: false)) {
      try repository(folder).mergeBase(with: "main")
    }
  }

  @Test("a shallow clone says so, and offers no commit that changed the record")
  func shallow() throws {
    let folder = try TemporaryFolder()
    try folder.write(["full/baseline.json"])
    try folder.git("init", "-q", "full")
    try folder.git("-C", "full", "add", ".")
    try folder.git("-C", "full", "commit", "-qm", "one")
    try folder.git("-C", "full", "commit", "-qm", "two", "--allow-empty")
    try folder.git("clone", "-q", "--depth", "1", "file://\(folder.path)/full", "clone")
    let clone = try repository(folder, from: "clone")
    #expect(clone.isShallow)
    #expect(try clone.lastCommit(changing: "baseline.json") == nil)
    #expect(throws: GitProblem.unknownReference("HEAD^1", isShallow: true)) {
      try clone.mergeBase(with: "HEAD^1")
    }
    let full = try repository(folder, from: "full")
    #expect(try full.lastCommit(changing: "baseline.json") == (try full.commit("HEAD^1")))
    #expect(try full.commits(changing: "baseline.json").count == 1)
    #expect(try full.lastCommit(changing: "other.json") == nil)
  }

  @Test("files, renames and contents are those of the commits, seen from the root")
  func trees() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    let text = (0..<40).map { "let value\($0) = \($0)\n" }.joined()
    try folder.write(text, to: "App/Old Näme.swift")
    try folder.write("x", to: "Other/x.swift")
    try folder.write("{}", to: "App/.diratchet.json")
    try folder.link("App/link.swift", to: "Old Näme.swift")
    let old = try commit(folder, "one")
    try folder.git("mv", "App/Old Näme.swift", "App/New.swift")
    let new = try commit(folder, "two")
    let repository = try repository(folder, from: "App")
    let files = try repository.files(of: old)
    #expect(files.keys.sorted() == [".diratchet.json", "Old Näme.swift", "link.swift"])
    #expect(files["link.swift"]?.isRegular == false)
    #expect(try repository.renames(from: old, to: new) == ["Old Näme.swift": "New.swift"])
    let blobs = try BlobReader(repository)
    let blob = try #require(files["Old Näme.swift"]?.blob)
    let missing = String(repeating: "0", count: 40)
    #expect(
      try blobs.contents(of: [blob, missing, "\(old):Other/x.swift", blob, "a\nb"])
        == [Array(text.utf8), nil, Array("x".utf8), Array(text.utf8), nil])
    #expect(try blobs.content(of: old) == nil)
  }

  @Test("many and large contents come in the order asked for")
  func manyBlobs() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    for index in 0..<200 {
      try folder.write(String(repeating: "\(index)\n", count: index * 50), to: "a\(index).swift")
    }
    let head = try commit(folder, "one")
    let blobs = try BlobReader(try repository(folder))
    let contents = try blobs.contents(of: (0..<200).map { "\(head):a\($0).swift" })
    #expect(
      contents.enumerated().allSatisfy { index, bytes in
        bytes == Array(String(repeating: "\(index)\n", count: index * 50).utf8)
      })
  }

  @Test("the index holds what is staged, and conflicts by stage")
  func index() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("one", to: "a.swift")
    _ = try commit(folder, "one")
    try folder.git("checkout", "-qb", "topic")
    try folder.write("two", to: "a.swift")
    _ = try commit(folder, "two")
    try folder.git("checkout", "-q", "main")
    try folder.write("three", to: "a.swift")
    try folder.write("new", to: "b.swift")
    _ = try commit(folder, "three")
    let repository = try repository(folder)
    #expect(try repository.indexedFiles().files.keys.sorted() == ["a.swift", "b.swift"])
    let merge = try System.run("git", ["-C", folder.path, "merge", "-q", "topic"])
    #expect(merge.status == 1)
    let indexed = try repository.indexedFiles()
    #expect(indexed.files.keys.sorted() == ["b.swift"])
    let blobs = try BlobReader(repository)
    let stages = try #require(indexed.conflicts["a.swift"])
    #expect(
      try [1, 2, 3].map { try blobs.content(of: stages[$0] ?? "") }
        == ["one", "three", "two"].map { Array($0.utf8) })
  }

  @Test("files that git saw last are known to be unchanged", arguments: ["2", "4"])
  func unchanged(version: String) throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.git("config", "index.version", version)
    try folder.write(["App/a.swift", "App/b.swift", "App/Long/Name/c.swift", "d.swift"])
    _ = try commit(folder, "one")
    // Times must lie before that of the index, or nothing is sure.
    for path in ["App/a.swift", "App/b.swift", "App/Long/Name/c.swift", "d.swift"] {
      _ = try System.run("touch", ["-t", "202001010000", "\(folder.path)/\(path)"])
    }
    try folder.git("update-index", "--refresh", "-q")
    try folder.write("// changed\n", to: "App/b.swift")
    let workspace = try folder.workspace()
    let repository = try #require(GitRepository(workspace))
    let files = try workspace.listFiles(in: FileScope()).files
    let blobs = repository.unchangedBlobs(of: files)
    #expect(blobs.keys.sorted() == ["App/Long/Name/c.swift", "App/a.swift", "d.swift"])
    let tree = try repository.files(of: "HEAD")
    #expect(blobs.allSatisfy { tree[$0.key]?.blob == $0.value })
  }

  @Test("a snapshot holds the content of what differs from the work tree")
  func snapshot() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["Same.swift", "DI/Changed.swift", "Gone.swift", "Pods/x.swift", "a.m"])
    let old = try commit(folder, "one")
    try folder.write("// new\n", to: "DI/Changed.swift")
    try folder.write(["Added.swift"])
    try System.remove("\(folder.path)/Gone.swift")
    let workspace = try folder.workspace()
    let repository = try #require(GitRepository(workspace))
    let base = try repository.snapshot(
      of: try repository.files(of: old), in: workspace, scope: FileScope())
    #expect(base.files.map(\.role.path) == ["DI/Changed.swift", "Gone.swift", "Same.swift"])
    #expect(base.files.map(\.role.exemption) == ["composition folder `DI`", nil, nil])
    #expect(
      base.contents.mapValues { String(decoding: $0, as: UTF8.self) }
        == ["DI/Changed.swift": "// DI/Changed.swift\n", "Gone.swift": "// Gone.swift\n"])
    #expect(base.missing.isEmpty)
    try folder.git("add", "Added.swift")
    try folder.write("// unstaged\n", to: "Added.swift")
    let index = try repository.snapshot(
      of: try repository.indexedFiles().files, in: workspace, scope: FileScope())
    #expect(index.contents.keys.sorted() == ["Added.swift", "DI/Changed.swift", "Gone.swift"])
  }

  @Test("a file of a commit is in scope by the rules of the walk")
  func scopeOfTracked() throws {
    var scope = FileScope()
    scope.exclude = [try Glob("Legacy")]
    let expected: [String: SkipReason?] = [
      "App/a.swift": nil, "App/Pods/a.swift": .defaultFolder, "Package.swift": .manifest,
      "Tuist/a.swift": .manifest, "Legacy/a.swift": .excluded(glob: "Legacy"), "a.m": .notSwift,
    ]
    for (path, reason) in expected { #expect(scope.reasonToSkip(tracked: path) == reason) }
    scope.include = [try Glob("App")]
    #expect(scope.reasonToSkip(tracked: "Sources/a.swift") == .notIncluded)
    #expect(scope.reasonToSkip(tracked: "App/a.swift") == nil)
  }

  @Test("no program of the repository runs")
  func noPrograms() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("*.swift filter=trap diff=trap\n", to: ".gitattributes")
    try folder.write("#!/bin/sh\ntouch \(folder.path)/trapped\ncat\n", to: "trap.sh")
    _ = try System.run("chmod", ["+x", "\(folder.path)/trap.sh"])
    try folder.write(["a.swift", "Out/b.swift"])
    try folder.write("Out\n", to: ".gitignore")
    let old = try commit(folder, "one")
    try folder.git("mv", "a.swift", "c.swift")
    let new = try commit(folder, "two")
    for key in [
      "filter.trap.clean", "filter.trap.smudge", "diff.trap.command",
      "diff.trap.textconv", "diff.external", "core.fsmonitor", "core.pager",
    ] {
      try folder.git("config", key, "\(folder.path)/trap.sh")
    }
    try folder.write("changed", to: "c.swift")
    let repository = try repository(folder)
    let files = try folder.workspace().listFiles(in: FileScope()).files
    _ = repository.unchangedBlobs(of: files)
    _ = try repository.indexedFiles()
    #expect(try repository.renames(from: old, to: new) == ["a.swift": "c.swift"])
    #expect(try BlobReader(repository).content(of: "\(new):c.swift") != nil)
    #expect((try? System.status(of: "\(folder.path)/trapped")) == nil)
  }
}
