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
    return
      "    \(shellQuoted(command.name)))\n      _arguments\(specs) \\\n        '*:file:_files' ;;\n"
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

/// `'--format[how the result is written]:F:(text json)'`
private func flagSpecs(_ flag: Flag) -> [String] {
  flag.spellings.map { spelling in
    let summary = flag.summary.filter { $0 != "[" && $0 != "]" }
    var spec = "\(spelling)[\(summary)]"
    if let placeholder = flag.placeholder {
      let words = flag.choices
      let action = words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
      spec += ":\(placeholder.filter { !"[]".contains($0) }):\(action)"
    }
    return shellQuoted(spec)
  }
}
