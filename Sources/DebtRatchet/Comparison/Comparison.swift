import LintFindings

/// The steps of the ratchet up to the verdict: budget, equal keys, moves, replacements, descents.
struct Comparison: Sendable {
  let question: Question
  let census: Census
  let budget: Budget
  /// Per key, how many findings are covered by the budget of the same key.
  var matched: [Key: Int] = [:]
  var pairing: Pairing
  /// What the record holds of a key above the earlier tree, where that is known.
  private(set) var surplus: [Key: Int] = [:]
  /// Findings that no record covers yet, and entries of older revisions without finding.
  var unfrozen: [Debt] = []
  var outdated: [Debt] = []
  /// In units of dependencies: what shares the fate of the key that stands for the dependency.
  var followers = Followers()
  /// What the record holds of each key.
  let recordedCounts: [Key: Int]
  /// The debt of the reference.
  let earlier: Census
  /// How many findings of each key the reference has, whatever their standing; only where the scope
  /// changed.
  let earlierCounts: [Key: Int]

  init(_ question: Question) {
    self.question = question
    census = Census(question.tree.findings, settings: question.settings)
    earlier = Census(question.reference.findings, settings: question.settings)
    budget =
      question.isAgainstBase
      ? Budget(base: earlier, record: question.baseline, question, census)
      : Budget(record: question.baseline, question)
    pairing = Pairing(takers: [], donors: [], evidence: .none)
    let entries = question.baseline?.entries ?? []
    recordedCounts = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    let hasScopeChanged = question.baseline.map { $0.scope != question.settings.scope } ?? false
    earlierCounts = hasScopeChanged ? countByKey(question.reference.findings) : [:]
    if question.reference.kind == .record { surplus = findSurplus() }
    compare()
  }

  private mutating func compare() {
    var (takers, donors, fallen) = matchEqualKeys()
    var earlyPairs: [Pair] = []
    if question.settings.unit == .dependency {
      earlyPairs = countDependencies(&takers, &donors)
    }
    earlyPairs += setUnrecordedApart(&takers, &donors)
    pairing.pairs = earlyPairs
    pair(takers, donors, without: surplus)
    if !surplus.isEmpty { pairSurplus() }
    setUnpairedApart()
    pairing.tellDescents()
    pairing.pairs += fallen.sorted { $0.taker < $1.taker }
  }

  /// Steps 4 and 5.
  private mutating func pair(_ takers: [Debt], _ donors: [Debt], without surplus: [Key: Int]) {
    if takers.isEmpty && donors.isEmpty { return }
    let isOpen = !takers.isEmpty && !donors.isEmpty
    let totals = isOpen ? totals(without: surplus) : (before: [:], now: [:])
    let shrunken = shrunkenThings(before: totals.before, now: totals.now)
    let evidence = gatherEvidence(donors, shrunken)
    let former = pairing
    let (now, before) = (question.tree.findings, question.reference.findings)
    let came = MovedMembers(of: isOpen ? takers : [], in: now, notIn: before)
    let left = MovedMembers(of: isOpen ? donors : [], in: before, notIn: now)
    pairing = Pairing(
      takers: locate(takers, evidence, came), donors: locate(donors, evidence, left),
      evidence: evidence)
    (pairing.pairs, pairing.renamedSubjects) = (former.pairs, former.renamedSubjects)
    guard isOpen else { return }
    pairing.pairMoves()
    pairing.pairReplacements()
    guard question.tree.extent == .full, !pairing.pairs.isEmpty else { return }
    let settings = question.settings
    pairing.pairRenamedSubjects(before: totals.before, now: totals.now) { Thing($0, settings) }
    pairing.pairShrinking(before: totals.before, now: totals.now) { Thing($0, settings) }
  }

  /// What the record holds above the earlier tree pays last, so that a check of the record finds
  /// the same pairs as a check against that tree did.
  private mutating func pairSurplus() {
    var donors: [Key: Debt] = [:]
    for donor in pairing.donors where donor.count > 0 { donors[donor.key] = donor }
    for (key, surplus) in surplus {
      guard let pile = budget.piles[key] else { continue }
      let slack = min(surplus, pile.count - census.count(key))
      guard slack > 0 else { continue }
      donors[key] = debt(key, pile.tier, slack + (donors[key]?.count ?? 0))
    }
    pair(pairing.takers.filter { $0.count > 0 }, Array(donors.values), without: [:])
  }

  func thing(of key: Key) -> Thing { Thing(key, question.settings) }

  func debt(_ key: Key, _ tier: Tier, _ count: Int) -> Debt {
    Debt(key, tier: tier, count: count, settings: question.settings)
  }

  /// Step 3: equal keys cover each other unless the file fell to a lower tier.
  private mutating func matchEqualKeys() -> (takers: [Debt], donors: [Debt], fallen: [Pair]) {
    var takers: [Debt] = []
    var donors: [Debt] = []
    var fallen: [Pair] = []
    // What a renamed file took along is its own, whether somebody asked for the file or not.
    let renamed = Set(question.reference.renames.values)
    for (key, pile) in census.piles {
      let tier = question.tree.findings[pile[0]].tier
      let allowed = budget.piles[key]
      let common = min(pile.count, allowed?.count ?? 0)
      if let allowed, allowed.tier > tier {
        fallen.append(
          Pair(
            taker: key, takerTier: tier, donor: key, donorTier: allowed.tier, count: common,
            link: .tierFell))
      } else {
        matched[key] = common
      }
      let isAsked = question.tree.extent.includes(key.file) || renamed.contains(key.file)
      if pile.count > common, isAsked { takers.append(debt(key, tier, pile.count - common)) }
    }
    for (key, allowed) in budget.piles {
      let gone = allowed.count - (surplus[key] ?? 0) - census.count(key)
      if gone > 0 { donors.append(debt(key, allowed.tier, gone)) }
    }
    return (takers, donors, fallen)
  }

  /// What the record holds above the earlier tree, by key; only where places are counted, and for
  /// rules that are recorded as they are.
  private func findSurplus() -> [Key: Int] {
    guard question.settings.unit == .site else { return [:] }
    var surplus: [Key: Int] = [:]
    for (key, pile) in budget.piles where !question.isUnrecorded(key.rule) {
      let tier = census.piles[key].map { question.tree.findings[$0[0]].tier }
      let isFallen = pile.tier > tier ?? .composition
      let excess = pile.count - earlier.count(key)
      if excess > 0, !isFallen { surplus[key] = excess }
    }
    return surplus
  }

  /// What there was and what there is of each thing, examined files only.
  ///
  /// Of rules that are not recorded as they are, the earlier tree tells what there was.
  func totals(without surplus: [Key: Int]) -> (before: [Thing: Int], now: [Thing: Int]) {
    var before: [Thing: Int] = [:]
    var now: [Thing: Int] = [:]
    let isEarlierKnown = question.reference.kind != .none
    for (key, pile) in budget.piles where !isEarlierKnown || !question.isUnrecorded(key.rule) {
      before[thing(of: key), default: 0] += pile.count - (surplus[key] ?? 0)
    }
    for (key, pile) in earlier.piles where question.isUnrecorded(key.rule) {
      before[thing(of: key), default: 0] += pile.count
    }
    for (key, pile) in census.piles { now[thing(of: key), default: 0] += pile.count }
    return (before, now)
  }
}

/// How many of some findings each key has, whatever their standing.
func countByKey(_ findings: [Finding]) -> [Key: Int] {
  findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
}
