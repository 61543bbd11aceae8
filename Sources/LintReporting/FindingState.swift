/// What a run makes of one finding; the raw value is its name in JSON.
package enum FindingState: String, Sendable, CaseIterable {
  /// Seen by `scan`, which judges nothing.
  case found
  case new
  case movedDown = "moved-down"
  case notFrozen = "not-frozen"
  case movedUp = "moved-up"
  case moved, renamed, respelled, replaced, merged
  case accepted, inherited, known
  case ignored, allowed, exempt

  /// The state in words: `moved up`.
  package var words: String {
    rawValue.split(separator: "-").joined(separator: " ")
  }

  /// Whether the run fails because of it.
  package var isIncrease: Bool { self == .new || self == .movedDown }
}
