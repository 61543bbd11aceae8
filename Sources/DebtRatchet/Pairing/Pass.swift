import LintFindings

/// One kind of evidence by which gone debt pays for present debt.
struct Pass: Sendable {
  let link: Link
  /// Whether two unknown subjects (`?`) count as equal.
  var matchesUnknown = false
  /// Whether evidence of this kind also says that debt moved down.
  var tellsDescent = false
  /// Whether a taker and a donor of one family are linked; tiers are compared elsewhere.
  let connects: @Sendable (_ taker: Debt, _ donor: Debt, Evidence) -> Bool

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
