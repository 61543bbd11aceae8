import LintFindings

extension Comparison {
  /// Exempt, ignored and allowed findings of gated rules; with a base those that it lacks are
  /// marked, and new ignores and allowances are called accepted.
  func judgeUncounted() -> [JudgedFinding] {
    let findings = question.tree.findings
    let uncounted = findings.indices.filter { isUncounted(findings[$0]) }
      .sorted { isBefore(findings[$0], findings[$1]) }
    var held: [Key: Int] = [:]
    for finding in question.reference.findings where isUncounted(finding) {
      held[Key(finding), default: 0] += 1
    }
    return uncounted.compactMap { index in
      let finding = findings[index]
      guard question.tree.extent.includes(finding.place.path) else { return nil }
      let isHeld = held[Key(finding), default: 0] > 0
      if isHeld { held[Key(finding), default: 0] -= 1 }
      var judged = JudgedFinding(finding, state(ofUncounted: finding))
      judged.appeared = question.isAgainstBase && !isHeld
      if judged.appeared, judged.state != .exempt { judged.state = .accepted }
      return judged
    }
  }

  private func isUncounted(_ finding: Finding) -> Bool {
    question.settings.isGated(finding.rule)
      && (finding.standing != .counted || finding.tier == .composition)
  }

  private func state(ofUncounted finding: Finding) -> FindingState {
    switch finding.standing {
    case .counted, .exempt: .exempt
    case .ignored: .ignored
    case .allowed: .allowed
    }
  }
}
