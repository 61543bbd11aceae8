import DebtRatchet
import LintFindings
import Testing

private let locator: RuleID = "service_locator_resolve"

private func key(_ file: String, _ subject: String = "U") -> Key {
  Key(file: file, rule: locator, subject: subject)
}

private func baseline(_ entries: [Baseline.Entry]) -> Baseline {
  Baseline(scope: testScope, rules: testSettings().gatedRevisions, entries: entries)
}

private func refusal(_ body: @autoclosure () throws -> Baseline) -> RecordRefusal? {
  do {
    _ = try body()
    return nil
  } catch { return error as? RecordRefusal }
}

@Test("the first record holds everything that is gated and counted, in its tier")
func firstRecord() throws {
  let tree = CaseTree(
    """
    name wrapper Inject
    file F/B.swift coordinator
    4 service_locator_resolve V
    file F/A.swift leaf
    2 service_locator_resolve U
    3 service_locator_resolve U
    4 service_locator_resolve W ignored
    5 shared_instance_access X
    file Composition/R.swift composition
    1 service_locator_resolve V
    """
  ).tree
  let record = try initial(from: tree, settings: testSettings())
  #expect(
    record.entries.map(\.line) == [
      #"{"file":"F/A.swift","rule":"service_locator_resolve","subject":"U","count":2}"#,
      #"{"file":"F/B.swift","tier":"coordinator","rule":"service_locator_resolve","#
        + #""subject":"V","count":1}"#,
    ])
  #expect(record.vocabulary == ["wrapper Inject"])
  #expect(record.rules.count == 5)
}

@Test("nothing is recorded from an empty or unreadable tree")
func blindTrees() {
  let empty = MeasuredTree(facts: [:], findings: [])
  #expect(
    refusal(try initial(from: empty, settings: testSettings()))
      == .emptyScan)
  let unreadable = CaseTree("file A.swift leaf\nunreadable B.swift").tree
  #expect(
    refusal(try initial(from: unreadable, settings: testSettings()))
      == .unreadable(files: ["B.swift"]))
}

@Test("tighten does not drop everything, nor more than half of ten, unless it may")
func collapses() throws {
  let tree = CaseTree("file A.swift leaf\n" + (0..<4).map { "1 \(locator) S\($0)\n" }.joined()).tree
  let ten = baseline((0..<10).map { Baseline.Entry(key("A.swift", "S\($0)"), count: 1) })
  let nine = baseline((0..<9).map { Baseline.Entry(key("A.swift", "S\($0)"), count: 1) })
  func tightened(_ record: Baseline, _ rule: CollapseRule) throws(RecordRefusal) -> Baseline {
    try tighten(
      record, to: tree, reference: .none, settings: testSettings(), collapse: rule)
  }
  #expect(
    refusal(try tightened(ten, .refuse))
      == .collapse(dropped: 6, entries: 10))
  #expect(try tightened(ten, .allow).entries.count == 4)
  #expect(try tightened(nine, .refuse).entries.count == 4)
}

/// A tree in which `U` in `F/A.swift` is recorded once and `V` in `G/B.swift` is new.
private let grown = CaseTree(
  """
  file F/A.swift leaf
  2 service_locator_resolve U
  3 service_locator_resolve U
  file G/B.swift coordinator
  4 service_locator_resolve V
  """
).tree

private let recorded = baseline([Baseline.Entry(key("F/A.swift"), count: 1, reason: "old")])

private func accepted(
  _ selection: Acceptance.Selection, reason: String = "SDK", until: String? = nil,
  settings: RatchetSettings = testSettings()
) throws(RecordRefusal) -> Baseline {
  try accept(
    Acceptance(selection, reason: reason, until: until), into: recorded, tree: grown,
    reference: .none, settings: settings)
}

@Test("an accepted debt is recorded with its reason, as far as it is there")
func accepting() throws {
  let one = try accepted(.key(key("G/B.swift", "V")), until: "2027-01-31")
  #expect(
    one.entries.last?.line
      == #"{"file":"G/B.swift","tier":"coordinator","rule":"service_locator_resolve","#
      + #""subject":"V","count":1,"reason":"SDK","until":"2027-01-31"}"#)
  let all = try accepted(.new(module: nil))
  #expect(all.entries.map(\.count) == [2, 1])
  #expect(all.entries.map(\.reason) == ["old; SDK", "SDK"])
  #expect(try accepted(.new(module: "G")).entries.map(\.count) == [1, 1])
  let verdict = judge(grown, against: all, reference: .none, settings: testSettings())
  #expect(verdict.status == .pass)
}

@Test("what cannot be accepted is refused with what to do instead")
func refusing() {
  var locked = testSettings()
  locked.moduleEnforcement = ["G": .locked]
  let rows: [(RecordRefusal?, RecordRefusal)] = [
    (refusal(try accepted(.new(module: nil), reason: " ")), .noReason),
    (
      refusal(try accepted(.new(module: "X"))), .nothingToAccept
    ),
    (
      refusal(try accepted(.key(key("X.swift")))),
      .notFound(key("X.swift"))
    ),
    (
      refusal(try accepted(.key(key("F/A.swift", "Uu")))),
      .notFound(key("F/A.swift", "Uu"), subjects: ["U"])
    ),
    (
      refusal(try accepted(.key(key("F/A.swift")), reason: "old")),
      .reasonReused(key("F/A.swift"))
    ),
    (
      refusal(try accepted(.new(module: nil), until: "soon")),
      .notADate("soon")
    ),
    (
      refusal(try accepted(.new(module: nil), settings: locked)),
      .locked(module: "G")
    ),
  ]
  for (found, expected) in rows {
    #expect(found == expected)
    #expect(expected.description.contains("; "), "\(expected.description)")
  }
}

