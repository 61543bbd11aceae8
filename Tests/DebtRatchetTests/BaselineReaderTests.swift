import DebtRatchet
import LintFindings
import LintNotation
import Testing

/// A well-formed record whose parts can be replaced.
private func record(
  schema: String = "1", scope: String = "9f31c0de",
  rules: [String] = [#""service_locator_resolve": 1"#, #""shared_container_access": 1"#],
  vocabulary: [String] = [], entries: [String] = []
) -> String {
  let lines =
    ["{", "\"schema\": \(schema),", "\"scope\": \"\(scope)\",", "\"rules\": {"]
    + [rules.joined(separator: ",\n"), "},", "\"vocabulary\": ["]
    + [vocabulary.joined(separator: ",\n"), "],", "\"entries\": ["]
    + [entries.joined(separator: ",\n"), "]", "}"]
  return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
}

private func entry(_ file: String, _ subject: String = "U", _ more: String = "") -> String {
  #"{"file":"\#(file)","rule":"service_locator_resolve","subject":"\#(subject)","count":1\#(more)}"#
}

private func parse(_ text: String) throws(BaselineProblem) -> Baseline {
  try Baseline.parse(Array(text.utf8), knowing: testRules)
}

private func problem(_ text: String) -> BaselineProblem? {
  do {
    _ = try parse(text)
    return nil
  } catch { return error }
}

@Test("a record is written exactly as it is read")
func roundTrip() throws {
  let text = """
    {
    "schema": 1,
    "scope": "9f31c0de",
    "rules": {
    "service_locator_resolve": 1,
    "shared_container_access": 1
    },
    "vocabulary": [
    "container AppDIContainer",
    "wrapper Inject"
    ],
    "x-team": {"name":"iOS"},
    "entries": [
    {"file":"App/Cart/CartCoordinator.swift","tier":"coordinator","rule":"service_locator_resolve","subject":"Router","count":1},
    {"file":"App/Cart/CartViewModel.swift","rule":"service_locator_resolve","subject":"Ça \\"va\\"","count":2,"reason":"APP-812","until":"2027-01-31","x-by":["me"]}
    ]
    }

    """
  let baseline = try parse(text)
  #expect(String(decoding: baseline.render(), as: UTF8.self) == text)
  #expect(baseline.entries.map(\.tier) == [.coordinator, .leaf])
  #expect(baseline.total == 3)
}

@Test("an empty record has its brackets on lines of their own")
func emptyRecord() throws {
  let text = record(rules: [])
  #expect(String(decoding: try parse(text).render(), as: UTF8.self) == text)
  #expect(text.hasSuffix("\"entries\": [\n]\n}\n"))
}

/// What is no record, where it fails, and what is said of it.
private let brokenRecords: [(String, String, String)] = [
  ("", "1:1", "expected a value; or restore the file from git"),
  (String(record(entries: [entry("A.swift")]).dropLast(21)), "11:52", "a string without end"),
  (
    record(entries: ["<<<<<<< ours", entry("A.swift"), "=======", ">>>>>>> theirs"]), "11:1",
    "merge conflict markers; run `diratchet baseline resolve`"
  ),
  ("||||||| base\n{}", "1:1", "run `diratchet baseline resolve`"),
  ("[]", "1:1", "`the baseline` is an array; expected an object"),
  ("{}", "1:1", "field `schema` is missing"),
  (
    record(schema: "2"), "2:11",
    "written by a newer diratchet (schema 2, this binary has 1); update diratchet"
  ),
  (record(schema: "0"), "2:11", "expected a number from 1"),
  (record(schema: #""1""#), "2:11", "`schema` is the string `1`; expected a number from 1"),
  (record(scope: "xyz"), "3:10", "`scope` is the string `xyz`; expected eight hex digits"),
  (
    record(rules: [#""service_locator_resolve": 4"#]), "5:1",
    "rule service_locator_resolve revision 4, this binary has 1); update diratchet"
  ),
  (
    record(rules: [#""service_locater_resolve": 1"#]), "5:1",
    "did you mean `service_locator_resolve`?"
  ),
  (
    record(rules: [#""shared_container_access": 1"#, #""service_locator_resolve": 1"#]), "6:1",
    "`rules` is not sorted; run `diratchet baseline fmt`"
  ),
  (record(vocabulary: ["\"b\"", "\"a\""]), "10:1", "`vocabulary` is not sorted"),
  (record(vocabulary: ["\"a\"", "\"a\""]), "10:1", "`a` stands twice in `vocabulary`"),
  (record(vocabulary: ["1"]), "9:1", "`vocabulary` is 1; expected a string"),
  (record(entries: [entry("B.swift"), entry("A.swift")]), "12:1", "`entries` is not sorted"),
  (
    record(entries: [entry("A.swift"), entry("A.swift")]), "12:1",
    "recorded twice (first in line 11)"
  ),
  (record(entries: [entry("/A.swift")]), "11:9", "path `/A.swift` leaves the root"),
  (record(entries: [entry("a/../../A.swift")]), "11:9", "leaves the root"),
  (record(entries: [entry("A.swift", "U", #","coun":1"#)]), "11:76", "did you mean `count`?"),
  (record(entries: [entry("A.swift", "U", #","count":2"#)]), "11:76", "is given twice"),
  (record(entries: [entry("A.swift", "U", #","reason":"""#)]), "11:85", "not empty"),
  (record(entries: [entry("A.swift", "U", #","until":"soon""#)]), "11:84", "a date like"),
  (record(entries: [entry("A.swift", "U", #","until":"2027-13-01""#)]), "11:84", "a date like"),
  (
    record(entries: [entry("A.swift", "U", #","tier":"leaf""#)]), "11:83", "`leaf` is not written"
  ),
  (record(entries: [entry("A.swift", "U", #","tier":"composition""#)]), "11:83", "`coordinator`"),
  (record(entries: [#"{"file":"A.swift","rule":"x","subject":"U","count":1}"#]), "11:26", "`x`"),
  (
    record(
      entries: [#"{"file":"A.swift","rule":"service_locator_resolve","subject":"U","count":0}"#]),
    "11:74", "expected a number from 1"
  ),
  (
    record(entries: [#"{"file":"A.swift","rule":"service_locator_resolve","count":1}"#]), "11:1",
    "field `subject` is missing"
  ),
  ("\u{FEFF}" + record(), "1:1", "byte order mark"),
]

@Test("what is not exactly a record is refused with its line and what to do")
func problems() {
  for (text, place, words) in brokenRecords {
    let found = problem(text)
    #expect(found?.position.description == place, "\(words): \(String(describing: found))")
    #expect(found?.description.contains(words) == true, "\(found?.description ?? "read")")
  }
}

@Test("a record that is only compared may hold rules that this binary does not know")
func unknownRules() throws {
  let text = record(rules: [#""some_rule": 7"#])
  #expect(try Baseline.parse(Array(text.utf8), knowing: nil).rules == ["some_rule": 7])
}

@Test("a custom rule's revision is a hash, and never too new")
func customRevision() throws {
  let rules: [RuleID: RuleState] = [
    "app_rule": RuleState(level: .gate, family: .access, revision: 5, isCustom: true)
  ]
  let text = record(rules: [#""app_rule": 900"#])
  #expect(try Baseline.parse(Array(text.utf8), knowing: rules).rules == ["app_rule": 900])
}

@Test("a repaired record is sorted, has each key once with the lower count, and no unknown field")
func repairing() throws {
  let messy =
    "\u{FEFF}// by hand\n"
    + record(
      rules: [#""shared_container_access": 1"#, #""service_locator_resolve": 1"#],
      vocabulary: ["\"wrapper B\"", "\"container A\"", "\"wrapper B\""],
      entries: [
        entry("B.swift", "U", #","tier":"leaf","note":"x","x-by":"me""#),
        #"{"file":"A.swift","rule":"service_locator_resolve","subject":"U","count":3,"#
          + #""reason":"one"},"#,
        #"{"file":"A.swift","rule":"service_locator_resolve","subject":"U","count":2,"#
          + #""reason":"two"}"#,
      ]
    ).replacing("},,", with: "},")
  let (repaired, repairs) = try repair(Array(messy.utf8))
  let text = String(decoding: repaired.render(), as: UTF8.self)
  #expect(
    text
      == record(
        vocabulary: ["\"container A\"", "\"wrapper B\""],
        entries: [
          #"{"file":"A.swift","rule":"service_locator_resolve","subject":"U","count":2,"#
            + #""reason":"one; two"}"#,
          entry("B.swift", "U", #","x-by":"me""#),
        ]))
  #expect(repairs.count == 8)
  #expect(!repairs.contains { !$0.isRepairable })
  #expect(try repair(repaired.render()).repairs.isEmpty)
}

@Test("conflict markers and missing fields are not repaired")
func notRepairable() {
  #expect(throws: BaselineProblem.self) { try repair(Array("<<<<<<< a\n{}".utf8)) }
  #expect(throws: BaselineProblem.self) { try repair(Array("{\"schema\": 1}".utf8)) }
}

@Test("every prefix and every damaged byte of a record is refused or read, none traps")
func hostile() {
  let bytes = Array(
    record(vocabulary: ["\"wrapper A\""], entries: [entry("A.swift"), entry("B.swift")]).utf8)
  for length in 0..<bytes.count - 1 { #expect(problem(prefix(bytes, length)) != nil) }
  for index in bytes.indices {
    for byte: UInt8 in [0, 0x22, 0x2C, 0x7B, 0xFF] {
      var damaged = bytes
      damaged[index] = byte
      _ = try? Baseline.parse(damaged, knowing: testRules)
      _ = try? repair(damaged)
    }
  }
}

private func prefix(_ bytes: [UInt8], _ length: Int) -> String {
  String(decoding: bytes.prefix(length), as: UTF8.self)
}

@Test("keys are sorted as UTF-8 bytes and never by what looks alike")
func byteOrder() {
  let composed = Key(file: "\u{E9}.swift", rule: "r", subject: "s")
  let decomposed = Key(file: "e\u{301}.swift", rule: "r", subject: "s")
  #expect(composed != decomposed)
  #expect(decomposed < composed)
  #expect(
    Key(file: "Z.swift", rule: "r", subject: "s") < Key(file: "a.swift", rule: "a", subject: "a"))
}

@Test("a subject is compared with its first letter in lower case")
func subjects() {
  #expect(comparableSubject("CartService") == "cartService")
  #expect(comparableSubject("cartService") == "cartService")
  #expect(comparableSubject("Ämter") == "ämter")
  #expect(comparableSubject("[X]") == "[X]")
  #expect(comparableSubject("") == "")
}

@Test("the scope is FNV-1a in eight hex digits, and a module is a folder")
func scopesAndModules() {
  #expect(scopeFingerprint(of: []) == "811c9dc5")
  #expect(scopeFingerprint(of: ["a"]) != scopeFingerprint(of: ["a", ""]))
  #expect(moduleByFolder(of: "Modules/Booking/Sources/Booking/A.swift") == "Booking")
  #expect(moduleByFolder(of: "App/Cart/A.swift") == "App")
  #expect(moduleByFolder(of: "Packages/Kit/A.swift") == "Kit")
  #expect(moduleByFolder(of: "Sources/A.swift") == "Sources")
  #expect(moduleByFolder(of: "A.swift") == "A.swift")
}
