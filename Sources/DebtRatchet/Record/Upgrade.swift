import LintFindings

/// The record brought up to today's rules, revisions, names and scope.
///
/// What they change is counted anew in the base tree (without one in the tree itself, and whoever
/// calls says so), so an upgrade cannot carry new debt along. Everything else keeps its entry;
/// every move gets its new key; entries that left the scope or are dormant go.
package func upgrade(
  _ baseline: Baseline, to tree: MeasuredTree, reference: ReferenceTree, settings: RatchetSettings
) throws(RecordRefusal) -> Baseline {
  try refuseBlind(tree)
  let question = Question(
    tree: tree, baseline: baseline, reference: reference, settings: settings)
  let followed = fullyRekeyed(baseline, question)
  let upgrade = Upgrade(question.with(followed), followed)
  var upgraded = baseline
  upgraded.scope = settings.scope
  upgraded.rules = settings.gatedRevisions
  upgraded.vocabulary = tree.vocabulary.sorted(by: precedes)
  upgraded = upgraded.with(upgrade.entries())
  return fullyRekeyed(upgraded, question.with(upgraded))
}

/// One upgrade: the old record, and what is counted anew.
private struct Upgrade {
  let question: Question
  let old: Baseline
  /// The tree whose counts are written.
  let findings: [Finding]
  let census: Census
  /// How many findings of each key the tree that is known from before has.
  let earlier: [Key: Int]

  init(_ question: Question, _ old: Baseline) {
    self.question = question
    self.old = old
    findings = question.isAgainstBase ? question.reference.findings : question.tree.findings
    census = Census(findings, settings: question.settings)
    earlier = countByKey(question.reference.findings)
  }

  func entries() -> [Key: Baseline.Entry] {
    let recorded = old.entriesByKey
    var entries: [Key: Baseline.Entry] = [:]
    for (key, entry) in recorded where isKept(key) { entries[key] = entry }
    for (key, pile) in census.piles where question.tree.facts[key.file]?.exemption == nil {
      let tier = findings[pile[0]].tier
      let count = upgradedCount(key, pile, recorded: recorded[key]?.count ?? 0)
      guard count > 0 else { continue }
      var entry = recorded[key] ?? Baseline.Entry(key, tier: tier, count: count)
      (entry.tier, entry.count) = (tier, count)
      entries[key] = entry
    }
    keepExplained(in: &entries)
    return carryReasons(into: entries)
  }

  /// What this change moved or accepted, and recorded already, is not in the base.
  private func keepExplained(in entries: inout [Key: Baseline.Entry]) {
    guard question.isAgainstBase else { return }
    let comparison = Comparison(question)
    let earlier = question.reference.baseline?.entriesByKey ?? [:]
    var moved: [Key: Int] = [:]
    for pair in comparison.pairing.pairs where pair.donorTier <= pair.takerTier {
      moved[pair.taker, default: 0] += pair.count
    }
    for entry in old.entries where isRuleNew(entry.key.rule) {
      let isAccepted = entry.reason != nil && entry.reason != earlier[entry.key]?.reason
      let explained = census.count(entry.key) + moved[entry.key, default: 0]
      let measured = comparison.census.count(entry.key)
      let kept = min(entry.count, isAccepted ? measured : min(measured, explained))
      guard kept > entries[entry.key]?.count ?? 0 else { continue }
      entries[entry.key] = entry
      entries[entry.key]?.count = kept
    }
  }

  /// Whether an entry without finding stays, for `tighten` to judge.
  private func isKept(_ key: Key) -> Bool {
    if isRuleNew(key.rule) { return false }
    switch question.reasonToSetAside(key, isRecorded: true) {
    case .leftScope, .dormant: return false
    default: return true
    }
  }

  private func isRuleNew(_ rule: RuleID) -> Bool {
    old.rules[rule] != question.settings.rules[rule]?.revision
  }

  private func upgradedCount(_ key: Key, _ pile: [Int], recorded: Int) -> Int {
    if isRuleNew(key.rule) { return pile.count }
    if old.scope != question.settings.scope {
      // What only the scope brought was there before: files, previews, and places that belonged to
      // a rule which is not gated any more.
      let isKnown = question.reference.kind != .none
      return max(recorded, isKnown ? min(pile.count, earlier[key, default: 0]) : pile.count)
    }
    let unlisted = pile.count { index in
      findings[index].discovered.map { !old.vocabulary.contains($0) } ?? false
    }
    return recorded + min(unlisted, max(0, pile.count - recorded))
  }

  /// A reason outlives the revision that gave its subject another name.
  private func carryReasons(into entries: [Key: Baseline.Entry]) -> [Key: Baseline.Entry] {
    var measured = question.tree
    if question.isAgainstBase {
      measured = MeasuredTree(facts: question.reference.facts, findings: findings)
    }
    let comparison = Comparison(
      Question(
        tree: measured, baseline: old, reference: .none, settings: question.settings))
    var carried = entries
    let recorded = old.entriesByKey
    for pair in comparison.pairing.pairs where pair.link == .olderRevision {
      guard let donor = recorded[pair.donor], donor.reason != nil else { continue }
      guard var taker = carried[pair.taker] else { continue }
      taker.reason = joinReasons(taker.reason, donor.reason)
      taker.until = taker.until ?? donor.until
      carried[pair.taker] = taker
    }
    return carried
  }
}
