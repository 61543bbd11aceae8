import DebtRatchet
import LintFindings

/// A small generator whose numbers depend on the seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Small random trees: eight files in three modules, four subjects, four gated rules.
struct RandomTrees {
  var random: SeededGenerator

  static let files: [(path: String, tier: Tier)] = [
    ("F/A.swift", .leaf), ("F/B.swift", .leaf), ("F/C.swift", .coordinator),
    ("F/G/D.swift", .leaf), ("G/E.swift", .leaf), ("G/H.swift", .coordinator),
    ("K/L/I.swift", .leaf), ("K/J.swift", .leaf),
  ]
  static let accessRules = [
    "service_locator_resolve", "injected_property_wrapper", "shared_container_access",
  ]
  static let subjects = ["U", "V", "W", "?"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree of up to ten findings, several of which may share a key.
  mutating func tree() -> MeasuredTree {
    var tree = MeasuredTree(facts: [:], findings: [])
    for (path, tier) in Self.files {
      let type = String(path.dropLast(6).suffix(1))
      var facts = FileFacts(tier: tier, declaredTypes: [type])
      facts.constructedTypes = constructedTypes()
      tree.facts[path] = facts
    }
    for _ in 0..<Int.random(in: 0...10, using: &random) { tree.findings.append(finding()) }
    return inOrder(tree)
  }

  private mutating func constructedTypes() -> [String] {
    Bool.random(using: &random) ? [random.pick(["A", "B", "D", "E", "I", "J"])] : []
  }

  mutating func finding() -> Finding {
    let file = random.pick(Self.files)
    let isDeclaration = Int.random(in: 0..<8, using: &random) == 0
    let rule = isDeclaration ? "shared_singleton_declaration" : random.pick(Self.accessRules)
    return finding(rule, random.pick(Self.subjects), file)
  }

  mutating func finding(
    _ rule: String, _ subject: String, _ file: (path: String, tier: Tier)
  ) -> Finding {
    testFinding(
      file.path, rule: rule, subject, tier: file.tier,
      line: Int.random(in: 1...99, using: &random), symbol: "")
  }

  /// The tree after a few random changes: calls removed, added, moved, files deleted.
  mutating func edited(_ tree: MeasuredTree) -> MeasuredTree {
    var edited = tree
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: add(finding(), to: &edited)
      case 1: removeOne(from: &edited)
      case 2: delete(random.pick(Self.files).path, from: &edited)
      case 3: edited.facts[random.pick(Self.files).path]?.constructedTypes = constructedTypes()
      default: moveOne(in: &edited)
      }
    }
    return inOrder(edited)
  }

  /// As a scan yields it, so that nobody has to sort it again.
  private func inOrder(_ tree: MeasuredTree) -> MeasuredTree {
    var sorted = tree
    sorted.findings.sort {
      ($0.place.path, $0.place.line, $0.rule, $0.subject)
        < ($1.place.path, $1.place.line, $1.rule, $1.subject)
    }
    return sorted
  }

  mutating func removeOne(from tree: inout MeasuredTree) {
    guard !tree.findings.isEmpty else { return }
    tree.findings.remove(at: Int.random(in: 0..<tree.findings.count, using: &random))
  }

  /// A new call, in a file that is there or comes back.
  private func add(_ finding: Finding, to tree: inout MeasuredTree) {
    let path = finding.place.path
    tree.findings.append(finding)
    if tree.facts[path] == nil { tree.facts[path] = FileFacts(tier: finding.tier) }
    tree.unscanned[path] = nil
  }

  private mutating func delete(_ path: String, from tree: inout MeasuredTree) {
    tree.facts[path] = nil
    tree.unscanned[path] = .missing
    tree.findings.removeAll { $0.place.path == path }
  }

  private mutating func moveOne(in tree: inout MeasuredTree) {
    guard !tree.findings.isEmpty else { return }
    let index = Int.random(in: 0..<tree.findings.count, using: &random)
    let targets = Self.files.filter { tree.facts[$0.path] != nil }
    guard !targets.isEmpty else { return }
    let old = tree.findings.remove(at: index)
    let isAccess = old.rule != "shared_singleton_declaration"
    let rule = isAccess ? random.pick(Self.accessRules) : old.rule.name
    tree.findings.append(finding(rule, old.subject, random.pick(targets)))
  }

  /// The record with up to two debts too many, as merges leave them.
  mutating func slackened(_ baseline: Baseline) -> Baseline {
    var entries = baseline.entriesByKey
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let fresh = finding()
      var entry = entries[Key(fresh)] ?? Baseline.Entry(Key(fresh), tier: fresh.tier, count: 0)
      entry.count += 1
      entries[Key(fresh)] = entry
    }
    return Baseline(
      scope: baseline.scope, rules: baseline.rules, entries: Array(entries.values))
  }

  /// The slackened record, now and then written by an older revision of a rule.
  mutating func aged(_ baseline: Baseline) -> Baseline {
    var aged = slackened(baseline)
    if Int.random(in: 0..<3, using: &random) == 0 {
      aged.rules[RuleID(random.pick(Self.accessRules))] = 0
    }
    return aged
  }

  /// No earlier tree, the given one as the record's, or as the base of a change.
  mutating func reference(_ tree: MeasuredTree, _ baseline: Baseline) -> ReferenceTree {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .none
    case 1: makeReference(.record, tree, baseline)
    default: makeReference(.base, tree, baseline)
    }
  }
}

/// A reference that is the given tree.
func makeReference(
  _ kind: ReferenceTree.Kind, _ tree: MeasuredTree, _ baseline: Baseline
) -> ReferenceTree {
  var reference = ReferenceTree(kind)
  (reference.facts, reference.findings) = (tree.facts, tree.findings)
  (reference.baseline, reference.settings) = (baseline, testSettings())
  return reference
}
