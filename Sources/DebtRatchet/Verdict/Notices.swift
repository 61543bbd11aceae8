import LintFindings

extension Comparison {
  /// What is worth a line besides findings and gone debt.
  func notices(_ verdict: Verdict) -> [Notice] {
    var notices = ruleNotices(verdict) + vocabularyNotices() + scanNotices(verdict)
    if question.isAgainstBase {
      let before = question.reference.findings.filter {
        question.settings.isGated($0.rule) && $0.isExempt
      }
      let change = (before.count, verdict.count(.exempt))
      if change.0 != change.1, question.tree.extent == .full {
        notices.append(.exemptChanged(before: change.0, after: change.1))
      }
      notices += guardRecord(verdict).map(Notice.guarded)
    }
    if question.settings.isFrozen, isStale { notices.append(.stale) }
    return notices
  }

  private func ruleNotices(_ verdict: Verdict) -> [Notice] {
    guard let baseline = question.baseline else { return [] }
    var notices: [Notice] = []
    for (rule, revision) in question.settings.gatedRevisions.sorted(by: { $0.key < $1.key }) {
      let isHeld =
        census.piles.keys.contains { $0.rule == rule }
        || baseline.entries.contains { $0.key.rule == rule }
      if let recorded = baseline.rules[rule], recorded != revision, isHeld {
        notices.append(.outdatedRule(rule, recorded: recorded, current: revision))
      } else if baseline.rules[rule] == nil {
        let count = verdict.findings.count { $0.state == .notFrozen && $0.finding.rule == rule }
        if count > 0 { notices.append(.unrecordedRule(rule, findings: count)) }
      }
    }
    for rule in baseline.rules.keys.sorted() where !question.settings.isGated(rule) {
      let dormant = baseline.entries.filter { $0.key.rule == rule }
      notices.append(.dormantRule(rule, count: dormant.reduce(0) { $0 + $1.count }))
    }
    return notices
  }

  private func vocabularyNotices() -> [Notice] {
    guard let baseline = question.baseline, question.tree.extent == .full else { return [] }
    let (recorded, current) = (Set(baseline.vocabulary), Set(question.tree.vocabulary))
    return current.subtracting(recorded).sorted(by: precedes).map(Notice.unrecordedName)
      + recorded.subtracting(current).sorted(by: precedes).map(Notice.goneName)
  }

  private func scanNotices(_ verdict: Verdict) -> [Notice] {
    guard let baseline = question.baseline else { return [] }
    var notices: [Notice] = []
    if baseline.scope != question.settings.scope {
      notices.append(.scopeChanged(recorded: baseline.scope, current: question.settings.scope))
    }
    if question.tree.extent == .full, verdict.findings.isEmpty, baseline.total > 0 {
      notices.append(.nothingFound(recorded: baseline.total))
    }
    guard question.reference.kind == .none else { return notices }
    if verdict.count(.new) > 0 {
      notices += renameNotices(verdict)
    }
    return notices + [.movesUnseen()]
  }

  private func renameNotices(_ verdict: Verdict) -> [Notice] {
    let gone = verdict.fixed.filter { question.tree.facts[$0.key.file] == nil }
    let byFile = Dictionary(grouping: gone, by: \.key.file)
    return byFile.sorted { precedes($0.key, $1.key) }.map { file, debts in
      .perhapsRenamed(file: file, count: debts.reduce(0) { $0 + $1.count })
    }
  }
}
