/// `source <(diratchet completions bash)`
func renderBashCompletion() -> String {
  let seconds = CommandTable.firstWords.compactMap { first -> String? in
    let words = CommandTable.secondWords(after: first)
    return words.isEmpty ? nil : arm(shellQuoted(first), list(words))
  }
  let operands = CommandTable.commands.filter { !$0.choices.isEmpty }.map { command in
    arm(shellQuoted(command.name), list(command.choices))
  }
  let names = CommandTable.commands.sorted { $0.words.count > $1.words.count }.map { command in
    "    \(shellQuoted(command.name + " "))*) command=\(shellQuoted(command.name)) ;;\n"
  }
  let values = CommandTable.commands.flatMap { command in
    command.allFlags.filter { !$0.choices.isEmpty }.map { flag in
      arm(
        shellQuoted("\(command.name):\(flag.spelling)"), list(flag.choices),
        and: flag.takesList ? "; [[ $current != *,* ]] || before=${current%,*}," : "")
    }
  }
  let flags = CommandTable.commands.map { command in
    arm(shellQuoted("\(command.name):-"), list(command.allFlags.flatMap(\.spellings)))
  }
  return """
    _diratchet() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command='' word words='' before=''
      [[ $previous != '=' ]] || previous=${COMP_WORDS[COMP_CWORD-2]}
      [[ $current != '=' ]] || current=''
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == -* ]] || command+=${command:+ }$word
      done
      case $command in
        '') words=\(list(CommandTable.firstWords)) ;;
    \(seconds.joined())\(operands.joined())  esac
      case "$command " in
    \(names.joined())    *) command=check ;;
      esac
      case $command:$previous in
    \(values.joined())  esac
      case $command:${current:0:1} in
    \(flags.joined())  esac
      COMPREPLY=($(compgen -P "$before" -W "$words" -- "${current#"$before"}"))
      (( ${#COMPREPLY[@]} )) || COMPREPLY=($(compgen -f -- "$current"))
    }
    complete -o filenames -F _diratchet diratchet

    """
}

private func arm(_ pattern: String, _ words: String, and further: String = "") -> String {
  "    \(pattern)) words=\(words)\(further) ;;\n"
}

private func list(_ words: [String]) -> String { shellQuoted(words.joined(separator: " ")) }
