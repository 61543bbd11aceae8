/// What a rule saw: a finding before levels, exemptions and ignores are applied.
package struct Sighting: Sendable {
  /// The tokens that are flagged.
  package var anchor: Range<Int>
  /// The first token of the construct; sightings of one site become one finding.
  package var site: Int
  package var subject: String
  /// The member that holds the place; nil for the one around the anchor.
  package var symbol: String?
  package var evidence: [String]
  /// Why syntax shows it to be composition; nil if it does not.
  package var exemption: String?
  /// What is wrong and what to do instead.
  package var message: String
  /// The discovered name without which it would be none, as the record lists it.
  package var discovered: String?

  package init(
    _ anchor: Range<Int>, subject: String, evidence: [String], message: String
  ) {
    self.anchor = anchor
    self.site = anchor.lowerBound
    self.subject = subject
    self.evidence = evidence
    self.message = message
  }
}
