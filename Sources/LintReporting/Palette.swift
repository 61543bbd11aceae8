/// How text is emphasised: with terminal colours or not at all.
///
/// Red is kept for what makes a run fail; everything else must not look like a failure.
package enum Palette: Sendable, Equatable {
  case plain, terminal

  /// Text that is new debt.
  package func failure(_ text: String) -> String { painted(text, "31") }
  /// Text that is an improvement.
  package func success(_ text: String) -> String { painted(text, "32") }
  /// Text that heads a block.
  package func heading(_ text: String) -> String { painted(text, "1") }
  /// Text that may be skipped.
  package func faint(_ text: String) -> String { painted(text, "2") }

  private func painted(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .terminal: text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
