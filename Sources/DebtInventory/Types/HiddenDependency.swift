import LintFindings

/// Something that a type reaches for although its initialiser does not declare it.
struct HiddenDependency {
  /// The bare type, `BookingRepository`; where it cannot be told the container's member,
  /// `AppDelegate.track`, or `?`.
  var subject: String
  /// As a parameter would spell it, `any BookingRepository`; nil when the type cannot be told.
  var spelling: String?
  /// The name that the code has for it: the property that holds it today, or the member of the
  /// container.
  var knownName: String?
  /// In the order of the source.
  var uses: [LedgerRow.UseRow]
  /// The lowest tier in which it is reached for.
  var tier: Tier
}
