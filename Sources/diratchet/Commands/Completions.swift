extension Command {
  static let completions = Command(
    "completions", summary: "print what a shell needs to complete a call",
    operands: .exactly(["bash|zsh|fish"]),
    details: """
        source <(diratchet completions bash)
        diratchet completions zsh > ~/.zsh/completions/_diratchet
        diratchet completions fish > ~/.config/fish/completions/diratchet.fish
      """
  ) { invocation in
    let name = invocation.arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.noChoice(
        flag: "diratchet completions", value: name, choices: Shell.allCases.map(\.rawValue))
    }
    return Reply(shell.completion)
  }

  static let manual = Command(
    "man", summary: "print the manual page",
    details: """
        diratchet man > /usr/local/share/man/man1/diratchet.1
      """
  ) { _ in Reply(renderManualPage()) }
}
