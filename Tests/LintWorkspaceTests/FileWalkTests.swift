import Foundation
import LintFindings
import LintNotation
import LintRules
import LintWorkspace
import Testing

@Suite("The file walk")
struct FileWalkTests {
  @Test("Swift files are listed by the bytes of their paths")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write(["b.swift", "A/z.swift", "A.swift", "A-1/a.swift", "é.swift", "A/readme.md"])
    #expect(try folder.listed() == ["A-1/a.swift", "A.swift", "A/z.swift", "b.swift", "é.swift"])
  }

  @Test(
    "folders of foreign code and dot folders are never entered",
    arguments: [
      ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts",
      "node_modules", "vendor", "Derived", "Images.xcassets", ".anything",
    ])
  func foreign(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(["App/\(name)/a.swift", "App/b.swift"])
    #expect(try folder.listed() == ["App/b.swift"])
    #expect(try folder.skipped() == ["App/\(name)/: left out by default"])
    var scope = FileScope()
    scope.omitsForeignFiles = false
    #expect(try folder.listed(in: scope).contains("App/\(name)/a.swift"))
  }

  @Test("folder rules look at the path below the root only")
  func rootInForeignFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Pods/Tests/DI/a.swift"])
    let listing = try folder.workspace(from: "Pods/Tests/DI").listFiles(in: FileScope())
    #expect(listing.files.map(\.role.path) == ["a.swift"])
    #expect(listing.files.map(\.role.exemption) == [nil])
  }

  @Test("manifests are no sources")
  func manifests() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift", "Package@swift-5.9.swift", "Tuist/Config.swift",
      "Modules/Cart/Package.swift", "PackageList.swift", "Models/Project.swift",
    ])
    // A project generator's manifests are told from a model's type by what they import.
    #expect(try folder.listed() == ["Models/Project.swift", "PackageList.swift"])
    #expect(try folder.skipped().allSatisfy { $0.hasSuffix("a manifest, no source") })
  }

  @Test("the configuration includes and excludes")
  func includeAndExclude() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/a.swift", "App/Legacy/b.swift", "Sources/c.swift", "Scripts/d.swift", "e.swift",
    ])
    var scope = FileScope()
    scope.include = [try Glob("App"), try Glob("Sources")]
    scope.exclude = [try Glob("**/Legacy/**")]
    #expect(try folder.listed(in: scope) == ["App/a.swift", "Sources/c.swift"])
    #expect(
      try folder.skipped(in: scope) == [
        "App/Legacy/: excluded by `**/Legacy/**`",
        "Scripts/d.swift: matches no `include` pattern", "e.swift: matches no `include` pattern",
      ])
  }

  @Test("globs that match nothing are told")
  func idlePatterns() throws {
    let folder = try TemporaryFolder()
    try folder.write(["App/a.swift", "App/RootFlow.swift"])
    var scope = FileScope()
    scope.include = [try Glob("App"), try Glob("Source")]
    scope.exclude = [try Glob("Legacy")]
    scope.tiers = [.coordinator: [try Glob("*Flow.swift"), try Glob("*Navigator.swift")]]
    let idle = try folder.workspace().listFiles(in: scope).idlePatterns
    #expect(
      idle == [
        IdlePattern(key: .include, glob: "Source"), IdlePattern(key: .exclude, glob: "Legacy"),
        IdlePattern(key: .tiers, glob: "*Navigator.swift"),
      ])
    let part = try folder.workspace().listFiles(
      FileRequest(paths: [folder.path + "/App"]), in: scope)
    #expect(part.idlePatterns.isEmpty)
  }

  @Test("Objective-C is counted, not listed")
  func objectiveC() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A/a.m", "A/b.mm", "A/b.h", "Pods/c.m", "d.swift"])
    let listing = try folder.workspace().listFiles(in: FileScope())
    #expect(listing.objectiveCCount == 2)
    #expect(listing.files.map(\.role.path) == ["d.swift"])
  }

  @Test("a FIFO is never opened")
  func fifo() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a.swift"])
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    #expect(try folder.listed() == ["a.swift"])
    #expect(try folder.skipped() == ["pipe.swift: no regular file"])
    guard case .unknown = readSource(at: "\(folder.path)/pipe.swift") else {
      Issue.record("a FIFO was read")
      return
    }
  }

  #if !canImport(Darwin)
    @Test("a name that is not UTF-8 is told, unless nobody would look there")
    func unnamed() throws {
      let folder = try TemporaryFolder()
      try folder.write(["a.swift", "Pods/b.swift"])
      for name in ["a\u{1}.swift", "Pods/a\u{1}.swift", "a\u{1}.txt", "F\u{1}/a.swift"] {
        try folder.write(Array(name.utf8), to: name)
      }
      // No string holds such a name, so a shell writes it.
      let rename =
        "for n in *; do m=$(printf %s \"$n\" | tr '\\001' '\\351'); mv -n \"$n\" \"$m\"; done"
      _ = try System.run("sh", ["-c", "cd \(folder.path) && \(rename); cd Pods && \(rename)"])
      let listing = try folder.workspace().listFiles(in: FileScope())
      #expect(listing.files.map(\.role.path) == ["a.swift"])
      #expect(listing.unreadable.map(\.path) == ["F\\xE9/", "a\\xE9.swift"])
    }
  #endif

  @Test("a folder that cannot be read is told")
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a.swift", "Secret/b.swift"])
    #expect(chmod("\(folder.path)/Secret", 0) == 0)
    defer { chmod("\(folder.path)/Secret", 0o700) }
    if access("\(folder.path)/Secret", R_OK) == 0 { return }  // the superuser reads everything
    let listing = try folder.workspace().listFiles(in: FileScope())
    #expect(listing.unreadable.map(\.path) == ["Secret/"])
  }

  @Test("the listing does not depend on the number of threads")
  func threads() throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 { try folder.write(["F\(index % 20)/G\(index)/a\(index).swift"]) }
    let one = try folder.listed(FileRequest(threads: 1))
    #expect(one.count == 40)
    #expect(one == (try folder.listed(FileRequest(threads: 7))))
  }
}

