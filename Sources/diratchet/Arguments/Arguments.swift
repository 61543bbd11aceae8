/// One call of the program, read: which command, which flags, which operands.
struct Arguments: Sendable {
  let command: Command
  /// What stands beside the flags, in order, the command's own words left out.
  let operands: [String]
  /// Values by the flag's name, in the order given; a switch has an empty text for a value.
  private let given: [String: [String]]

  init(command: Command, operands: [String], given: [String: [String]]) {
    self.command = command
    self.operands = operands
    self.given = given
  }

  /// The same flags with nothing beside them.
  var withoutOperands: Arguments { Arguments(command: command, operands: [], given: given) }

  func has(_ flag: Flag) -> Bool { given[flag.name] != nil }

  /// The value of a flag; the last one wins.
  func value(of flag: Flag) -> String? { given[flag.name]?.last }

  /// Every value of a flag that may be repeated.
  func values(of flag: Flag) -> [String] { given[flag.name] ?? [] }

  /// The parts of a value that is a list with commas, from every time it was given.
  func list(of flag: Flag) -> [String] {
    values(of: flag).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of a flag that takes a number.
  func count(of flag: Flag) -> Int? { value(of: flag).flatMap(Int.init) }
}
