import DebtRatchet
import Foundation
import LintFindings
import Testing

/// How many random cases each law is tried on; `make laws` tries 100,000.
private let caseCount =
  ProcessInfo.processInfo.environment["RATCHET_CASES"].flatMap { Int($0) } ?? 300

private let settings = testSettings()

private let frozen = {
  var frozen = settings
  frozen.isFrozen = true
  return frozen
}()

/// Tries a law on many seeds, on all cores, and names the first that breaks it.
private func check(
  _ law: @escaping @Sendable (_ trees: inout RandomTrees) throws -> Bool,
  at location: SourceLocation = #_sourceLocation
) async throws {
  let shardCount = ProcessInfo.processInfo.activeProcessorCount
  let broken = try await withThrowingTaskGroup(of: Int?.self) { group in
    for shard in 0..<shardCount {
      group.addTask {
        try stride(from: shard, to: caseCount, by: shardCount).first { seed in
          var trees = RandomTrees(seed: UInt64(seed))
          return try !law(&trees)
        }
      }
    }
    return try await group.reduce(into: [Int]()) { if let seed = $1 { $0.append(seed) } }
  }
  guard let seed = broken.min() else { return }
  Issue.record("the law does not hold for seed \(seed)", sourceLocation: location)
}

private func judge(
  _ tree: MeasuredTree, _ baseline: Baseline, _ reference: ReferenceTree = .none
) -> Verdict {
  DebtRatchet.judge(tree, against: baseline, reference: reference, settings: settings)
}

/// The laws of the ratchet, each tried on seeded random trees.
struct LawTests {
  @Test("an unchanged tree passes, frozen or not")
  func unchanged() async throws {
    try await check { trees in
      let tree = trees.tree()
      let baseline = try initial(from: tree, settings: settings)
      let reference = trees.reference(tree, baseline)
      let verdict = DebtRatchet.judge(
        tree, against: baseline, reference: reference, settings: frozen)
      return verdict.status == .pass && verdict.findings.allSatisfy { $0.state == .known }
        && verdict.fixed.isEmpty
    }
  }

