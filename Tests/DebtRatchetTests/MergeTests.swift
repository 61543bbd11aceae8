import DebtRatchet
import LintFindings
import Testing

private func record(_ counts: [String: Int], reason: String? = nil) -> Baseline {
  let entries = counts.filter { $0.value > 0 }.map { file, count in
    Baseline.Entry(
      Key(file: file, rule: "service_locator_resolve", subject: "U"), count: count, reason: reason)
  }
  return Baseline(
    scope: testScope, rules: testSettings().gatedRevisions, entries: entries)
}

@Test(
  "an entry is merged by what each side did to it",
  arguments: [
    (3, 2, 2, 2), (3, 3, 1, 1), (3, 1, 3, 1), (3, 5, 3, 5), (10, 8, 7, 7), (3, 0, 3, 0),
    (3, 2, 0, 0), (0, 1, 0, 1), (0, 1, 1, 1), (0, 0, 2, 2), (3, 0, 0, 0),
    (3, 4, 5, nil), (3, 2, 4, nil), (0, 1, 2, nil), (3, 0, 4, nil),
  ] as [(Int, Int, Int, Int?)])
func counts(base: Int, ours: Int, theirs: Int, merged: Int?) throws {
  let result = merge(
    base: record(["A.swift": base]), ours: record(["A.swift": ours]),
    theirs: record(["A.swift": theirs]))
  #expect(result.conflicts.isEmpty == (merged != nil))
  guard let merged else { return }
  let read = try Baseline.parse(result.bytes, knowing: testRules)
  #expect(read == record(["A.swift": merged]))
}

@Test("a conflict leaves both lines between markers, and the rest merged")
func conflictText() throws {
  let files = ["A.swift": 1, "B.swift": 3, "C.swift": 1]
  var ours = record(files.merging(["B.swift": 4], uniquingKeysWith: max))
  ours.vocabulary = ["wrapper A"]
  let theirs = record(["A.swift": 1, "C.swift": 1])
  let result = merge(base: record(files), ours: ours, theirs: theirs)
  let text = String(decoding: result.bytes, as: UTF8.self)
  let line = #"{"file":"B.swift","rule":"service_locator_resolve","subject":"U","count":4},"#
  #expect(text.contains("\n<<<<<<< ours\n\(line)\n=======\n>>>>>>> theirs\n"))
  #expect(text.contains("\"wrapper A\""))
  #expect(result.conflicts.map(\.description).first?.contains("went from 3 to 4 here") == true)
  let problem = #expect(throws: BaselineProblem.self) {
    try Baseline.parse(result.bytes, knowing: testRules)
  }
  #expect(problem?.fact == .conflictMarkers)
  let resolved = text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !["<<<", "===", ">>>"].contains(String($0.prefix(3))) }.joined(separator: "\n")
  #expect(try Baseline.parse(Array(resolved.utf8), knowing: testRules).entries.count == 3)
}

@Test("both sides may change different entries, and the record need not have existed")
func independentChanges() throws {
  let base = record(["A.swift": 1, "B.swift": 1, "C.swift": 1])
  let result = merge(
    base: base, ours: record(["B.swift": 1, "C.swift": 1]),
    theirs: record(["A.swift": 1, "B.swift": 1, "D.swift": 1]))
  #expect(try Baseline.parse(result.bytes, knowing: nil) == record(["B.swift": 1, "D.swift": 1]))
  let fresh = merge(base: nil, ours: base, theirs: base)
  #expect(fresh.bytes == base.render())
}

@Test("of two revisions the lower stays, names are united, different scopes conflict")
func headers() throws {
  var (ours, theirs) = (record([:]), record([:]))
  ours.rules["service_locator_resolve"] = 2
  ours.rules["shared_container_access"] = nil
  ours.vocabulary = ["wrapper A"]
  theirs.vocabulary = ["container B"]
  let merged = try Baseline.parse(
    merge(base: record([:]), ours: ours, theirs: theirs).bytes, knowing: nil)
  #expect(merged.rules["service_locator_resolve"] == 1)
  #expect(merged.rules["shared_container_access"] == nil)
  #expect(merged.vocabulary == ["container B", "wrapper A"])
  (ours.scope, theirs.scope) = ("00000001", "00000002")
  let conflict = merge(base: record([:]), ours: ours, theirs: theirs)
  #expect(conflict.conflicts == [.scope(ours: "00000001", theirs: "00000002")])
  #expect(
    String(decoding: conflict.bytes, as: UTF8.self).contains(
      "<<<<<<< ours\n\"scope\": \"00000001\",\n=======\n\"scope\": \"00000002\",\n>>>>>>> theirs\n")
  )
}

@Test("the reason of the side whose count is kept stays, and both if both are kept")
func reasons() throws {
  func merged(_ ours: Baseline, _ theirs: Baseline) throws -> Baseline {
    let result = merge(base: record(["A.swift": 3]), ours: ours, theirs: theirs)
    #expect(result.conflicts.isEmpty)
    return try Baseline.parse(result.bytes, knowing: nil)
  }
  let lower = try merged(
    record(["A.swift": 2], reason: "ours"), record(["A.swift": 1], reason: "theirs"))
  #expect(lower == record(["A.swift": 1], reason: "theirs"))
  let equal = try merged(
    record(["A.swift": 2], reason: "ours"), record(["A.swift": 2], reason: "theirs"))
  #expect(equal == record(["A.swift": 2], reason: "ours; theirs"))
}

@Test("merging is the same from both sides")
func symmetry() {
  for seed in 0..<500 {
    var random = SeededGenerator(seed: UInt64(seed))
    func counts() -> [String: Int] {
      ["A.swift", "B.swift", "C.swift"].reduce(into: [:]) {
        $0[$1] = Int.random(in: 0...3, using: &random)
      }
    }
    let (base, ours, theirs) = (record(counts()), record(counts()), record(counts()))
    let (one, other) = (
      merge(base: base, ours: ours, theirs: theirs), merge(base: base, ours: theirs, theirs: ours)
    )
    #expect(one.conflicts.count == other.conflicts.count)
    if one.conflicts.isEmpty { #expect(one.bytes == other.bytes) }
  }
}
