/// The call that some words ask for, the program's own name not among them.
///
/// Flags and operands may stand in any order; `--` ends the flags. Without a command it is `check`.
/// `--help` and `--version` anywhere turn the call into `help` and `version`.
func parseArguments(_ words: [String]) throws(UsageError) -> Arguments {
  // What stands for bytes that are no text: nobody means such a name.
  if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
    throw .notUTF8(word)
  }
  if let request = requestForHelp(in: words) { return request }
  var reader = ArgumentReader(words: words)
  try reader.readAll()
  let command = try CommandTable.command(calledBy: reader.operands)
  let callingWords = CommandTable.callingWords(of: command, in: reader.operands)
  let operands = Array(reader.operands.dropFirst(callingWords))
  for flag in reader.flags where !command.allFlags.contains(where: { $0.name == flag.name }) {
    throw .foreignFlag(flag.spelling, command: command.name)
  }
  for flag in command.allFlags {
    for value in reader.given[flag.name] ?? [] { try check(value, of: flag) }
  }
  try checkOperands(operands, of: command)
  return Arguments(command: command, operands: operands, given: reader.given)
}

private func requestForHelp(in words: [String]) -> Arguments? {
  let flags = words.prefix { $0 != "--" }
  if flags.contains(where: { $0 == "-h" || $0 == "--help" }) {
    let names = words.filter { !$0.hasPrefix("-") }
    let command = try? CommandTable.command(calledBy: names)
    let isDefault = command.map { CommandTable.callingWords(of: $0, in: names) == 0 } ?? true
    let asked = isDefault ? [] : command?.words ?? []
    return Arguments(command: .help, operands: asked, given: [:])
  }
  guard flags.contains(Flag.version.spelling) else { return nil }
  return Arguments(command: .version, operands: [], given: [:])
}

/// Commands may understand one flag with different choices, such as `--format`.
private func check(_ value: String, of flag: Flag) throws(UsageError) {
  if case .choice(_, let choices) = flag.takes, !choices.contains(value) {
    throw .noChoice(flag: flag.spelling, value: value, choices: choices)
  }
}

private func checkOperands(_ operands: [String], of command: Command) throws(UsageError) {
  let limit: Int
  switch command.operands {
  case .any: return
  case .none: limit = 0
  case .optional: limit = 1
  case .exactly(let placeholders):
    limit = placeholders.count
    if operands.count < limit {
      throw .missingOperand(command: command.name, placeholder: placeholders.joined(separator: " "))
    }
  }
  if operands.count > limit {
    throw .unexpectedOperand(command: command.name, operand: operands[limit])
  }
}
