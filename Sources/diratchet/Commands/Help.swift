extension Command {
  static let help = Command(
    "help", summary: "print help", operands: .any("COMMAND")
  ) { invocation in
    let words = invocation.arguments.operands
    if words.isEmpty { return Reply(renderHelp()) }
    let group = CommandTable.commands(beginningWith: words[0])
    if words.count == 1, group.count > 1 { return Reply(renderHelp(ofGroup: group)) }
    guard let command = group.first(where: { $0.words == words }) else {
      throw UsageError.unknownCommand(words)
    }
    return Reply(renderHelp(of: command))
  }
}
