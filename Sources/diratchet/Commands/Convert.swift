import LintReporting
import LintWorkspace

extension Command {
  static let convert = Command(
    "convert", summary: "write a saved JSON report of `check` or `scan` in another form",
    operands: .exactly(["REPORT.json"]), flags: Flag.ofOutput + [.config, .isolated],
    details: """
        diratchet check --format json -o report.json
        diratchet convert report.json --format sarif -o report.sarif
      """
  ) { invocation in
    let path = invocation.arguments.operands[0]
    let text = try readGivenFile(path)
    let workspace = try loadProject(invocation).workspace
    let report: RunReport
    do throws(SavedRunProblem) {
      report = try RunReport(saved: text, of: workspace.root)
    } catch {
      throw CallError.faultyReport(path: path, error)
    }
    let presentation = Presentation(
      invocation: invocation, subject: report.isUnjudged ? .scan : .check,
      workspace: workspace, seconds: nil)
    return try presentation.reply(with: report, status: .noIncrease)
  }
}
