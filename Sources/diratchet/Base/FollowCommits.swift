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
    let commits = try recorded.repository.commits(
      after: recorded.commit, until: "HEAD", sinceChangeOf: donors)
    guard !commits.isEmpty else { return }
    let trees = try measure(commits, after: recorded, held: reference, invocation)
    var followed = self
    followed.baseline = carried(baseline, through: trees, settings: project.configuration.ratchet)
    followed.reference = trees[trees.count - 1]
    if followed.verdict().increaseCount < verdict.increaseCount { self = followed }
  }

  /// Lets a record that is about to be written follow the commits from its last change to the base
  /// that was asked for: nobody can follow them any more when the record has changed.
  mutating func followCommitsToBase(_ invocation: Invocation) throws {
    guard let base, let baseline,
      let recorded = try project.treeOfRecord(invocation.arguments)
    else { return }
    let held = Dictionary(grouping: reference.findings, by: Key.init)
    let donors = baseline.entries.filter { $0.count > held[$0.key]?.count ?? 0 }.map(\.key.file)
    guard !donors.isEmpty else { return }
    let commits = try recorded.repository.commits(
      after: recorded.commit, until: base.commit, sinceChangeOf: donors)
    guard !commits.isEmpty else { return }
    let start = try measure(recorded, invocation)
    let trees = try measure(commits, after: recorded, held: start, invocation)
    self.baseline = carried(baseline, through: trees, settings: project.configuration.ratchet)
  }

  /// The trees of a commit and of those after it, each with the renames that lead to the next.
  private func measure(
    _ commits: [String], after first: EarlierTree, held tree: ReferenceTree,
    _ invocation: Invocation
  ) throws -> [ReferenceTree] {
    var trees = [tree]
    var last = first
    // Longer ago than fifty changes of a file that owes something, nobody remembers either.
    for commit in commits.suffix(50) {
      let next = EarlierTree(kind: .record, repository: first.repository, commit: commit)
      trees[trees.count - 1].renames = try first.repository.renames(from: last.commit, to: commit)
      trees.append(try measure(next, invocation))
      last = next
    }
    return trees
  }

  private func measure(
    _ earlier: EarlierTree, _ invocation: Invocation
  ) throws -> ReferenceTree {
    var tree = ReferenceTree(.record)
    let scan = ReferenceScan(
      project: project, earlier: earlier,
      sources: try EarlierSources(earlier, beside: selection, in: project), selection: selection,
      threads: invocation.threads,
      examinedAnyway: Set(baseline?.entries.map(\.key.file) ?? []))
    try scan.measure(&tree, beside: self.tree)
    return tree
  }
}

extension Verdict {
  fileprivate var increaseCount: Int { findings.count { $0.state.isIncrease } }
}