  @Test("only fewer findings pass")
  func fewer() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      var after = before
      for _ in 0..<Int.random(in: 0...5, using: &trees.random) { trees.removeOne(from: &after) }
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      return verdict.status == .pass && verdict.pairs.isEmpty
    }
  }

  @Test("an exactly recorded tree and one more finding anywhere fails, and only that is named")
  func oneMore() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      var after = before
      let fresh = trees.finding()
      after.findings.insert(fresh, at: 0)
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      let new = verdict.findings.filter { $0.state == .new }
      return verdict.status == .increase && new.count == 1 && Key(new[0].finding) == Key(fresh)
    }
  }

  @Test("one call that moved up passes, also across rules")
  func movedUp() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let candidates = before.findings.indices.filter {
        before.findings[$0].tier == .leaf && before.findings[$0].subject != "?"
      }
      guard !candidates.isEmpty else { return true }
      var after = before
      let old = after.findings.remove(at: trees.random.pick(candidates))
      let isAccess = old.rule != "shared_singleton_declaration"
      let rule = isAccess ? trees.random.pick(RandomTrees.accessRules) : old.rule.name
      let coordinators = RandomTrees.files.filter { $0.tier == .coordinator }
      after.findings.append(trees.finding(rule, old.subject, trees.random.pick(coordinators)))
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      return verdict.status == .pass && verdict.count(.movedUp) == 1 && verdict.fixed.isEmpty
    }
  }

  @Test("one call that moved down fails")
  func movedDown() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let candidates = before.findings.indices.filter { before.findings[$0].tier == .coordinator }
      guard !candidates.isEmpty else { return true }
      var after = before
      let old = after.findings.remove(at: trees.random.pick(candidates))
      let leaves = RandomTrees.files.filter { $0.tier == .leaf }
      after.findings.append(
        trees.finding(old.rule.name, old.subject, trees.random.pick(leaves)))
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      return verdict.status == .increase && verdict.count(.new) + verdict.count(.movedDown) == 1
    }
  }

  @Test("no verdict that passes raises a prefix sum")
  func prefixSums() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let after = trees.edited(before)
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      guard verdict.status == .pass else { return true }
      return verdict.totals.allSatisfy { totals in
        let (leaf, coordinator) = (totals.leaf, totals.coordinator)
        return leaf.after <= leaf.before ?? 0
          && leaf.after + coordinator.after <= (leaf.before ?? 0) + (coordinator.before ?? 0)
      }
    }
  }

  @Test("every finding has one state, and every debt of the budget one fate")
  func conservation() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let after = trees.edited(before)
      let verdict = judge(after, baseline, trees.reference(before, baseline))
      let paired = verdict.pairs.reduce(0) { $0 + $1.count }
      let gone = verdict.fixed.reduce(0) { $0 + $1.count }
      let moved = verdict.findings.count { $0.movedFrom != nil }
      return verdict.findings.map(\.finding.place).count == after.findings.count
        && moved == paired
        && verdict.count(.known) + paired + verdict.count(.new) == after.findings.count
        && verdict.count(.known) + paired + gone == baseline.total
    }
  }

  @Test("the order of the input does not matter")
  func inputOrder() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let after = trees.edited(before)
      var reference = trees.reference(before, baseline)
      let verdict = judge(after, baseline, reference)
      var shuffled = after
      shuffled.findings.shuffle(using: &trees.random)
      reference.findings.shuffle(using: &trees.random)
      let other = judge(shuffled, baseline, reference)
      let tightened = try tighten(
        baseline, to: after, reference: reference, settings: settings, collapse: .allow)
      let otherTightened = try tighten(
        baseline, to: shuffled, reference: reference, settings: settings, collapse: .allow)
      return verdict.findings == other.findings && verdict.fixed == other.fixed
        && verdict.setAside == other.setAside && verdict.notices == other.notices
        && verdict.totals == other.totals && verdict.status == other.status
        && tightened == otherTightened
    }
  }

  @Test("tighten twice is tighten once, raises no prefix sum, and what passed is frozen then")
  func tightening() async throws {
    try await check { trees in
      let before = trees.tree()
      let baseline = try initial(from: before, settings: settings)
      let after = trees.edited(before)
      guard !after.facts.isEmpty else { return true }
      let reference = trees.reference(before, baseline)
      let status = judge(after, baseline, reference).status
      let once = try tighten(
        baseline, to: after, reference: reference, settings: settings, collapse: .allow)
      guard prefixSumsRose(from: baseline, to: once).isEmpty else { return false }
      // A frozen check tightens once more and compares.
      let next = DebtRatchet.judge(after, against: once, reference: reference, settings: frozen)
      return next.status == status && !next.notices.contains(.stale)
    }
  }

  /// The record covers the tree that it was written for, may list more, and may be of an older
  /// revision; since then debt went, and changes were merged that passed, and nobody recorded it.
  @Test("the Law: what passed against its base does not fail after the merge, and is recorded")
  func lawOverTrees() async throws {
    try await check { trees in
      let written = trees.tree()
      var main = Trunk(trees.aged(try initial(from: written, settings: settings)), for: written)
      for _ in 0..<Int.random(in: 0...2, using: &trees.random) { main.merge(&trees) }
      guard main.check() != .increase else { return true }
      let change = main.change(&trees)
      guard main.passes(change) else { return true }
      return try main.holds(change, &trees)
    }
  }
}

/// The families whose recorded prefix sums rose.
private func prefixSumsRose(from old: Baseline, to new: Baseline) -> [DebtFamily] {
  func sums(_ baseline: Baseline) -> [DebtFamily: (leaf: Int, all: Int)] {
    var sums: [DebtFamily: (leaf: Int, all: Int)] = [:]
    for entry in baseline.entries {
      var sum = sums[settings.family(of: entry.key.rule)] ?? (0, 0)
      sum = (sum.leaf + (entry.tier == .leaf ? entry.count : 0), sum.all + entry.count)
      sums[settings.family(of: entry.key.rule)] = sum
    }
    return sums
  }
  let before = sums(old)
  return sums(new).filter {
    $0.value.leaf > before[$0.key]?.leaf ?? 0 || $0.value.all > before[$0.key]?.all ?? 0
  }.map(\.key)
}
