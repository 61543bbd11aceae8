package import LintFindings
package import LintRules

/// The catalogue as a Markdown table, as it stands in the README.
///
/// - Parameter level: the level that counts for a rule; the catalogue's own in the README.
package func renderRulesMarkdown(_ rules: [Rule], level: (Rule) -> Level) -> String {
  let rows = rules.map { rule in
    let family = rule.family?.rawValue ?? "–"
    return "| `\(rule.id)` | \(level(rule).rawValue) | \(family) | \(rule.summary) |\n"
  }
  return "| rule | level | family | finds |\n|---|---|---|---|\n" + rows.joined()
}
