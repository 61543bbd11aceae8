import DebtRatchet
import LintFindings
import LintRules
import LintWorkspace

extension Gate {
  /// Where the configuration takes debt out of the gate, today's tree is scanned once more as the
  /// base configured it, so that the guard can say how much.
  mutating func measureUnderSettings(of earlier: EarlierTree, _ invocation: Invocation) throws {
    let today = project.configuration.ratchet
    guard let before = reference.settings, today.withdrawDebt(since: before),
      let configuration = project.configuration(of: earlier, try BlobReader(earlier.repository))
    else { return }
    var then = project
    then.configuration = configuration
    let selection = try then.select(for: invocation)
    var scan = TreeScan(
      files: selection.listing.files, overlay: selection.overlay, settings: then.gateSettings,
      known: tree.vocabulary, threads: invocation.threads)
    scan.discovers = false
    reference.findingsUnderItsSettings = scan.run().findings.filter {
      !project.unjudgedRules.contains($0.rule)
    }
  }
}
