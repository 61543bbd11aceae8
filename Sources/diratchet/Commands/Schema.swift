import LintReporting

extension Command {
  static let schemaConfiguration = Command(
    "schema", "config", summary: "print the JSON Schema of `.diratchet.json`"
  ) { _ in Reply(renderConfigurationSchema()) }

  static let schemaBaseline = Command(
    "schema", "baseline", summary: "print the JSON Schema of `baseline.json`"
  ) { _ in Reply(renderBaselineSchema()) }

  static let schemaReport = Command(
    "schema", "report", summary: "print the JSON Schema of `report --format json`"
  ) { _ in Reply(renderReportSchema()) }
}
