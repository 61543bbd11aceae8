import LintFindings
import LintRules
import Testing

private let ruleFixtures: [FixtureCase] = Fixtures.files(in: "Rules", withExtension: "swift")
  .flatMap { (try? FixtureCase.cases(in: $0)) ?? [] }

@Test("every rule has a fixture", arguments: Catalogue.rules.map(\.id))
func everyRuleHasAFixture(_ rule: RuleID) {
  let names = Set(ruleFixtures.map(\.fixture))
  #expect(names.contains("\(rule).swift"))
}

@Test("a fixture yields the findings that it wants, and no others", arguments: ruleFixtures)
func fixtureYieldsWhatItWants(_ fixture: FixtureCase) {
  let wanted = fixture.files.flatMap { file in
    file.source.expectations.map { expected in
      describe(expected.rule, fixture, expected.line + file.offset, expected.text, expected.counts)
    }
  }
  #expect(wanted.sorted() == found(in: fixture).sorted())
}

@Test("the pre-filter passes every file with a finding", arguments: ruleFixtures)
func preFilterPassesFindings(_ fixture: FixtureCase) {
  let vocabulary = vocabulary(of: fixture)
  for rule in Catalogue.rules where rule.check != nil {
    var settings = LintSettings.standard
    for other in Catalogue.rules { settings.levels[other.id] = other.id == rule.id ? .gate : .off }
    let needles = NeedleSet(settings: settings, vocabulary: vocabulary)
    for file in fixture.files {
      let bytes = Array(file.source.text.utf8)
      let report = lint(
        bytes, as: file.role, with: vocabulary, settings: settings)
      #expect(report.findings.isEmpty || needles.occurs(in: bytes), "\(rule.id)")
    }
  }
}

@Test("discovery does not miss the files that its needles drop", arguments: ruleFixtures)
func discoveryNeedlesSuffice(_ fixture: FixtureCase) {
  let needles = NeedleSet(discovery: .needledFiles)
  let kept = fixture.files.filter { file in
    file.role.tier == .composition || needles.occurs(in: Array(file.source.text.utf8))
  }
  #expect(
    discover(in: kept.map(digest), depth: .needledFiles)
      == discover(in: fixture.files.map(digest), depth: .needledFiles))
}

@Test("names that are recorded are discovered again", arguments: ruleFixtures)
func recordedNamesAreDiscovered(_ fixture: FixtureCase) {
  let digests = fixture.files.map(digest)
  let names = discover(in: digests).lines
  #expect(discover(in: digests, beside: Vocabulary(recorded: names)).lines == names)
}

@Test("no two findings of a member share a message", arguments: ruleFixtures)
func messagesAreUnique(_ fixture: FixtureCase) {
  let vocabulary = vocabulary(of: fixture)
  let findings = fixture.files.flatMap { report(of: $0, with: vocabulary).findings }
  for (message, group) in Dictionary(grouping: findings, by: \.message) {
    let keys = Set(group.map { "\($0.rule) \($0.symbol) \($0.subject)" })
    #expect(keys.count == 1, "\(message)")
  }
}

private func digest(_ file: FixtureCase.File) -> FileDigest {
  digest(Array(file.source.text.utf8), as: file.role, depth: .wholeTree)
}

private func vocabulary(of fixture: FixtureCase) -> Vocabulary {
  discover(in: fixture.files.map(digest), depth: .wholeTree)
}

private func report(of file: FixtureCase.File, with vocabulary: Vocabulary) -> FileReport {
  lint(
    Array(file.source.text.utf8), as: file.role, with: vocabulary,
    settings: .standard)
}

private func found(in fixture: FixtureCase) -> [String] {
  let vocabulary = vocabulary(of: fixture)
  let reports = fixture.files.map { report(of: $0, with: vocabulary) }
  let project = lintProject(reports.compactMap(\.digest), with: vocabulary, settings: .standard)
  let offsets = Dictionary(uniqueKeysWithValues: fixture.files.map { ($0.path, $0.offset) })
  return (reports.flatMap(\.findings) + project).filter { finding in
    Catalogue.rule(named: finding.rule)?.level == .gate
      || fixture.fixture == "\(finding.rule).swift"
  }.map { finding in
    describe(
      finding.rule, fixture, finding.place.line + (offsets[finding.place.path] ?? 0), finding.text,
      finding.standing == .counted)
  }
}

private func describe(
  _ rule: RuleID, _ fixture: FixtureCase, _ line: Int, _ text: String, _ counts: Bool
) -> String {
  "\(fixture.fixture):\(line): \(counts ? "want" : "exempt") \(rule) \"\(text)\""
}
