import LintFindings
import LintRules
import Testing

@Test(
  "every rule discriminates, also when its examples are changed",
  arguments: Catalogue.rules.map(\.id))
func everyRuleDiscriminates(_ id: RuleID) throws {
  let proof = prove(try #require(Catalogue.rule(named: id)))
  #expect(proof.contrast == .discriminating)
  #expect(proof.failures == [])
}

@Test("every rule has two faulty and two correct examples", arguments: Catalogue.rules.map(\.id))
func everyRuleHasExamples(_ id: RuleID) throws {
  let rule = try #require(Catalogue.rule(named: id))
  #expect(rule.examples.count { $0.kind == .faulty } >= 2)
  #expect(rule.examples.count { $0.kind == .correct } >= 2)
}

@Test(
  "a rule is judged by what it says of both versions",
  arguments: [
    (true, false, Contrast.discriminating), (true, true, .blind), (false, false, .noisy),
    (false, true, .inverted),
  ])
func contrastIsTheTable(_ passesCorrect: Bool, _ passesFaulty: Bool, _ contrast: Contrast) {
  #expect(Contrast(passesCorrect: passesCorrect, passesFaulty: passesFaulty) == contrast)
}
