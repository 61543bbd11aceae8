import LintWorkspace

/// What the program knows of the place where its output is shown.
struct Terminal: Sendable {
  var isOutputShown: Bool
  /// How wide the output is shown; nil where it is not.
  var columns: Int?
  var environment: @Sendable (String) -> String?

  /// The terminal of this process.
  static func ofThisProcess() -> Terminal {
    let asked = System.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return Terminal(
      isOutputShown: System.isTerminal(1), columns: asked ?? System.terminalWidth(1),
      environment: { System.environment($0) })
  }

  /// Whether text is coloured: the flag first, then `NO_COLOR`, then what forces colour, then
  /// whether anybody sees it.
  func showsColor(asked: String?) -> Bool {
    switch asked {
    case "always": true
    case "never": false
    default:
      if isSet("NO_COLOR") {
        false
      } else if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") {
        true
      } else {
        isOutputShown && environment("TERM") != "dumb"
      }
    }
  }

  private func isSet(_ name: String) -> Bool {
    guard let value = environment(name) else { return false }
    return name == "NO_COLOR" ? !value.isEmpty : !value.isEmpty && value != "0"
  }
}
