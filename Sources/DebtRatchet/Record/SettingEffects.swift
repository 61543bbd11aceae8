import LintFindings
import LintNotation

/// What a change of settings does to today's findings.
struct SettingEffects {
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

  /// What a rule found as the earlier settings define it, and nothing finds today.
  func effect(ofRule rule: RuleID) -> GuardFinding.Effect {
    .ungated(changed.count { $0.earlier.rule == rule && $0.now == nil })
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
