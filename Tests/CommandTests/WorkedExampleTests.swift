import LintNotation
import Testing

/// The worked examples of the ratchet that need no git, each from the first record to the verdict.
struct WorkedExampleTests {
  @Test("a: a renamed file passes, and tightening gives its line the new name")
  func renameOnly() throws {
    let project = try Project(["F/A.swift": resolving("U"), "F/Other.swift": clean("Other")])
    try project.record()
    try project.move("F/A.swift", to: "F/B.swift")
    #expect(try project.run("check").status == 0)
    #expect(try project.run("baseline", "tighten").status == 0)
    let baseline = try project.read("baseline.json")
    #expect(baseline.contains(#""file":"F/B.swift""#))
    #expect(!baseline.contains(#""file":"F/A.swift""#))
    #expect(try project.run("check", "--frozen").status == 0)
  }

  @Test("c: a call moved to a file beside it passes")
  func movedNear() throws {
    let project = try Project([
      "F/A.swift": resolving("U", by: "First"), "F/B.swift": clean("Second"),
    ])
    try project.record()
    try project.write("F/A.swift", clean("First"))
    try project.write("F/B.swift", resolving("U", by: "Second"))
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("MOVED (1)"))
  }

  @Test("c: the same subject in an unrelated file is new")
  func unrelatedFile() throws {
    let project = try Project([
      "Cart/A.swift": resolving("Logger", by: "First"), "Profile/Z.swift": clean("Second"),
    ])
    try project.record()
    try project.write("Cart/A.swift", clean("First"))
    try project.write("Profile/Z.swift", resolving("Logger", by: "Second"))
    let outcome = try project.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("FIXED (1)"))
    #expect(outcome.output.contains("\nProfile/Z.swift:11:18: service_locator_resolve: "))
    #expect(outcome.lastLine.hasPrefix("failed: debt increased by 1"))
  }

  @Test("d: one fixed and another added elsewhere is an increase")
  func notCurrency() throws {
    let project = try Project([
      "F/A.swift": resolving("U", by: "First"), "G/B.swift": clean("Second"),
    ])
    try project.record()
    try project.write("F/A.swift", clean("First"))
    try project.write("G/B.swift", resolving("W", by: "Second"))
    let outcome = try project.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("new 1 · fixed 1"))
  }

  @Test("d: another subject in the same file under the same rule is replaced")
  func replaced() throws {
    let project = try Project(["F/A.swift": resolving("U"), "F/B.swift": resolving("W", by: "B")])
    try project.record()
    try project.write("F/A.swift", resolving("W"))
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("REPLACED (1)"))
  }

  @Test("d: a copied file is an increase")
  func copied() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.record()
    try project.write("F/ACopy.swift", resolving("U"))
    #expect(try project.run("check").status == 1)
  }

  @Test("h: without a record nothing is judged, and the message says how to make one")
  func baselineMissing() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    let words = outcome.output + outcome.errors
    #expect(words.contains("no baseline at baseline.json; run `diratchet baseline init`"))
    #expect(words.contains(#""baseline": null"#))
    #expect(!project.has("baseline.json"))
  }

  @Test("i: conflict markers are named with their line and the repair")
  func conflictMarkers() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.record()
    let baseline = try project.read("baseline.json")
    let entry = try #require(
      baseline.split(separator: "\n").firstIndex { $0.hasPrefix(#"{"file""#) })
    var lines = baseline.split(separator: "\n").map(String.init)
    lines.insert("<<<<<<< HEAD", at: entry)
    try project.write("baseline.json", lines.joined(separator: "\n") + "\n")
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(entry + 1)"))
    #expect(outcome.errors.contains("merge conflict"))
    #expect(outcome.errors.contains("`diratchet baseline resolve`"))
  }

  @Test("i: a truncated record is exit 2 with its line, never an empty one")
  func truncated() throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.record()
    try project.write("baseline.json", String(try project.read("baseline.json").prefix(60)))
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("baseline.json:"))
  }

  @Test(
    "j: a record of a newer version is refused and left alone",
    arguments: [
      (#""schema": 1"#, #""schema": 2"#),
      (#""service_locator_resolve": 1"#, #""service_locator_resolve": 4000"#),
    ])
  func newer(old: String, new: String) throws {
    let project = try Project(["F/A.swift": resolving("U")])
    try project.record()
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
    let project = try Project([
      "F/A.swift": resolving("U"), "G/B.swift": resolving("V", by: "B"),
    ])
    try project.record()
    try project.write("F/A.swift", clean("A"))
    let outcome = try project.run("check", "F/A.swift", "--format", "json")
    #expect(outcome.status == 0)
    let fixed = try #require(try outcome.json()["fixed"]?.elements)
    #expect(fixed.map { $0["path"] } == ["F/A.swift"])
    #expect(try project.run("check", "F/A.swift", "--frozen").status == 2)
  }

  @Test("k: what moved into a given file from one that was not given is no new debt")
  func donorProbe() throws {
    let project = try Project([
      "F/A.swift": resolving("U", by: "A"), "F/B.swift": clean("B"),
      "G/C.swift": resolving("V", by: "C"),
    ])
    try project.record()
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
    let project = try Project(["Setup/Setup.swift": "import Resolver\n", "Cart/Cart.swift": user])
    try project.record()
    let outcome = try project.run("check", "Cart/Cart.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("known 1"))
    #expect(!outcome.output.contains("FIXED"))
  }

  @Test("l: an include that matches nothing is exit 2")
  func emptyScope() throws {
    let project = try Project(["Sources/A.swift": resolving("U")])
    try project.record()
    try project.write(".diratchet.json", #"{"include": ["Source/**"]}"#)
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Source/**"))
  }

  @Test("l: a record that collapses is loud, and tightening it must be meant")
  func collapse() throws {
    let types = (1...12).map { "T\($0)" }
    let project = try Project(["F/B.swift": clean("B")])
    for type in types { try project.write("F/\(type).swift", resolving(type, by: "Uses\(type)")) }
    try project.record()
    for type in types { try project.write("F/\(type).swift", clean("Uses\(type)")) }
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect((outcome.output + outcome.errors).contains("12"))
    #expect(try project.run("baseline", "tighten").status == 2)
    #expect(try project.run("baseline", "tighten", "--allow-collapse").status == 0)
    #expect(try project.read("baseline.json").contains("\"entries\": [\n]"))
  }

  @Test("m: what a narrower configuration leaves out is listed, and not called fixed")
  func narrowed() throws {
    let project = try Project([
      "F/A.swift": resolving("U"), "Legacy/B.swift": resolving("V", by: "B"),
    ])
    try project.record()
    try project.write(".diratchet.json", #"{"exclude": ["Legacy/**"]}"#)
    let outcome = try project.run("check")
    #expect(outcome.status == 3)
    #expect(!outcome.output.contains("FIXED"))
    #expect((outcome.output + outcome.errors).contains("Legacy/B.swift"))
  }

  @Test("q: two view models merged into one in a sibling folder pass")
  func merged() throws {
    let first = (1...8).map { "first\($0)" }
    let second = (1...8).map { "second\($0)" }
    let project = try Project([
      "App/Cart/CartViewModel.swift": injecting(first, by: "CartViewModel"),
      "App/Order/OrderViewModel.swift": injecting(second, by: "OrderViewModel"),
      "App/Checkout/Checkout.swift": clean("Checkout"),
    ])
    try project.record()
    try project.remove("App/Cart/CartViewModel.swift")
    try project.remove("App/Order/OrderViewModel.swift")
    let kept = Array(first.dropLast() + second.dropLast())
    try project.write(
      "App/Checkout/CheckoutViewModel.swift", injecting(kept, by: "CheckoutViewModel"))
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("fixed 2"))
  }

  @Test("r: wrappers of four subclasses hoisted into their base class pass")
  func hoisted() throws {
    let names = ["One", "Two", "Three", "Four"]
    let project = try Project(["Base/Base.swift": clean("Base")])
    for name in names {
      try project.write("Screens/\(name)/\(name).swift", injecting(["cart"], by: name))
    }
    try project.record()
    for name in names { try project.write("Screens/\(name)/\(name).swift", clean(name)) }
    try project.write("Base/Base.swift", injecting(["cart"], by: "Base"))
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("MERGED (1)"))
    #expect(outcome.output.contains("fixed 3"))
  }

  @Test("u: another spelling and another subject within one file is replaced")
  func replacedAcrossRules() throws {
    let project = try Project([
      "F/A.swift": """
      import Factory

      final class A {
        let cart = resolve(\\.a)
      }

      """
    ])
    try project.record()
    #expect(
      try project.read("baseline.json").contains("service_locator_resolve\",\"subject\":\"a\""))
    try project.write("F/A.swift", injecting(["b"], by: "A", as: "LazyInjected"))
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("REPLACED (1)"))
  }

  @Test("v: fifty-five key paths of one renamed dependency are one line")
  func renamedSubject() throws {
    let project = try Project()
    for number in 1...55 {
      try project.write(
        "Screens/S\(number)/S\(number).swift", injecting(["cart"], by: "S\(number)"))
    }
    try project.record()
    for number in 1...55 {
      try project.write(
        "Screens/S\(number)/S\(number).swift", injecting(["basket"], by: "S\(number)"))
    }
    let outcome = try project.run("check")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").filter { $0.contains("cart -> basket") }.count == 1)
  }
}

extension Project {
  /// Records the debt that there is.
  func record() throws {
    let outcome = try run("baseline", "init")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}
