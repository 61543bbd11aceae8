import DebtRatchet
import LintFindings
import Testing

private let rule = "service_locator_resolve"

@Test("inside a pass as many takers as possible find a donor")
func maximumMatching() throws {
  let files = [
    "A/1.swift", "A/2.swift", "A/B/3.swift", "A/B/4.swift", "A/B/C/5.swift", "A/B/C/D/6.swift",
    "A/E/7.swift", "8.swift",
  ]
  for seed in 0..<600 {
    var random = SeededGenerator(seed: UInt64(seed))
    var donors = files.filter { _ in Bool.random(using: &random) }
    var takers = files.filter { !donors.contains($0) }
    // As many as before, or the subject would be shrinking and pair at any distance.
    let count = min(donors.count, takers.count)
    donors = Array(donors.shuffled(using: &random).prefix(count))
    takers = Array(takers.shuffled(using: &random).prefix(count))
    var tree = MeasuredTree(facts: [:], findings: [])
    for file in files { tree.facts[file] = FileFacts(tier: .leaf) }
    tree.findings = takers.map {
      testFinding($0, rule: rule, "U", tier: .leaf, line: 1, symbol: "")
    }
    let record = Baseline(
      scope: testScope, rules: testSettings().gatedRevisions,
      entries: donors.map {
        Baseline.Entry(Key(file: $0, rule: RuleID(rule), subject: "U"), count: 1)
      })
    let verdict = judge(tree, against: record, reference: .none, settings: testSettings())
    let paired = largestMatching(takers[...], donors)
    #expect(verdict.count(.moved) == paired, "seed \(seed)")
    #expect(verdict.count(.new) == count - paired, "seed \(seed)")
  }
}

/// The size of the largest matching of near files, by trying all.
private func largestMatching(_ takers: ArraySlice<String>, _ donors: [String]) -> Int {
  guard let taker = takers.first else { return 0 }
  var best = largestMatching(takers.dropFirst(), donors)
  for (index, donor) in donors.enumerated() where isNear(taker, donor) {
    var rest = donors
    rest.remove(at: index)
    best = max(best, 1 + largestMatching(takers.dropFirst(), rest))
  }
  return best
}

private func isNear(_ one: String, _ other: String) -> Bool {
  let folders = [one, other].map { Array($0.split(separator: "/").dropLast()) }
  let (short, long) =
    folders[0].count < folders[1].count
    ? (folders[0], folders[1]) : (folders[1], folders[0])
  return long.count - short.count <= 1 && Array(long.prefix(short.count)) == short
}

@Test("the same rule pays before another, and only one debt for one")
func sameRuleFirst() {
  let tree = CaseTree(
    """
    file F/A.swift leaf
    file F/B.swift leaf
    2 service_locator_resolve U
    """
  ).tree
  let record = Baseline(
    scope: testScope, rules: testSettings().gatedRevisions,
    entries: ["injected_property_wrapper", "service_locator_resolve"].map {
      Baseline.Entry(Key(file: "F/A.swift", rule: RuleID($0), subject: "U"), count: 1)
    })
  let verdict = judge(tree, against: record, reference: .none, settings: testSettings())
  #expect(verdict.findings.first?.movedFrom?.key.rule == "service_locator_resolve")
  #expect(verdict.fixed.map(\.key.rule) == ["injected_property_wrapper"])
}

@Test("an unknown subject equals another only where the place says so")
func unknownSubjects() {
  func states(_ donor: String, _ taker: String, _ donorFile: String, _ takerFile: String)
    -> [String]
  {
    let tree = CaseTree(
      "file \(donorFile) leaf\nfile \(takerFile) leaf\n2 \(rule) \(taker)"
    ).tree
    let record = Baseline(
      scope: testScope, rules: testSettings().gatedRevisions,
      entries: [
        Baseline.Entry(Key(file: donorFile, rule: RuleID(rule), subject: donor), count: 1)
      ])
    return judge(tree, against: record, reference: .none, settings: testSettings())
      .findings.map(\.state.rawValue)
  }
  #expect(states("?", "?", "F/A.swift", "F/B.swift") == ["moved"])
  #expect(states("?", "U", "F/A.swift", "F/B.swift") == ["moved"])
  #expect(states("U", "?", "F/A.swift", "F/B.swift") == ["moved"])
  #expect(states("?", "?", "F/A.swift", "G/B.swift") == ["new"])
  #expect(states("?", "U", "F/A.swift", "G/B.swift") == ["new"])
}

