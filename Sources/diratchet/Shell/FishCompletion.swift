/// A file `diratchet.fish` in fish's folder of completions.
func renderFishCompletion() -> String {
  var lines = CommandTable.firstWords.map { word in
    complete(when: "__fish_use_subcommand", "-a \(word)", CommandTable.summary(ofFirstWord: word))
  }
  for command in CommandTable.commands {
    let isCalled = command.words.map { "__fish_seen_subcommand_from \($0)" }
      .joined(separator: "; and ")
    if command.words.count > 1 {
      let isOpen = "__fish_seen_subcommand_from \(command.words[0])"
      lines.append(complete(when: isOpen, "-a \(command.words[1])", command.summary))
    }
    if !command.choices.isEmpty {
      lines.append(
        complete(
          when: isCalled, "-fa \(shellQuoted(command.choices.joined(separator: " ")))",
          command.summary))
    }
    lines += command.allFlags.map { flag in
      complete(when: isCalled, options(of: flag), flag.summary)
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

private func complete(when condition: String, _ what: String, _ summary: String) -> String {
  "complete -c diratchet -n \(shellQuoted(condition)) \(what) -d \(shellQuoted(summary))"
}

private func options(of flag: Flag) -> String {
  var options = ["-l \(flag.name)"]
  if let letter = flag.letter { options.insert("-s \(letter)", at: 0) }
  if !flag.choices.isEmpty {
    let words = flag.choices.joined(separator: " ")
    let list = "(__fish_complete_list , 'string split \" \" \"\(words)\"')"
    options.append("-xa \(shellQuoted(flag.takesList ? list : words))")
  } else if flag.placeholder != nil {
    options.append("-r")
  }
  return options.joined(separator: " ")
}
