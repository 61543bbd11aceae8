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
    let after = MeasuredTree(step.1, besides: Set(before.facts.keys), of: record)
    let question = Question(tree: after, baseline: record, reference: before, settings: settings)
    return rekeyed(record, question)
  }
}

extension Baseline {
  /// The record with a new key for all that it pays for in the earlier tree of a question; nothing
  /// is lowered.
  func caughtUp(with question: Question) -> Baseline {
    var earlier = question.reference
    (earlier.kind, earlier.renames) = (.record, [:])
    let tree = MeasuredTree(earlier, besides: [], of: self)
    let comparison = Comparison(
      Question(tree: tree, baseline: self, reference: earlier, settings: question.settings))
    var rewrite = Rewrite(entriesByKey, by: comparison)
    rewrite.rekey()
    return with(rewrite.entries)
  }
}

extension MeasuredTree {
  /// An earlier tree as if it were the one to be judged; other files, and those that the record
  /// names, are missing.
  fileprivate init(_ earlier: ReferenceTree, besides files: Set<String>, of record: Baseline) {
    self.init(facts: earlier.facts, findings: earlier.findings)
    for file in files.union(record.entries.map(\.key.file)) where facts[file] == nil {
      unscanned[file] = .missing
    }
  }
}
