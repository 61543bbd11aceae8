package import LintFindings

/// All that a project-wide rule sees: the digests of every file, sorted by path.
package struct ProjectView: Sendable {
  package let digests: [FileDigest]
  package let vocabulary: Vocabulary
}

/// Where a project-wide rule puts what it finds.
package struct ProjectSink: Sendable {
  private(set) var findings: [Finding] = []
}

/// The findings of the project-wide rules, sorted by path, line, column, rule.
///
/// Needs the digests of every file in scope, in any order.
package func lintProject(
  _ digests: [FileDigest], with vocabulary: Vocabulary, settings: LintSettings
) -> [Finding] {
  []
}
