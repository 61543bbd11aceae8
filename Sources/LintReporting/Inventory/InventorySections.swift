import DebtInventory
import LintFindings

extension Inventory {
  /// The ten parts of the report, in the order in which they are read.
  var sections: [ReportSection] {
    [
      headlineSection, stepsSection, ledgerSection, nextSection, reachSection, ownershipSection,
      singletonSection, registrationSection, exceptionSection, findingSection,
    ]
  }

  /// What was scanned, and when: `58 files, 1,724 lines, 2026-11-30`.
  var extentWords: String {
    let parts = [counted(fileCount, "Swift file"), counted(lineCount, "line")]
    return (parts + (day.map { ["\($0)"] } ?? [])).joined(separator: ", ")
  }
}
