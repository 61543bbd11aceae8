import LintReporting
import LintRules

extension Command {
  static let rules = Command(
    "rules", summary: "list the rules with their levels here", flags: [.config, .isolated]
  ) { invocation in
    let settings = try loadProject(invocation).lintSettings
    let rules = Catalogue.rules + settings.customRules
    return Reply(renderRulesText(rules, level: settings.level(of:)))
  }
}
