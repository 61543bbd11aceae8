import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let verify = Command(
    "verify", summary: "prove that every rule can fail: run each on its own examples",
    flags: [.config, .isolated]
  ) { invocation in
    let project = try loadProject(invocation)
    let rules = Catalogue.rules + project.lintSettings.customRules
    let proofs = mapInParallel(rules, threads: invocation.threads, transform: prove)
    return Reply(
      renderProofs(proofs, palette: invocation.palette),
      status: proofs.allSatisfy(\.holds) ? .noIncrease : .increase)
  }
}
