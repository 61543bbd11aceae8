import LintFindings
import LintNotation

extension Baseline {
  /// The record as text: UTF-8, one entry a line, a line feed at the end; equal records are equal
  /// bytes. Every path must be relative to the root.
  package func render() -> [UInt8] {
    var text = ""
    render(into: &text)
    return Array(text.utf8)
  }

  private func render(into text: inout String) {
    text += "{\n\"schema\": \(Self.schema),\n\"scope\": \(quoteJSON(scope)),\n"
    let revisions = rules.sorted { $0.key < $1.key }
    text += block("rules", "{", revisions.map { "\(quoteJSON($0.key.name)): \($0.value)" }, "}")
    text += ",\n"
    text += block("vocabulary", "[", vocabulary.map(quoteJSON), "]") + ",\n"
    for extra in extras { text += "\(quoteJSON(extra.name)): \(renderJSON(extra.value)),\n" }
    text += block("entries", "[", entries.map(\.line), "]") + "\n}\n"
  }

  /// A field whose elements stand on lines of their own.
  private func block(_ name: String, _ open: String, _ lines: [String], _ close: String) -> String {
    "\"\(name)\": \(open)\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + close
  }
}

extension Baseline.Entry {
  /// The entry as it stands in the file, without the comma.
  package var line: String {
    precondition(isInsideRoot(key.file), "a recorded path must be relative to the root")
    var members = [JSONMember("file", JSONValue(key.file))]
    if tier != .leaf { members.append(JSONMember("tier", JSONValue(tier.rawValue))) }
    members.append(JSONMember("rule", JSONValue(key.rule.name)))
    members.append(JSONMember("subject", JSONValue(key.subject)))
    members.append(JSONMember("count", JSONValue(count)))
    if let reason { members.append(JSONMember("reason", JSONValue(reason))) }
    if let until { members.append(JSONMember("until", JSONValue(until))) }
    return renderJSON(JSONValue(members + extras))
  }
}

/// Whether a path is relative and stays below where it starts.
func isInsideRoot(_ path: String) -> Bool {
  !path.isEmpty && !path.utf8.starts(with: "/".utf8)
    && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
}
