package import LintFindings

/// What one line of the record counts: a rule that holds in a file for a subject.
///
/// Lines, columns, messages and the enclosing function are left out on purpose, so that
/// formatting, reordering and renaming a function change nothing. Keys are compared and sorted as
/// UTF-8 bytes: file, then rule, then subject.
package struct Key: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Relative to the root, with `/`.
  package var file: String
  package var rule: RuleID
  /// What is reached for; `?` when unknown.
  package var subject: String

  package init(file: String, rule: RuleID, subject: String) {
    self.file = file
    self.rule = rule
    self.subject = subject
  }

  /// The key of a finding.
  package init(_ finding: Finding) {
    self.init(file: finding.place.path, rule: finding.rule, subject: finding.subject)
  }

  /// `App/Cart.swift service_locator_resolve Cart`.
  package var description: String { "\(file) \(rule) \(subject)" }

  package static func == (left: Key, right: Key) -> Bool {
    left.rule == right.rule && hasSameBytes(left.subject, right.subject)
      && hasSameBytes(left.file, right.file)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(subject)
  }

  package static func < (left: Key, right: Key) -> Bool {
    if !hasSameBytes(left.file, right.file) { return precedes(left.file, right.file) }
    if left.rule != right.rule { return left.rule < right.rule }
    return precedes(left.subject, right.subject)
  }
}

/// Whether two texts are one, byte by byte; equal texts may be spelled with different bytes.
func hasSameBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && left == right && left.utf8.elementsEqual(right.utf8)
}

/// Whether the first text sorts before the second as UTF-8 bytes.
package func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// The subject as it is compared across rules: `CartService` and `cartService` are one thing.
package func comparableSubject(_ subject: String) -> String {
  guard let first = subject.utf8.first else { return subject }
  if first < 0x80 {
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return subject }
  }
  return subject.prefix(1).lowercased() + subject.dropFirst()
}

/// The subject of a finding whose type is inferred and cannot be read off the source.
let unknownSubject = "?"
