package import LintFindings
package import LintRules

/// The catalogue as a table: identifier, level, family, what it finds.
package func renderRulesText(_ rules: [Rule], level: (Rule) -> Level) -> String {
  let rows = rules.map { rule in
    [rule.id.name, level(rule).rawValue, rule.family?.rawValue ?? "-", rule.summary]
  }
  return table([["rule", "level", "family", "finds"]] + rows)
    + "\ngate: counted by the ratchet · report: shown by `scan` and `report` · off: not run\n"
    + "Run `diratchet explain RULE` for why, examples and how to mend it.\n"
}
