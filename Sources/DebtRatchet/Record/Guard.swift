import LintFindings

extension Comparison {
  /// Compares the record with that of the base: whatever rose must be explained by a move of this
  /// change, a new reason, or an upgrade that the base tree bears out.
  func guardRecord(_ verdict: Verdict) -> [GuardFinding] {
    guard let head = question.baseline else { return [] }
    let before = question.reference.baseline?.entriesByKey ?? [:]
    let raised = head.entries.filter { $0.count > before[$0.key]?.count ?? 0 }
    var findings: [GuardFinding] = []
    if question.reference.baseline == nil {
      findings.append(.adopted(entries: head.entries.count))
    }
    if !raised.isEmpty { findings += guardRaises(raised, before) }
    return findings + guardLowering(head) + guardSettings(verdict)
  }

  /// What the record of the base covers and this one does not, though nothing was fixed.
  private func guardLowering(_ head: Baseline) -> [GuardFinding] {
    guard let base = question.reference.baseline else { return [] }
    let kept = head.entriesByKey
    let isLowered = base.entries.contains { $0.count > kept[$0.key]?.count ?? 0 }
    guard isLowered else { return [] }
    let uncovered = sumUncovered(by: head)
    if uncovered.isEmpty { return [] }
    let before = sumUncovered(by: base)
    let new = sumUnpaired(self)
    return uncovered.sorted { $0.key < $1.key }.compactMap { key, count in
      let loss = count - max(before[key] ?? 0, new[key] ?? 0)
      return loss > 0 ? .undercut(key, by: loss) : nil
    }
  }

  /// The findings that a record does not cover, by key: neither as it is nor as it would be if it
  /// had followed to the base what was allowed to move until then.
  private func sumUncovered(by record: Baseline) -> [Key: Int] {
    let uncovered = sumUnpaired(Comparison(question.with(record).ofRecord))
    if uncovered.isEmpty { return [:] }
    let followed = Comparison(question.with(record.caughtUp(with: question)).ofRecord)
    let left = sumUnpaired(followed)
    return uncovered.reduce(into: [:]) { sums, uncovered in
      let count = min(uncovered.value, left[uncovered.key] ?? 0)
      if count > 0 { sums[uncovered.key] = count }
    }
  }

  /// The findings that nothing paid for, by key.
  private func sumUnpaired(_ comparison: Comparison) -> [Key: Int] {
    Dictionary(
      comparison.pairing.takers.filter { $0.count > 0 }.map { ($0.key, $0.count) },
      uniquingKeysWith: +)
  }

  private func guardRaises(
    _ raised: [Baseline.Entry], _ before: [Key: Baseline.Entry]
  ) -> [GuardFinding] {
    let moved = movedIntoKeys()
    var findings: [GuardFinding] = []
    var upgraded: [RuleID: Int] = [:]
    for entry in raised where !isUnexamined(entry.key) {
      let recorded = before[entry.key]
      let from = recorded?.count ?? 0
      let explained = from + moved[entry.key, default: 0]
      let measured = census.count(entry.key)
      if entry.count > measured {
        findings.append(.padded(entry.key, recorded: entry.count, measured: measured))
      } else if entry.count <= explained {
        continue
      } else if isUpgraded(entry.key),
        entry.count <= earlier.count(entry.key) + moved[entry.key, default: 0]
      {
        upgraded[entry.key.rule, default: 0] += entry.count - explained
      } else if let reason = entry.newReason(since: recorded) {
        findings.append(.accepted(entry.key, by: entry.count - explained, reason: reason))
      } else {
        findings.append(.raised(entry.key, from: from, to: entry.count))
      }
    }
    guard question.reference.baseline != nil else { return findings }
    return findings
      + upgraded.sorted { $0.key < $1.key }.map { .upgraded($0.key, count: $0.value) }
  }

  /// What moved into each key: in this change, or since the base's record was written.
  private func movedIntoKeys() -> [Key: Int] {
    var moved = sumTakers(pairing.pairs)
    guard let recorded = question.reference.baseline else { return moved }
    let sinceRecord = Comparison(question.with(recorded).ofRecord)
    moved.merge(sumTakers(sinceRecord.pairing.pairs), uniquingKeysWith: max)
    return moved
  }

  private func sumTakers(_ pairs: [Pair]) -> [Key: Int] {
    var sums: [Key: Int] = [:]
    for pair in pairs where pair.donorTier <= pair.takerTier && pair.link != .olderRevision {
      sums[pair.taker, default: 0] += pair.count
    }
    return sums
  }

  private func isUnexamined(_ key: Key) -> Bool {
    question.reasonToSetAside(key, isRecorded: true) == .notExamined
  }

  /// Whether the record of the base could not know the key's findings as they are now: another
  /// revision, another scope, or a name that was not recorded.
  private func isUpgraded(_ key: Key) -> Bool {
    guard let head = question.baseline, let base = question.reference.baseline else { return true }
    if head.rules[key.rule] != base.rules[key.rule] { return true }
    if head.scope != base.scope { return true }
    return question.reference.findings.contains { finding in
      guard Key(finding) == key, let name = finding.discovered else { return false }
      return !base.vocabulary.contains(name) && head.vocabulary.contains(name)
    }
  }
}
