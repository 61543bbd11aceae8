/// What was compared, in totals; differences are printed as they come.
struct Report {
  private var files = 0
  private var pieces = 0
  private var differing = 0
  private var withErrors = 0
  private var withErrorsDiffering = 0
  private var given: [String] = []
  private var shapes = 0
  private let findings: ToolFindings?

  /// - Parameter findings: what the tool finds of the literal shapes; nil when it was not asked.
  init(findings: ToolFindings?) {
    self.findings = findings
  }

  var differs: Bool { differing > 0 }

  mutating func add(_ answer: Answer, for path: String) {
    files += 1
    guard case .compared(let count, let hasErrors, let firstDifference, let shapes) = answer else {
      given.append(path)
      return
    }
    pieces += count
    if hasErrors { withErrors += 1 }
    self.shapes += shapes.count
    guard let difference = firstDifference ?? findings?.difference(from: shapes, in: path) else {
      return
    }
    if hasErrors { withErrorsDiffering += 1 } else { differing += 1 }
    print("\(path): \(hasErrors ? "(has errors) " : "")\(difference)")
  }

  func printTotals() {
    for path in given { print("\(path): the reference gave up") }
    let findings = findings == nil ? "" : ", \(shapes) literal shapes"
    print("\(files) files, \(pieces) tokens and comments\(findings): \(differing) files differ")
    print(
      "of these \(withErrors) in which the reference reports errors (\(withErrorsDiffering) differ),",
      "\(given.count) on which it gave up")
  }
}
