/// The Swift files that Xcode declares to a script phase as its inputs, one by one or in lists of
/// files; of a sandboxed phase they are all that it may read.
///
/// - Parameter variable: the value of an environment variable.
/// - Returns: in the order of the phase; of other files, such as the record, nothing is judged.
func scriptInputs(_ variable: (String) -> String?) throws -> [String] {
  let files = numberedValues("SCRIPT_INPUT_FILE", variable)
  let lists = numberedValues("SCRIPT_INPUT_FILE_LIST", variable)
  if files == nil, lists == nil { throw UsageError.noScriptPhase }
  let listed = try (lists ?? []).flatMap { list in
    String(decoding: try readGivenFile(list), as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.map(String.init)
  }
  return ((files ?? []) + listed).filter { $0.hasSuffix(".swift") }
}

/// `NAME_0`, `NAME_1` and so on, as many as `NAME_COUNT` says; nil if it says nothing.
private func numberedValues(_ name: String, _ variable: (String) -> String?) -> [String]? {
  guard let count = variable("\(name)_COUNT").flatMap({ Int($0) }) else { return nil }
  var values: [String] = []
  while values.count < count, let value = variable("\(name)_\(values.count)") {
    values.append(value)
  }
  return values
}
