package import LintFindings
import LintNotation

extension Baseline {
  /// Reads a record; whatever is not exactly one is refused, with its place.
  ///
  /// - Parameter rules: every rule that this binary knows; nil if the record is only to be
  ///   compared or merged, not judged.
  package static func parse(
    _ bytes: [UInt8], knowing rules: [RuleID: RuleState]?
  ) throws(BaselineProblem) -> Baseline {
    var reader = BaselineReader(rules: rules, purpose: .judging)
    return try reader.read(bytes)
  }
}

/// Reads a record and puts right what can only be meant one way: order, repetitions (the lower
/// count stays), unknown fields.
///
/// - Returns: the record, and what was wrong with it in the order of the text.
package func repair(
  _ bytes: [UInt8]
) throws(BaselineProblem) -> (baseline: Baseline, repairs: [BaselineProblem]) {
  var reader = BaselineReader(rules: nil, purpose: .repairing)
  let baseline = try reader.read(bytes)
  return (baseline, reader.repairs)
}

/// Walks the JSON of a record and either stops at the first problem or notes and mends it.
struct BaselineReader {
  enum Purpose { case judging, repairing }

  let rules: [RuleID: RuleState]?
  let purpose: Purpose
  var repairs: [BaselineProblem] = []
  /// Rules of the record that the configuration defined once and does no longer.
  private(set) var droppedRules: Set<RuleID> = []

  mutating func read(_ bytes: [UInt8]) throws(BaselineProblem) -> Baseline {
    if let line = lineOfConflictMarker(in: bytes) {
      throw BaselineProblem(.conflictMarkers, at: JSONPosition(line: line, utf8Column: 1))
    }
    let root: JSONValue
    do {
      root = try readJSON(bytes)
    } catch {
      let problem = BaselineProblem(.notJSON(error), at: error.position)
      try note(problem)
      root = try readForgiving(bytes)
    }
    return try readRoot(root)
  }

  private func readForgiving(_ bytes: [UInt8]) throws(BaselineProblem) -> JSONValue {
    do { return try readJSON(bytes, dialect: .forgiving) } catch {
      throw BaselineProblem(.notJSON(error), at: error.position)
    }
  }

  /// Throws the problem unless it is to be repaired and can be.
  mutating func note(_ problem: BaselineProblem) throws(BaselineProblem) {
    guard purpose == .repairing, problem.isRepairable else { throw problem }
    repairs.append(problem)
  }

  private mutating func readRoot(_ root: JSONValue) throws(BaselineProblem) -> Baseline {
    var fields = try RecordFields(root, named: "the baseline", reader: &self)
    let schema = try fields.required("schema").value
    guard let version = schema.integer, version >= 1 else {
      throw unexpected("schema", schema, "a number from 1")
    }
    if version > Baseline.schema {
      throw BaselineProblem(.newerSchema(version), at: schema.position)
    }
    let scope = try fields.required("scope").value
    guard let fingerprint = scope.string, isFingerprint(fingerprint) else {
      throw unexpected("scope", scope, "eight hex digits")
    }
    var baseline = Baseline(scope: fingerprint, rules: [:])
    baseline.rules = try readRules(fields.required("rules").value)
    baseline.vocabulary = try readVocabulary(fields.optional("vocabulary"))
    baseline.entries = try readEntries(fields.required("entries").value)
    baseline.extras = fields.extras
    try fields.refuseOthers(reader: &self)
    return baseline
  }

  private mutating func readRules(_ value: JSONValue) throws(BaselineProblem) -> [RuleID: Int] {
    guard let members = value.members else { throw unexpected("rules", value, "an object") }
    var revisions: [RuleID: Int] = [:]
    var previous: RuleID?
    for member in members {
      let rule = RuleID(member.name)
      guard let revision = member.value.integer, revision >= 0 else {
        throw unexpected("rules.\(member.name)", member.value, "a revision number")
      }
      try check(rule, revision, at: member.position)
      if revisions[rule] != nil {
        try note(BaselineProblem(.repeatedField(rule.name), at: member.position))
      } else if let previous, rule < previous {
        try note(BaselineProblem(.unsorted(list: "rules"), at: member.position))
      }
      revisions[rule] = min(revision, revisions[rule] ?? .max)
      previous = rule
    }
    return revisions
  }

  private mutating func check(
    _ rule: RuleID, _ revision: Int, at position: JSONPosition
  ) throws(BaselineProblem) {
    guard let rules else { return }
    if rules[rule] == nil, revision >= RuleState.firstCustomRevision { droppedRules.insert(rule) }
    try checkKnown(rule, at: position)
    if let known = rules[rule], !known.isCustom, revision > known.revision {
      throw BaselineProblem(
        .newerRevision(rule, recorded: revision, known: known.revision), at: position)
    }
  }

  /// Throws if the binary is known to lack the rule.
  func checkKnown(_ rule: RuleID, at position: JSONPosition) throws(BaselineProblem) {
    guard let rules, rules[rule] == nil, !droppedRules.contains(rule) else { return }
    let nearest = nearestName(to: rule.name, among: rules.keys.map(\.name))
    throw BaselineProblem(.unknownRule(rule.name, nearest: nearest), at: position)
  }

  private mutating func readVocabulary(_ value: JSONValue?) throws(BaselineProblem) -> [String] {
    guard let value else { return [] }
    guard let elements = value.elements else { throw unexpected("vocabulary", value, "an array") }
    var names: [String] = []
    var seen: Set<String> = []
    for element in elements {
      guard let name = element.string else {
        throw unexpected("vocabulary", element, "a string")
      }
      guard seen.insert(name).inserted else {
        let fact = BaselineProblem.Fact.repeatedElement(list: "vocabulary", element: name)
        try note(BaselineProblem(fact, at: element.position))
        continue
      }
      if let last = names.last, precedes(name, last) {
        try note(BaselineProblem(.unsorted(list: "vocabulary"), at: element.position))
      }
      names.append(name)
    }
    return names.sorted(by: precedes)
  }

  func unexpected(_ field: String, _ value: JSONValue, _ expected: String) -> BaselineProblem {
    let text = value.string.map { $0.isEmpty ? "an empty string" : "the string `\($0)`" }
    let found = text ?? value.integer.map { "\($0)" } ?? value.kind
    return BaselineProblem(
      .unexpected(field: field, found: found, expected: expected), at: value.position)
  }
}

/// The 1-based line of the first merge conflict marker at the start of a line.
private func lineOfConflictMarker(in bytes: [UInt8]) -> Int? {
  let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
  var line = 1
  var start = 0
  while start < bytes.count {
    let rest = bytes[start...]
    if markers.contains(where: { rest.starts(with: $0) }) { return line }
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    (start, line) = (end + 1, line + 1)
  }
  return nil
}

private func isFingerprint(_ text: String) -> Bool {
  text.utf8.count == 8 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
}
