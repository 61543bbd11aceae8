import LintFindings

extension Pass {
  /// Pass 5, *moved up*: to a higher tier of the same module.
  static let upInModule = Pass(
    link: .upInModule, matchesUnknown: true,
    takerMarks: { taker, evidence in
      taker.lowerTiers.map { "\($0) \(evidence.module(taker.file))" }
    },
    donorMarks: { donor, evidence in ["\(donor.tier) \(evidence.module(donor.file))"] })
}

extension Debt {
  /// The tiers from which debt may have moved up to this one's.
  var lowerTiers: [Tier] { Tier.allCases.filter { $0 < tier } }
}
