import LintFindings

extension Pass {
  /// Pass 8, *moved up*: to a higher tier of another module.
  static let upAcrossModules = Pass(
    link: .upAcrossModules, takerMarks: { taker, _ in taker.lowerTiers.map(\.rawValue) },
    donorMarks: { donor, _ in [donor.tier.rawValue] })
}
