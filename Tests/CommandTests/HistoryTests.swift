import Foundation
import LintNotation
import Testing

/// Earlier commits, measured from the objects of real repositories.
@Suite("history")
struct HistoryTests {
  /// Three commits: one debt, three debts, two debts.
  private func repository() throws -> Project {
    let project = try Project(["App/A.swift": resolveText(1)])
    try project.git("init", "-q")
    try commit(project, "one", day: "2026-01-05")
    try project.write("App/B.swift", resolveText(2))
    try commit(project, "three", day: "2026-01-12")
    try project.git("tag", "v2")
    try project.write("App/B.swift", resolveText(1))
    try project.write("App/C.swift", resolveText(1).replacingOccurrences(of: "M", with: "N"))
    try project.remove("App/A.swift")
    try commit(project, "two", day: "2026-01-19")
    return project
  }

  private func resolveText(_ count: Int) -> String {
    let calls = (0..<count).map { "    container.resolve(Service\($0).self)\n" }.joined()
    return "import Swinject\nfinal class M {\n  func f() {\n\(calls)  }\n}\n"
  }

  private func commit(_ project: Project, _ message: String, day: String) throws {
    try project.git("add", "-A")
    let outcome = try Program.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", message],
      in: project.folder, environment: ["GIT_COMMITTER_DATE": "\(day)T12:00:00Z"])
    #expect(outcome.status == 0)
  }

  @Test("every point is measured, and each distinct content is read once")
  func points() throws {
    let outcome = try repository().run("history", "--format", "json")
    let points = try outcome.json()["points"]?.elements ?? []
    #expect(points.map { $0["date"]?.string } == ["2026-01-05", "2026-01-12", "2026-01-19"])
    #expect(points.map { $0["counts"]?["total"]?.integer } == [1, 3, 2])
    // `Service0` moves from `A` to `C`, and one of two goes.
    #expect(points.map { $0["new"]?.integer } == [0, 2, 0])
    #expect(points.map { $0["fixed"]?.integer } == [0, 0, 1])
    // `resolveText(1)` lies in two files and is one content.
    #expect(outcome.errors.contains("3 of 3 distinct contents read, each once"))
  }

  @Test("steps and a cap choose the points, the newest always among them")
  func steps() throws {
    let project = try repository()
    let every = try project.run("history", "--every", "2", "--format", "csv").output
    #expect(every.components(separatedBy: "\r\n").count == 4)
    let capped = try project.run("history", "--points", "1", "--format", "csv").output
    #expect(capped.contains("2026-01-19") && !capped.contains("2026-01-12"))
    let since = try project.run("history", "--since", "2026-01-10", "--format", "csv").output
    #expect(!since.contains("2026-01-05") && since.contains("2026-01-12"))
    #expect(try project.run("history", "--every", "month").status == 2)
  }

  @Test("the change since a tag is in the headline, and the history in the page")
  func report() throws {
    let project = try repository()
    let since = try project.run("report", "--since", "v2").output
    #expect(since.contains("Since v2: -1 (3 before, 2 now)"))
    let page = try project.run("report", "--history", "--format", "html").output
    #expect(page.contains("Gated findings over time, by family"))
    #expect(page.contains("New gated findings (up) against fixed ones (down)"))
  }

  @Test("a commit that claims to be older than the one before it is drawn all the same")
  func backdated() throws {
    let project = try repository()
    try project.write("App/D.swift", resolveText(3))
    try commit(project, "late", day: "2025-12-01")
    let page = try project.run("history", "--every", "commit", "--format", "html")
    #expect(page.status == 0)
    #expect(page.output.contains("Types whose init tells the truth, over time"))
  }

  @Test("without git the history is refused, and the report is made all the same")
  func noRepository() throws {
    let project = try Project(["App/A.swift": resolveText(1)])
    #expect(try project.run("history").status == 2)
    let report = try project.run("report", "--history")
    #expect(report.status == 0)
    #expect(report.errors.contains("no git work tree"))
  }
}
