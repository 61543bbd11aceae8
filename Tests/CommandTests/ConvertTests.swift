import Foundation
import Testing

/// A saved report, written in another form.
@Suite("convert")
struct ConvertTests {
  private static let forms = [
    "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "markdown",
    "html", "csv", "swiftlint-json",
  ]

  /// The travel app with new debt, some that moved up, and some that is fixed.
  private static func travel() throws -> Project {
    let travel = try Project(copyOf: "Travel")
    try travel.write(
      "Modules/Extra/Odd\u{E9}.swift", "/* \u{1F600} */ " + resolving("U", by: "Odd"))
    try travel.remove("Modules/Profile/ProfileViewModel.swift")
    return travel
  }

  @Test("every form is the one that the run itself would have written", arguments: forms)
  func sameBytes(form: String) throws {
    let travel = try Self.travel()
    for command in ["check", "scan"] {
      let flags = ["--report", "\(form)=direct", "--report", "sarif=hashes"]
      let saved = try travel.run(
        words: [command, "--format", "json", "-o", "saved.json"] + flags)
      #expect(saved.status == (command == "check" ? 1 : 0))
      let converted = try travel.run("convert", "saved.json", "--format", form)
      #expect(converted.status == 0, "\(converted.errors)")
      #expect(try converted.output == travel.read("direct"))
    }
  }

  @Test("the text says what is new, what is fixed and how the run ended")
  func text() throws {
    let travel = try Self.travel()
    try travel.run("check", "--format", "json", "-o", "saved.json", "--paths", "absolute")
    let text = try travel.run("convert", "saved.json").output
    #expect(text.contains("NEW (1)\nModules/Extra/Odd\u{E9}.swift:"))
    #expect(text.contains("FIXED ("))
    #expect(text.hasSuffix("diratchet baseline accept --new --reason \"...\"\n"))
    try travel.run("scan", "--format", "json", "-o", "saved.json")
    #expect(try travel.run("convert", "saved.json").output == travel.run("scan").output)
  }

  @Test("the base and what moved are kept")
  func base() throws {
    let travel = try Self.travel()
    try travel.git("init", "-q")
    try travel.commit()
    try travel.move("Modules/Extra/Odd\u{E9}.swift", to: "Modules/Extra/OddCoordinator.swift")
    for form in ["json", "text"] {
      try travel.run("check", "--base", "HEAD", "--format", "json", "-o", "saved.json")
      let direct = try travel.run("check", "--base", "HEAD", "--format", form).output
      let converted = try travel.run("convert", "saved.json", "--format", form).output
      #expect(converted.split(separator: "\n").prefix(6) == direct.split(separator: "\n").prefix(6))
      #expect(form == "text" || converted == direct)
    }
  }

  @Test(
    "numbers beyond any report are a mistake, and end no form",
    arguments: ["column", "utf16Column", "endColumn", "line", "endLine", "lineLength"])
  func largeNumbers(name: String) throws {
    let project = try Project(["A.swift": resolving("U")])
    try project.run("scan", "--format", "json", "-o", "saved.json")
    let saved = try project.read("saved.json")
    for number in [String(Int.max), String(Int.min), "-1"] {
      let start = try #require(saved.range(of: "\"\(name)\": "))
      let digits = saved[start.upperBound...].prefix(while: \.isNumber)
      try project.write(
        "large.json", String(saved[..<digits.startIndex] + number + saved[digits.endIndex...]))
      for form in ["sarif", "sonarqube", "checkstyle", "text"] {
        let outcome = try project.run("convert", "large.json", "--format", form)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("`\(name)`"), "\(outcome.errors)")
      }
    }
  }

  @Test(
    "what is no saved report is a mistake with its place",
    arguments: [
      ("{\n  no", "2:3: "), ("[]", "1:1: has no `schemaVersion`"),
      (#"{"schemaVersion": 2}"#, "schemaVersion 2"),
      (#"{"schemaVersion": 1, "headline": {}}"#, "migration inventory"),
      (
        #"{"schemaVersion": 1, "status": "pass", "summary": {"files": -1}}"#,
        "1:61: `files` is an integer"
      ),
      (
        #"{"schemaVersion": 1, "status": "odd", "summary": {"files": 1, "lines": 1, "bytes": 1}}"#,
        "has `odd` for `status`"
      ),
    ])
  func mistakes(text: String, message: String) throws {
    let project = try Project(["r.json": text])
    let outcome = try project.run("convert", "r.json", "--format", "csv")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("r.json:"))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
