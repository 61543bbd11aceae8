import Foundation
import Testing

/// The README shows what the program does, not what it once did.
@Suite("the README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let readme = root.appendingPathComponent("README.md")

  @Test("its session is what `make demo` prints; `make bless` writes it")
  func session() throws {
    let text = String(decoding: try Data(contentsOf: Self.readme), as: UTF8.self)
    let opening = try #require(text.range(of: "<!-- session: `make bless` -->\n"))
    let closing = try #require(text.range(of: "<!-- /session -->"))
    let demo = try Program.run(
      executable: Self.root.appendingPathComponent(".ci/demo"), [Program.location.path],
      in: Self.root)
    #expect(demo.status == 0)
    #expect(demo.errors == "")
    let session = "\n```console\n\(demo.output)```\n\n"
    let place = opening.upperBound..<closing.lowerBound
    if ProcessInfo.processInfo.environment["DIRATCHET_BLESS"] != nil {
      try Data(text.replacingCharacters(in: place, with: session).utf8).write(to: Self.readme)
    } else {
      let isCurrent = text[place] == session
      #expect(isCurrent, "README.md: the session is old; run `make bless`")
    }
  }

  @Test("its excerpt of the report is made of lines of the report")
  func report() throws {
    let text = String(decoding: try Data(contentsOf: Self.readme), as: UTF8.self)
    let opening = try #require(text.range(of: "$ diratchet report\n"))
    let rest = text[opening.upperBound...]
    let closing = try #require(rest.range(of: "```"))
    let travel = Self.root.appendingPathComponent("Fixtures/Reports/travel.txt")
    let report = String(decoding: try Data(contentsOf: travel), as: UTF8.self)
    for line in rest[..<closing.lowerBound].split(separator: "\n") where line != "…" {
      #expect(report.contains("\(line)\n"), "README.md: the report has no line `\(line)`")
    }
  }

  @Test("its configuration is accepted")
  func configuration() throws {
    let text = String(decoding: try Data(contentsOf: Self.readme), as: UTF8.self)
    let opening = try #require(text.range(of: "```jsonc\n"))
    let rest = text[opening.upperBound...]
    let closing = try #require(rest.range(of: "```"))
    let project = try Project([
      ".diratchet.json": String(rest[..<closing.lowerBound]),
      "App/A.swift": resolving("Log"), "App/Wiring/MainAssembly.swift": "",
      "Modules/C.swift": "", "Modules/ThirdParty/B.swift": "",
    ])
    let outcome = try project.run("scan")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }
}
