import LintFindings

extension Comparison {
  /// What is gone and paid for nothing, and what no judgement is passed on, both by key.
  func judgeGoneDebts() -> (fixed: [GoneDebt], setAside: [SetAside]) {
    var fixed: [GoneDebt] = []
    var setAside = budget.setAside
    setAside += outdated.map { SetAside(key: $0.key, count: $0.count, why: .outdated) }
    setAside += followers.fewerPlaces.map { SetAside(key: $0.key, count: $0.count, why: .slack) }
    let gone = goneDebts().filter { isReported($0.key.file) }
    let elsewhere = gone.isEmpty ? [:] : uncountedByThing()
    for debt in gone {
      if isNameGone(debt.key) {
        setAside.append(SetAside(key: debt.key, count: debt.count, why: .dormant))
      } else {
        let why = whereItWent(debt, elsewhere[debt.thing] ?? [])
        fixed.append(GoneDebt(key: debt.key, tier: debt.tier, count: debt.count, why: why))
      }
    }
    return (fixed, setAside.sorted { $0.key < $1.key })
  }

  /// The donors that paid for nothing; in units of dependencies with all their places.
  private func goneDebts() -> [Debt] {
    var gone = pairing.donors.filter { $0.count > 0 }
    guard !followers.gone.isEmpty else { return gone }
    let leaders = Set(gone.map(\.key))
    for (debt, leader) in followers.gone where leaders.contains(leader) {
      if let index = gone.firstIndex(where: { $0.key == debt.key }) {
        gone[index].count += debt.count
      } else {
        gone.append(debt)
      }
    }
    return gone.sorted { $0.key < $1.key }
  }

  /// Files that were asked for, and files that are gone; those that were only probed are not told.
  func isReported(_ file: String) -> Bool {
    question.tree.extent.includes(file) || question.tree.facts[file] == nil
  }

  /// Findings of the families that the ratchet does not count, by what they reach for.
  private func uncountedByThing() -> [Thing: [Finding]] {
    var found: [Thing: [Finding]] = [:]
    for finding in question.tree.findings {
      if question.settings.isGated(finding.rule), finding.isDebt { continue }
      found[thing(of: Key(finding)), default: []].append(finding)
    }
    return found
  }

  private func whereItWent(_ debt: Debt, _ elsewhere: [Finding]) -> GoneDebt.Why {
    let location = pairing.evidence.location(of: debt)
    if location != debt.file, question.tree.facts[location]?.exemption != nil {
      return .relabelled
    }
    let arrived = elsewhere.filter(appeared)
    for finding in arrived {
      if finding.place.path == location { return whyNotCounted(finding) }
      if isUngated(finding), debt.types.contains(finding.outermostSymbol) { return .traded }
    }
    let isInComposition = arrived.contains {
      $0.tier == .composition && isStep(from: debt.file, to: $0.place.path)
    }
    return isInComposition ? .movedIntoComposition : .fixed
  }

  private func whyNotCounted(_ finding: Finding) -> GoneDebt.Why {
    if isUngated(finding) { return .ungated }
    return finding.isExempt ? .exempted : .excepted
  }

  private func isUngated(_ finding: Finding) -> Bool {
    !question.settings.isGated(finding.rule) && finding.standing == .counted
  }

  /// Whether more findings of this key are not counted than in the earlier tree, as far as that is
  /// known.
  private func appeared(_ finding: Finding) -> Bool {
    let (key, standing) = (Key(finding), finding.standing)
    func count(in findings: [Finding]) -> Int {
      findings.count { Key($0) == key && $0.standing == standing }
    }
    return question.reference.findings.isEmpty
      || count(in: question.tree.findings) > count(in: question.reference.findings)
  }

  private func isStep(from file: String, to composition: String) -> Bool {
    let module = question.settings.module
    return pairing.evidence.constructs(composition, typeOf: file)
      || module(file) == module(composition)
  }

  /// Whether the recorded name that made it a finding is declared nowhere by now.
  ///
  /// Without an earlier tree nobody knows which name that was, and any may be.
  func isNameGone(_ key: Key) -> Bool {
    guard let baseline = question.baseline, !baseline.vocabulary.isEmpty else { return false }
    if question.reference.kind == .none {
      return question.settings.rules[key.rule]?.family == .access
        && !Set(baseline.vocabulary).isSubset(of: question.tree.vocabulary)
    }
    let names = question.reference.findings.filter { Key($0) == key }.map(\.discovered)
    return !names.isEmpty
      && names.allSatisfy {
        guard let name = $0 else { return false }
        return baseline.vocabulary.contains(name) && !question.tree.vocabulary.contains(name)
      }
  }
}
