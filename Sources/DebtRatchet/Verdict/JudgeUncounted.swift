import LintFindings

extension Comparison {
  /// Exempt, ignored and allowed findings of gated rules; with a base those that it lacks are
  /// marked, and new ignores and allowances are called accepted.
  ///
  /// - Parameter judged: one place for each finding of the tree.
  func judgeUncounted(_ judged: inout [JudgedFinding?]) {
    var held: [Key: Int] = [:]
    for finding in question.reference.findings where isUncounted(finding) {
      held[Key(finding), default: 0] += 1
    }
    for (index, finding) in question.tree.findings.enumerated()
    where isUncounted(finding) && question.tree.extent.includes(finding.place.path) {
      let isHeld = held[Key(finding), default: 0] > 0
      if isHeld { held[Key(finding), default: 0] -= 1 }
      var uncounted = JudgedFinding(finding, state(ofUncounted: finding))
      uncounted.appeared = question.isAgainstBase && !isHeld
      if uncounted.appeared, uncounted.state != .exempt { uncounted.state = .accepted }
      judged[index] = uncounted
    }
  }

  private func isUncounted(_ finding: Finding) -> Bool {
    question.settings.isGated(finding.rule) && !finding.isDebt
  }

  private func state(ofUncounted finding: Finding) -> FindingState {
    switch finding.standing {
    case .counted, .exempt: .exempt
    case .ignored: .ignored
    case .allowed: .allowed
    }
  }
}
