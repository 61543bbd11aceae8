import LintFindings
import SwiftOutline
import SwiftTokens

/// Decides whether a finding counts, and turns it into the value that leaves this module.
struct Standings {
  private let view: FileView
  private let places: Places
  private let exemption: String?
  private var ignores: Ignores?

  init(of view: FileView, places: Places, ignores: Ignores?) {
    self.view = view
    self.places = places
    self.ignores = ignores
    exemption = view.fileExemption
  }

  /// The finding of a site, with its standing; a large tree holds very many of them, so that none
  /// keeps room to spare.
  mutating func finding(for merged: MergedSite) -> Finding {
    let sighting = merged.sighted.sighting
    let place = places.place(of: sighting.anchor)
    let symbol = sighting.symbol ?? view.outline.symbol(at: sighting.anchor.lowerBound)
    return Finding(
      rule: merged.sighted.rule, subject: sighting.subject, symbol: symbol.withoutRoomToSpare,
      tier: view.role.tier, standing: standing(of: merged.sighted, line: place.line),
      evidence: sighting.evidence, facets: merged.facets,
      text: view.source.text(ofTokens: sighting.anchor),
      message: sighting.message.withoutRoomToSpare, place: place, discovered: sighting.discovered)
  }

  /// What is wrong with the file's ignores, once every finding was made.
  func notes() -> [Note] {
    guard let ignores else { return [] }
    let rules = Catalogue.rules + view.settings.customRules
    return ignores.notes(
      path: view.role.path, knownRules: Set(rules.map(\.id)),
      enabledRules: Set(view.settings.enabledRules.map(\.id)))
  }

  private mutating func standing(of sighted: Sighted, line: Int) -> Finding.Standing {
    let ignored = ignores?.reason(forIgnoring: sighted.rule, onLine: line)
    let token = sighted.sighting.anchor.lowerBound
    let reason =
      exemption ?? sighted.sighting.exemption ?? view.previewReason(at: token)
    if let reason { return .exempt(reason: reason) }
    if let ignored { return .ignored(reason: ignored) }
    if let allowed = allowance(for: sighted) { return .allowed(reason: allowed) }
    return .counted
  }

  private func allowance(for sighted: Sighted) -> String? {
    view.settings.allowed.first { $0.covers(sighted.sighting.subject, of: sighted.family) }?.reason
  }
}
