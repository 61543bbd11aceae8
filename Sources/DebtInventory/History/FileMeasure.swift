package import LintFindings
package import LintRules

/// What one content of a file adds to the numbers of its tree.
package struct FileMeasure: Sendable, Equatable {
  package var tier: Tier
  /// The debts of gated rules.
  package var debts: [Debt: Int] = [:]
  /// The types that have an initialiser or a role, or hide something.
  package var types: Set<String> = []
  package var hidingTypes: Set<String> = []

  /// What is owed: a debt that moves to another file is still the same.
  package struct Debt: Sendable, Hashable {
    package var rule: RuleID
    package var subject: String
  }

  /// What adds nothing.
  package init(tier: Tier) { self.tier = tier }

  /// The measure of a scanned file, seen by itself: what other files say of its types is not known.
  package init(
    of file: FileSurvey, findings: [Finding], rules: [RuleID: RuleStanding], vocabulary: Vocabulary
  ) {
    tier = file.tier
    guard file.isJudged else { return }
    let census = Census(
      InventorySource(files: [file], findings: findings, rules: rules, vocabulary: vocabulary))
    for finding in census.gatedDebt {
      debts[Debt(rule: finding.rule, subject: finding.subject), default: 0] += 1
    }
    for place in census.judgedTypes {
      let path = census.index.types[place].path
      types.insert(path)
      if census.hidden[place] != nil { hidingTypes.insert(path) }
    }
  }
}

/// The running numbers of a tree while its files change.
package struct HistoryTally: Sendable {
  private let families: [RuleID: String]
  private var debts: [Slot: Int] = [:]
  /// What became more or less since the last point.
  private var changes: [FileMeasure.Debt: Int] = [:]
  /// How many files say that a type is there, or that it hides something.
  private var types: [String: Int] = [:]
  private var hidingTypes: [String: Int] = [:]

  private struct Slot: Hashable, Sendable {
    var rule: RuleID
    var tier: Tier
    var module: String
  }

  package init(rules: [RuleID: RuleStanding]) {
    families = Dictionary(
      uniqueKeysWithValues: rules.map { ($0.key, $0.value.family?.rawValue ?? $0.key.name) })
  }

  /// Adds a file of a module.
  package mutating func add(_ measure: FileMeasure, in module: String) {
    count(measure, in: module, by: 1)
  }

  /// Takes a file of a module away.
  package mutating func remove(_ measure: FileMeasure, in module: String) {
    count(measure, in: module, by: -1)
  }

  private mutating func count(_ measure: FileMeasure, in module: String, by sign: Int) {
    for (debt, number) in measure.debts {
      debts[Slot(rule: debt.rule, tier: measure.tier, module: module), default: 0] += sign * number
      changes[debt, default: 0] += sign * number
    }
    for type in measure.types { types["\(module) \(type)", default: 0] += sign }
    for type in measure.hidingTypes { hidingTypes["\(module) \(type)", default: 0] += sign }
  }

  /// How many debts came and went since this was asked last; what only moved did neither.
  package mutating func takeChanges() -> (new: Int, fixed: Int) {
    defer { changes = [:] }
    return changes.values.reduce(into: (new: 0, fixed: 0)) { sums, change in
      if change > 0 { sums.new += change } else { sums.fixed -= change }
    }
  }

  /// The numbers as they stand.
  package var counts: DebtCounts {
    var counts = DebtCounts()
    for (slot, number) in debts where number > 0 {
      counts.add(
        number, rule: slot.rule, family: families[slot.rule] ?? slot.rule.name, tier: slot.tier,
        module: slot.module)
    }
    counts.types = types.values.count { $0 > 0 }
    counts.hidingTypes = hidingTypes.values.count { $0 > 0 }
    return counts
  }
}
