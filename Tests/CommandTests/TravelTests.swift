import Foundation
import LintNotation
import Testing

/// The program on a small app that looks like a real one.
@Suite("the travel app")
struct TravelTests {
  @Test("what the gated rules find is what was written down by hand")
  func findings() throws {
    let travel = try Project(copyOf: "Travel")
    let outcome = try travel.run("scan", "--format", "json")
    #expect(outcome.status == 0)
    let found = try outcome.json()["findings"]?.elements ?? []
    let lines = found.map(Expectation.init(finding:)).filter { gatedRules.contains($0.rule) }
    let expected = try expectations(of: travel)
    let surplus = lines.filter { !expected.contains($0) }.map { "found: \($0.text)" }
    let missing = expected.filter { !lines.contains($0) }.map { "not found: \($0.text)" }
    #expect(surplus + missing == [])
    #expect(lines.count == expected.count)
  }

  @Test("the baseline records every finding that counts, and no other")
  func baseline() throws {
    let travel = try Project(copyOf: "Travel")
    let baseline = try readJSON(Array(travel.read("baseline.json").utf8))
    let recorded = (baseline["entries"]?.elements ?? []).map(Debt.init(entry:))
    let expected = try expectations(of: travel).filter { $0.state == "found" }
    let counted = Dictionary(grouping: expected, by: \.key).map(Debt.init(key:places:))
    #expect(Set(recorded) == Set(counted))
    #expect(recorded.count == counted.count)
  }

  @Test("the app as it stands passes, also when improvements must be recorded")
  func unchanged() throws {
    let travel = try Project(copyOf: "Travel")
    #expect(try travel.run("check").status == 0)
    #expect(try travel.run("check", "--frozen").status == 0)
  }

  @Test("a new baseline equals the one in the repository, byte for byte")
  func record() throws {
    let travel = try Project(copyOf: "Travel")
    let recorded = try travel.read("baseline.json")
    try travel.remove("baseline.json")
    #expect(try travel.run("baseline", "init").status == 0)
    #expect(try travel.read("baseline.json") == recorded)
  }

  @Test("a new resolve in a view model is refused by name")
  func violation() throws {
    let travel = try Project(copyOf: "Travel")
    let path = "Modules/Booking/TripListViewModel.swift"
    try travel.edit(path) {
      $0.replacing(
        "problem = error.localizedDescription",
        with: "AppContainer.shared.resolve(CrashReporter.self).record(error)")
    }
    let outcome = try travel.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(path):24:33: service_locator_resolve: "))
    #expect(outcome.output.contains("`TripListViewModel.load()`"))
    #expect(outcome.output.contains("`CrashReporter`"))
    #expect(outcome.lastLine.hasPrefix("failed: debt increased by 1"))
  }

  @Test("a use of the project's own wrapper is refused too")
  func wrapper() throws {
    let travel = try Project(copyOf: "Travel")
    let path = "Modules/Booking/TripListViewModel.swift"
    try travel.edit(path) {
      $0.replacing(
        "    private let repository: any BookingRepository\n",
        with: "    @Inject private var repository: any BookingRepository\n")
    }
    let outcome = try travel.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(path):11:5: injected_property_wrapper: "))
  }

  @Test("a view model's resolve that moves up to its coordinator passes and can be recorded")
  func migration() throws {
    let travel = try Project(copyOf: "Travel")
    try travel.edit("Modules/Profile/ProfileViewModel.swift") {
      $0.replacing("AppContainer.shared.resolve(SignOutHandler.self)", with: "makeSignOut()")
    }
    try travel.edit("Modules/Profile/ProfileCoordinator.swift") {
      $0.replacing(
        "        let root",
        with: "        let out = AppContainer.shared.resolve(SignOutHandler.self)\n        let root"
      )
    }
    let outcome = try travel.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("MOVED UP (1)"))
    #expect(try travel.run("baseline", "tighten").status == 0)
    #expect(try travel.run("check", "--frozen").status == 0)
  }

  @Test("a resolve that moves into the Composition folder is fixed")
  func composition() throws {
    let travel = try Project(copyOf: "Travel")
    let call = "AppContainer.shared.resolve(SignOutHandler.self)"
    try travel.edit("Modules/Profile/ProfileViewModel.swift") {
      $0.replacing(call, with: "makeSignOut()")
    }
    try travel.write(
      "Modules/Profile/Composition/ProfileFeature.swift",
      "import Core\n\nfunc makeSignOut() -> SignOutHandler { \(call) }\n")
    let outcome = try travel.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("FIXED (1)"))
  }
}

private let gatedRules: Set = [
  "container_default_argument", "environment_object", "injected_property_wrapper",
  "service_locator_resolve", "shared_container_access", "shared_singleton_declaration",
]

/// A line of `expected-findings.txt`: `path:line:column rule subject tier state`.
private struct Expectation: Equatable {
  struct Key: Hashable {
    var path: String
    var rule: String
    var subject: String
  }

  let text: String
  let rule: String
  let tier: String
  let state: String
  let key: Key

  init(line: String) {
    let parts = line.split(separator: " ").map(String.init)
    text = line
    rule = parts[1]
    tier = parts[3]
    state = parts[4]
    let path = String(parts[0].split(separator: ":")[0])
    key = Key(path: path, rule: parts[1], subject: parts[2])
  }

  init(finding: JSONValue) {
    let place = "\(finding["line"]?.integer ?? 0):\(finding["column"]?.integer ?? 0)"
    let words = ["rule", "subject", "tier", "state"].map { finding[$0]?.string ?? "" }
    let path = finding["path"]?.string ?? ""
    self.init(line: "\(path):\(place) \(words.joined(separator: " "))")
  }
}

/// An entry of a baseline.
private struct Debt: Hashable {
  var path: String
  var rule: String
  var subject: String
  var tier: String
  var count: Int

  init(entry: JSONValue) {
    path = entry["file"]?.string ?? ""
    rule = entry["rule"]?.string ?? ""
    subject = entry["subject"]?.string ?? ""
    tier = entry["tier"]?.string ?? "leaf"
    count = entry["count"]?.integer ?? 0
  }

  init(key: Expectation.Key, places: [Expectation]) {
    path = key.path
    rule = key.rule
    subject = key.subject
    tier = places[0].tier
    count = places.count
  }
}

private func expectations(of project: Project) throws -> [Expectation] {
  try project.read("expected-findings.txt")
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { Expectation(line: String($0)) }
}

extension Project {
  /// A copy of a fixture, so that a test may change it.
  convenience init(copyOf fixture: String) throws {
    let projects = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Projects")
    try self.init()
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: projects.appendingPathComponent(fixture), to: folder)
  }

  /// Rewrites a file; a change that changes nothing is a mistake of the test.
  fileprivate func edit(_ path: String, _ change: (String) -> String) throws {
    let before = try read(path)
    let after = change(before)
    #expect(before != after, "\(path) does not hold the text to replace")
    try write(path, after)
  }
}
