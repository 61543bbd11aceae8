import DebtRatchet
import LintReporting

extension Command {
  static let baselineFormat = Command(
    "baseline", "fmt",
    summary: "put the record in order; of two lines for one thing the lower stays",
    flags: [.baseline, .config, .isolated]
  ) { invocation in
    let project = try loadProject(invocation)
    let file = try project.requiredRecordFile(for: invocation.arguments)
    guard let bytes = try file.readBytes() else { throw CallError.noRecordToChange(file.path) }
    let repaired = try file.repaired(bytes)
    if repaired.baseline.render() == bytes { return Reply("\(file.path) is in order\n") }
    try file.write(repaired.baseline)
    let problems = repaired.repairs.map { "\(file.path):\($0.position): \($0.complaint)" }
    return Reply("put \(file.path) in order\n", remarks: problems)
  }

  static let baselineDifference = Command(
    "baseline", "diff", summary: "compare two records", operands: .exactly(["FILE", "FILE"])
  ) { invocation in
    let records = try invocation.arguments.operands.map { path in
      let file = RecordFile(path: path, location: path)
      guard let baseline = try file.read(rules: nil) else {
        throw CallError.noRecordToChange(path)
      }
      return baseline
    }
    return Reply(renderDifference(from: records[0], to: records[1]))
  }
}
