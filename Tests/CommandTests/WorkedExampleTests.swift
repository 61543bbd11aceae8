import LintNotation
import Testing

/// The worked examples of the ratchet that need no particular history, each in a repository from
/// the first record to the verdict: of the record alone, and against `main`.
struct WorkedExampleTests {
  /// Commits the change and judges it in both ways.
  private func judge(_ project: Project) throws -> [Program.Outcome] {
    try project.commit()
    return [try project.run("check"), try project.checkChange()]
  }

  @Test("a: a renamed file passes, and tightening gives its line the new name")
  func renameOnly() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "F/Other.swift": clean("Other"),
    ])
    try project.move("F/A.swift", to: "F/B.swift")
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("RENAMED (1)"))
    }
    #expect(try project.run("baseline", "tighten").status == 0)
    let baseline = try project.read("baseline.json")
    #expect(baseline.contains(#""file":"F/B.swift""#))
    #expect(!baseline.contains(#""file":"F/A.swift""#))
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("c: a call moved to a file beside it passes")
  func movedNear() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "First"), "F/B.swift": clean("Second"),
    ])
    try project.write("F/A.swift", clean("First"))
    try project.write("F/B.swift", resolving("U", by: "Second"))
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("MOVED (1)"))
    }
  }

  @Test("c: the same subject in an unrelated file is new")
  func unrelatedFile() throws {
    let project = try Project(recorded: [
      "Cart/A.swift": resolving("Logger", by: "First"), "Profile/Z.swift": clean("Second"),
    ])
    try project.write("Cart/A.swift", clean("First"))
    try project.write("Profile/Z.swift", resolving("Logger", by: "Second"))
    for outcome in try judge(project) {
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("FIXED (1)"))
      #expect(outcome.output.contains("\nProfile/Z.swift:11:18: service_locator_resolve: "))
      #expect(outcome.lastLine.hasPrefix("failed: debt increased by 1"))
    }
  }

  @Test("d: one fixed and another added elsewhere is an increase")
  func notCurrency() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "First"), "G/B.swift": clean("Second"),
    ])
    try project.write("F/A.swift", clean("First"))
    try project.write("G/B.swift", resolving("W", by: "Second"))
    for outcome in try judge(project) {
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("new 1 · fixed 1"))
    }
  }

  @Test("d: another subject in the same file under the same rule is replaced")
  func replaced() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "F/B.swift": resolving("W", by: "B"),
    ])
    try project.write("F/A.swift", resolving("W"))
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("REPLACED (1)"))
    }
  }

  @Test("d: a copied file is an increase")
  func copied() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.write("F/ACopy.swift", resolving("U"))
    for outcome in try judge(project) { #expect(outcome.status == 1) }
  }

  @Test("h: without a record nothing is judged, and the message says how to make one")
  func baselineMissing() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.remove("baseline.json")
    for (outcome, addition) in zip(try judge(project), ["", ", though it exists at the base"]) {
      #expect(outcome.status == 2)
      let words = outcome.output + outcome.errors
      #expect(
        words.contains("no baseline at baseline.json\(addition); run `diratchet baseline init`"))
      #expect(words.contains(#""baseline": null"#))
    }
    #expect(!project.has("baseline.json"))
    try project.write(".diratchet.json", #"{"baseline": null}"#)
    let unrecorded = try project.run("check")
    #expect(unrecorded.status == 1)
    #expect(unrecorded.output.contains("NEW (1)"))
  }

  @Test("i: conflict markers are named with their line and the repair")
  func conflictMarkers() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    let baseline = try project.read("baseline.json")
    let entry = try #require(
      baseline.split(separator: "\n").firstIndex { $0.hasPrefix(#"{"file""#) })
    var lines = baseline.split(separator: "\n").map(String.init)
    lines.insert("<<<<<<< HEAD", at: entry)
    try project.write("baseline.json", lines.joined(separator: "\n") + "\n")
    for outcome in try judge(project) {
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("\(entry + 1)"))
      #expect(outcome.errors.contains("merge conflict"))
      #expect(outcome.errors.contains("`diratchet baseline resolve`"))
    }
  }

  @Test("i: a truncated record is exit 2 with its line, never an empty one")
  func truncated() throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.write("baseline.json", String(try project.read("baseline.json").prefix(60)))
    for outcome in try judge(project) {
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("baseline.json:"))
    }
  }

  @Test(
    "j: a record of a newer version is refused and left alone",
    arguments: [
      (#""schema": 1"#, #""schema": 2"#),
      (#""service_locator_resolve": 1"#, #""service_locator_resolve": 4000"#),
    ])
  func newer(old: String, new: String) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    let baseline = try project.read("baseline.json")
    let newer = baseline.replacing(old, with: new)
    try #require(newer != baseline)
    try project.write("baseline.json", newer)
    for command in [["check"], ["baseline", "tighten"]] {
      let outcome = try Program.run(command, in: project.folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("newer diratchet"))
    }
    #expect(try project.read("baseline.json") == newer)
  }

  @Test("k: files that were not asked for are not examined, and not called fixed")
  func partialScan() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "G/B.swift": resolving("V", by: "B"),
    ])
    try project.write("F/A.swift", clean("A"))
    let outcome = try project.run("check", "F/A.swift", "--format", "json")
    #expect(outcome.status == 0)
    let fixed = try #require(try outcome.json()["fixed"]?.elements)
    #expect(fixed.map { $0["path"] } == ["F/A.swift"])
    #expect(try project.run("check", "F/A.swift", "--frozen").status == 2)
  }

  @Test("k: what moved into a given file from one that was not given is no new debt")
  func donorProbe() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
      "G/C.swift": resolving("V", by: "C"),
    ])
    try project.write("F/A.swift", clean("A"))
    try project.write("F/B.swift", resolving("U", by: "B"))
    let outcome = try project.run("check", "F/B.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("MOVED (1)"))
    #expect(outcome.output.contains("not examined 1"))
  }

  @Test("k: a part of a project is judged by the libraries that the whole of it imports")
  func partOfProjectWithLibrary() throws {
    let user = """
      final class CartViewModel {
        func load() {
          let cart: Cart? = Resolver.optional()
        }
      }
      """
    let project = try Project(recorded: [
      "Setup/Setup.swift": "import Resolver\n", "Cart/Cart.swift": user,
    ])
    let outcome = try project.run("check", "Cart/Cart.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("known 1"))
    #expect(!outcome.output.contains("FIXED"))
  }

  @Test("l: an include that matches nothing is exit 2")
  func emptyScope() throws {
    let project = try Project(recorded: ["Sources/A.swift": resolving("U")])
    try project.write(".diratchet.json", #"{"include": ["Source/**"]}"#)
    for outcome in try judge(project) {
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Source/**"))
    }
  }

  @Test("l: a record that collapses is loud, and tightening it must be meant")
  func collapse() throws {
    let types = (1...12).map { "T\($0)" }
    let files = types.map { ("F/\($0).swift", resolving($0, by: "Uses\($0)")) }
    let project = try Project(
      recorded: Dictionary(uniqueKeysWithValues: files + [("F/B.swift", clean("B"))]))
    for type in types { try project.write("F/\(type).swift", clean("Uses\(type)")) }
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect((outcome.output + outcome.errors).contains("12"))
    }
    #expect(try project.run("baseline", "tighten").status == 2)
    #expect(try project.run("baseline", "tighten", "--allow-collapse").status == 0)
    #expect(try project.read("baseline.json").contains("\"entries\": [\n]"))
  }

  @Test("m: what a narrower configuration leaves out is listed, and not called fixed")
  func narrowed() throws {
    let project = try Project(recorded: [
      "F/A.swift": resolving("U"), "Legacy/B.swift": resolving("V", by: "B"),
    ])
    try project.write(".diratchet.json", #"{"exclude": ["Legacy/**"]}"#)
    for outcome in try judge(project) {
      #expect(outcome.status == 3)
      #expect(!outcome.output.contains("FIXED"))
      #expect((outcome.output + outcome.errors).contains("Legacy/B.swift"))
    }
  }

  @Test("q: two view models merged into one in a sibling folder pass")
  func merged() throws {
    let first = (1...8).map { "first\($0)" }
    let second = (1...8).map { "second\($0)" }
    let project = try Project(recorded: [
      "App/Cart/CartViewModel.swift": injecting(first, by: "CartViewModel"),
      "App/Order/OrderViewModel.swift": injecting(second, by: "OrderViewModel"),
      "App/Checkout/Checkout.swift": clean("Checkout"),
    ])
    try project.remove("App/Cart/CartViewModel.swift")
    try project.remove("App/Order/OrderViewModel.swift")
    let kept = Array(first.dropLast() + second.dropLast())
    try project.write(
      "App/Checkout/CheckoutViewModel.swift", injecting(kept, by: "CheckoutViewModel"))
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("fixed 2"))
    }
  }

  @Test("r: wrappers of four subclasses hoisted into their base class pass")
  func hoisted() throws {
    let names = ["One", "Two", "Three", "Four"]
    let files = names.map { ("Screens/\($0)/\($0).swift", injecting(["cart"], by: $0)) }
    let project = try Project(
      recorded: Dictionary(uniqueKeysWithValues: files + [("Base/Base.swift", clean("Base"))]))
    for name in names { try project.write("Screens/\(name)/\(name).swift", clean(name)) }
    try project.write("Base/Base.swift", injecting(["cart"], by: "Base"))
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("MERGED (1)"))
      #expect(outcome.output.contains("fixed 3"))
    }
  }

  @Test("u: another spelling and another subject within one file is replaced")
  func replacedAcrossRules() throws {
    let project = try Project(recorded: [
      "F/A.swift": """
      import Factory

      final class A {
        let cart = resolve(\\.a)
      }

      """
    ])
    #expect(
      try project.read("baseline.json").contains("service_locator_resolve\",\"subject\":\"a\""))
    try project.write("F/A.swift", injecting(["b"], by: "A", as: "LazyInjected"))
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("REPLACED (1)"))
    }
  }

  @Test("v: fifty-five key paths of one renamed dependency are one line")
  func renamedSubject() throws {
    let files = { (keyPath: String) in
      (1...55).map {
        ("Screens/S\($0)/S\($0).swift", injecting([keyPath], by: "S\($0)"))
      }
    }
    let project = try Project(recorded: Dictionary(uniqueKeysWithValues: files("cart")))
    for (path, text) in files("basket") { try project.write(path, text) }
    for outcome in try judge(project) {
      #expect(outcome.status == 0)
      #expect(
        outcome.output.split(separator: "\n").filter { $0.contains("cart -> basket") }.count == 1)
    }
  }
}

extension Project {
  /// Records the debt that there is.
  func record() throws {
    let outcome = try run("baseline", "init")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}
