import LintFindings
import LintRules
import Testing

@Test(
  "a file may end anywhere",
  arguments: ["_", "a._", "@_", "Container.shared", "a.resolve(", "@Injected", "static let shared"])
func abruptEnd(source: String) {
  let role = FileRole(path: "Input.swift")
  let report = lint(Array(source.utf8), as: role, with: Vocabulary(), settings: .standard)
  #expect(report.findings.allSatisfy { $0.place.line == 1 })
}
