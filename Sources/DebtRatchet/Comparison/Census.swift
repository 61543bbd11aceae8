import LintFindings

/// The debt that is there: the counted findings of gated rules, by key.
struct Census: Sendable {
  /// Indices into the findings, in their order.
  var piles: [Key: [Int]] = [:]

  init(_ findings: [Finding], settings: RatchetSettings) {
    for index in findings.indices {
      let finding = findings[index]
      guard finding.isDebt, settings.isGated(finding.rule) else { continue }
      piles[Key(finding), default: []].append(index)
    }
  }

  func count(_ key: Key) -> Int { piles[key]?.count ?? 0 }

  /// What the same rule finds in the same file, sorted.
  func subjects(beside key: Key) -> [String] {
    piles.keys.filter { $0.file == key.file && $0.rule == key.rule }.map(\.subject)
      .sorted(by: precedes)
  }
}
