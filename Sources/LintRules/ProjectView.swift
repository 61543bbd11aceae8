package import LintFindings

/// All that a project-wide rule sees: the digests of every file.
package struct ProjectView: Sendable {
  /// Sorted by path.
  package let digests: [FileDigest]
  package let vocabulary: Vocabulary

  package init(_ digests: [FileDigest], vocabulary: Vocabulary) {
    self.digests = sortedByPath(digests)
    self.vocabulary = vocabulary
  }

  /// What a rule finds in the whole project, in the order of the files.
  package func findings(of rule: Rule) -> [Finding] {
    var sink = ProjectSink(for: rule.id)
    rule.checkProject?(self, &sink)
    return sink.findings
  }

  /// The digests of code that counts: no tests, no generated code.
  var ownDigests: some Sequence<FileDigest> {
    digests.lazy.filter { $0.exemption == nil || $0.tier == .composition }
  }
}

/// Digests in the order of their paths; a scan hands them over in that order, so nothing is moved.
func sortedByPath(_ digests: [FileDigest]) -> [FileDigest] {
  // Pairs of digests would be copies of them.
  let isSorted = digests.indices.dropFirst().allSatisfy { index in
    !digests[index].path.utf8.lexicographicallyPrecedes(digests[index - 1].path.utf8)
  }
  return isSorted
    ? digests : digests.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}

/// Where a project-wide rule puts what it finds.
package struct ProjectSink: Sendable {
  /// The rule that is at work.
  let rule: RuleID
  private(set) var findings: [Finding] = []

  package init(for rule: RuleID) { self.rule = rule }

  /// Reports a name of a file.
  package mutating func report(_ sighting: ProjectSighting, in digest: FileDigest) {
    let spot = sighting.spot
    findings.append(
      Finding(
        rule: rule, subject: sighting.subject, symbol: sighting.symbol, tier: digest.tier,
        standing: digest.exemption.map { .exempt(reason: $0) } ?? .counted,
        evidence: sighting.evidence, text: sighting.text, message: sighting.message,
        place: Place(
          path: digest.path, line: Int(spot.line), utf8Column: Int(spot.utf8Column),
          utf16Column: Int(spot.utf16Column), endLine: Int(spot.line),
          endUTF8Column: Int(spot.utf8Column) + sighting.text.utf8.count,
          lineLength: Int(spot.lineLength))))
  }
}

/// What a project-wide rule saw.
package struct ProjectSighting: Sendable {
  package var spot: Spot
  /// The flagged text.
  package var text: String
  package var subject: String
  package var symbol: String
  package var evidence: [String]
  /// What is wrong and what to do instead.
  package var message: String
}

/// The findings of the project-wide rules, sorted by path, line, column, rule.
///
/// Needs the digests of every file in scope, in any order.
package func lintProject(
  _ digests: [FileDigest], with vocabulary: Vocabulary, settings: LintSettings
) -> [Finding] {
  let view = ProjectView(digests, vocabulary: vocabulary)
  return settings.projectRules.flatMap(view.findings).sorted(by: standsBefore)
}
