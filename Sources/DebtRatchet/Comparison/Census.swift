import LintFindings

/// The debt that is there: the counted findings of gated rules, by key.
struct Census: Sendable {
  /// Indices into the tree's findings, by place.
  var piles: [Key: [Int]] = [:]

  init(_ findings: [Finding], settings: RatchetSettings) {
    for index in findings.indices {
      let finding = findings[index]
      guard finding.standing == .counted, finding.tier != .composition,
        settings.isGated(finding.rule)
      else { continue }
      piles[Key(finding), default: []].append(index)
    }
    for (key, pile) in piles where pile.count > 1 {
      piles[key] = pile.sorted { isBefore(findings[$0], findings[$1]) }
    }
  }

  func count(_ key: Key) -> Int { piles[key]?.count ?? 0 }
}

/// The order of findings in every output: path, line, column, rule, subject.
func isBefore(_ left: Finding, _ right: Finding) -> Bool {
  if left.place.path != right.place.path { return precedes(left.place.path, right.place.path) }
  let (here, there) = (left.place, right.place)
  if here.line != there.line { return here.line < there.line }
  if here.utf8Column != there.utf8Column { return here.utf8Column < there.utf8Column }
  if left.rule != right.rule { return left.rule < right.rule }
  return precedes(left.subject, right.subject)
}
