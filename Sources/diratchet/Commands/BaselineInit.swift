import DebtRatchet
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let baselineInit = Command(
    "baseline", "init", summary: "record the debt that there is; an existing record stays",
    flags: [.baseline, .config, .isolated, .jobs]
  ) { invocation in
    let project = try loadProject(invocation)
    let file = try project.requiredRecordFile(for: invocation.arguments)
    if try file.readBytes() != nil { throw CallError.recordExists(path: file.path) }
    let gate = try Gate(invocation, project: project, baseline: nil, depth: .wholeTree)
    try gate.requireKnownSources()
    let baseline = try initial(from: gate.measured, settings: project.configuration.ratchet)
    try file.write(baseline)
    return Reply(renderRecorded(baseline, at: file.path))
  }
}

extension Gate {
  /// Refuses to write a record of sources that could not be read whole.
  func requireKnownSources() throws(CallError) {
    let unknown = unknownSources
    if !unknown.isEmpty { throw .unknownSources(unknown) }
  }
}
