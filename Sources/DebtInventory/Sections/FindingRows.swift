package import LintFindings

/// One finding with the names that it is filtered by.
package struct FindingRow: Sendable, Equatable {
  package var finding: Finding
  package var module: String
  package var owner: String?
  /// The rule's family; a rule without one is its own.
  package var family: String
  /// `gate` or `report`.
  package var level: String
}

/// Every finding as a row, by path and line.
///
/// Rows are made when they are looked at: a large tree has a hundred thousand, and most renderings
/// show the first ones only.
package struct FindingRows: RandomAccessCollection, Sendable {
  private let findings: [Finding]
  private let rules: [RuleID: RuleStanding]
  /// Module and owner of the files that have findings, by path.
  private let places: [String: Place]

  private struct Place: Sendable {
    var module: String
    var owner: String?
  }

  init(_ source: InventorySource) {
    findings = source.findings
    rules = source.rules
    let paths = Set(source.findings.lazy.map(\.place.path))
    places = Dictionary(
      source.files.lazy.filter { paths.contains($0.path) }.map { file in
        (file.path, Place(module: file.module, owner: file.owner))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of the first row.
  package var startIndex: Int { findings.startIndex }
  /// The place behind the last row.
  package var endIndex: Int { findings.endIndex }

  package subscript(index: Int) -> FindingRow {
    let finding = findings[index]
    let place = places[finding.place.path]
    let standing = rules[finding.rule]
    return FindingRow(
      finding: finding, module: place?.module ?? "", owner: place?.owner,
      family: standing?.family?.rawValue ?? finding.rule.name,
      level: standing?.level.rawValue ?? "report")
  }
}
