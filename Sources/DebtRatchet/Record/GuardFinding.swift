package import LintFindings

/// One change of the record, or of what the record covers, between the base and now.
package enum GuardFinding: Sendable, Equatable {
  /// Raised, and nothing explains it: fails the run.
  case raised(Key, from: Int, to: Int)
  /// Raised above what the tree holds: fails the run.
  case padded(Key, recorded: Int, measured: Int)
  /// Lowered, though the tree still holds what was recorded: fails the run, because the next check
  /// without a base would call it new.
  case undercut(Key, by: Int)
  /// Raised with a reason that the base lacks.
  case accepted(Key, by: Int, reason: String)
  /// Raised by a new rule, revision, name or scope, and not above what the base holds.
  case upgraded(RuleID, count: Int)
  /// The base has no record: this change adopts the ratchet.
  case adopted(entries: Int)
  /// A setting gained a value that takes debt out of the gate, or lost one that brings code into
  /// it; no effect is told where none can be counted.
  case withdrawn(String, value: String, isGain: Bool, effect: Effect?)
  case lowered(RuleID, to: Level, recorded: Int)
  /// A rule of the configuration says something else.
  case redefined(RuleID, effect: Effect?)

  /// How many of today's findings a setting concerns.
  package enum Effect: Sendable, Equatable, CustomStringConvertible {
    /// They are no longer gated.
    case ungated(Int)
    /// They count as the coordinators'.
    case raised(Int)
    /// They are told and do not fail the run.
    case passed(Int)

    /// The effect in words.
    package var description: String {
      switch self {
      case .ungated(let count): "\(counted(count, "finding")) no longer gated"
      case .raised(let count): "\(counted(count, "finding")) now in coordinators"
      case .passed(let count): "\(counted(count, "finding")) no longer refused"
      }
    }
  }

  /// Whether it fails the run.
  package var isIncrease: Bool {
    switch self {
    case .raised, .padded, .undercut: true
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
    case .undercut(let key, let by):
      "baseline lowered below the tree: `\(key)` is no longer covered (\(by)); restore the lines of "
        + "the base, or run `diratchet baseline accept` with a reason"
    case .accepted(let key, let by, let reason): "accepted: +\(by) `\(key)` (\(reason))"
    case .upgraded(let rule, let count): "upgraded: +\(count) `\(rule)`"
    case .adopted(let entries): "adopted: \(entries) \(entries == 1 ? "entry" : "entries")"
    case .withdrawn(let setting, let value, let isGain, let effect):
      "accepted change: `\(setting)` \(isGain ? "gained" : "lost") `\(value)`"
        + (effect.map { ", \($0)" } ?? "")
    case .redefined(let rule, let effect):
      "accepted change: rule `\(rule)` says something else"
        + (effect.map { ", \($0)" } ?? "")
    case .lowered(let rule, let level, let recorded):
      "accepted change: rule `\(rule)` is now `\(level.rawValue)`, "
        + "\(counted(recorded, "recorded finding")) no longer gated"
    }
  }
}
