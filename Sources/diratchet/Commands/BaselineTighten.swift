import DebtRatchet
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let baselineTighten = Command(
    "baseline", "tighten", summary: "lower the record to what there is; never raise it",
    operands: .any("PATH…"),
    flags: [
      .base, .allowCollapse, .baseline, .filesFrom, .zeroTerminated, .config, .isolated, .jobs,
    ]
  ) { invocation in
    let (gate, file, written, baseline) = try openRecord(invocation)
    let tightened = try tighten(
      baseline, to: gate.measured, reference: gate.reference,
      settings: gate.project.configuration.ratchet,
      collapse: invocation.arguments.has(.allowCollapse) ? .allow : .refuse)
    return try file.reply(replacing: written, with: tightened, judged: gate, for: invocation)
  }
}

/// Scans the tree for a command that changes the record: the record as it is written, and as it
/// followed the commits since.
func openRecord(
  _ invocation: Invocation, depth: DiscoveryDepth = .needledFiles
) throws -> (gate: Gate, file: RecordFile, written: Baseline, baseline: Baseline) {
  let project = try loadProject(invocation)
  let file = try project.requiredRecordFile(for: invocation.arguments)
  guard let written = try file.read(rules: project.configuration.ratchet.rules) else {
    throw CallError.noRecordToChange(file.path)
  }
  var gate = try Gate(invocation, project: project, baseline: written, depth: depth)
  try gate.requireKnownSources()
  try? gate.followCommitsToBase(invocation)
  return (gate, file, written, gate.baseline ?? written)
}

extension RecordFile {
  /// Writes the new record if it differs, says what changed, and says what is still new.
  func reply(
    replacing old: Baseline, with new: Baseline, judged gate: Gate, for invocation: Invocation
  ) throws -> Reply {
    var gate = gate
    gate.baseline = new
    let report = gate.report()
    var text = "\(path) is up to date\n"
    if new != old {
      try write(new)
      text = "\(renderDifference(from: old, to: new))wrote \(path)\n"
    }
    if report.status != .pass {
      let options = TextOptions(palette: invocation.palette, detail: .quiet)
      text += "\n" + renderCheckText(report, options: options)
    }
    return Reply(text, status: ExitStatus(report.status))
  }
}
