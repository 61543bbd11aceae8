import LintFindings
import LintRules
import SwiftOutline
import SwiftTokens

/// Names on which records and trees do not agree, and the findings that would be none without them.
///
/// A name makes a finding if `lint` does not have it once the vocabulary lacks the name; so no rule
/// needs to say which names it went by.
struct Doubts: Sendable {
  /// Each as the record lists it, `wrapper Inject`.
  let names: Set<String>
  /// Those of them that nothing declares any more.
  let gone: Set<String>
  private let vocabulary: Vocabulary
  private let settings: LintSettings
  private let search: NeedleSearch

  init(
    of names: Set<String>, gone: Set<String>, _ vocabulary: Vocabulary, _ settings: LintSettings
  ) {
    (self.names, self.gone) = (names, gone)
    (self.vocabulary, self.settings) = (vocabulary, settings)
    search = NeedleSearch([NeedleSet(words: Set(names.compactMap(lastWord)))])
  }

  /// Tells of each finding of a file which of the names made it.
  func attribute(_ findings: inout [Finding], of outline: Outline, as role: FileRole) {
    guard !names.isEmpty, !findings.isEmpty, search.occurs(in: outline.source.bytes)
    else { return }
    for name in names.sorted() {
      attribute(&findings, to: name, without: [name], outline, role)
    }
    // Several names may each be enough.
    if let first = names.min(), names.count > 1 {
      attribute(&findings, to: first, without: names, outline, role)
    }
  }

  private func attribute(
    _ findings: inout [Finding], to name: String, without names: Set<String>, _ outline: Outline,
    _ role: FileRole
  ) {
    // A name that is declared and spelled like a container's needs no record.
    let vocabulary = vocabulary.without(names, gone: names.intersection(gone))
    let rest = lint(outline, as: role, with: vocabulary, settings: settings).findings
    for index in findings.indices where findings[index].discovered == nil {
      let finding = findings[index]
      let isThere = rest.contains { $0.place == finding.place && $0.rule == finding.rule }
      if !isThere { findings[index].discovered = name }
    }
  }
}

/// `current` of `world AppEnvironment.current`: what code that uses the name holds.
private func lastWord(_ name: String) -> String? {
  name.split(whereSeparator: { $0 == " " || $0 == "." }).last.map(String.init)
}
