package import LintFindings

/// A named check, with all that is said about it.
///
/// A rule is a value: one file, documentation first and the function last. It sees a `FileView` and
/// reports to a `FindingSink`; of levels, baselines and output it knows nothing.
package struct Rule: Sendable {
  package typealias Check = @Sendable (_ view: FileView, _ sink: inout FindingSink) -> Void
  package typealias ProjectCheck =
    @Sendable (_ view: ProjectView, _ sink: inout ProjectSink) -> Void

  package let id: RuleID
  /// The debt that the rule is a spelling of; nil for a rule that stands alone.
  package let family: Family?
  /// The level unless the configuration names another.
  package let level: Level
  /// Raised when the rule finds other things or names subjects differently.
  package let revision: Int
  /// What the rule finds, one line, lower case, no full stop.
  package let summary: String
  /// What breaks, when, who notices, and what to write instead.
  package let why: String
  /// How the repair looks with each library that the rule concerns.
  package let fixes: [Fix]
  /// A file without any of these cannot have a finding.
  package let needles: [Needle]
  package let examples: [Example]
  /// What is done with each file; nil for a rule about the whole project.
  package let check: Check?
  /// What is done once with the summaries of all files.
  package let checkProject: ProjectCheck?

  package init(
    _ id: RuleID, family: Family? = nil, level: Level = .gate, revision: Int = 1,
    summary: String, why: String, fixes: [Fix] = [], needles: [Needle] = [],
    examples: [Example], check: Check? = nil, checkProject: ProjectCheck? = nil
  ) {
    self.id = id
    self.family = family
    self.level = level
    self.revision = revision
    self.summary = summary
    self.why = why
    self.fixes = fixes
    self.needles = needles
    self.examples = examples
    self.check = check
    self.checkProject = checkProject
  }

  /// The repair of a finding in the terms of one library.
  package struct Fix: Sendable, Equatable {
    /// `Swinject`, `Factory`, …
    package let library: String
    package let text: String

    package init(_ library: String, _ text: String) {
      self.library = library
      self.text = text
    }
  }
}
