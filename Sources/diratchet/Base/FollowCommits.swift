import DebtRatchet
import LintFindings
import LintWorkspace

extension Gate {
  /// Lets the record follow the commits since it was last changed, before anything is called new:
  /// what each of them was allowed to move may be moved again.
  ///
  /// Costs nothing unless something new could be what a commit made of something recorded.
  mutating func followCommits(_ invocation: Invocation) throws {
    guard reference.kind == .record, let baseline else { return }
    let verdict = verdict()
    let isNew = verdict.findings.contains { $0.state.isIncrease }
    let donors = verdict.fixed.map(\.key.file)
    guard isNew, !donors.isEmpty,
      let recorded = try project.treeOfRecord(invocation.arguments)
    else { return }
    let repository = recorded.repository
    // Longer ago than fifty changes of a file that owes something, nobody remembers either.
    let commits = try repository.commits(after: recorded.commit, sinceChangeOf: donors).suffix(50)
    guard !commits.isEmpty else { return }
    var trees = [reference]
    var last = recorded.commit
    for commit in commits {
      let tree = EarlierTree(kind: .record, repository: repository, commit: commit)
      let sources = try EarlierSources(tree, beside: selection, in: project)
      var measured = ReferenceTree(.record)
      let scan = ReferenceScan(
        project: project, earlier: tree, sources: sources, selection: selection,
        threads: invocation.threads, examinedAnyway: Set(baseline.entries.map(\.key.file)))
      try scan.measure(&measured, beside: self.tree)
      trees[trees.count - 1].renames = try repository.renames(from: last, to: commit)
      trees.append(measured)
      last = commit
    }
    var followed = self
    followed.baseline = carried(baseline, through: trees, settings: project.configuration.ratchet)
    followed.reference = trees[trees.count - 1]
    if followed.verdict().increaseCount < verdict.increaseCount { self = followed }
  }
}

extension Verdict {
  fileprivate var increaseCount: Int { findings.count { $0.state.isIncrease } }
}
