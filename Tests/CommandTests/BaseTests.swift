import Foundation
import LintNotation
import Testing

/// Changes judged against the commit that they started from, in real repositories.
struct BaseTests {
  @Test("the first line says what is judged against what")
  func title() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
    ])
    try project.write("F/B.swift", clean("Other"))
    try project.write("F/C.swift", clean("C"))
    let commit = try project.git("rev-parse", "--short=7", "main").output
    let outcome = try project.checkChange()
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "diratchet check --base main  (base \(commit.dropLast()), 3 files in scope, 2 changed)\n"))
  }

  @Test("b: a renamed and edited file passes; what it lost is fixed")
  func renamedAndEdited() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", "V", by: "First"), "G/Other.swift": clean("Other"),
    ])
    try project.git("mv", "F/A.swift", "G/B.swift")
    try project.write("G/B.swift", resolving("U", by: "Second"))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("RENAMED (1)"))
    #expect(outcome.output.contains("FIXED (1)"))
    // Without a base the commit that wrote the record shows the same.
    #expect(try project.run("check").output.contains("RENAMED (1)"))
    #expect(try project.run("baseline", "tighten").status == 0)
    #expect(try project.read("baseline.json").contains(#""file":"G/B.swift""#))
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("b: a type renamed along with its file is replaced; what was added is named alone")
  func renamedWithSubject() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "First"), "G/Other.swift": clean("Other"),
    ])
    try project.git("mv", "F/A.swift", "G/B.swift")
    try project.write("G/B.swift", resolving("UProto", by: "Second"))
    try project.commit()
    #expect(try project.checkChange().status == 0)
    try project.write("G/B.swift", resolving("U", "W", by: "Second"))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("NEW (1)\nG/B.swift:12:18:"))
    #expect(outcome.output.contains("`W`"))
  }

  @Test("b: without git a rename to another name in another folder is new, with a hint")
  func renamedWithoutGit() throws {
    let project = try Project(["F/A.swift": resolving("U", by: "First"), "G/O.swift": clean("O")])
    try project.record()
    try project.remove("F/A.swift")
    try project.write("G/B.swift", resolving("U", by: "Second"))
    let outcome = try project.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("`F/A.swift`"))
    #expect(outcome.output.contains("without git a rename to elsewhere cannot be followed"))
    #expect(outcome.output.contains("note: no git, so no earlier tree to compare with"))
    #expect(!outcome.output.contains("--base"))
  }

  @Test("n: debt that came to main unseen is inherited by a change, and fails main")
  func inherited() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
    ])
    try project.git("checkout", "-q", "main")
    try project.write("F/B.swift", resolving("W", by: "B"))
    try project.commit("bypass")
    try project.git("checkout", "-qb", "other")
    try project.write("F/C.swift", clean("C"))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("inherited 1"))
    #expect(try project.run("check", "--base", "HEAD~2").status == 1)
    #expect(try project.run("check").status == 1)
  }

  @Test("o: accepted debt passes, is told with its number, and keeps its reason in a move")
  func accepted() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    try project.write("F/A.swift", resolving("U", "V", by: "A"))
    #expect(try project.checkChange().status == 1)
    try project.run("baseline", "accept", "--new", "--reason", "SDK callback, APP-812")
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("accepted: +1"))
    try project.mergeChange()
    try project.git("mv", "F/A.swift", "F/Z.swift")
    try project.run("baseline", "tighten")
    #expect(
      try project.read("baseline.json")
        .contains(
          #""file":"F/Z.swift","rule":"service_locator_resolve","subject":"V","count":1,"#
            + #""reason":"SDK callback, APP-812""#))
  }

  @Test("p: the creator of a deleted singleton builds the object and resolves for it")
  func creator() throws {
    let session = """
      import Swinject

      final class Session {
        static let shared = Session()
        let api = Locator.resolver.resolve(API.self)
      }

      """
    let project = try Project(recorded: [
      "Core/Session/Session.swift": session, "App/Start/Starter.swift": clean("Starter"),
    ])
    try project.write(
      "Core/Session/Session.swift", "final class Session {\n  init(api: API?) {}\n}\n")
    try project.write(
      "App/Start/Starter.swift",
      """
      import Swinject

      final class Starter {
        func start() -> Session { Session(api: Locator.resolver.resolve(API.self)) }
      }

      """)
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("MOVED UP (1)"))
  }

  @Test("s: a method that becomes an extension in a folder of its own passes")
  func extracted() throws {
    let project = try Project(recorded: [
      "Net/Server.swift": resolving("U", "V", by: "Server"), "Deletion/O.swift": clean("O"),
    ])
    try project.write("Net/Server.swift", resolving("U", by: "Server"))
    try project.write(
      "Deletion/Server+Deletion.swift",
      "import Swinject\n\nextension Server {\n"
        + "  func delete(_ resolver: Resolver) { _ = resolver.resolve(V.self) }\n}\n")
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("MOVED (1)"))
  }

  @Test("s: the type may be declared in a file without any debt, and only extended elsewhere")
  func extractedFromExtension() throws {
    let call =
      "import Swinject\n\nextension Server {\n"
      + "  func delete(_ resolver: Resolver) { _ = resolver.resolve(V.self) }\n}\n"
    let project = try Project(recorded: [
      "Net/Server.swift": clean("Server"), "Net/Server+Calls.swift": call,
      "Deletion/O.swift": clean("O"),
    ])
    try project.write("Net/Server+Calls.swift", "extension Server {}\n")
    try project.write("Deletion/Server+Deletion.swift", call)
    try project.commit()
    for outcome in [try project.checkChange(), try project.run("check")] {
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("MOVED (1)"))
    }
  }

  @Test("an entry whose file was gone when the record last changed is looked up further back")
  func olderDonor() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "First"), "F/B.swift": resolving("V", by: "B"),
      "G/O.swift": clean("O"),
    ])
    try project.git("mv", "F/A.swift", "G/New.swift")
    try project.write("G/New.swift", resolving("U", by: "Second"))
    try project.commit("move, and leave the record")
    try project.write("F/B.swift", clean("B"))
    try project.replace(
      #"{"file":"F/B.swift","rule":"service_locator_resolve","subject":"V","count":1}"#, with: "",
      in: "baseline.json")
    try project.replace("},\n\n]", with: "}\n]", in: "baseline.json")
    try project.commit("lower the record by hand")
    let outcome = try project.run("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("RENAMED (1)"))
  }

  @Test("t: a call that goes down from the app delegate to a view model fails")
  func downFromDelegate() throws {
    let delegate = resolving("API", by: "AppDelegate")
      .replacing(
        "final class AppDelegate", with: "@main final class AppDelegate: UIApplicationDelegate")
    let project = try Project(recorded: [
      "App/AppDelegate.swift": delegate, "App/HomeViewModel.swift": clean("HomeViewModel"),
    ])
    try project.write(
      "App/AppDelegate.swift", "@main final class AppDelegate: UIApplicationDelegate {}\n")
    try project.write("App/HomeViewModel.swift", resolving("API", by: "HomeViewModel"))
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("MOVED DOWN (1)"))
  }

  @Test("w: what a release branch was judged for needs no reason again with it as the base")
  func releaseBranch() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.run("baseline", "accept", "--new", "--reason", "judged there")
    try project.commit()
    try project.git("checkout", "-q", "main")
    try project.write("F/C.swift", clean("C"))
    try project.commit()
    try project.git("checkout", "-qb", "back")
    try project.git("merge", "-q", "change", "-m", "merge back")
    let known = try project.run("check", "--base", "change")
    #expect(known.status == 0)
    #expect(!known.output.contains("accepted:"))
    let raised = try project.checkChange()
    #expect(raised.status == 0)
    #expect(raised.output.contains("accepted: +1"))
    try project.replace(#","reason":"judged there""#, with: "", in: "baseline.json")
    #expect(try project.checkChange().status == 1)
  }

  @Test("x: a coordinator that is renamed to a leaf takes its debt down")
  func coordinatorToLeaf() throws {
    let project = try Project(recorded: [
      "App/CartCoordinator.swift": resolving("U", by: "CartCoordinator")
    ])
    try project.git("mv", "App/CartCoordinator.swift", "App/CartPresenter.swift")
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("MOVED DOWN (1)"))
  }

  @Test("y: a fix that was not recorded is slack, told and not blamed")
  func slack() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", "V", by: "A")])
    try project.write("F/A.swift", resolving("U", by: "A"))
    try project.commit("mend")
    try project.git("checkout", "-q", "main")
    try project.git("merge", "-q", "--ff-only", "change")
    try project.git("checkout", "-qb", "next")
    try project.write("F/B.swift", clean("B"))
    try project.commit()
    #expect(try project.checkChange().status == 0)
    try project.write("F/A.swift", resolving("U", "V", by: "A"))
    let spent = try project.checkChange()
    #expect(spent.status == 1, "slack of the record cannot be spent")
    #expect(spent.output.contains("`V`"))
  }

  @Test("z: the change that adopts the ratchet passes, and cannot carry new debt")
  func adoption() throws {
    let project = try Project(["F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B")])
    try project.git("init", "-q", "-b", "main")
    try project.commit()
    try project.git("checkout", "-qb", "change")
    try project.record()
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("adopted: 1 entry"))
    try project.write("F/B.swift", resolving("V", by: "B"))
    try project.remove("baseline.json")
    try project.record()
    try project.commit()
    #expect(try project.checkChange().status == 1)
  }

  @Test("a clone that is cut off cannot be judged against what it lacks, and says what to fetch")
  func shallowClone() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    try project.write("F/B.swift", clean("B"))
    try project.commit()
    let scratch = try Scratch()
    defer { scratch.remove() }
    let clone = scratch.file("clone")
    try project.git("clone", "-q", "--depth", "1", "file://\(project.folder.path)", clone.path)
    let outcome = try Program.run(["check", "--base", "HEAD~1"], in: clone)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`git fetch --unshallow`"))
    #expect(try Program.run(["check"], in: clone).status == 0)
    #expect(try Program.run(["check", "-v"], in: clone).status == 0)
  }

  @Test("a base that is no commit, or no repository, is exit 2")
  func unknownBase() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    let outcome = try project.run("check", "--base", "origin/nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`origin/nowhere`"))
    let bare = try Project(["F/A.swift": resolving("U", by: "A")])
    try bare.record()
    #expect(try bare.run("check", "--base", "main").status == 2)
  }

  @Test("the JSON report says what was judged against what, and what chose it")
  func baseInReport() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    let main = try project.git("rev-parse", "main").output.dropLast()
    try project.write("F/B.swift", clean("B"))
    try project.git("add", "-A")
    #expect(try project.run("check", "--format", "json").json()["base"]?.isNull == true)
    let rows: [([String], String, String, String)] = [
      (["--base", "main"], "{}", "main", "--base"), (["--staged"], "{}", "HEAD", "--staged"),
      ([], #"{"base": "main"}"#, "main", "configuration"),
    ]
    for (flags, configuration, reference, choice) in rows {
      try project.write(".diratchet.json", configuration)
      try project.git("add", "-A")
      let report = try project.run(words: ["check", "--format", "json"] + flags).json()
      #expect(report["base"]?["reference"] == JSONValue(reference))
      #expect(report["base"]?["commit"] == JSONValue(String(main)))
      #expect(report["base"]?["chosenBy"] == JSONValue(choice))
      #expect(report["base"]?["changedFiles"] == 1)
    }
  }

  @Test("the configuration may name the base, or leave it to the service")
  func configuredBase() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U", by: "A")])
    try project.write(".diratchet.json", #"{"base": "main"}"#)
    #expect(try project.run("check").output.hasPrefix("diratchet check --base main  "))
    try project.write(".diratchet.json", #"{"base": "auto"}"#)
    #expect(!(try project.run("check").output.hasPrefix("diratchet check --base")))
    let service = ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"]
    #expect(try project.run("check", environment: service).status == 2)
    try project.git("update-ref", "refs/remotes/origin/main", "main")
    let found = try project.run("check", environment: service)
    #expect(found.status == 0)
    #expect(found.output.contains("--base origin/main"))
  }
}
