import LintFindings
import LintNotation

extension BaselineReader {
  mutating func readEntries(_ value: JSONValue) throws(BaselineProblem) -> [Baseline.Entry] {
    guard let elements = value.elements else { throw unexpected("entries", value, "an array") }
    var entries: [Baseline.Entry] = []
    var lines: [Key: (index: Int, line: Int)] = [:]
    for element in elements {
      var entry = try readEntry(element)
      entry.key.shareTexts(with: entries.last?.key)
      if let earlier = lines[entry.key] {
        let fact = BaselineProblem.Fact.repeatedEntry(entry.key, firstLine: earlier.line)
        try note(BaselineProblem(fact, at: element.position))
        entries[earlier.index] = lower(entries[earlier.index], entry)
        continue
      }
      if let last = entries.last, entry.key < last.key {
        try note(BaselineProblem(.unsorted(list: "entries"), at: element.position))
      }
      lines[entry.key] = (entries.count, element.position.line)
      entries.append(entry)
    }
    return entries.sorted { $0.key < $1.key }
  }

  private func lower(_ first: Baseline.Entry, _ second: Baseline.Entry) -> Baseline.Entry {
    var kept = first.count <= second.count ? first : second
    kept.reason = joinReasons(first.reason, second.reason)
    return kept
  }

  private mutating func readEntry(_ value: JSONValue) throws(BaselineProblem) -> Baseline.Entry {
    var fields = try RecordFields(value, named: "an entry", reader: &self)
    let file = try text("file", in: &fields)
    guard isInsideRoot(file) else {
      throw BaselineProblem(.pathLeavesRoot(file), at: try fields.required("file").value.position)
    }
    let tier = try readTier(fields.optional("tier"))
    let rule = RuleID(try text("rule", in: &fields))
    try checkKnown(rule, at: try fields.required("rule").value.position)
    let subject = try text("subject", in: &fields)
    let count = try fields.required("count").value
    guard let number = count.integer, number >= 1, number < 1_000_000_000 else {
      throw unexpected("count", count, "a number from 1")
    }
    let key = Key(file: file, rule: rule, subject: subject)
    var entry = Baseline.Entry(key, tier: tier, count: number)
    entry.reason = try readText("reason", fields.optional("reason"))
    entry.until = try readDate(fields.optional("until"))
    entry.extras = fields.extras
    try fields.refuseOthers(reader: &self)
    return entry
  }

  private func text(
    _ name: String, in fields: inout RecordFields
  ) throws(BaselineProblem) -> String {
    try readText(name, fields.required(name).value) ?? ""
  }

  private func readText(
    _ name: String, _ value: JSONValue?
  ) throws(BaselineProblem) -> String? {
    guard let value else { return nil }
    guard let text = value.string, !text.isEmpty else {
      throw unexpected(name, value, "a text that is not empty")
    }
    return text
  }

  private mutating func readTier(_ value: JSONValue?) throws(BaselineProblem) -> Tier {
    guard let value else { return .leaf }
    switch value.string {
    case Tier.coordinator.rawValue: return .coordinator
    case Tier.leaf.rawValue:
      try note(BaselineProblem(.redundantTier, at: value.position))
      return .leaf
    default: throw unexpected("tier", value, "`coordinator`, or no tier for a leaf")
    }
  }

  private func readDate(_ value: JSONValue?) throws(BaselineProblem) -> String? {
    guard let value else { return nil }
    guard let text = value.string, isDate(text) else {
      throw unexpected("until", value, "a date like `2027-01-31`")
    }
    return text
  }
}

extension Key {
  /// Takes over the texts that are the same, so that a long record holds each path once.
  fileprivate mutating func shareTexts(with last: Key?) {
    guard let last, hasSameBytes(last.file, file) else { return }
    file = last.file
    if last.rule == rule { rule = last.rule }
  }
}

/// Whether the text has the form `YYYY-MM-DD` with a month and a day that can be.
package func isDate(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  let isDigits = parts.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } }
  guard parts.map(\.count) == [4, 2, 2], isDigits else { return false }
  let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  return (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
}

/// Both reasons, each once, joined with `; `.
func joinReasons(_ first: String?, _ second: String?) -> String? {
  guard let first, let second else { return first ?? second }
  return first == second ? first : "\(first); \(second)"
}
