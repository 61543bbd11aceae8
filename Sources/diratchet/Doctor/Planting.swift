import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

/// Plants faulty examples and sees what `check` would make of them: the same walk decides about
/// their files, the same pre-filter, rules and names look at them, the same record judges them.
struct Planting: Sendable {
  let project: Project
  /// The tree as it is; nil if nothing in it is in scope.
  let gate: Gate?
  let baseline: Baseline?
  let spots: [Diagnosis.Spot]
  /// The planted files as the walk lists them, and what it left out.
  private let listing: FileListing
  private let known: Vocabulary

  init(
    at spots: [Diagnosis.Spot], in project: Project, gate: Gate?, baseline: Baseline?, threads: Int
  ) throws {
    (self.project, self.gate, self.baseline, self.spots) = (project, gate, baseline, spots)
    var request = FileRequest(threads: threads)
    request.imagined = spots.compactMap(\.path)
    listing = try project.workspace.listFiles(request, in: project.scope)
    known = Vocabulary(recorded: baseline?.vocabulary ?? [])
      .union(gate?.tree.discovered ?? Vocabulary())
  }

  /// What becomes of a rule's faulty examples at each spot.
  func trial(of rule: Rule) -> Diagnosis.Trial {
    let level = project.lintSettings.level(of: rule)
    let seen = rule.plants.map { plant in (plant, results(of: plant, for: rule)) }
    let summaries = spots.indices.map { spot in
      summary(of: seen.map { plant, results in (plant.title, results[spot]) })
    }
    return Diagnosis.Trial(rule: rule.id, level: level, results: summaries)
  }

  /// A rule catches at a spot what it catches of at least one example; the others are named.
  private func summary(of seen: [(title: String, result: Diagnosis.Result)]) -> Diagnosis.Result {
    let order = [Diagnosis.Outcome.caught, .exempt, .missed, .nowhere]
    let best = order.lazy.compactMap { outcome in
      seen.first { $0.result.outcome == outcome }?.result
    }.first
    guard let best else { return Diagnosis.Result(.missed, because: "it has no faulty example") }
    guard best.outcome == .caught,
      let other = seen.first(where: { $0.result.outcome == .missed })
    else { return best }
    return Diagnosis.Result(
      .caught, because: "but not “\(other.title)”: \(other.result.reason)")
  }

  private func results(of plant: Plant, for rule: Rule) -> [Diagnosis.Result] {
    let planted = Set(spots.compactMap(\.path))
    let files = listing.files.filter { planted.contains($0.role.path) }
    let bytes = Array(plant.text.utf8)
    var scan = TreeScan(
      files: files, overlay: Dictionary(uniqueKeysWithValues: planted.map { ($0, bytes) }),
      settings: project.gateSettings, known: known, threads: 1)
    scan.isWholeProject = false
    let tree = scan.run()
    let judged = states(of: tree)
    return spots.map { spot in
      guard let path = spot.path else { return Diagnosis.Result(.nowhere) }
      if let reason = reasonForLeavingOut(path) {
        return Diagnosis.Result(.missed, because: reason)
      }
      return result(for: rule, judged[path] ?? [])
    }
  }

  /// What the ratchet says of the findings in the planted files.
  private func states(of planted: ScannedTree) -> [String: [JudgedFinding]] {
    var measured = gate?.measured ?? MeasuredTree(facts: [:], findings: [])
    measured.facts.merge(planted.facts) { _, new in new }
    measured.findings = (measured.findings + planted.findings).sorted(by: standsBefore)
    let verdict = judge(
      measured, against: baseline, reference: gate?.reference ?? .none,
      settings: project.configuration.ratchet)
    let judged = verdict.findings.filter { planted.facts[$0.finding.place.path] != nil }
    return Dictionary(grouping: judged, by: \.finding.place.path)
  }

  private func result(for rule: Rule, _ judged: [JudgedFinding]) -> Diagnosis.Result {
    let level = project.lintSettings.level(of: rule)
    let own = judged.filter { $0.finding.rule == rule.id || $0.finding.facets.contains(rule.id) }
    let results = own.map(result(of:))
    for outcome in [Diagnosis.Outcome.caught, .exempt, .missed] {
      if let found = results.first(where: { $0.outcome == outcome }) { return found }
    }
    return Diagnosis.Result(
      .missed,
      because: level == .gate
        ? "nothing is found in it with this configuration"
        : "its level here is `\(level.rawValue)`, so it is not gated")
  }

  private func result(of judged: JudgedFinding) -> Diagnosis.Result {
    switch judged.finding.standing {
    case .exempt(let reason): return Diagnosis.Result(.exempt, because: "exempt: \(reason)")
    case .allowed(let reason): return Diagnosis.Result(.missed, because: "allowed: \(reason)")
    case .ignored(let reason): return Diagnosis.Result(.missed, because: "ignored: \(reason)")
    case .counted: break
    }
    if judged.state == .notFrozen {
      return Diagnosis.Result(
        .missed,
        because: "the baseline does not record the rule (exit 3, not 1); "
          + "run `diratchet baseline upgrade`")
    }
    return Diagnosis.Result(.caught)
  }

  /// Why the walk does not list a planted file; nil if it does.
  private func reasonForLeavingOut(_ path: String) -> String? {
    if listing.files.contains(where: { $0.role.path == path }) { return nil }
    let skipped = listing.skipped.first { skipped in
      skipped.path == path || skipped.path.hasSuffix("/") && path.hasPrefix(skipped.path)
    }
    guard let skipped else { return "`\(path)` is not looked at" }
    return "`\(skipped.path)` is not looked at: \(skipped.reason.description)"
  }
}
