import LintReporting

/// The manual page, in roff with the `man` macros.
func renderManualPage() -> String {
  let commands = CommandTable.commands.map(commandPart)
  return """
    .TH DIRATCHET 1 "\(versionDay)" "diratchet \(toolVersion)" "User Commands"
    .SH NAME
    diratchet \\- find dependency\\-injection anti\\-patterns in Swift and let their number only fall
    .SH SYNOPSIS
    .B diratchet
    .RI [ command "] [" flags "] [" path ...]
    .SH DESCRIPTION
    Finds the places where Swift code uses a service locator or a global, records how many there are
    in
    .IR baseline.json ,
    and fails when the number rises.
    Without a command it is
    .BR check .
    .SH COMMANDS
    \(commands.joined()).SH EXIT STATUS
    .TP
    0
    no increase
    .TP
    1
    the debt has increased
    .TP
    2
    could not judge, or a writing command refused
    .TP
    3
    no increase, but the record must be refreshed
    .TP
    70
    internal error
    .SH FILES
    .TP
    .I .diratchet.json
    the configuration, the nearest from the working directory upward
    .TP
    .I baseline.json
    the record, in the root

    """
}

private func commandPart(_ command: Command) -> String {
  let flags = command.allFlags.map { flag in
    let names = flag.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = flag.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\(names)\(value)\n\(line(flag.summary))"
  }
  let details =
    command.details.isEmpty
    ? ""
    : ".PP\n.nf\n" + command.details.split(separator: "\n").map { line(String($0)) }.joined()
      + ".fi\n"
  return ".SS \(escaped(command.name))\n\(line(command.summary))\(details)\(flags.joined())"
}

/// A line of words; one that begins with a dot or an apostrophe would be a request.
private func line(_ text: String) -> String {
  let text = escaped(text)
  return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
}

private func escaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "\\": "\\e"
    case "-": "\\-"
    case "…": "..."
    case "·": "\\(pc"
    default: String(character)
    }
  }.joined()
}
