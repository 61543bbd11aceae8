extension Pass {
  /// Pass 8, *moved up*: to a higher tier of another module.
  static let upAcrossModules = Pass(link: .upAcrossModules) { taker, donor, _ in
    donor.tier < taker.tier
  }
}