@Suite("Links")
struct LinkTests {
  @Test("a link to a folder is not followed, even a circle")
  func folderLink() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A/a.swift"])
    try folder.link("B", to: "A")
    try folder.link("A/up", to: "..")
    #expect(try folder.listed() == ["A/a.swift"])
    #expect(try folder.skipped() == ["A/up/: a link to a folder", "B/: a link to a folder"])
  }

  @Test("a file is read under its own name, and a link to it is none")
  func sameFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Z/a.swift", "Pods/b.swift"])
    try folder.link("A.swift", to: "Z/a.swift")
    try folder.link("B.swift", to: "Pods/b.swift")
    #expect(try folder.listed() == ["Z/a.swift"])
    #expect(
      try folder.skipped() == [
        "A.swift: a link to Z/a.swift", "B.swift: a link to Pods/b.swift",
        "Pods/: left out by default",
      ])
  }

  @Test("a second name of the same content is a file of its own, as git sees it")
  func hardLink() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a.swift"])
    #expect(link("\(folder.path)/a.swift", "\(folder.path)/b.swift") == 0)
    #expect(try folder.listed() == ["a.swift", "b.swift"])
  }

  @Test("a link given by hand stands for what it leads to", arguments: [true, false])
  func given(everything: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(["Z/a.swift"])
    try folder.link("A.swift", to: "Z/a.swift")
    let paths = ["\(folder.path)/A.swift", "\(folder.path)/Z/a.swift"]
    let request = FileRequest(paths: paths, listsExcludedPaths: everything)
    let listing = try folder.workspace().listFiles(request, in: FileScope())
    #expect(listing.files.map(\.role.path) == ["Z/a.swift"])
    #expect(listing.leftOut.isEmpty)
  }

  @Test("nothing outside of the root is read through a link")
  func outside() throws {
    let folder = try TemporaryFolder()
    try folder.write(["outside.swift", "root/a.swift"])
    try folder.link("root/b.swift", to: "../outside.swift")
    try folder.link("root/c.swift", to: "nowhere.swift")
    let listing = try folder.workspace(from: "root").listFiles(in: FileScope())
    #expect(listing.files.map(\.role.path) == ["a.swift"])
    #expect(
      listing.skipped.map { "\($0.path): \($0.reason)" } == [
        "b.swift: a link that leads out of the root", "c.swift: a link that leads nowhere",
      ])
  }
}

