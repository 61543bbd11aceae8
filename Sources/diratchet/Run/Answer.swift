import DebtRatchet
import LintReporting

/// What a command answers; a failure becomes words here, and an exit status.
func answer(_ invocation: Invocation) -> Reply {
  do {
    return try invocation.arguments.command.run(invocation)
  } catch {
    let failure = explain(error)
    var reply = Reply(failures: failure.messages, status: failure.status)
    let flags = invocation.arguments.command.flags
    if flags.contains(.format) || flags.contains(.textOrJSON) {
      reply.add(emptyReport(saying: failure.messages), askedBy: invocation)
    }
    return reply
  }
}

/// Who asked for a form gets it also from a run that could not judge: what an earlier run left in a
/// file would pass for its result.
private func emptyReport(saying messages: [String]) -> RunReport {
  var report = RunReport(status: .cannotJudge, extent: RunReport.Extent())
  report.failures = messages
  return report
}

extension Reply {
  fileprivate mutating func add(_ report: RunReport, askedBy invocation: Invocation) {
    let requests = (try? OutputRequest.requests(of: invocation)) ?? []
    // The text is said already, as a remark.
    for request in requests where request.format != .text {
      add(renderRun(report, as: request.format, pathPrefix: ""), to: request.destination)
    }
  }
}
