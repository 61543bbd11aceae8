import LintFindings

extension Comparison {
  /// How the run ends as the settings enforce it. What could not be judged outranks an increase,
  /// an increase outranks a record to refresh.
  func status(of verdict: Verdict, under settings: RatchetSettings) -> Verdict.Status {
    if question.tree.isEmpty || !question.tree.unreadFiles.isEmpty { return .cannotJudge }
    if !failures(verdict, under: settings).isEmpty { return .increase }
    return settings.enforcement != .warn && needsRefresh(verdict) ? .refresh : .pass
  }

  /// The files of all that fails the run under some settings, each as often as it does.
  func failures(_ verdict: Verdict, under settings: RatchetSettings) -> [String] {
    refusals(verdict, isStrict: settings.isStrict).filter {
      settings.gates($0) && settings.enforcement(of: $0) != .warn
    }
  }

  private func refusals(_ verdict: Verdict, isStrict: Bool) -> [String] {
    var files = verdict.findings.filter { $0.state.isIncrease }.map(\.finding.place.path)
    for case .guarded(let finding) in verdict.notices {
      switch finding {
      case .raised(let key, _, _), .padded(let key, _, _), .undercut(let key, _):
        files.append(key.file)
      default: break
      }
    }
    guard isStrict else { return files }
    files += verdict.findings.filter { $0.state == .replaced || $0.isNewException }
      .map(\.finding.place.path)
    return files
      + verdict.fixed.filter { $0.why == .relabelled || $0.why == .exempted }.map(\.key.file)
  }

  /// Whether the record must be brought up to date, though no increase is proven.
  private func needsRefresh(_ verdict: Verdict) -> Bool {
    if question.settings.isFrozen, verdict.notices.contains(.stale) { return true }
    guard let baseline = question.baseline else { return false }
    if !question.isAgainstBase {
      let isUnfrozen = verdict.findings.contains {
        $0.state == .notFrozen && question.settings.gates($0.finding.place.path)
      }
      if isUnfrozen { return true }
    }
    return baseline.scope != question.settings.scope && isScopeEditedHere
      || verdict.setAside.contains { hasLeftHere($0) }
      || verdict.notices.contains { isOutdatedHere($0) }
  }

  /// With a base only a change that edits the scope owes the refreshed record.
  private var isScopeEditedHere: Bool {
    !question.isAgainstBase || question.reference.settings?.scope != question.settings.scope
  }

  private func hasLeftHere(_ entry: SetAside) -> Bool {
    guard case .leftScope = entry.why else { return false }
    guard question.isAgainstBase else { return true }
    let facts = question.reference.facts[entry.key.file]
    return recordedCounts[entry.key] != nil && facts != nil && facts?.exemption == nil
  }

  private func isOutdatedHere(_ notice: Notice) -> Bool {
    guard case .outdatedRule(let rule, _, let current) = notice else { return false }
    return !question.isAgainstBase || question.reference.baseline?.rules[rule] == current
  }
}

extension JudgedFinding {
  /// Whether it is an ignore or an allowance that the base lacks.
  var isNewException: Bool {
    guard appeared else { return false }
    if case .exempt = finding.standing { return false }
    return finding.standing != .counted
  }
}
