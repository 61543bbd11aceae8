package import LintFindings

/// All that one file yields.
package struct FileReport: Sendable {
  /// Sorted by line, column, rule; the exempt, ignored and allowed ones included.
  package var findings: [Finding]
  package var facts: FileFacts
  /// Nil when only the gated rules ask, since none of them looks at the project.
  package var digest: FileDigest?
  package var notes: [Note]
  /// What looks like debt and is none, in the order of the source.
  package var lookAlikes: [LookAlike]
}

/// A place that resembles a rule's shape and is not counted.
package struct LookAlike: Sendable, Equatable {
  package var rule: RuleID
  package var place: Place
  /// The source text at the place, as written.
  package var text: String
  /// Why it is no finding, in words.
  package var reason: String

  package init(rule: RuleID, place: Place, text: String, reason: String) {
    self.rule = rule
    self.place = place
    self.text = text
    self.reason = reason
  }
}
