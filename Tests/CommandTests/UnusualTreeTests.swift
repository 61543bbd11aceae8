import Foundation
import Testing

/// Work trees that hold more, less or other things than plain files: the tree, the index and the
/// base agree on all of them.
struct UnusualTreeTests {
  /// Checks a change that is staged and then committed, in all three ways.
  private func expect(
    _ project: Project, status: Int32, says text: String = "", from: Testing.SourceLocation
  ) throws {
    try project.git("add", "-A")
    for flags in [["--staged"], [], ["--base", "main"]] {
      if flags == ["--base", "main"] { try project.commit() }
      let outcome = try project.run(words: ["check"] + flags)
      let words = "\(flags): \(outcome.output)\(outcome.errors)"
      #expect(outcome.status == status, "\(words)", sourceLocation: from)
      #expect(text.isEmpty || words.contains(text), "\(words)", sourceLocation: from)
    }
  }

  @Test("a link is no source, whatever it leads to")
  func link() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "Store/B.txt": resolving("W", by: "B"),
    ])
    try project.link("F/B.swift", to: "../Store/B.txt")
    try project.link("F/C.swift", to: "A.swift")
    try expect(project, status: 0, from: #_sourceLocation)
    try project.git("checkout", "-qb", "next")
    #expect(try project.run("check", "--base", "change").status == 0)
  }

  @Test("debt that is put behind a link to a text is told")
  func debtBehindLink() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "Store/B.txt": clean("B"),
    ])
    try project.link("F/B.swift", to: "../Store/B.txt")
    try project.write("Store/B.txt", resolving("W", by: "B"))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("NEWLY EXEMPT (1)   W  F/B.swift:11  (a link to Store/B.txt)"))
    try project.git("checkout", "-qb", "next")
    try project.link("F/C.swift", to: "../Store/B.txt")
    try project.commit()
    let linked = try project.run("check", "--base", "change")
    #expect(linked.output.contains("NEWLY EXEMPT (1)   W  F/C.swift:11"), "a new link to old code")
    try project.write("Store/B.txt", resolving("W", "X", by: "B"))
    try project.commit()
    let grown = try project.run("check", "--base", "HEAD~1")
    #expect(
      grown.output.contains("NEWLY EXEMPT (2)   X  F/B.swift:12"), "new code behind old links")
  }

  @Test("a recorded file behind a link to a text has left the scope")
  func recordedBehindLink() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
    try project.move("F/A.swift", to: "F/A.txt")
    try project.link("F/A.swift", to: "A.txt")
    try expect(
      project, status: 3, says: "(a link to F/A.txt)", from: #_sourceLocation)
  }

  @Test(
    "a file or folder that moved and left a link behind is renamed",
    arguments: [("F/A.swift", "G/Z.swift", "../G/Z.swift"), ("F", "G/F", "G/F")])
  func linkLeftBehind(old: String, new: String, target: String) throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", "V"), "F/B.swift": clean("B"), "G/O.swift": clean("O"),
    ])
    try project.git("mv", old, new)
    try project.link(old, to: target)
    try expect(project, status: 0, says: "RENAMED (2)", from: #_sourceLocation)
  }

  @Test("a folder in the place of a recorded file: its debt is fixed")
  func folderForFile() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/B.swift": clean("B")])
    try project.remove("F/A.swift")
    try project.write("F/A.swift/x", "")
    try expect(project, status: 0, says: "FIXED (1)", from: #_sourceLocation)
  }

  @Test("a submodule is no part of the scope")
  func submodule() throws {
    let library = try Project(["L.swift": resolving("U")])
    try library.git("init", "-q")
    try library.commit()
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    let path = library.folder.path
    try project.git(
      "-c", "protocol.file.allow=always", "submodule", "-q", "add", path, "Lib")
    try #require(project.has("Lib/L.swift"))
    try expect(project, status: 0, from: #_sourceLocation)
    let files = try project.run("files", "-v")
    #expect(files.output.contains("Lib/  a repository of its own"))
    try project.git("submodule", "-q", "deinit", "-f", "Lib")
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("what is not checked out is not examined, and its record stays")
  func sparse() throws {
    let project = try Project(recorded: [
      "App/A.swift": resolving("U", by: "A"), "Other/Z.swift": resolving("V", by: "Z"),
      "Other/Y.swift": resolving("W", by: "Y"),
    ])
    let record = try project.read("baseline.json")
    for form in ["--no-sparse-index", "--sparse-index"] {
      try project.git("sparse-checkout", "set", form, "App")
      try #require(!project.has("Other/Z.swift"))
      for flags in [["check", "--frozen"], ["check", "--base", "main"], ["baseline", "tighten"]] {
        let outcome = try project.run(words: flags)
        #expect(outcome.status == 0, "\(form) \(flags): \(outcome.output)\(outcome.errors)")
      }
      #expect(try project.run("check").output.contains("known 1 · not examined 2"))
      #expect(try project.read("baseline.json") == record)
    }
    try project.write("App/B.swift", resolving("V", by: "Z"))
    #expect(try project.run("check").status == 1, "what is not examined pays for nothing")
  }

  @Test("a file that git is told to leave alone, and that lies there, is judged as it lies there")
  func leftAlone() throws {
    let project = try Project(recorded: ["App/A.swift": resolving("U", by: "A")])
    try project.git("update-index", "--skip-worktree", "App/A.swift")
    for flags in [["check"], ["check", "--base", "HEAD"], ["check", "--staged"]] {
      let outcome = try project.run(words: flags)
      #expect(outcome.status == 0, "\(flags): \(outcome.output)")
      #expect(outcome.output.contains("known 1"), "\(flags): \(outcome.output)")
    }
    try project.write("App/A.swift", resolving("U", "V", by: "A"))
    #expect(try project.run("check", "--base", "HEAD").output.contains("NEW (1)"))
  }

  @Test("a name that is declared where nothing is checked out stays")
  func sparseVocabulary() throws {
    let project = try Project(recorded: [
      "App/A.swift": injecting(["cart"], by: "A", as: "Inject"),
      "Core/Inject.swift": """
      import Swinject

      @propertyWrapper
      struct Inject<Value> {
        let wrappedValue: Value
        init(_ path: KeyPath<Services, Value>) {
          wrappedValue = Container.shared.resolve(Value.self)!
        }
      }

      """,
    ])
    try #require(try project.read("baseline.json").contains("wrapper Inject"))
    try project.git("sparse-checkout", "set", "App")
    let outcome = try project.run("check", "-v")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("declared nowhere"), "\(outcome.output)")
  }

  @Test("in a clone without the contents of what is not checked out the index can be judged")
  func sparsePartialClone() throws {
    let origin = try Project(recorded: [
      "App/A.swift": resolving("U", by: "A"), "Other/Z.swift": resolving("V", by: "Z"),
    ])
    try origin.git("config", "uploadpack.allowFilter", "true")
    let project = try Project()
    try project.git(
      "clone", "-q", "--no-local", "--filter=blob:none", "--sparse",
      "file://\(origin.folder.path)", "Clone")
    let clone = project.folder.appendingPathComponent("Clone")
    _ = try Program.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"), ["git", "sparse-checkout", "set", "App"],
      in: clone)
    for flags in [["--staged"], ["--base", "HEAD"], []] {
      let outcome = try project.run(words: ["check"] + flags, in: "Clone")
      #expect(outcome.status == 0, "\(flags) \(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("not examined 1"))
    }
  }

  @Test(
    "debt in a folder that cannot be read is neither there nor gone", .enabled(if: getuid() != 0))
  func unreadableFolder() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "G/B.swift": clean("B"),
    ])
    let folder = project.folder.appendingPathComponent("F").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    }
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("FIXED"))
  }

  @Test("a working directory that is gone is no root")
  func goneFolder() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    let program = Program.location.path
    let outcome = try Program.run(
      executable: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "mkdir gone && cd gone && rmdir ../gone && '\(program)' check"], in: project.folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the working directory cannot be used: no such file"))
  }

  #if !canImport(Darwin)
    @Test("a root or an argument that is not UTF-8 is told")
    func oddPaths() throws {
      let project = try Project(["F/A.swift": resolving("U")])
      let program = Program.location.path
      for (call, words) in [
        (#"d=$(printf 'G\351'); mkdir "$d"; cd "$d"; '\#(program)' scan"#, "its path is not UTF-8"),
        (#"'\#(program)' scan -o "$(printf 'g\351.txt')""#, "is not UTF-8; rename"),
      ] {
        let outcome = try Program.run(
          executable: URL(fileURLWithPath: "/bin/sh"), ["-c", call], in: project.folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
      }
    }

    @Test("a source whose name is not UTF-8 cannot be judged")
    func oddName() throws {
      let project = try Project(recorded: ["F/A.swift": resolving("U")])
      try project.write("F/B.swift", resolving("V", by: "B"))
      _ = try Program.run(
        executable: URL(fileURLWithPath: "/bin/sh"),
        ["-c", #"mv F/B.swift "$(printf 'F/B\351.swift')""#], in: project.folder)
      try expect(project, status: 2, says: #"`F/B\xE9.swift` has a name"#, from: #_sourceLocation)
      let scan = try project.run("scan", "--format", "json")
      #expect(scan.output.contains(#""path": "F/B\\xE9.swift""#))
    }
  #endif
}
