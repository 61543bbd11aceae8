import LintFindings
import LintNotation

extension RatchetSettings {
  /// Whether these settings take something out of the gate that the earlier ones had in it.
  package func withdrawDebt(since earlier: RatchetSettings) -> Bool {
    !withdrawals(since: earlier).isEmpty || !loweredRules(since: earlier).isEmpty
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
  func guardSettings() -> [GuardFinding] {
    guard let before = question.reference.settings else { return [] }
    let effects = SettingEffects(question, before)
    let withdrawn = question.settings.withdrawals(since: before).map { withdrawal in
      GuardFinding.withdrawn(
        withdrawal.setting, value: withdrawal.value, isGain: withdrawal.isGain,
        effect: effects?.effect(of: withdrawal))
    }
    let lowered = question.settings.loweredRules(since: before).map { rule in
      let recorded = question.reference.baseline?.entries.filter { $0.key.rule == rule } ?? []
      return GuardFinding.lowered(
        rule, to: question.settings.rules[rule]?.level ?? .off,
        recorded: recorded.reduce(0) { $0 + $1.count })
    }
    return withdrawn + lowered
  }
}

/// What a change of settings does to today's findings.
private struct SettingEffects {
  /// Findings that the earlier settings would count, with what they are today; nil if nothing.
  private var changed: [(earlier: Finding, now: Finding?)] = []
  private let tree: MeasuredTree

  /// Nil if nobody looked at the tree with the earlier settings.
  init?(_ question: Question, _ before: RatchetSettings) {
    guard let found = question.reference.findingsUnderItsSettings else { return nil }
    tree = question.tree
    let now = Dictionary(
      question.tree.findings.map { (Spot($0), $0) }, uniquingKeysWith: { first, _ in first })
    for finding in found where before.isGated(finding.rule) && finding.isDebt {
      let today = now[Spot(finding)]
      let isCounted = today.map { $0.isDebt && question.settings.isGated($0.rule) } ?? false
      if !isCounted || today?.tier != finding.tier { changed.append((finding, today)) }
    }
  }

  func effect(of withdrawal: Withdrawal) -> GuardFinding.Effect? {
    let value = withdrawal.value
    let glob = try? Glob(value)
    func matches(_ finding: Finding) -> Bool { glob?.matches(finding.place.path) ?? false }
    switch withdrawal.setting {
    case "exclude", "include":
      return .ungated(
        changed.count { tree.facts[$0.earlier.place.path] == nil && matches($0.earlier) })
    case "tiers.composition":
      return .ungated(changed.count { isInComposition($0.earlier) && matches($0.earlier) })
    case "tiers.coordinator":
      return .raised(changed.count { $0.now?.tier == .coordinator && matches($0.earlier) })
    case "allowed":
      return .ungated(changed.count { isAllowed($0.now, as: value) })
    case "ignores":
      return .ungated(
        changed.count { if case .ignored? = $0.now?.standing { true } else { false } })
    case "tests", "generated":
      return .ungated(changed.count { isExempt($0.now, outside: .composition) })
    case "containers", "wrappers", "environment_object":
      return .ungated(changed.count { $0.now == nil && tree.facts[$0.earlier.place.path] != nil })
    default: return nil
    }
  }

  private func isInComposition(_ finding: Finding) -> Bool {
    tree.facts[finding.place.path]?.tier == .composition
  }

  private func isAllowed(_ finding: Finding?, as value: String) -> Bool {
    guard let finding, case .allowed = finding.standing else { return false }
    let name = value.split(separator: " ").last.map(String.init) ?? value
    return comparableSubject(name) == comparableSubject(finding.subject)
  }

  private func isExempt(_ finding: Finding?, outside tier: Tier) -> Bool {
    guard let finding, finding.tier != tier else { return false }
    if case .exempt = finding.standing { return true }
    return false
  }

  /// What tells two findings of one tree apart, whatever the settings.
  private struct Spot: Hashable {
    var path: String
    var line: Int
    var column: Int
    var rule: RuleID

    init(_ finding: Finding) {
      (path, rule) = (finding.place.path, finding.rule)
      (line, column) = (finding.place.line, finding.place.utf8Column)
    }
  }
}

extension Finding {
  /// Whether it counts and lies below the composition root.
  fileprivate var isDebt: Bool { standing == .counted && tier != .composition }
}
