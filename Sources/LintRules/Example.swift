/// A piece of Swift that a rule must flag, or must leave alone.
///
/// What is expected stands in the source: `// want <rule> "flagged text"` at the end of a line, or
/// alone on the line above. Examples are documentation, tests, and the input of `verify`.
package struct Example: Sendable, Equatable {
  /// Whether the rule must flag the example.
  package enum Kind: String, Sendable { case faulty, correct }

  /// One of the files that an example consists of.
  package struct Source: Sendable, Equatable {
    package let path: String
    package let text: String

    package init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  package let kind: Kind
  /// What the example shows, one line.
  package let title: String
  package let sources: [Source]

  /// Code that the rule must flag exactly where the annotations say.
  package static func faulty(_ title: String, _ text: String) -> Example {
    Example(kind: .faulty, title: title, sources: [Source("Example.swift", text)])
  }

  /// Code that the rule must leave alone.
  package static func correct(_ title: String, _ text: String) -> Example {
    Example(kind: .correct, title: title, sources: [Source("Example.swift", text)])
  }

  /// Several files that the rule must flag exactly where the annotations say.
  package static func faulty(_ title: String, files: [Source]) -> Example {
    Example(kind: .faulty, title: title, sources: files)
  }

  /// Several files that the rule must leave alone.
  package static func correct(_ title: String, files: [Source]) -> Example {
    Example(kind: .correct, title: title, sources: files)
  }
}
