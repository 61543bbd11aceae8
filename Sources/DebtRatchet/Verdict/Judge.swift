/// Compares a tree with the recorded debt and says what is new, what moved and what is gone.
///
/// Goes in: what was measured (`tree`), the record (`baseline`; nil if the configuration wants
/// none, then every gated finding is new), an earlier tree for the direction of moves
/// (`reference`), and the settings. Comes out: a `Verdict` that does not depend on the order of
/// the input. It must not know files, git, Swift or output formats.
///
/// The steps are those of one pairing for check, tighten and guard: the budget, equal keys, moves
/// by ever weaker evidence, replacements, descents; `Pass.all` lists the evidence.
package func judge(
  _ tree: MeasuredTree, against baseline: Baseline?, reference: ReferenceTree,
  settings: RatchetSettings
) -> Verdict {
  let comparison = Comparison(
    Question(tree: tree, baseline: baseline, reference: reference, settings: settings))
  var verdict = Verdict()
  verdict.pairs = comparison.pairing.pairs
  verdict.renamedSubjects = comparison.pairing.renamedSubjects
  verdict.findings = comparison.judgeFindings()
  (verdict.fixed, verdict.setAside) = comparison.judgeGoneDebts()
  verdict.totals = comparison.sumFamilies(verdict.findings)
  verdict.notices = comparison.notices(verdict)
  verdict.strictStatus = comparison.status(of: verdict, under: settings.fullyEnforced)
  verdict.status = comparison.status(of: verdict, under: settings)
  if verdict.status != verdict.strictStatus {
    verdict.notices.append(.wouldFail(verdict.strictStatus))
  }
  return verdict
}

/// The recorded files that a partial scan should scan as well before it calls something new: those
/// that hold the same subject of the same family, sorted.
package func donorProbe(
  _ tree: MeasuredTree, against baseline: Baseline?, reference: ReferenceTree,
  settings: RatchetSettings
) -> [String] {
  let comparison = Comparison(
    Question(tree: tree, baseline: baseline, reference: reference, settings: settings))
  let wanted = Set(comparison.pairing.takers.filter { $0.count > 0 }.map(\.thing))
  let files = comparison.budget.setAside.filter {
    $0.why == .notExamined && wanted.contains(comparison.thing(of: $0.key))
  }
  return Set(files.map(\.key.file)).sorted(by: precedes)
}
