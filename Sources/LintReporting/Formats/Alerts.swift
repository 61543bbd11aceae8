import DebtRatchet
import LintFindings

/// How much a reader of machine formats is to make of a finding.
enum Severity: Int, Sendable, Comparable {
  /// Debt that is recorded or moved in the right direction.
  case note
  /// Debt that nobody judged, or that only a soft gate refuses.
  case warning
  /// Debt that fails the run.
  case error

  static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A finding that counts, with what is to be made of it.
struct Alert: Sendable {
  var severity: Severity
  var row: RunReport.Row
  /// The same for the same finding in every run, and for no other finding of this run.
  var fingerprint: String

  var finding: Finding { row.finding }
  /// `service_locator_resolve: …`, one line; readers that hide the rule show it all the same.
  var sentence: String { "\(finding.rule): \(visible(finding.message))" }
  /// 1-based, in UTF-16 units, exclusive; nil if the finding spans lines.
  var endUTF16Column: Int? {
    guard finding.place.line == finding.place.endLine else { return nil }
    return finding.place.utf16Column + finding.text.utf16.count
  }
}

extension RunReport {
  /// Every finding that counts as debt, in the order of the report.
  var debts: [Alert] {
    var seen: [String: Int] = [:]
    return rows.compactMap { row in
      guard let severity = severity(of: row) else { return nil }
      let finding = row.finding
      let key = "\(finding.place.path)\u{0}\(finding.rule)\u{0}\(finding.subject)"
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return Alert(
        severity: severity, row: row, fingerprint: fingerprint(of: "\(key)\u{0}\(ordinal)"))
    }
  }

  /// What somebody has to look at: debt that is new, or that nobody judged.
  var alerts: [Alert] { debts.filter { $0.severity > .note } }

  /// What is wrong with the run or the record rather than with a place in the source.
  var complaints: [String] {
    if let savedComplaints { return savedComplaints }
    let raises = notices.compactMap { notice -> String? in
      if case .guarded(let raise) = notice, raise.isIncrease { notice.description } else { nil }
    }
    let staleness = strictStatus == .refresh ? [refreshSentence(self)] : []
    return (failures + raises + staleness).map(visible)
  }

  private func severity(of row: Row) -> Severity? {
    switch row.state {
    case nil, .notFrozen: .warning
    case .new, .movedDown: status == strictStatus && row.isEnforced ? .error : .warning
    case .exempt, .ignored, .allowed: nil
    case .movedUp, .moved, .renamed, .respelled, .replaced, .merged, .known, .inherited, .accepted:
      .note
    }
  }
}

/// 16 hex digits: FNV-1a, 64 bits.
private func fingerprint(of text: String) -> String {
  let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
    (hash ^ UInt64(byte)) &* 0x0100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension RuleID {
  /// The name in words: `Service locator resolve`.
  var words: String {
    let words = name.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