@Test("a debt that moved down can be accepted, in its new tier")
func acceptingDescent() throws {
  let tree = CaseTree("file App.swift leaf\n2 service_locator_resolve U").tree
  let before = baseline([Baseline.Entry(key("App.swift"), tier: .coordinator, count: 1)])
  let after = try accept(
    Acceptance(.new(module: nil), reason: "why"), into: before, tree: tree, reference: .none,
    settings: testSettings())
  #expect(after.entries == [Baseline.Entry(key("App.swift"), count: 1, reason: "why")])
}

@Test("an upgrade counts in the base what the new revision finds, and carries no new debt")
func upgrading() throws {
  let base = CaseTree(
    """
    revision service_locator_resolve 2
    file F/A.swift leaf
    2 service_locator_resolve U
    3 service_locator_resolve T
    4 shared_container_access inherited
    """)
  let now = CaseTree(
    """
    revision service_locator_resolve 2
    file F/A.swift leaf
    2 service_locator_resolve U
    3 service_locator_resolve T
    4 shared_container_access inherited
    5 service_locator_resolve Fresh
    """)
  let old = baseline([Baseline.Entry(key("F/A.swift", "oldName"), count: 1, reason: "APP-1")])
  var reference = base.reference
  reference.baseline = old
  let upgraded = try upgrade(
    old, to: now.tree, reference: reference, settings: now.settings)
  #expect(upgraded.entries.map(\.key.subject) == ["T", "U"])
  #expect(upgraded.entries.contains { $0.reason == "APP-1" })
  #expect(upgraded.rules[locator] == 2)
  let verdict = judge(
    now.tree, against: upgraded, reference: reference, settings: now.settings)
  #expect(verdict.status == .increase)
  #expect(verdict.findings.filter { $0.state == .new }.map(\.finding.subject) == ["Fresh"])
  let guarded = verdict.notices.contains { $0 == .guarded(.upgraded(locator, count: 2)) }
  #expect(guarded)
}

@Test("an upgrade records new names and scopes, and lets go of what left or sleeps")
func upgradingScope() throws {
  let now = CaseTree(
    """
    scope 00000001
    name container AppContainer
    level injected_property_wrapper report
    file F/A.swift leaf
    2 shared_container_access cart via container AppContainer
    3 service_locator_resolve notRecorded
    file New/B.swift leaf
    4 service_locator_resolve U
    excluded Old/C.swift
    """)
  let old = baseline([
    Baseline.Entry(
      Key(file: "F/A.swift", rule: "injected_property_wrapper", subject: "X"), count: 1),
    Baseline.Entry(key("F/A.swift", "gone"), count: 1),
    Baseline.Entry(key("Old/C.swift"), count: 5),
  ])
  let upgraded = try upgrade(
    old, to: now.tree, reference: .none, settings: now.settings)
  #expect(upgraded.scope == "00000001")
  #expect(upgraded.vocabulary == ["container AppContainer"])
  #expect(upgraded.rules["injected_property_wrapper"] == nil)
  #expect(
    upgraded.entries.map(\.key.description) == [
      "F/A.swift service_locator_resolve notRecorded", "F/A.swift shared_container_access cart",
      "New/B.swift service_locator_resolve U",
    ])
}

@Test("the probe names the recorded files that hold the same thing")
func probing() {
  let tree = CaseTree(
    """
    given F/B.swift
    file F/B.swift leaf
    2 injected_property_wrapper u
    """
  ).tree
  let record = baseline([
    Baseline.Entry(key("F/A.swift"), count: 1), Baseline.Entry(key("F/C.swift", "V"), count: 1),
    Baseline.Entry(key("Z/D.swift", "u"), count: 1),
  ])
  let files = donorProbe(
    tree, against: record, reference: .none, settings: testSettings())
  #expect(files == ["F/A.swift", "Z/D.swift"])
}

@Test("a full scan owes a word on every recorded file")
func unaccounted() {
  let tree = CaseTree("file A.swift leaf\nmissing B.swift\nexcluded C.swift").tree
  let record = baseline(["A", "B", "C", "D"].map { Baseline.Entry(key("\($0).swift"), count: 1) })
  #expect(tree.unaccountedFiles(of: record) == ["D.swift"])
}

@Test("a difference names header and entries, one line each")
func differences() {
  var old = recorded
  old.vocabulary = ["wrapper A"]
  var new = baseline([
    Baseline.Entry(key("F/A.swift"), tier: .coordinator, count: 2, reason: "new"),
    Baseline.Entry(key("F/B.swift"), count: 1),
  ])
  new.scope = "00000001"
  new.rules[locator] = 2
  new.rules["shared_container_access"] = nil
  #expect(
    difference(from: old, to: new).map(\.description) == [
      "scope 9f31c0de -> 00000001", "rule `service_locator_resolve` revision 1 -> 2",
      "- rule `shared_container_access` revision 1", "- name wrapper A",
      "F/A.swift service_locator_resolve U 1 -> 2",
      "F/A.swift service_locator_resolve U leaf -> coordinator",
      "F/A.swift service_locator_resolve U reason `old` -> `new`",
      "+ F/B.swift service_locator_resolve U 1",
    ])
  #expect(difference(from: new, to: new).isEmpty)
}
