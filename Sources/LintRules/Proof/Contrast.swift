package import LintFindings

/// What a rule says of a correct and of a faulty version of the same code.
package enum Contrast: String, Sendable {
  /// It passes the correct one and not the faulty one.
  case discriminating
  /// It passes both.
  case blind
  /// It passes neither.
  case noisy
  /// It passes the faulty one only.
  case inverted

  package init(passesCorrect: Bool, passesFaulty: Bool) {
    self =
      switch (passesCorrect, passesFaulty) {
      case (true, false): .discriminating
      case (true, true): .blind
      case (false, false): .noisy
      case (false, true): .inverted
      }
  }
}

/// How a rule did on its own examples and on their mutations.
package struct Proof: Sendable {
  package let rule: RuleID
  package let contrast: Contrast
  /// What went otherwise than the examples say, one sentence each.
  package let failures: [String]

  /// Whether the rule discriminates and every mutation had its effect.
  package var holds: Bool { contrast == .discriminating && failures.isEmpty }
}

/// Runs a rule over its examples and their mutations.
package func prove(_ rule: Rule) -> Proof {
  let trials = rule.examples.map { Trial($0, of: rule) }
  let correct = trials.filter { $0.example.kind == .correct }
  let faulty = trials.filter { $0.example.kind == .faulty }
  return Proof(
    rule: rule.id,
    contrast: Contrast(
      passesCorrect: !correct.isEmpty && correct.allSatisfy { $0.counted.isEmpty },
      passesFaulty: faulty.isEmpty || faulty.contains { $0.counted.isEmpty }),
    failures: trials.flatMap(\.failures))
}
