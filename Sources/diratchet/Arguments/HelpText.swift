import LintReporting

/// The page that `diratchet help` prints.
func renderHelp() -> String {
  let width = CommandTable.commands.map(\.name.count).max() ?? 0
  let rows = CommandTable.commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
  return """
    diratchet finds dependency-injection anti-patterns in Swift code, records how many there are in
    `baseline.json`, and fails when the number rises.

      diratchet baseline init       record what there is
      diratchet                     judge the tree against the record
      diratchet baseline tighten    record what was mended
      diratchet explain RULE        what a rule finds, why, and how to mend it

    usage: diratchet [COMMAND] [FLAGS] [PATH…]

    \(rows.joined(separator: "\n"))

    Run `diratchet help COMMAND` for the flags of a command.
    Exit codes: 0 no increase · 1 debt increased · 2 could not judge · 3 the record must be
    refreshed · 70 internal error.

    """
}

/// The page that `diratchet help COMMAND` prints.
func renderHelp(of command: Command) -> String {
  var page = "\(command.name): \(command.summary)\n\nusage: \(command.usage)\n"
  if !command.details.isEmpty { page += "\n\(command.details)\n" }
  let width = command.allFlags.map { synopsis(of: $0).count }.max() ?? 0
  for group in Flag.Group.allCases {
    let flags = command.allFlags.filter { $0.group == group }
    guard !flags.isEmpty else { continue }
    page += "\n\(group.rawValue)\n"
    for flag in flags {
      let lines = paragraph(flag.summary, indentedBy: width + 4).dropFirst(width + 4)
      page += "  \(padded(synopsis(of: flag), to: width))  \(lines)"
    }
  }
  return page
}

/// The page that `diratchet help baseline` prints: the commands that begin with one word.
func renderHelp(ofGroup commands: [Command]) -> String {
  let width = commands.map(\.name.count).max() ?? 0
  let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)\n" }
  return rows.joined() + "\nRun `diratchet help COMMAND` for the flags of a command.\n"
}

/// `-j, --jobs N`
private func synopsis(of flag: Flag) -> String {
  let letter = flag.letter.map { "-\($0), " } ?? "    "
  return letter + flag.spelling + (flag.placeholder.map { " \($0)" } ?? "")
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
