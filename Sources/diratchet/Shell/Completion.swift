import LintFindings
import LintReporting
import LintRules

/// What a shell is told so that it can complete a call; made from the table of commands and flags.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that the shell reads.
  var completion: String {
    switch self {
    case .bash: renderBashCompletion()
    case .zsh: renderZshCompletion()
    case .fish: renderFishCompletion()
    }
  }
}

extension Flag {
  /// The words that may follow, as far as they are known.
  var choices: [String] {
    if case .choice(_, let words) = takes { words } else { placeholder.map(knownWords) ?? [] }
  }

  /// Whether several of its words may follow, with commas between them.
  var takesList: Bool { placeholder?.hasSuffix("[,…]") ?? false }

  /// `-j --jobs`
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Command {
  /// The words that may stand beside the flags, as far as they are known.
  var choices: [String] {
    switch operands {
    case .none: []
    case .optional(let placeholder), .any(let placeholder): knownWords(placeholder)
    case .exactly(let placeholders): placeholders.flatMap(knownWords)
    }
  }
}

/// The words that a placeholder of the help stands for; none where it stands for any text.
private func knownWords(_ placeholder: String) -> [String] {
  switch placeholder {
  case "RULE", "RULE[,…]": Catalogue.rules.map(\.id.name)
  case "F[=PATH]": RunFormat.allCases.map(\.rawValue)
  case "STEP": ["week", "commit"]
  case "COMMAND": CommandTable.firstWords
  case "bash|zsh|fish": Shell.allCases.map(\.rawValue)
  default: []
  }
}

extension CommandTable {
  /// The words that a call may begin with, each once.
  static var firstWords: [String] {
    var seen: Set<String> = []
    return commands.map { $0.words[0] }.filter { seen.insert($0).inserted }
  }

  /// The words that may follow a first one.
  static func secondWords(after first: String) -> [String] {
    commands(beginningWith: first).compactMap { $0.words.dropFirst().first }
  }

  /// What is said of a word that a call may begin with.
  static func summary(ofFirstWord word: String) -> String {
    let group = commands(beginningWith: word)
    let whole = group.first { $0.words.count == 1 }
    return whole?.summary ?? group.compactMap { $0.words.last }.joined(separator: ", ")
  }
}

/// Text between single quotes, as every shell reads it.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
