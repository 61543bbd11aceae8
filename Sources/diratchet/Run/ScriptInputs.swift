/// The Swift files that Xcode declares to a script phase as its inputs, one by one or in lists of
/// files; of a sandboxed phase they are all that it may read.
///
/// - Parameter variable: the value of an environment variable.
/// - Returns: in the order of the phase; of other files, such as the record, nothing is judged.
func scriptInputs(_ variable: (String) -> String?) throws -> [String] {
  let counts = ["SCRIPT_INPUT_FILE", "SCRIPT_INPUT_FILE_LIST"].map { name in
    variable("\(name)_COUNT").flatMap { Int($0) }.map { (name: name, count: $0) }
  }
  if counts.allSatisfy({ $0 == nil }) { throw UsageError.noScriptPhase }
  let values = counts.map { counted in
    (0..<max(0, counted?.count ?? 0)).compactMap { number in
      counted.flatMap { variable("\($0.name)_\(number)") }
    }
  }
  let listed = try values[1].flatMap { list in
    try readGivenFile(list).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix("#") }
  }
  return (values[0] + listed).filter { $0.hasSuffix(".swift") }
}
