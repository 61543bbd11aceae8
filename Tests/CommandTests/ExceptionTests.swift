import Foundation
import LintNotation
import Testing

/// Owner and age of what may stay, from the history of the lines that say so.
@Suite("exceptions in the report")
struct ExceptionTests {
  private let source = """
    import Swinject
    final class Model {
      func f() {
        // diratchet:ignore service_locator_resolve - until the vendor's kit is gone
        container.resolve(TripStore.self)
        container.resolve(Analytics.self)
      }
    }

    """
  private let configuration = """
    {
      "allowed": [
        { "subject": "Log", "reason": "append-only" }
      ]
    }

    """

  /// An ignore of the first commit, an allowance of the second, a reason of the third.
  private func repository() throws -> Project {
    let project = try Project(["App/Model.swift": source])
    try project.git("init", "-q", "-b", "main")
    try commit(project, by: "Ann", on: "2026-01-01")
    try project.write(".diratchet.json", configuration)
    try commit(project, by: "Ben", on: "2026-02-01")
    _ = try project.run("baseline", "init")
    let record = try project.read("baseline.json")
    try project.write(
      "baseline.json", record.replacing(#""count":1}"#, with: #""count":1,"reason":"later"}"#))
    try commit(project, by: "Cid", on: "2026-03-01")
    return project
  }

  private func commit(_ project: Project, by author: String, on day: String) throws {
    try project.git("add", "-A")
    let outcome = try Program.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "-c", "user.name=\(author)", "-c", "user.email=a@example.com", "commit", "-qm", day],
      in: project.folder, environment: ["GIT_COMMITTER_DATE": "\(day)T12:00:00Z"])
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func exceptions(of project: Project) throws -> [String: [String]] {
    let day = ["SOURCE_DATE_EPOCH": "1775001600"]  // 2026-04-01
    let report = try project.run("report", "--format", "json", environment: day).json()
    let rows = report["exceptions"]?.elements ?? []
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let age = row["age"]?.integer.map(String.init) ?? "none"
        return (row["kind"]?.string ?? "", [row["owner"]?.string ?? "nobody", age])
      })
  }

  @Test("each exception tells who wrote it down, and how many days ago")
  func ages() throws {
    #expect(
      try exceptions(of: repository()) == [
        "inline ignore": ["Ann", "90"], "allowed by configuration": ["Ben", "59"],
        "accepted in the record": ["Cid", "31"],
      ])
  }

  @Test("a line that moved since the last commit is found again; a new one has no age")
  func uncommitted() throws {
    let project = try repository()
    try project.write("App/Model.swift", "import UIKit\n" + source)
    #expect(try exceptions(of: project)["inline ignore"] == ["Ann", "90"])
    try project.write("App/Model.swift", source.replacing("kit", with: "package"))
    #expect(try exceptions(of: project)["inline ignore"] == ["nobody", "none"])
  }

  @Test("`CODEOWNERS` owns before who wrote the line, and the last pattern that matches decides")
  func owners() throws {
    let project = try repository()
    try project.write(".github/CODEOWNERS", "*.swift @all\n/App/ @app @ios\n")
    #expect(try exceptions(of: project)["inline ignore"] == ["@app @ios", "90"])
    let report = try project.run("report", "--format", "json").json()
    #expect(report["owners"]?.elements?.map { $0["name"]?.string } == ["@app @ios"])
  }

  @Test("no filter of the repository runs")
  func filters() throws {
    let project = try repository()
    try project.write(".gitattributes", "*.swift filter=trap diff=trap\n")
    let trap = project.folder.appendingPathComponent("sprung").path
    for key in ["filter.trap.clean", "filter.trap.smudge", "diff.trap.textconv"] {
      try project.git("config", key, "touch '\(trap)'; cat")
    }
    try project.write("App/Model.swift", source + "\n")
    #expect(try exceptions(of: project)["inline ignore"] == ["Ann", "90"])
    #expect(!FileManager.default.fileExists(atPath: trap))
  }
}
