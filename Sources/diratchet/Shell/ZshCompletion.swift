/// A file `_diratchet` in a folder of `fpath`.
func renderZshCompletion() -> String {
  let firsts = CommandTable.firstWords.map { word in
    "    \(described(word, CommandTable.summary(ofFirstWord: word)))\n"
  }
  let seconds = CommandTable.firstWords.compactMap { first -> String? in
    let group = CommandTable.commands(beginningWith: first).filter { $0.words.count > 1 }
    guard !group.isEmpty else { return nil }
    let words = group.map { described($0.words[1], $0.summary) }.joined(separator: " ")
    return "    \(first)) candidates=(\(words)) ;;\n"
  }
  let arguments = CommandTable.commands.map { command in
    let specs = command.allFlags.flatMap(flagSpecs).map { " \\\n        \($0)" }.joined()
    let operands =
      command.choices.isEmpty ? "file:_files" : "word:(\(command.choices.joined(separator: " ")))"
    return
      "    \(shellQuoted(command.name)))\n      _arguments\(specs) \\\n        '*:\(operands)' ;;\n"
  }
  return """
    #compdef diratchet
    _diratchet() {
      local -a commands candidates
      commands=(
    \(firsts.joined())  )
      local command=${words[2]}
      case $command in
    \(seconds.joined())  esac
      if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _describe command commands
        _files
        return
      fi
      if (( CURRENT == 3 && $#candidates )) && [[ $PREFIX != -* ]]; then
        _describe command candidates
        return
      fi
      (( $#candidates )) && command="$command ${words[3]}"
      case $command in
    \(arguments.joined())    *)
          _files ;;
      esac
    }
    _diratchet "$@"

    """
}

private func described(_ word: String, _ summary: String) -> String {
  shellQuoted("\(word):\(summary.split(separator: ":").joined(separator: "\\:"))")
}

/// `'--format=[how the result is written]:F:(text json)'`
private func flagSpecs(_ flag: Flag) -> [String] {
  let summary = "[\(flag.summary.filter { !"[]".contains($0) })]"
  guard let placeholder = flag.placeholder?.filter({ !"[]".contains($0) }) else {
    return flag.spellings.map { shellQuoted($0 + summary) }
  }
  let words = flag.choices.joined(separator: " ")
  let action =
    words.isEmpty
    ? "_files" : flag.takesList ? "_values -s , \(placeholder) \(words)" : "(\(words))"
  return flag.spellings.map { spelling in
    // The value of a long flag may stand behind an equals sign.
    shellQuoted(
      spelling + (spelling.hasPrefix("--") ? "=" : "") + summary + ":\(placeholder):\(action)")
  }
}
