package import LintFindings

/// One change of the record, or of what the record covers, between the base and now.
package enum GuardFinding: Sendable, Equatable {
  /// Raised, and nothing explains it: fails the run.
  case raised(Key, from: Int, to: Int)
  /// Raised above what the tree holds: fails the run.
  case padded(Key, recorded: Int, measured: Int)
  /// Raised with a reason that the base lacks.
  case accepted(Key, by: Int, reason: String)
  /// Raised by a new rule, revision, name or scope, and not above what the base holds.
  case upgraded(RuleID, count: Int)
  /// The base has no record: this change adopts the ratchet.
  case adopted(entries: Int)
  /// A setting takes debt out of the gate.
  case widened(setting: String, value: String)
  /// A setting no longer brings code into the gate.
  case narrowed(setting: String, value: String)
  case lowered(RuleID, to: Level, recorded: Int)

  /// Whether it fails the run.
  package var isIncrease: Bool {
    switch self {
    case .raised, .padded: true
    default: false
    }
  }

  /// The finding in words.
  package var description: String {
    switch self {
    case .raised(let key, let from, let to):
      "baseline raised without a reason: `\(key)` \(from) -> \(to); "
        + "fix it, or run `diratchet baseline accept` with a reason"
    case .padded(let key, let recorded, let measured):
      "baseline padded: `\(key)` is recorded as \(recorded), the tree holds \(measured); "
        + "run `diratchet baseline tighten`"
    case .accepted(let key, let by, let reason): "accepted: +\(by) `\(key)` (\(reason))"
    case .upgraded(let rule, let count): "upgraded: +\(count) `\(rule)`"
    case .adopted(let entries): "adopted: \(entries) \(entries == 1 ? "entry" : "entries")"
    case .widened(let setting, let value): "accepted change: `\(setting)` gained `\(value)`"
    case .narrowed(let setting, let value): "accepted change: `\(setting)` lost `\(value)`"
    case .lowered(let rule, let level, let recorded):
      "accepted change: rule `\(rule)` is now `\(level.rawValue)`, "
        + "\(plural(recorded, "recorded finding")) no longer gated"
    }
  }
}
