import LintFindings

/// What tells two findings of one key apart, though lines move.
struct Site: Sendable, Hashable {
  private var symbol: String
  private var text: String
  /// Column and length of the line: where both are equal, the line most likely is.
  private var shape: [Int]
  private var line: Int?
  /// How many lines it lies behind the site before, and ahead of the one after; nil at the ends.
  private var before: Int?
  private var after: Int?

  private init(_ finding: Finding) {
    (symbol, line) = (finding.symbol, finding.place.line)
    text = finding.text
    shape = [finding.place.utf8Column, finding.place.lineLength]
  }

  /// The sites of findings that are sorted by place.
  static func sites(of findings: [Finding]) -> [Site] {
    var sites = findings.map(Site.init)
    for index in sites.indices.dropFirst() {
      let gap = findings[index].place.line - findings[index - 1].place.line
      (sites[index - 1].after, sites[index].before) = (gap, gap)
    }
    return sites
  }

  /// What two sites that are alike have in common, the surest likeness first; nil if a site has
  /// none of that kind: equal lines that lie between equal ones, are at the same height, lie as far
  /// from another, or are the first or the last; then the line, the member, the look.
  static let likenesses: [@Sendable (Site) -> Site?] = [
    { $0.without(\.line) },
    { $0.without(\.before).without(\.after) },
    { $0.before == nil ? nil : $0.without(\.line).without(\.after) },
    { $0.after == nil ? nil : $0.without(\.line).without(\.before) },
    { $0.before == nil ? $0.without(\.line).without(\.after) : nil },
    { $0.after == nil ? $0.without(\.line).without(\.before) : nil },
    { $0.inMember }, { $0.inMember.without(\.shape) }, { $0.inMember.without(\.symbol) },
  ]

  /// What a site and one of another file have in common: the line in a member of that name, the
  /// member, the look.
  static let kinships: [@Sendable (Site) -> Site?] = [
    { $0.inAnyType }, { $0.inAnyType.without(\.shape) }, { $0.inAnyType.without(\.symbol) },
  ]

  /// Wherever in its member.
  private var inMember: Site { without(\.line).without(\.before).without(\.after) }

  /// Wherever in a member of the name, whatever the type around it.
  private var inAnyType: Site {
    let end = symbol.firstIndex(of: "(") ?? symbol.endIndex
    let dot = symbol[..<end].lastIndex(of: ".")
    var site = inMember
    site.symbol = String(symbol[(dot.map(symbol.index(after:)) ?? symbol.startIndex)...])
    return site
  }

  private func without<Part: ExpressibleByNilLiteral>(_ part: WritableKeyPath<Site, Part>) -> Site {
    var site = self
    site[keyPath: part] = nil
    return site
  }

  private func without(_ part: WritableKeyPath<Site, String>) -> Site {
    var site = self
    site[keyPath: part] = ""
    return site
  }

  private func without(_ part: WritableKeyPath<Site, [Int]>) -> Site {
    var site = self
    site[keyPath: part] = []
    return site
  }
}
