import DebtRatchet
import LintFindings
import LintNotation
import LintReporting
import Testing

struct RunJSONTests {
  @Test("a finding has every member, in the documented order")
  func members() throws {
    var sample = finding("CartService")
    sample.facets = ["shared_container_access"]
    let text = renderRunJSON(report(.increase, [RunReport.Row(sample, .new)]))
    let value = try readJSON(Array(text.utf8), dialect: .strict)
    #expect(
      value.members?.map(\.name) == [
        "schemaVersion", "tool", "status", "base", "summary", "findings", "fixed", "notes",
        "skippedFiles", "strictStatus", "complaints", "totals",
      ])
    let row = try #require(value["findings"]?.elements?.first)
    #expect(
      row.members?.map(\.name) == [
        "rule", "facets", "path", "line", "column", "endLine", "endColumn", "subject", "symbol",
        "tier", "state", "exemption", "movedFrom", "evidence", "text", "message", "utf16Column",
        "lineLength", "appeared", "enforced",
      ])
    #expect(row["facets"] == ["shared_container_access"])
    #expect(row["column"] == 24)
    #expect(row["state"] == "new")
    #expect(row["exemption"]?.isNull == true)
    #expect(value["status"] == "increase")
  }

  @Test("the summary counts debt by rule and tier, and leaves out what is exempt")
  func summary() throws {
    let rows = [
      RunReport.Row(finding("A")),
      RunReport.Row(finding("B", tier: .coordinator)),
      RunReport.Row(finding("C", standing: .exempt(reason: "test")), .exempt),
    ]
    let value = try readJSON(Array(renderRunJSON(report(.pass, rows)).utf8), dialect: .strict)
    let summary = try #require(value["summary"])
    #expect(summary["findings"] == 2)
    #expect(summary["byRule"] == ["service_locator_resolve": 2])
    #expect(summary["byTier"] == ["leaf": 1, "coordinator": 1, "composition": 0])
    #expect(summary["files"] == 2)
    #expect(value["findings"]?.elements?.last?["exemption"] == "test")
  }
}
