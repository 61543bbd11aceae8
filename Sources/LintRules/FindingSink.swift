package import LintFindings

/// Where a rule puts what it finds in a file.
package struct FindingSink: Sendable {
  /// The rule that is at work.
  let rule: RuleID
  private(set) var sightings: [Sighting] = []
  private(set) var lookAlikes: [(token: Int, reason: String)] = []

  package init(for rule: RuleID) { self.rule = rule }

  /// Reports a place where the rule holds.
  package mutating func report(_ sighting: Sighting) { sightings.append(sighting) }

  /// Records a place that resembles the rule's shape, and why it is none.
  package mutating func passOver(_ token: Int, because reason: String) {
    lookAlikes.append((token, reason))
  }
}
