/// Sorts the words of a call into flags with their values and operands.
struct ArgumentReader {
  private var waiting: ArraySlice<String>
  private(set) var operands: [String] = []
  /// The flags in the order given.
  private(set) var flags: [Flag] = []
  /// Values by the flag's name; a switch has an empty text for a value.
  private(set) var given: [String: [String]] = [:]

  init(words: [String]) { waiting = words[...] }

  mutating func readAll() throws(UsageError) {
    while let word = waiting.popFirst() {
      if word == "--" {
        operands += waiting
        return
      }
      if word.hasPrefix("--") {
        try readLongFlag(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word)
      } else {
        operands.append(word)
      }
    }
  }

  /// `--flag`, `--flag=value`, `--flag value`.
  private mutating func readLongFlag(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let flag = CommandTable.flags.first(where: { $0.spelling == spelling }) else {
      throw .unknownFlag(spelling)
    }
    try record(flag, spelled: spelling, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-q`, `-qv`, `-j4`, `-j 4`.
  private mutating func readLetters(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let flag = CommandTable.flags.first(where: { $0.letter == letter }) else {
        throw .unknownFlag("-\(letter)")
      }
      guard flag.takes != .nothing, !rest.isEmpty else {
        try record(flag, spelled: "-\(letter)", attached: nil)
        continue
      }
      let value = rest.first == "=" ? rest.dropFirst() : rest
      return try record(flag, spelled: "-\(letter)", attached: String(value))
    }
  }

  private mutating func record(
    _ flag: Flag, spelled spelling: String, attached: String?
  ) throws(UsageError) {
    flags.append(flag)
    guard let placeholder = flag.placeholder else {
      if let attached { throw .unexpectedValue(flag: spelling, value: attached) }
      given[flag.name, default: []].append("")
      return
    }
    guard let value = attached ?? waiting.popFirst(), !value.isEmpty else {
      throw .missingValue(flag: spelling, placeholder: placeholder)
    }
    if case .count = flag.takes, (Int(value) ?? 0) < 1 {
      throw .noCount(flag: spelling, value: value)
    }
    given[flag.name, default: []].append(value)
  }
}
