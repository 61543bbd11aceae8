import LintFindings

/// The members of one tree that hold some debts and that the same file of the other tree does not.
///
/// Only names that hardly two members have by chance tell that one moved: those with two labels or
/// more, the first of them too, which leaves out what protocols and delegates prescribe.
struct MovedMembers {
  private var members: [Key: Set<String>] = [:]

  /// - Parameters:
  ///   - debts: what is asked about.
  ///   - findings: the findings of the one tree.
  ///   - others: those of the other.
  init(of debts: [Debt], in findings: [Finding], notIn others: [Finding]) {
    if debts.isEmpty { return }
    let keys = Set(debts.map(\.key))
    let files = Set(keys.map(\.file))
    var known: [String: Set<String>] = [:]
    for finding in others where files.contains(finding.place.path) {
      if let member = finding.tellingMember {
        known[finding.place.path, default: []].insert(member)
      }
    }
    for finding in findings where files.contains(finding.place.path) {
      let key = Key(finding)
      guard keys.contains(key), let member = finding.tellingMember,
        known[key.file]?.contains(member) != true
      else { continue }
      members[key, default: []].insert(member)
    }
  }

  func of(_ key: Key) -> Set<String> { members[key] ?? [] }
}

extension Finding {
  /// `rate(for:testSize:)` of `Player.rate(for:testSize:)`; nil if many members have such a name.
  fileprivate var tellingMember: String? {
    guard let parenthesis = symbol.firstIndex(of: "(") else { return nil }
    let labels = symbol[parenthesis...].dropFirst().split(separator: ":")
    let isTelling = symbol.hasSuffix(":)") && labels.count > 2 && labels.first != "_"
    guard isTelling else { return nil }
    let start = symbol[..<parenthesis].lastIndex(of: ".").map(symbol.index(after:))
    let member = String(symbol[(start ?? symbol.startIndex)...])
    return member.hasPrefix("init(") ? nil : member
  }
}
