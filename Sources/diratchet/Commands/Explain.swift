import LintFindings
import LintNotation
import LintReporting
import LintRules

extension Command {
  static let explain = Command(
    "explain", summary: "say what a rule finds, why, and how to mend it",
    operands: .exactly(["RULE"]), flags: [.config, .isolated]
  ) { invocation in
    let name = invocation.arguments.operands[0]
    let settings = try loadProject(invocation).lintSettings
    let rules = Catalogue.rules + settings.customRules
    guard let rule = rules.first(where: { $0.id.name == name }) else {
      throw CallError.unknownRule(
        name, nearest: nearestName(to: name, among: rules.map(\.id.name)))
    }
    return Reply(
      renderExplanation(of: rule, level: settings.level(of: rule), palette: invocation.palette))
  }
}