@Suite("Paths given by hand")
struct GivenPathTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(["App/a.swift", "App/Cart/b.swift", "Pods/c.swift", "Legacy/d.swift"])
    return folder
  }

  private func scope() throws -> FileScope {
    var scope = FileScope()
    scope.exclude = [try Glob("Legacy")]
    return scope
  }

  private func list(
    _ folder: TemporaryFolder, _ paths: [String], everything: Bool = false
  ) throws -> FileListing {
    let given = paths.map { $0.hasPrefix("/") ? $0 : "\(folder.path)/\($0)" }
    let request = FileRequest(paths: given, listsExcludedPaths: everything)
    return try folder.workspace().listFiles(request, in: try scope())
  }

  @Test("files and folders are listed once each")
  func files() throws {
    let folder = try folder()
    let listing = try list(folder, ["App/Cart", "App/Cart/b.swift", "App/a.swift", "App/a.swift"])
    #expect(listing.files.map(\.role.path) == ["App/Cart/b.swift", "App/a.swift"])
    #expect(listing.givenCount == 4)
    #expect(listing.leftOut.isEmpty)
    let everything = try list(
      folder, ["App/Cart", "App/Cart/b.swift", "App/a.swift"], everything: true)
    #expect(everything.files.map(\.role.path) == ["App/Cart/b.swift", "App/a.swift"])
    #expect(everything.skipped.isEmpty)
  }

  @Test("what the configuration leaves out is left out and counted")
  func excluded() throws {
    let folder = try folder()
    let listing = try list(folder, ["Legacy/d.swift", "Pods/c.swift", "App/a.swift"])
    #expect(listing.files.map(\.role.path) == ["App/a.swift"])
    #expect(
      listing.leftOut.map { "\($0.path): \($0.reason)" } == [
        "Legacy/d.swift: excluded by `Legacy`", "Pods/c.swift: left out by default",
      ])
    let folders = try list(folder, ["Legacy", "Pods", "App"])
    #expect(folders.leftOut.map(\.path) == ["Legacy", "Pods"])
  }

  @Test("a scan lists it all the same")
  func excludedInScan() throws {
    let folder = try folder()
    let files = try list(folder, ["Legacy/d.swift", "Pods/c.swift"], everything: true)
    #expect(files.files.map(\.role.path) == ["Legacy/d.swift", "Pods/c.swift"])
    let folders = try list(folder, ["Legacy", "Pods"], everything: true)
    #expect(folders.files.map(\.role.path) == ["Legacy/d.swift", "Pods/c.swift"])
  }

  @Test("one that does not exist is an error even when others do")
  func missing() throws {
    let folder = try folder()
    #expect(throws: WorkspaceProblem.missingPaths(["\(folder.path)/x.swift"])) {
      try list(folder, ["App/a.swift", "x.swift"])
    }
  }

  @Test("the root given by hand is the whole root")
  func root() throws {
    let folder = try folder()
    #expect(try list(folder, [folder.path]).files.count == 2)
    #expect(try list(folder, [Paths.parent(of: folder.path)]).files.count == 2)
  }

  @Test("a file outside of the root is left out, or shown as it was given")
  func outside() throws {
    let folder = try folder()
    let other = try TemporaryFolder()
    try other.write(["x.swift"])
    let check = try list(folder, [other.path + "/x.swift"])
    #expect(check.files.isEmpty)
    #expect(check.leftOut.map(\.reason) == [.outsideRoot])
    let scan = try list(folder, [other.path + "/x.swift"], everything: true)
    #expect(scan.files.map(\.role.path) == [other.path + "/x.swift"])
    #expect(
      try list(folder, [other.path], everything: true).files.map(\.role.path)
        == [other.path + "/x.swift"])
  }

  @Test("a folder outside is shown as it was given, and read where it lies")
  func relativeOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write(["root/a.swift", "other/Deep/x.swift"])
    let workspace = try folder.workspace(from: "root")
    let request = FileRequest(paths: ["../other"], listsExcludedPaths: true)
    let files = try workspace.listFiles(request, in: FileScope()).files
    #expect(files.map(\.role.path) == ["../other/Deep/x.swift"])
    #expect(
      try files.map { try System.read($0.location) } == [Array("// other/Deep/x.swift\n".utf8)])
  }

  @Test("roles do not depend on the folder that was given")
  func roles() throws {
    let folder = try TemporaryFolder()
    try folder.write(["App/DI/Sub/a.swift"])
    let whole = try folder.workspace().listFiles(in: FileScope()).files
    #expect(whole.map(\.role.tier) == [.composition])
    for everything in [true, false] {
      #expect(try list(folder, ["App/DI/Sub"], everything: everything).files == whole)
    }
  }
}
