/// Every command, in the order of the help.
enum CommandTable {
  static let commands: [Command] = [
    .check, .scan,
    .baselineInit, .baselineTighten, .baselineAccept, .baselineUpgrade, .baselineMerge,
    .baselineResolve, .baselineFormat, .baselineDifference,
    .report, .inspect, .history, .schemaConfiguration, .schemaBaseline, .schemaReport,
    .rules, .explain, .verify, .doctor,
    .vocabulary, .configInit, .configValidate, .configShow, .files, .tokens, .outline,
    .convert, .completions, .manual, .version, .help,
  ]

  /// Every flag of any command, each once, in the order of first mention.
  static let flags: [Flag] = {
    var seen: Set<String> = []
    return commands.flatMap(\.allFlags).filter { seen.insert($0.name).inserted } + [.version]
  }()

  /// The command that some operands begin with; `check` when they begin with none.
  static func command(calledBy operands: [String]) throws(UsageError) -> Command {
    let called = commands.filter { operands.starts(with: $0.words) }
    if let command = called.max(by: { $0.words.count < $1.words.count }) { return command }
    guard let first = operands.first, !commands(beginningWith: first).isEmpty else {
      return .check
    }
    if operands.count == 1 { throw .incompleteCommand(first) }
    throw .unknownCommand(Array(operands.prefix(2)))
  }

  /// How many operands are the command's own words.
  static func callingWords(of command: Command, in operands: [String]) -> Int {
    operands.starts(with: command.words) ? command.words.count : 0
  }

  /// The commands whose name begins with a word.
  static func commands(beginningWith word: String) -> [Command] {
    commands.filter { $0.words.first == word }
  }
}
