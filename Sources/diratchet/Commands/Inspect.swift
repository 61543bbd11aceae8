import DebtInventory
import LintNotation
import LintReporting

extension Command {
  static let inspect = Command(
    "inspect", summary: "print what one type declares and hides, and who creates it",
    operands: .exactly(["TYPE"]),
    flags: [.baseline, .includeTests, .noDefaultExcludes, .config, .isolated, .jobs],
    details: """
        diratchet inspect TripDetailViewModel
        diratchet inspect Trip.Builder          a nested type by its full path
      """
  ) { invocation in
    let name = invocation.arguments.operands[0]
    var scan = try InventoryScan(invocation.withoutOperands)
    let (inspections, knownNames) = DebtInventory.inspect(name, in: scan.takeSource())
    if inspections.isEmpty {
      throw CallError.unknownType(name, nearest: nearestName(to: name, among: knownNames))
    }
    let texts = inspections.map { renderInspectText($0, palette: invocation.palette) }
    return Reply(texts.joined(separator: "\n"), remarks: scan.remarks)
  }
}

extension Invocation {
  /// The same call about the whole root.
  var withoutOperands: Invocation {
    Invocation(arguments: arguments.withoutOperands, terminal: terminal)
  }
}
