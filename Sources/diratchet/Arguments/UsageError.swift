import LintNotation

/// Something on the command line that cannot be understood.
enum UsageError: Error, Equatable {
  case unknownFlag(String)
  case unknownCommand([String])
  case incompleteCommand(String)
  case foreignFlag(String, command: String)
  case missingValue(flag: String, placeholder: String)
  case unexpectedValue(flag: String, value: String)
  case noCount(flag: String, value: String)
  case noChoice(flag: String, value: String, choices: [String])
  case noPlace(flag: String, value: String)
  case missingOperand(command: String, placeholder: String)
  case unexpectedOperand(command: String, operand: String)
  case needsFlag(String, command: String)
  case conflict(String, String)
  /// Paths in a list that seem to be ended by zero bytes, which nobody said.
  case zeroBytes(list: String)
  case notUTF8(String)
  /// Xcode's inputs outside of a script phase.
  case noScriptPhase
}

extension UsageError {
  /// What is wrong and what to do instead.
  var message: String {
    switch self {
    case .unknownFlag(let flag): Self.unknownFlagMessage(flag)
    case .unknownCommand(let words): Self.unknownCommandMessage(words)
    case .incompleteCommand(let word): Self.incompleteCommandMessage(word)
    case .foreignFlag(let flag, let command): Self.foreignFlagMessage(flag, command: command)
    case .missingValue(let flag, let placeholder):
      "`\(flag)` needs a value; write `\(flag) \(placeholder)`"
    case .unexpectedValue(let flag, let value):
      "`\(flag)` takes no value, but `\(value)` was given; write `\(flag)` alone"
    case .noCount(let flag, let value):
      "`\(flag)` needs a whole number of at least 1, not `\(value)`"
    case .noChoice(let flag, let value, let choices):
      Self.choiceMessage(flag, value: value, choices: choices)
    case .noPlace(let flag, let value):
      "`\(flag)` needs a file and a line, such as `App/Cart.swift:41`, not `\(value)`"
    case .missingOperand(let command, let placeholder):
      "`diratchet \(command)` needs \(placeholder); write `diratchet \(command) \(placeholder)`"
    case .unexpectedOperand(let command, let operand):
      "`diratchet \(command)` does not take `\(operand)`; run `diratchet help \(command)`"
    case .needsFlag(let flag, let command):
      "`diratchet \(command)` needs \(flag); run `diratchet help \(command)`"
    case .zeroBytes(let list):
      "`\(list)` holds zero bytes; write `-0` if they end the paths in it"
    case .noScriptPhase:
      "`--xcode-input-files` reads what Xcode tells a script phase, and neither "
        + "`SCRIPT_INPUT_FILE_COUNT` nor `SCRIPT_INPUT_FILE_LIST_COUNT` is set; "
        + "elsewhere name the files, or write `--files-from FILE`"
    case .notUTF8(let word): "`\(word)` is not UTF-8; rename what it names"
    case .conflict(let first, let second):
      "`\(first)` and `\(second)` cannot be given together; leave one of them out"
    }
  }

  private static func unknownFlagMessage(_ flag: String) -> String {
    let spellings = CommandTable.flags.map(\.spelling)
    guard let near = nearestName(to: flag, among: spellings) else {
      return "unknown flag `\(flag)`; run `diratchet help` for what there is"
    }
    return "unknown flag `\(flag)`; did you mean `\(near)`?"
  }

  private static func unknownCommandMessage(_ words: [String]) -> String {
    let name = words.joined(separator: " ")
    guard let near = nearestName(to: name, among: CommandTable.commands.map(\.name)) else {
      return "unknown command `\(name)`; run `diratchet help` for what there is"
    }
    return "unknown command `\(name)`; did you mean `\(near)`?"
  }

  private static func incompleteCommandMessage(_ word: String) -> String {
    let names = CommandTable.commands(beginningWith: word).map { "`\($0.name)`" }
    return "`\(word)` is several commands; write one of \(names.joined(separator: ", "))"
  }

  private static func foreignFlagMessage(_ flag: String, command: String) -> String {
    let owners = CommandTable.commands
      .filter { $0.allFlags.contains { $0.spelling == flag } }
      .map { "`\($0.name)`" }
    return "`\(flag)` is not a flag of `\(command)`, but of \(owners.joined(separator: ", "))"
  }

  private static func choiceMessage(_ flag: String, value: String, choices: [String]) -> String {
    let names = choices.map { "`\($0)`" }.joined(separator: ", ")
    guard let near = nearestName(to: value, among: choices) else {
      return "`\(flag)` cannot be `\(value)`; it is one of \(names)"
    }
    return "`\(flag)` cannot be `\(value)`; did you mean `\(near)`? It is one of \(names)"
  }
}
