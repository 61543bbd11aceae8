/// One flag as the table of flags knows it: how it is written, what it takes, what it does.
///
/// Parsing, help, completions and the manual page are all made from these values, so that what is
/// documented is what works.
struct Flag: Sendable, Equatable {
  /// The long spelling without dashes: `no-baseline`.
  let name: String
  /// The short spelling: `j` of `-j`.
  let letter: Character?
  let takes: Value
  let group: Group
  /// One line of help, lower case, no full stop.
  let summary: String

  init(
    _ name: String, _ letter: Character? = nil, takes: Value = .nothing, in group: Group,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.takes = takes
    self.group = group
    self.summary = summary
  }

  /// What must follow a flag.
  enum Value: Sendable, Equatable {
    case nothing
    /// Any text; the placeholder stands for it in the help.
    case text(String)
    /// A whole number that is at least 1.
    case count(String)
    /// One of some words.
    case choice(String, of: [String])
  }

  /// The heading that a flag stands under in the help.
  enum Group: String, Sendable, CaseIterable {
    case input, scope, rules, ratchet, entry, history, output, configuration, run
  }

  /// The long spelling with dashes.
  var spelling: String { "--\(name)" }

  /// What stands for the value in the help; nil for a switch.
  var placeholder: String? {
    switch takes {
    case .nothing: nil
    case .text(let placeholder), .count(let placeholder), .choice(let placeholder, _): placeholder
    }
  }
}
