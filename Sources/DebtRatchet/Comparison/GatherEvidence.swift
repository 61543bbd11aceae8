import LintFindings

extension Evidence {
  /// No evidence at all.
  static let none = Evidence(now: [:], before: [:], fileMap: [:], module: { $0 })
}

extension Comparison {
  /// What the passes look at; empty when there is nothing to pair.
  func gatherEvidence(_ donors: [Debt], _ shrunken: Set<Thing>) -> Evidence {
    guard !donors.isEmpty else { return .none }
    let (tree, reference) = (question.tree, question.reference)
    var evidence = Evidence(
      now: tree.facts, before: reference.facts, fileMap: mapFiles(donors),
      module: question.settings.module)
    if tree.extent == .full { evidence.shrunken = shrunken }
    // What came since the earlier tree and is recorded already is part of a block all the same.
    let recorded = surplus.compactMap { key, surplus -> Debt? in
      let earlier = (budget.piles[key]?.count ?? 0) - surplus
      return census.count(key) > earlier ? debt(key, .leaf, 1) : nil
    }
    evidence.came = subjectsByFile(recorded)
    return evidence
  }

  /// Where the donors' files went: as the reference says, without one by equal base name.
  private func mapFiles(_ donors: [Debt]) -> [String: String] {
    guard question.reference.kind == .none else { return question.reference.renames }
    let gone = donors.map(\.file).filter { question.tree.facts[$0] == nil }
    guard !gone.isEmpty else { return [:] }
    let recorded = Set(budget.piles.keys.map(\.file))
    // A file that was recorded before did not come now, though its name makes others ambiguous.
    return pairByBaseName(gone: gone, came: Array(question.tree.facts.keys))
      .filter { !recorded.contains($0.value) }
  }

  /// The debts with the outermost types and the members that they lie in.
  func locate(_ debts: [Debt], _ evidence: Evidence, _ members: MovedMembers) -> [Debt] {
    guard !debts.isEmpty, !evidence.now.isEmpty else { return debts }
    var declared: Set<String> = []
    for facts in evidence.now.values { declared.formUnion(facts.declaredTypes) }
    for facts in evidence.before.values { declared.formUnion(facts.declaredTypes) }
    let symbols = outermostSymbols()
    return debts.map { debt in
      var located = debt
      located.types = (symbols[debt.key] ?? typesAnywhere(in: debt.file)).filter(declared.contains)
      located.members = members.of(debt.key)
      return located
    }
  }

  /// Per key, the outermost types that its findings name, now or in the reference.
  private func outermostSymbols() -> [Key: [String]] {
    var symbols: [Key: [String]] = [:]
    for finding in question.reference.findings + question.tree.findings {
      guard !finding.symbol.isEmpty else { continue }
      let (key, outermost) = (Key(finding), finding.outermostSymbol)
      if symbols[key]?.contains(outermost) != true { symbols[key, default: []].append(outermost) }
    }
    return symbols
  }

  /// All outermost types that a file declares or extends in either tree.
  private func typesAnywhere(in file: String) -> [String] {
    [question.reference.facts[file], question.tree.facts[file]].compactMap { $0 }
      .flatMap { $0.declaredTypes + $0.extendedTypes }
  }
}
