import DebtRatchet
import LintReporting

/// What a command answers; a failure becomes words here, and an exit status.
func answer(_ invocation: Invocation) -> Reply {
  do {
    return try invocation.arguments.command.run(invocation)
  } catch {
    let failure = explain(error)
    var reply = Reply(failures: failure.messages, status: failure.status)
    if invocation.isJSON, invocation.arguments.command.flags.contains(.format) {
      reply.result = emptyReport(saying: failure.messages)
    }
    return reply
  }
}

/// Who asked for JSON gets JSON also from a run that could not judge.
private func emptyReport(saying messages: [String]) -> String {
  var report = RunReport(status: .cannotJudge, extent: RunReport.Extent())
  report.failures = messages
  return renderRunJSON(report)
}
