import LintFindings

extension RatchetSettings {
  /// Whether these settings take something out of the gate that the earlier ones had in it.
  package func withdrawDebt(since earlier: RatchetSettings) -> Bool {
    !withdrawals(since: earlier).isEmpty || !loweredRules(since: earlier).isEmpty
      || !redefinedRules(since: earlier).isEmpty
  }

  /// The values of settings that take debt out of the gate, or no longer bring code into it.
  func withdrawals(since earlier: RatchetSettings) -> [Withdrawal] {
    let gained = exceptions.sorted { $0.key < $1.key }.flatMap { setting, values in
      values.filter { earlier.exceptions[setting]?.contains($0) != true }
        .map { Withdrawal(setting: setting, value: $0, isGain: true) }
    }
    let lost = earlier.coverage.sorted { $0.key < $1.key }.flatMap { setting, values in
      let kept = coverage[setting] ?? []
      return values.filter { !kept.contains($0) && !kept.contains(everything) }
        .map { Withdrawal(setting: setting, value: $0, isGain: false) }
    }
    return gained + lost
  }

  /// The rules that the earlier settings gated and these do not, sorted.
  func loweredRules(since earlier: RatchetSettings) -> [RuleID] {
    earlier.rules.filter { $0.value.level == .gate && !isGated($0.key) }.keys.sorted()
  }

  /// The gated rules of the configuration that say something else than in the earlier settings,
  /// sorted.
  func redefinedRules(since earlier: RatchetSettings) -> [RuleID] {
    earlier.rules.filter { rule, state in
      state.level == .gate && state.isCustom && isGated(rule)
        && rules[rule]?.revision != state.revision
    }.keys.sorted()
  }
}

/// The glob that stands for an `include` that is not written.
package let everything = "**"

/// One value of a setting that takes debt out of the gate.
struct Withdrawal: Sendable, Equatable {
  var setting: String
  var value: String
  /// Whether the setting gained the value; else it lost it.
  var isGain: Bool
}

extension Comparison {
  /// The changes of the configuration that take debt out of the gate, with their effect.
  func guardSettings(_ verdict: Verdict) -> [GuardFinding] {
    guard let before = question.reference.settings else { return [] }
    let effects = SettingEffects(question, before)
    let withdrawn = question.settings.withdrawals(since: before).map { withdrawal in
      GuardFinding.withdrawn(
        withdrawal.setting, value: withdrawal.value, isGain: withdrawal.isGain,
        effect: effects?.effect(of: withdrawal) ?? leniency(of: withdrawal, before, verdict))
    }
    let redefined = question.settings.redefinedRules(since: before).map { rule in
      GuardFinding.redefined(rule, effect: effects?.effect(ofRule: rule))
    }
    let lowered = question.settings.loweredRules(since: before).map { rule in
      let recorded = question.reference.baseline?.entries.filter { $0.key.rule == rule } ?? []
      return GuardFinding.lowered(
        rule, to: question.settings.rules[rule]?.level ?? .off,
        recorded: recorded.reduce(0) { $0 + $1.count })
    }
    return withdrawn + redefined + lowered
  }

  /// What a setting lets pass that says how firmly debt is judged, not what debt is.
  private func leniency(
    of withdrawal: Withdrawal, _ before: RatchetSettings, _ verdict: Verdict
  ) -> GuardFinding.Effect? {
    var firm = question.settings
    switch withdrawal.setting {
    case "enforce":
      (firm.enforcement, firm.moduleEnforcement) = (before.enforcement, before.moduleEnforcement)
    case "strict": firm.isStrict = true
    case "unit":
      firm.unit = .site
      let question = Question(
        tree: question.tree, baseline: question.baseline, reference: question.reference,
        settings: firm)
      return .passed(max(0, Comparison(question).newCount - newCount))
    default: return nil
    }
    let refused = failures(verdict, under: firm).count
    return .passed(max(0, refused - failures(verdict, under: question.settings).count))
  }

  private var newCount: Int { pairing.takers.reduce(0) { $0 + $1.count } }
}
