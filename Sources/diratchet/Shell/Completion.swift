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
  /// The words that may follow; empty where any text may.
  var choices: [String] {
    if case .choice(_, let words) = takes { words } else { [] }
  }

  /// `-j --jobs`
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
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
