package import LintFindings
package import LintNotation

/// Why a text is not a record, and where.
package struct BaselineProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Fact: Sendable, Equatable {
    case conflictMarkers
    case notJSON(JSONProblem)
    case newerSchema(Int)
    case newerRevision(RuleID, recorded: Int, known: Int)
    case unknownRule(String, nearest: String?)
    case missingField(String)
    case unknownField(String, nearest: String?)
    case repeatedField(String)
    case unexpected(field: String, found: String, expected: String)
    case pathLeavesRoot(String)
    case redundantTier
    case unsorted(list: String)
    case repeatedEntry(Key, firstLine: Int)
    case repeatedElement(list: String, element: String)
  }

  package var fact: Fact
  package var position: JSONPosition

  package init(_ fact: Fact, at position: JSONPosition) {
    self.fact = fact
    self.position = position
  }

  /// Whether `baseline fmt` knows what was meant.
  package var isRepairable: Bool {
    switch fact {
    case .unknownField, .repeatedField, .redundantTier, .unsorted, .repeatedEntry,
      .repeatedElement:
      true
    case .notJSON(let problem):
      switch problem.fact {
      case .byteOrderMark, .comment, .duplicateKey, .trailingComma: true
      default: false
      }
    default: false
    }
  }

  /// What is wrong and what to do, without the position.
  package var description: String {
    isRepairable ? "\(complaint); run `diratchet baseline fmt` to repair it" : complaint
  }

  /// What is wrong; for what `fmt` does not repair also what to do.
  package var complaint: String {
    switch fact {
    case .conflictMarkers: "merge conflict markers; run `diratchet baseline resolve`"
    case .notJSON(let problem):
      problem.description + (isRepairable ? "" : "; or restore the file from git")
    case .newerSchema(let schema):
      "baseline was written by a newer diratchet (schema \(schema), this binary has "
        + "\(Baseline.schema)); update diratchet"
    case .newerRevision(let rule, let recorded, let known):
      "baseline was written by a newer diratchet (rule \(rule) revision \(recorded), this binary "
        + "has \(known)); update diratchet"
    case .unknownRule(let name, let nearest):
      "rule `\(name)` is not known to this diratchet; "
        + (nearest.map { "did you mean `\($0)`? otherwise " } ?? "") + "update diratchet"
    case .missingField(let name):
      "field `\(name)` is missing; restore the file from git, "
        + "or delete it and run `diratchet baseline init`"
    case .unexpected(let field, let found, let expected):
      "`\(field)` is \(found); expected \(expected)"
    case .pathLeavesRoot(let path): "path `\(path)` leaves the root; write it from the root down"
    default: repairableComplaint
    }
  }

  private var repairableComplaint: String {
    switch fact {
    case .unknownField(let name, let nearest):
      "unknown field `\(name)`" + (nearest.map { ", did you mean `\($0)`?" } ?? "")
    case .repeatedField(let name): "field `\(name)` is given twice"
    case .redundantTier: "tier `leaf` is not written"
    case .unsorted(let list): "`\(list)` is not sorted"
    case .repeatedEntry(let key, let line): "`\(key)` is recorded twice (first in line \(line))"
    case .repeatedElement(let list, let element): "`\(element)` stands twice in `\(list)`"
    default: ""
    }
  }
}
