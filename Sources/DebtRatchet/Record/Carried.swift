import LintFindings

/// The record as it would be if it had followed every move from tree to tree; nothing is lowered.
///
/// Where one change replaced a debt and the next moved it, no single comparison sees both steps.
///
/// - Parameter trees: from the one that the record was written for to the last, each with the
///   renames that lead to the next.
package func carried(
  _ baseline: Baseline, through trees: [ReferenceTree], settings: RatchetSettings
) -> Baseline {
  zip(trees, trees.dropFirst()).reduce(baseline) { record, step in
    var before = step.0
    before.kind = .base
    var after = MeasuredTree(facts: step.1.facts, findings: step.1.findings)
    let files = Set(before.facts.keys).union(record.entries.map(\.key.file))
    for file in files where after.facts[file] == nil { after.unscanned[file] = .missing }
    let question = Question(tree: after, baseline: record, reference: before, settings: settings)
    return rekeyed(record, question)
  }
}
