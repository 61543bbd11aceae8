/// One command as the table of commands knows it.
struct Command: Sendable {
  /// The words that call it: `["baseline", "init"]`.
  let words: [String]
  /// One line of help, lower case, no full stop.
  let summary: String
  let operands: Operands
  /// The flags that it understands besides `--help` and `--color`.
  let flags: [Flag]
  /// Further help: examples first, each line as it is printed.
  let details: String
  let run: @Sendable (Invocation) throws -> Reply

  init(
    _ words: String..., summary: String, operands: Operands = .none, flags: [Flag] = [],
    details: String = "", run: @escaping @Sendable (Invocation) throws -> Reply
  ) {
    self.words = words
    self.summary = summary
    self.operands = operands
    self.flags = flags
    self.details = details
    self.run = run
  }

  /// What may stand beside the flags; the text is its placeholder in the help.
  enum Operands: Sendable, Equatable {
    case none
    case optional(String)
    case exactly([String])
    case any(String)
  }

  var name: String { words.joined(separator: " ") }

  /// Every flag that may be given with it.
  var allFlags: [Flag] { flags + [.color, .help] }

  /// The line after `usage:`.
  var usage: String {
    let operands =
      switch operands {
      case .none: ""
      case .optional(let placeholder), .any(let placeholder): " [\(placeholder)]"
      case .exactly(let placeholders): " " + placeholders.joined(separator: " ")
      }
    return "diratchet \(name)\(flags.isEmpty ? "" : " [FLAGS]")\(operands)"
  }
}
