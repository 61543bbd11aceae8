/// A change of an example that must not change, or must change, what is found in it.
package enum Mutation: String, Sendable, CaseIterable {
  case comment = "inside a comment"
  case rawString = "inside a raw string"
  case interpolation = "inside an interpolation"
  case multiBytePrefix = "after a multi-byte prefix"
  case carriageReturns = "with CRLF"
  case conditional = "under #if"
  case composition = "in a Composition folder"
  case doubled = "appended to itself"

  /// What must become of the findings.
  package enum Effect: Sendable { case vanish, stay, becomeExempt, double }

  /// The changes that a rule is tried with: one about the whole project looks at top-level names,
  /// and counts a type once however often it is declared.
  package static func trials(of rule: Rule) -> [Mutation] {
    rule.check == nil ? allCases.filter { $0 != .interpolation && $0 != .doubled } : allCases
  }

  /// What the change does to the findings of a rule that works.
  package var effect: Effect {
    switch self {
    case .comment, .rawString: .vanish
    case .interpolation, .multiBytePrefix, .carriageReturns, .conditional: .stay
    case .composition: .becomeExempt
    case .doubled: .double
    }
  }

  /// The changed source.
  package func apply(to text: String) -> String {
    switch self {
    case .comment: "/*\n\(text)\n*/\n"
    case .rawString: "let text = ###\"\"\"\n\(text)\n\"\"\"###\n"
    case .interpolation: interpolated(text)
    case .multiBytePrefix: mapLines(text) { $0.isEmpty ? "" : "/* é茶🙂 */ \($0)" }
    case .carriageReturns: mapLines(text) { "\($0)\r" }
    case .conditional: "#if DEBUG\n\(text)\n#endif\n"
    case .composition: text
    case .doubled: "\(text)\n\(text)\n"
    }
  }

  /// The code as a closure inside a string; imports cannot stand there and go before it.
  private func interpolated(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isImport = { (line: Substring) in
      line.hasPrefix("import ") || line.hasPrefix("@testable import ")
    }
    let imports = lines.filter(isImport).joined(separator: "\n")
    let code = lines.filter { !isImport($0) }.joined(separator: "\n")
    return "\(imports)\nlet text = \"\"\"\n\\({\n\(code)\nreturn 1\n}())\n\"\"\"\n"
  }

  private func mapLines(_ text: String, _ change: (Substring) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(change)
      .joined(separator: "\n")
  }
}
