package import LintFindings
package import LintRules

/// All that is to be said about one rule: what, why, examples, repair, configuration.
package func renderExplanation(of rule: Rule, level: Level, palette: Palette) -> String {
  var sections = [
    """
    \(palette.heading(rule.id.name)): \(rule.summary)
    level \(level.rawValue), family \(rule.family?.rawValue ?? "none"), revision \(rule.revision)

    """,
    palette.heading("Why") + "\n" + paragraph(rule.why, indentedBy: 2),
  ]
  sections += exampleSection("Faulty", rule.examples.filter { $0.kind == .faulty }, palette)
  sections += exampleSection("Correct", rule.examples.filter { $0.kind == .correct }, palette)
  if !rule.fixes.isEmpty {
    let fixes = rule.fixes.map { "  \($0.library)\n\(paragraph($0.text, indentedBy: 4))" }
    sections.append(palette.heading("How to mend it") + "\n" + fixes.joined(separator: "\n"))
  }
  sections.append(
    palette.heading("Configuration") + "\n" + configurationText(rule.id, level: level))
  return sections.joined(separator: "\n")
}

private func exampleSection(
  _ title: String, _ examples: [Example], _ palette: Palette
) -> [String] {
  guard !examples.isEmpty else { return [] }
  let texts = examples.map { example in
    let sources = example.sources.map { source in
      (example.sources.count > 1 ? "    // \(source.path)\n" : "") + exampleCode(source.text)
    }
    return "  \(example.title)\n\n" + sources.joined(separator: "\n")
  }
  return [palette.heading(title) + "\n" + texts.joined(separator: "\n")]
}

/// Example code, four spaces in, its annotations turned into something that reads by itself.
func exampleCode(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    guard let mark = line.firstRange(of: "// want ") else {
      return (line.isEmpty ? "" : "    " + line) + "\n"
    }
    let before = line[..<mark.lowerBound]
    let isAlone = before.allSatisfy { $0 == " " }
    return "    \(before)// \(isAlone ? "the next line is found" : "<- found")\n"
  }.joined()
}

private func configurationText(_ rule: RuleID, level: Level) -> String {
  let other: Level = level == .gate ? .report : .gate
  return """
      in `.diratchet.json`:  "rules": { "\(rule)": "\(other.rawValue)" }   // gate, report or off
      for one line of code:  // diratchet:ignore \(rule) - the reason

    """
}
