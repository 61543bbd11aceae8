import DebtRatchet
import LintRules
import LintWorkspace

extension Command {
  static let baselineUpgrade = Command(
    "baseline", "upgrade",
    summary: "record new rules, revisions, names and scope, counted in the base tree",
    flags: [.base, .baseline, .config, .isolated, .jobs]
  ) { invocation in
    let (gate, file, written, baseline) = try openRecord(invocation, depth: .wholeTree)
    let upgraded = try upgrade(
      baseline, to: gate.measured, reference: gate.reference,
      settings: gate.project.configuration.ratchet)
    var reply = try file.reply(replacing: written, with: upgraded, judged: gate, for: invocation)
    if gate.base == nil, gate.project.workspace.gitTop != nil {
      reply.remarks.append(
        "note: counted in the tree as it is now; "
          + "with `--base REF` an upgrade cannot carry new debt along")
    }
    return reply
  }
}
