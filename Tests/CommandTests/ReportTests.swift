import Foundation
import LintNotation
import Testing

/// The inventory of the travel app, written out in every format.
@Suite("the report")
struct ReportTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Reports")

  @Test(
    "the travel app's report is the one in Fixtures/Reports; `make bless` writes it",
    arguments: [
      ("text", "travel.txt"), ("markdown", "travel.md"), ("html", "travel.html"),
      ("json", "travel.json"), ("csv", "travel.csv"),
    ])
  func golden(format: String, name: String) throws {
    let travel = try Project(copyOf: "Travel")
    let outcome = try travel.run("report", "--format", format)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["DIRATCHET_BLESS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(outcome.output.utf8).write(to: file)
    } else {
      let isCurrent = try Data(contentsOf: file) == Data(outcome.output.utf8)
      #expect(isCurrent, "Fixtures/Reports/\(name) is old; run `make bless` and read what changed")
    }
  }

  @Test("the number of threads and the day do not show", arguments: ["json", "html"])
  func deterministic(format: String) throws {
    let travel = try Project(copyOf: "Travel")
    let first = try travel.run("report", "--format", format, "-j", "1")
    let second = try travel.run("report", "--format", format, "-j", "4")
    #expect(first == second)
  }

  @Test("on a terminal no line is longer than it is wide", arguments: [60, 80, 120])
  func width(columns: Int) throws {
    let travel = try Project(copyOf: "Travel")
    let report = try travel.run("report", environment: ["COLUMNS": String(columns)]).output
    let longest = report.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= columns)
    #expect(longest > columns - 12)
  }

  @Test("the day of the report comes from the environment, not from the clock")
  func day() throws {
    let travel = try Project(copyOf: "Travel")
    let report = try travel.run(
      "report", "--format", "json", environment: ["SOURCE_DATE_EPOCH": "1764460800"])
    #expect(try report.json()["date"]?.string == "2025-11-30")
  }

  @Test("every form names the project, and escapes it")
  func projectName() throws {
    let travel = try Project(copyOf: "Travel")
    try travel.write("A & <b>_C_.xcodeproj/project.pbxproj", "")
    let heads = try ["text", "markdown", "html", "json"].map { form in
      try travel.run("report", "--format", form).output
    }
    #expect(heads[0].hasPrefix("Migration inventory of A & <b>_C_  "))
    #expect(heads[1].hasPrefix(#"# Migration inventory of A &amp; &lt;b&gt;\_C\_"#))
    #expect(heads[2].contains("<h1>Migration inventory of A &amp; &lt;b&gt;_C_</h1>"))
    #expect(heads[3].contains(#""project": "A & <b>_C_""#))
  }

  @Test("every member of the JSON report is in its schema, and every required one is there")
  func schema() throws {
    let travel = try Project(copyOf: "Travel")
    let schema = try travel.run("schema", "report").json()
    let report = try travel.run("report", "--format", "json").json()
    #expect(mismatches(of: report, with: schema, at: "report") == [])
  }

  @Test("one type is told with its uses, its creator and what moves up")
  func inspect() throws {
    let travel = try Project(copyOf: "Travel")
    let text = try travel.run("inspect", "TripDetailViewModel").output
    #expect(text.contains("declares  tripID: Trip.ID"))
    #expect(text.contains("TripDetailViewModel.swift:23  TripDetailViewModel.load()  resolve"))
    #expect(text.contains("BookingCoordinator.swift:26  BookingCoordinator.showTrip(_:)"))
    #expect(text.contains("to BookingCoordinator.showTrip(_:)"))
    #expect(text.contains("BookingRepository, which it reaches for already"))
    #expect(text.contains("RefundNotifier by resolve"))
    #expect(
      text.contains(
        "init(tripID: Trip.ID, flags: FeatureFlags, repository: any BookingRepository, "
          + "notifier: RefundNotifier, sessionManager: SessionManager, analytics: any Analytics)"))
  }

  @Test("an honest type hides nothing; a mistyped one is guessed")
  func inspectOthers() throws {
    let travel = try Project(copyOf: "Travel")
    #expect(try travel.run("inspect", "TripListViewModel").output.contains("hides     nothing"))
    let mistyped = try travel.run("inspect", "TripListViewModle")
    #expect(mistyped.status == 2)
    #expect(mistyped.errors.contains("did you mean `TripListViewModel`?"))
  }

  @Test("a broken record is told, and the rest of the report is made")
  func brokenRecord() throws {
    let travel = try Project(copyOf: "Travel")
    try travel.write("baseline.json", "{")
    let outcome = try travel.run("report")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("the record is left out"))
    #expect(outcome.output.contains("3 Hidden dependencies"))
  }
}

/// Where a value does not fit a schema made of objects, arrays, maps and `anyOf`.
private func mismatches(of value: JSONValue, with schema: JSONValue, at path: String) -> [String] {
  if let choices = schema["anyOf"]?.elements {
    return value.isNull ? [] : mismatches(of: value, with: choices[0], at: path)
  }
  if let item = schema["items"] {
    guard let elements = value.elements else { return ["\(path) is no array"] }
    return elements.flatMap { mismatches(of: $0, with: item, at: path + "[]") }
  }
  guard let properties = schema["properties"] else { return [] }
  guard let members = value.members else { return ["\(path) is no object"] }
  let required = schema["required"]?.elements?.compactMap(\.string) ?? []
  let missing = required.filter { value[$0] == nil }.map { "\(path).\($0) is missing" }
  return missing
    + members.flatMap { member -> [String] in
      let name = "\(path).\(member.name)"
      guard let inner = properties[member.name] else { return ["\(name) is not in the schema"] }
      return mismatches(of: member.value, with: inner, at: name)
    }
}
