import LintRules

/// What is to be said about one rule as Markdown: why, faulty and correct code, how to mend it.
func renderExplanationMarkdown(of rule: Rule) -> String {
  var parts = [inlineMarkdown(rule.why)]
  for (title, kind) in [("Faulty", Example.Kind.faulty), ("Correct", .correct)] {
    for example in rule.examples where example.kind == kind {
      parts.append("**\(title)**: \(inlineMarkdown(example.title))")
      parts += example.sources.map { exampleCode($0.text) }
    }
  }
  parts += rule.fixes.map { "**\($0.library)**: \(inlineMarkdown($0.text))" }
  return parts.joined(separator: "\n\n")
}
