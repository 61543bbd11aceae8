import LintFindings

/// One kind of evidence by which gone debt pays for present debt.
///
/// A taker and a donor of one family are linked if they have a mark in common, so that of thousands
/// nobody need be held against each of the others; tiers are compared elsewhere.
struct Pass: Sendable {
  let link: Link
  /// Whether two unknown subjects (`?`) count as equal.
  var matchesUnknown = false
  /// Whether evidence of this kind also says that debt moved down.
  var tellsDescent = false
  /// What a donor must have in common with this taker.
  let takerMarks: @Sendable (Debt, Evidence) -> [String]
  /// What a taker must have in common with this donor.
  let donorMarks: @Sendable (Debt, Evidence) -> [String]
  /// Whether a taker and a donor with a common mark are linked indeed; nil if they always are.
  var confirms: (@Sendable (_ taker: Debt, _ donor: Debt, Evidence) -> Bool)?

  /// A mark that is common to all.
  static let anything = ""

  /// The passes for equal subjects, strongest evidence first.
  static let all: [Pass] = [
    .sameFile, .fileMap, .sameType, .creator, .upInModule, .near, .block, .upAcrossModules,
    .shrinking,
  ]

  /// The passes by which an unknown subject pairs with any.
  static let wildcard: [Pass] = [.sameFile, .fileMap, .sameType, .creator, .upInModule, .near]

  /// The passes that tell that debt went to a lower tier.
  static let descending: [Pass] = all.filter(\.tellsDescent) + [.created]
}
