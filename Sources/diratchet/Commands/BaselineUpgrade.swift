import DebtRatchet
import LintRules
import LintWorkspace

extension Command {
  static let baselineUpgrade = Command(
    "baseline", "upgrade",
    summary: "record new rules, revisions, names and scope, counted as the tree is now",
    flags: [.baseline, .config, .isolated, .jobs]
  ) { invocation in
    let (gate, file, baseline) = try openRecord(invocation, depth: .wholeTree)
    let upgraded = try upgrade(
      baseline, to: gate.measured, reference: .none,
      settings: gate.project.configuration.ratchet)
    return try file.reply(replacing: baseline, with: upgraded, judged: gate, for: invocation)
  }
}
