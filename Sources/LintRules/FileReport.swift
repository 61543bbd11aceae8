package import LintFindings

/// All that one file yields.
package struct FileReport: Sendable {
  /// Sorted by line, column, rule; the exempt, ignored and allowed ones included.
  package var findings: [Finding] = []
  package var facts: FileFacts
  /// Nil when only the gated rules ask, since none of them looks at the project; large, and so kept
  /// apart.
  package var digest: FileDigest? {
    get { digests.first }
    set { digests = newValue.map { [$0] } ?? [] }
  }
  package var notes: [Note] = []
  /// What looks like debt and is none, in the order of the source.
  package var lookAlikes: [LookAlike] = []
  private var digests: [FileDigest] = []

  init(facts: FileFacts) { self.facts = facts }

  /// The digest, which is no longer kept here.
  package mutating func takeDigest() -> FileDigest? {
    defer { digests = [] }
    return digests.popLast()
  }
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
