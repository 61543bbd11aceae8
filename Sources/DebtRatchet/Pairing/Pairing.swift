import LintFindings

/// Pairs the donors (debt of the reference that is gone) with the takers (debt that the reference
/// lacks), strongest evidence first.
///
/// Every pair but those of `tellDescents` has a donor tier that is not above the taker's, so that
/// no paired tree has a higher prefix sum.
struct Pairing: Sendable {
  /// Sorted by key; the counts go down as debts are paired.
  var takers: [Debt]
  var donors: [Debt]
  var evidence: Evidence
  var pairs: [Pair] = []
  var renamedSubjects: [RenamedSubject] = []

  init(takers: [Debt], donors: [Debt], evidence: Evidence) {
    self.takers = takers.sorted { $0.key < $1.key }
    self.donors = donors.sorted { $0.key < $1.key }
    self.evidence = evidence
    self.evidence.came.merge(subjectsByFile(takers)) { $0.union($1) }
    self.evidence.left = subjectsByFile(donors)
    self.evidence.cameToNewFiles = self.evidence.subjectsInNewFiles()
  }

  /// Whether anything is left to pair.
  private var isOpen: Bool {
    takers.contains { $0.count > 0 } && donors.contains { $0.count > 0 }
  }

  /// Step 4: equal subjects, then those that one side does not know.
  mutating func pairMoves() {
    guard isOpen else { return }
    pairEqualSubjects(by: Pass.all) { $0.tier <= $1.tier }
    let isAnyUnknown = (takers + donors).contains { $0.isUnknown && $0.count > 0 }
    guard isOpen, isAnyUnknown else { return }
    for pass in Pass.wildcard {
      for group in openGroups(by: \.family) {
        pair(group, pass) { donor, taker in
          (donor.isUnknown || taker.isUnknown) && donor.tier <= taker.tier
        }
      }
    }
  }

  /// Step 6: debts that went to a lower tier, for those that are left.
  mutating func tellDescents() {
    guard isOpen else { return }
    pairEqualSubjects(by: Pass.descending) { $0.tier > $1.tier }
  }

  private mutating func pairEqualSubjects(
    by passes: [Pass], when isAllowed: (_ donor: Debt, _ taker: Debt) -> Bool
  ) {
    let groups = openGroups(by: \.thing)
    for pass in passes {
      for group in groups {
        if takers[group.takers[0]].isUnknown && !pass.matchesUnknown { continue }
        pair(group, pass, when: isAllowed)
      }
    }
  }

  /// The takers and donors with something left that have the value in common, in key order.
  func openGroups<Common: Hashable & Comparable>(by common: (Debt) -> Common) -> [Group] {
    var groups: [Common: Group] = [:]
    for index in donors.indices where donors[index].count > 0 {
      groups[common(donors[index]), default: Group()].donors.append(index)
    }
    for index in takers.indices where takers[index].count > 0 {
      groups[common(takers[index])]?.takers.append(index)
    }
    return groups.filter { !$0.value.takers.isEmpty }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Indices of takers and donors among which a pass looks for pairs.
  struct Group {
    var takers: [Int] = []
    var donors: [Int] = []
  }

  /// Matches one group by one kind of evidence and takes what it finds off both sides.
  ///
  /// - Parameter isAllowed: as the tiers have it, and whether the subjects are known.
  mutating func pair(
    _ group: Group, _ pass: Pass, when isAllowed: (_ donor: Debt, _ taker: Debt) -> Bool
  ) {
    let open = group.takers.filter { takers[$0].count > 0 }
    let offers = group.donors.filter { donors[$0].count > 0 }
    guard !open.isEmpty, !offers.isEmpty else { return }
    var search = CandidateSearch(pass, evidence, offers: offers.map { donors[$0] })
    let candidates = open.map { search.candidates(for: takers[$0], when: isAllowed) }
    guard candidates.contains(where: { !$0.isEmpty }) else { return }
    var matching = Matching(
      takers: open.map { takers[$0].count }, donors: offers.map { donors[$0].count },
      candidates: candidates)
    for flow in matching.solve() {
      record(taker: open[flow.taker], donor: offers[flow.donor], flow.count, pass.link)
    }
  }

  private mutating func record(taker: Int, donor: Int, _ count: Int, _ link: Link) {
    takers[taker].count -= count
    donors[donor].count -= count
    pairs.append(
      Pair(
        taker: takers[taker].key, takerTier: takers[taker].tier, donor: donors[donor].key,
        donorTier: donors[donor].tier, count: count, link: link))
  }
}
