/// The debt of a module or of an owner.
package struct OwnershipRow: Sendable, Equatable {
  package var name: String
  package var findings: Int
  package var lines: Int
  package var honest: Share?
  /// The number before; nil when there is nothing to compare with.
  package var before: Int?
  package var state: State

  /// Where the debt is going; the raw value is shown.
  package enum State: String, Sendable {
    /// The configuration holds it at zero.
    case locked = "locked at zero"
    case zero = "at zero"
    case falling, rising, steady
    /// There is no earlier number.
    case unknown = "no earlier number"
  }

  /// Findings in 1,000 lines, in tenths.
  package var tenthsPerThousandLines: Int { lines == 0 ? 0 : findings * 10_000 / lines }
}

extension Census {
  /// Modules, those with most findings first.
  func modules() -> [OwnershipRow] {
    let before = source.earlier.map { earlier in
      Dictionary(earlier.counts.byModule.map { (moduleName($0), $1) }, uniquingKeysWith: +)
    }
    return rows(before: before) { moduleName($0.module) }
  }

  /// Owners, those with most findings first; empty when nobody is named.
  func owners() -> [OwnershipRow] {
    guard source.files.contains(where: { $0.owner != nil }) else { return [] }
    return rows(before: source.earlier?.totalsByOwner, by: ownerName)
  }

  /// The findings that count, by the owner's name.
  var totalsByOwner: [String: Int] {
    var totals: [String: Int] = [:]
    for finding in gatedDebt {
      if let file = file(of: finding) { totals[ownerName(file), default: 0] += 1 }
    }
    return totals
  }

  private func moduleName(_ module: String) -> String { module.isEmpty ? "(root)" : module }

  private func ownerName(_ file: FileSurvey) -> String { file.owner ?? "(nobody)" }

  /// - Parameter before: the numbers of an earlier tree; else those of the record count.
  private func rows(
    before: [String: Int]?, by name: (FileSurvey) -> String
  ) -> [OwnershipRow] {
    var rows: [String: OwnershipRow] = [:]
    for file in source.files where file.isShipped {
      let key = name(file)
      let empty = OwnershipRow(name: key, findings: 0, lines: 0, state: .unknown)
      rows[key, default: empty].lines += file.lineCount
    }
    for finding in gatedDebt {
      guard let file = file(of: finding) else { continue }
      rows[name(file)]?.findings += 1
    }
    let before = before ?? recordedTotals(by: name)
    let honest = honestShares(by: name)
    return rows.values.map { row in
      var row = row
      row.before = before.map { $0[row.name] ?? 0 }
      row.honest = honest[row.name]
      row.state = state(of: row)
      return row
    }.sorted { $0.findings != $1.findings ? $0.findings > $1.findings : precedes($0.name, $1.name) }
  }

  private func honestShares(by name: (FileSurvey) -> String) -> [String: Share] {
    var shares: [String: Share] = [:]
    for place in judgedTypes {
      let key = name(index.file(of: index.types[place]))
      shares[key, default: Share(part: 0, whole: 0)].whole += 1
      if hidden[place] == nil { shares[key]?.part += 1 }
    }
    return shares
  }

  /// The numbers of the record.
  private func recordedTotals(by name: (FileSurvey) -> String) -> [String: Int]? {
    guard let record = source.record else { return nil }
    var totals: [String: Int] = [:]
    for entry in record.entries {
      guard let file = filesByPath[entry.file] else { continue }
      totals[name(source.files[file]), default: 0] += entry.count
    }
    return totals
  }

  private func state(of row: OwnershipRow) -> OwnershipRow.State {
    if source.lockedModules.contains(row.name), row.findings == 0 { return .locked }
    guard let before = row.before else { return row.findings == 0 ? .zero : .unknown }
    if row.findings > before { return .rising }
    if row.findings < before { return .falling }
    return row.findings == 0 ? .zero : .steady
  }
}
