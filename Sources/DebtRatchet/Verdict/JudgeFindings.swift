import LintFindings

extension Comparison {
  /// A state for every finding of a gated rule, in the order of all output.
  func judgeFindings() -> [JudgedFinding] {
    let findings = question.tree.findings
    var judged = [JudgedFinding?](repeating: nil, count: findings.count)
    let pairs = Dictionary(grouping: pairing.pairs, by: \.taker)
    for (key, pile) in census.piles where question.tree.extent.includes(key.file) {
      let fates = fates(of: key, pairs)
      for (index, fate) in zip(attribute(pile, key), fates) {
        judged[index] = fate.judge(findings[index])
      }
    }
    judgeUncounted(&judged)
    return judged.compactMap(\.self)
  }

  /// What became of one unit of a key.
  struct Fate {
    var state: FindingState
    var pair: Pair?

    func judge(_ finding: Finding) -> JudgedFinding {
      var judged = JudgedFinding(finding, state)
      guard let pair, state != .known else { return judged }
      judged.movedFrom = JudgedFinding.Origin(key: pair.donor, tier: pair.donorTier)
      judged.link = pair.link
      return judged
    }
  }

  /// One fate for each finding of the key: covered ones first, then paired ones, then the rest.
  private func fates(of key: Key, _ pairs: [Key: [Pair]]) -> [Fate] {
    let count = census.count(key)
    var fates = coveredFates(key, matched[key, default: 0])
    for pair in pairs[key] ?? [] {
      fates += repeatElement(Fate(state: pair.state, pair: pair), count: pair.count)
    }
    let missing = count - fates.count
    guard missing > 0 else { return fates }
    if let leader = followers.leaders[key] {
      let shared = leader == key ? fates.last : self.fates(of: leader, pairs).last
      let rest = shared.map { $0.state == .known ? Fate(state: .new) : $0 }
      return fates + repeatElement(rest ?? Fate(state: .new), count: missing)
    }
    return fates + restFates(key, missing)
  }

  /// Findings within the budget of their own key.
  private func coveredFates(_ key: Key, _ count: Int) -> [Fate] {
    guard question.isAgainstBase, count > 0 else {
      return Array(repeating: Fate(state: .known), count: count)
    }
    let recorded = recordedCounts[key] ?? 0
    let isFrozen = question.baseline == nil || question.baseline?.rules[key.rule] != nil
    let accepted = budget.accepted[key] ?? 0
    let held = (budget.piles[key]?.count ?? 0) - accepted
    return (0..<count).map { unit in
      switch unit {
      case ..<min(recorded, held): Fate(state: .known)
      case ..<held: Fate(state: isFrozen ? .inherited : .notFrozen)
      case ..<(held + accepted): Fate(state: .accepted)
      // One more place of a dependency that the file has anyway.
      default: Fate(state: .known)
      }
    }
  }

  /// Findings that nothing covers.
  private func restFates(_ key: Key, _ count: Int) -> [Fate] {
    let findings = question.tree.findings
    let rest = census.piles[key].map { attribute($0, key).suffix(count) } ?? []
    let entered = enteredScope(key)
    return rest.enumerated().map { position, index in
      let isUnfrozen =
        question.isUnrecorded(key.rule) || position < entered
        || !question.isAgainstBase && question.isUnlisted(findings[index])
      return Fate(state: isUnfrozen ? .notFrozen : .new)
    }
  }

  /// How many findings of the key came with a change of the scope: the reference has them too.
  private func enteredScope(_ key: Key) -> Int {
    guard let baseline = question.baseline, !question.isAgainstBase,
      baseline.scope != question.settings.scope
    else { return 0 }
    return max(0, earlierCounts[key, default: 0] - matched[key, default: 0])
  }

  /// The findings of a key with those first that the reference has too, the surest first.
  private func attribute(_ pile: [Int], _ key: Key) -> [Int] {
    guard pile.count > 1, let earlier = earlierSites[key] else { return pile }
    let findings = question.tree.findings
    var (left, others) = (Array(earlier.indices), pile)
    var old: [Int] = []
    for likeness in Site.likenesses {
      // A key may have a million findings.
      var alike = Dictionary(grouping: left.reversed()) { likeness(earlier[$0]) }
      others.removeAll { index in
        guard alike[likeness(Site(findings[index]))]?.popLast() != nil else { return false }
        old.append(index)
        return true
      }
      left = alike.values.joined().sorted()
    }
    return old + others
  }
}

/// What tells two findings of one key apart, though lines move.
struct Site: Sendable, Hashable {
  var symbol: String
  var text: String
  /// Column and length of the line: where both are equal, the line most likely is.
  var shape: [Int]

  init(_ finding: Finding) {
    symbol = finding.symbol
    text = finding.text
    shape = [finding.place.utf8Column, finding.place.lineLength]
  }

  /// What two sites that are alike have in common, the surest likeness first: all, member, line.
  static let likenesses: [@Sendable (Site) -> Site] = [{ $0 }, { $0.member }, { $0.line }]

  private var member: Site {
    var site = self
    site.shape = []
    return site
  }

  private var line: Site {
    var site = self
    site.symbol = ""
    return site
  }
}

extension Pair {
  /// The word for it.
  var state: FindingState {
    if donorTier > takerTier { return .movedDown }
    switch link {
    case .sameFile: return .respelled
    case .fileMap, .renamedSubject: return .renamed
    case .sameType, .near, .block: return donorTier < takerTier ? .movedUp : .moved
    case .creator, .upInModule, .upAcrossModules: return .movedUp
    case .shrinking: return .merged
    case .replaced: return .replaced
    case .olderRevision: return .known
    case .tierFell: return .movedDown
    }
  }
}
