import LintFindings
import SwiftOutline
import SwiftTokens

/// A sighting with the rule that made it.
///
/// Of the rule it keeps what is asked for, since a file may hold millions.
struct Sighted {
  var rule: RuleID
  var family: Family?
  var level: Level
  var sighting: Sighting
}

/// A sighting that became a finding, with the other rules that hold at its site.
struct MergedSite {
  var sighted: Sighted
  var facets: [RuleID]
}

/// Makes one finding of every site.
///
/// Among the rules of the highest level present the first in order of precedence owns the site; the
/// rest are its facets. A rule that sees several places of one site keeps them all.
func mergeSites(_ sighted: [Sighted], in view: FileView) -> [MergedSite] {
  let attributes = flaggedAttributes(sighted, in: view)
  let groups = Dictionary(grouping: sighted) { sighted in
    attribute(around: sighted.sighting.site, in: attributes) ?? sighted.sighting.site
  }
  // By site, so that the findings are nearly in order.
  return groups.sorted { $0.key < $1.key }.flatMap { _, group -> [MergedSite] in
    if group.count == 1 { return [MergedSite(sighted: group[0], facets: [])] }
    let ranked = group.sorted(by: outranks)
    let owner = ranked[0].rule
    let facets = sortedIDs(ranked.map(\.rule).filter { $0 != owner })
    var seen: Set<Range<Int>> = []
    return ranked.filter { $0.rule == owner && seen.insert($0.sighting.anchor).inserted }
      .enumerated().map { index, sighted in
        MergedSite(sighted: sighted, facets: index == 0 ? facets : [])
      }
  }
}

/// The attributes that are findings: what stands in their arguments is part of the same site.
private func flaggedAttributes(_ sighted: [Sighted], in view: FileView) -> [Range<Int>] {
  let flagged = Set(sighted.map(\.sighting.anchor.lowerBound))
  return view.outline.attributes.filter { flagged.contains($0.at) }.map(\.tokens)
    .sorted { $0.lowerBound < $1.lowerBound }
}

/// The `@` of the flagged attribute that holds a token; nil if none does.
private func attribute(around token: Int, in attributes: [Range<Int>]) -> Int? {
  let next = attributes.partitioningIndex { $0.lowerBound > token }
  guard next > 0, attributes[next - 1].contains(token) else { return nil }
  return attributes[next - 1].lowerBound
}

private func outranks(_ left: Sighted, _ right: Sighted) -> Bool {
  if left.level != right.level { return left.level == .gate }
  let ranks = (rank(left.rule), rank(right.rule))
  if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
  if left.rule != right.rule { return left.rule < right.rule }
  return left.sighting.anchor.lowerBound < right.sighting.anchor.lowerBound
}

private func rank(_ rule: RuleID) -> Int { precedence.firstIndex(of: rule) ?? precedence.count }

private let precedence: [RuleID] = [
  "container_default_argument", "service_locator_resolve", "injected_property_wrapper",
  "shared_container_access", "environment_object", "shared_singleton_declaration",
  "shared_default_argument", "container_parameter", "shared_instance_access",
]

private func sortedIDs(_ rules: [RuleID]) -> [RuleID] { Set(rules).sorted() }
