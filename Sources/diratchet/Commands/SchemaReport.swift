import LintReporting

extension Command {
  static let schemaReport = Command(
    "schema", "report", summary: "print the JSON Schema of `report --format json`"
  ) { _ in Reply(renderReportSchema()) }
}
