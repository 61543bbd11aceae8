import DebtInventory
import LintFindings

extension Inventory {
  /// The ten parts of the report, in the order in which they are read.
  var sections: [ReportSection] {
    let parts = [
      headlineSection, stepsSection, ledgerSection, nextSection, reachSection, ownershipSection,
      singletonSection, registrationSection, exceptionSection,
    ]
    return parts.map { $0.withoutEmptyColumns() } + [findingSection]
  }

  /// `Migration inventory of Shop`; the name of a project is no longer than a title may be.
  var title: String {
    guard let project else { return "Migration inventory" }
    return "Migration inventory of \(project.prefix(40))\(project.count > 40 ? "…" : "")"
  }

  /// What was scanned, and when: `58 Swift files, 1,724 lines, as of 2026-11-30`.
  var extentWords: String {
    let parts = [counted(fileCount, "Swift file"), counted(lineCount, "line")]
    return (parts + (day.map { ["as of \($0)"] } ?? [])).joined(separator: ", ")
  }
}
