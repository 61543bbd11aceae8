import LintFindings

extension Comparison {
  /// A state for every finding of a gated rule, in the order of all output.
  func judgeFindings() -> [JudgedFinding] {
    let findings = question.tree.findings
    var judged = [JudgedFinding?](repeating: nil, count: findings.count)
    let pairs = Dictionary(grouping: pairing.pairs, by: \.taker)
    for (key, pile) in census.piles where question.tree.extent.includes(key.file) {
      let order = attribute(pile, key, pairs[key] ?? [])
      for (index, fate) in zip(order, fates(of: key, order, pairs)) {
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
  private func fates(of key: Key, _ order: [Int], _ pairs: [Key: [Pair]]) -> [Fate] {
    let count = census.count(key)
    var fates = coveredFates(key, matched[key, default: 0])
    for pair in pairs[key] ?? [] {
      fates += repeatElement(Fate(state: pair.state, pair: pair), count: pair.count)
    }
    let missing = count - fates.count
    guard missing > 0 else { return fates }
    if let leader = followers.leaders[key] {
      let shared =
        leader == key
        ? fates.last : self.fates(of: leader, census.piles[leader] ?? [], pairs).last
      let rest = shared.map { $0.state == .known ? Fate(state: .new) : $0 }
      return fates + repeatElement(rest ?? Fate(state: .new), count: missing)
    }
    return fates + restFates(key, order.suffix(missing))
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
  private func restFates(_ key: Key, _ rest: ArraySlice<Int>) -> [Fate] {
    let findings = question.tree.findings
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

  /// The findings of a key in the order of its fates: those first that the reference has too, the
  /// surest first, then those that came from where each pair says.
  private func attribute(_ pile: [Int], _ key: Key, _ pairs: [Pair]) -> [Int] {
    guard pile.count > 1 else { return pile }
    let findings = question.tree.findings
    var left = zip(pile, Site.sites(of: pile.map { findings[$0] })).map { (index: $0, site: $1) }
    let kept = take(from: &left, like: earlierSites(key), Site.likenesses)
    var moved: [Int] = []
    for pair in pairs where pair.donor != key {
      let like = earlierSites(pair.donor)
      moved += take(from: &left, like: like, Site.kinships).prefix(pair.count)
    }
    let placed = Set(kept + moved)
    let others = pile.filter { !placed.contains($0) }
    let covered = others.prefix(max(0, matched[key, default: 0] - kept.count))
    return kept + covered + moved + others.dropFirst(covered.count)
  }

  private func earlierSites(_ key: Key) -> [Site] {
    Site.sites(of: (earlier.piles[key] ?? []).map { question.reference.findings[$0] })
  }

  /// Takes those away that are like others, each like one, the surest first.
  private func take(
    from sites: inout [(index: Int, site: Site)], like others: [Site],
    _ likenesses: [@Sendable (Site) -> Site?]
  ) -> [Int] {
    var (left, taken) = (Array(others.indices), [Int]())
    for likeness in likenesses where !left.isEmpty && !sites.isEmpty {
      // A key may have a million findings.
      var alike = Dictionary(grouping: left.reversed()) { likeness(others[$0]) }
      let unlike = alike.removeValue(forKey: nil) ?? []
      sites.removeAll { index, site in
        guard let common = likeness(site), alike[common]?.popLast() != nil else { return false }
        taken.append(index)
        return true
      }
      left = (alike.values.joined() + unlike).sorted()
    }
    return taken
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
