import DebtRatchet
import LintFindings
import LintNotation
import LintWorkspace

extension Command {
  static let baselineAccept = Command(
    "baseline", "accept", summary: "raise the record, with a reason that stays in it",
    flags: [
      .base, .file, .rule, .subject, .new, .module, .reason, .until, .baseline, .config, .isolated,
      .jobs,
    ],
    details: """
        diratchet baseline accept --new --reason "SDK callback, APP-812"
        diratchet baseline accept --file App/Cart.swift --rule service_locator_resolve \\
          --subject CartService --reason "one view model, three coordinators"
      """
  ) { invocation in
    var acceptance = try readAcceptance(invocation.arguments)
    let (gate, file, written, baseline) = try openRecord(invocation)
    if case .key(var key) = acceptance.selection {
      try gate.project.requireRule(key.rule.name)
      key.file = try gate.file(givenAs: key.file)
      acceptance.selection = .key(key)
    }
    let raised = try accept(
      acceptance, into: baseline, tree: gate.measured, reference: gate.reference,
      settings: gate.project.configuration.ratchet)
    return try file.reply(replacing: written, with: raised, judged: gate, for: invocation)
  }
}

private func readAcceptance(_ arguments: Arguments) throws(UsageError) -> Acceptance {
  guard let reason = arguments.value(of: .reason) else {
    throw .needsFlag("`--reason TEXT`", command: arguments.command.name)
  }
  return Acceptance(
    try readSelection(arguments), reason: reason, until: arguments.value(of: .until))
}

private func readSelection(_ arguments: Arguments) throws(UsageError) -> Acceptance.Selection {
  let entryFlags: [Flag] = [.file, .rule, .subject]
  if arguments.has(.new) {
    for flag in entryFlags where arguments.has(flag) {
      throw .conflict(Flag.new.spelling, flag.spelling)
    }
    return .new(module: arguments.value(of: .module))
  }
  guard let file = arguments.value(of: .file), let rule = arguments.value(of: .rule),
    let subject = arguments.value(of: .subject)
  else {
    throw .needsFlag(
      "`--new`, or all of `--file`, `--rule` and `--subject`", command: arguments.command.name)
  }
  return .key(Key(file: file, rule: RuleID(rule), subject: subject))
}
