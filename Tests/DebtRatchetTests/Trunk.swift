import DebtRatchet
import LintFindings

/// The main branch: a record, the tree that it was written for, and the trees merged since.
struct Trunk {
  private let record: Baseline
  private var trees: [MeasuredTree]

  init(_ record: Baseline, for tree: MeasuredTree) { (self.record, trees) = (record, [tree]) }

  /// What a change leaves: a tree, and the record that it brings.
  struct Change {
    var tree: MeasuredTree
    var record: Baseline
  }

  /// Merges a random change if it passes against its base; half of them only remove debt.
  mutating func merge(_ random: inout RandomTrees) {
    var tree = trees[trees.count - 1]
    if Bool.random(using: &random.random) {
      for _ in 0...2 { random.removeOne(from: &tree) }
    } else {
      tree = random.edited(tree)
    }
    if passes(Change(tree: tree, record: record)) { trees.append(tree) }
  }

  /// A random change; every other time all that it owes is accepted, be it against its base or
  /// against what the record was written for.
  func change(_ random: inout RandomTrees) -> Change {
    let tree = random.edited(trees[trees.count - 1])
    var change = Change(tree: tree, record: record)
    guard Bool.random(using: &random.random) else { return change }
    let source = Bool.random(using: &random.random) ? base : adding(tree).judgement
    let acceptance = Acceptance(.new(module: nil), reason: "because")
    let raised = try? accept(
      acceptance, into: source.record, tree: tree, reference: source.reference,
      settings: testSettings())
    change.record = raised ?? record
    return change
  }

  /// Whether a check against the base passes the change; rules of an older revision may be told.
  func passes(_ change: Change) -> Bool {
    let base = makeReference(.base, trees[trees.count - 1], record)
    let verdict = judge(
      change.tree, against: change.record, reference: base, settings: testSettings())
    return verdict.status == .pass || verdict.status == .refresh
  }

  /// How a check of the last tree without a base ends.
  func check() -> Verdict.Status { judgement.status }

  /// Whether a change that passed also passes as what is merged, and whether the record can be
  /// brought up to date then.
  func holds(_ change: Change, _ random: inout RandomTrees) throws -> Bool {
    let isRecordKept = change.record == record
    let merged = isRecordKept ? adding(change.tree) : Trunk(change.record, for: change.tree)
    let plain = merged.judgement
    let settings = testSettings()
    let isOutdated = change.record.rules != settings.gatedRevisions
    guard plain.status == .pass || plain.status == .refresh && isOutdated else { return false }
    let source = isRecordKept && Bool.random(using: &random.random) ? base : plain
    var next = source.record
    if plain.status == .refresh {
      next = try upgrade(next, to: change.tree, reference: source.reference, settings: settings)
    }
    next = try tighten(
      next, to: change.tree, reference: source.reference, settings: settings, collapse: .allow)
    if isOutdated, Trunk(next, for: change.tree).check() == .refresh {
      let recorded = makeReference(.record, change.tree, next)
      next = try upgrade(next, to: change.tree, reference: recorded, settings: settings)
    }
    var frozen = settings
    frozen.isFrozen = true
    let recorded = makeReference(.record, change.tree, next)
    return judge(change.tree, against: next, reference: recorded, settings: frozen).status == .pass
  }

  /// What commands go by: a record, and an earlier tree.
  private struct Judgement {
    var status = Verdict.Status.pass
    var record: Baseline
    var reference: ReferenceTree
  }

  /// The last tree by the record; by the record that followed what was merged, if that explains
  /// more.
  private var judgement: Judgement {
    let tree = trees[trees.count - 1]
    let reference = makeReference(.record, trees[0], record)
    let verdict = judge(tree, against: record, reference: reference, settings: testSettings())
    let plain = Judgement(status: verdict.status, record: record, reference: reference)
    guard verdict.increaseCount > 0, !verdict.fixed.isEmpty, trees.count > 1 else { return plain }
    let last = makeReference(.record, tree, record)
    let followed = followed
    let other = judge(tree, against: followed, reference: last, settings: testSettings())
    guard other.increaseCount < verdict.increaseCount else { return plain }
    return Judgement(status: other.status, record: followed, reference: last)
  }

  /// The last tree as the base of a change, with the record that followed what was merged.
  private var base: Judgement {
    Judgement(
      record: followed, reference: makeReference(.base, trees[trees.count - 1], record))
  }

  private var followed: Baseline {
    carried(
      record, through: trees.map { makeReference(.record, $0, record) }, settings: testSettings())
  }

  private func adding(_ tree: MeasuredTree) -> Trunk {
    var trunk = self
    trunk.trees.append(tree)
    return trunk
  }
}

extension Verdict {
  fileprivate var increaseCount: Int { findings.count { $0.state.isIncrease } }
}