@Test("hundreds of debts of one subject on both sides are paired in no time")
func manyDebts() {
  var tree = MeasuredTree(facts: [:], findings: [])
  var entries: [Baseline.Entry] = []
  for index in 0..<400 {
    let (old, new) = ("Old/F\(index)/V\(index).swift", "New/G\(index)/W\(index).swift")
    tree.facts[old] = FileFacts(tier: .leaf)
    tree.facts[new] = FileFacts(tier: .leaf)
    tree.findings.append(testFinding(new, rule: rule, "Log", tier: .leaf, line: 1, symbol: ""))
    entries.append(
      Baseline.Entry(Key(file: old, rule: RuleID(rule), subject: "Log"), count: 1))
  }
  let record = Baseline(
    scope: testScope, rules: testSettings().gatedRevisions, entries: entries)
  let clock = ContinuousClock()
  let time = clock.measure {
    let verdict = judge(tree, against: record, reference: .none, settings: testSettings())
    #expect(verdict.count(.new) == 400)
  }
  #expect(time < .seconds(60))
}

@Test("of thousands of findings of one key those of the earlier tree are told from new ones")
func manyFindingsOfOneKey() {
  let count = 20_000
  func findings(_ numbers: some Sequence<Int>) -> [Finding] {
    numbers.enumerated().map { line, number in
      testFinding("A.swift", rule: rule, "U", tier: .leaf, line: line + 1, symbol: "s\(number)")
    }
  }
  let facts = ["A.swift": FileFacts(tier: .leaf)]
  let tree = MeasuredTree(facts: facts, findings: findings(0...count))
  var base = ReferenceTree(.base)
  base.facts = facts
  base.findings = findings((1...count).reversed())
  let record = Baseline(
    scope: testScope, rules: testSettings().gatedRevisions,
    entries: [Baseline.Entry(Key(file: "A.swift", rule: RuleID(rule), subject: "U"), count: count)])
  let verdict = judge(tree, against: record, reference: base, settings: testSettings())
  #expect(verdict.findings.filter { $0.state == .new }.map(\.finding.symbol) == ["s0"])
}

@Test(
  "thousands of debts that moved together, or got other subjects in one file, find each other",
  arguments: [false, true])
func manyMovedDebts(isReplaced: Bool) {
  let numbers = 0..<5_000
  func file(_ number: Int, in folder: String) -> String {
    isReplaced ? "A.swift" : "\(folder)/F\(number / 40)/\(number).swift"
  }
  func subject(_ name: String, _ number: Int) -> String { isReplaced ? "\(name)\(number)" : "U" }
  let findings = numbers.map {
    testFinding(
      file($0, in: "New"), rule: rule, subject("B", $0), tier: .leaf, line: $0 + 1, symbol: "")
  }
  let facts = Dictionary(
    findings.map { ($0.place.path, FileFacts(tier: .leaf)) }, uniquingKeysWith: { one, _ in one })
  let record = Baseline(
    scope: testScope, rules: testSettings().gatedRevisions,
    entries: numbers.map {
      let key = Key(file: file($0, in: "Old"), rule: RuleID(rule), subject: subject("A", $0))
      return Baseline.Entry(key, count: 1)
    })
  var tree = MeasuredTree(facts: facts, findings: findings)
  for entry in record.entries where !isReplaced { tree.unscanned[entry.key.file] = .missing }
  let verdict = judge(tree, against: record, reference: .none, settings: testSettings())
  #expect(verdict.count(isReplaced ? .replaced : .renamed) == numbers.count)
  #expect(verdict.fixed.isEmpty)
}

@Test("a line explains what paired it, or which debts were near and did not")
func explaining() {
  let tree = CaseTree(
    """
    file F/A.swift leaf
    file F/B.swift leaf
    2 service_locator_resolve U
    file G/C.swift leaf
    3 service_locator_resolve V
    file G/D.swift coordinator
    """
  ).tree
  func entry(_ file: String, _ subject: String, _ tier: Tier = .leaf) -> Baseline.Entry {
    Baseline.Entry(
      Key(file: file, rule: "service_locator_resolve", subject: subject), tier: tier, count: 1)
  }
  let record = Baseline(
    scope: testScope, rules: testSettings().gatedRevisions,
    entries: [
      entry("F/A.swift", "U"), entry("F/A.swift", "V"), entry("G/D.swift", "W", .coordinator),
    ])
  func why(_ file: String, _ line: Int) -> [Explanation] {
    explain(
      file: file, line: line, in: tree, against: record, reference: .none,
      settings: testSettings())
  }
  #expect(why("F/B.swift", 2).map(\.judged.link) == [.near])
  let rejected = why("G/C.swift", 3).first?.rejected ?? []
  #expect(rejected.map(\.donor.subject) == ["W", "V"])
  #expect(rejected.map(\.why) == [.higherTier, .unconnected])
  #expect(why("G/C.swift", 4).isEmpty)
}
