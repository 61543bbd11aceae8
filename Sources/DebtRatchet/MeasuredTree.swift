package import LintFindings

/// What was scanned, what was found there, and what was not looked at.
package struct MeasuredTree: Sendable {
  /// The scanned files.
  package var facts: [String: FileFacts]
  /// All findings of the scanned files: of every level but `off`, exempt ones and ignored ones too.
  package var findings: [Finding]
  /// What became of files of the record that were not scanned.
  package var unscanned: [String: Absence] = [:]
  package var extent = Extent.full
  /// The names that discovery found in this tree, as the record lists them: `wrapper Inject`.
  package var vocabulary: [String] = []

  package init(facts: [String: FileFacts], findings: [Finding]) {
    self.facts = facts
    self.findings = findings
  }

  /// How much of the configured scope was asked for.
  package enum Extent: Sendable, Equatable {
    case full
    /// Only these files are judged; others were scanned, if at all, as possible donors. Recorded
    /// files that were deleted below a given folder are given, too.
    case partial(given: Set<String>)

    /// Whether a file is among those that are judged.
    package func includes(_ file: String) -> Bool {
      if case .partial(let given) = self { given.contains(file) } else { true }
    }
  }

  /// Why a file was not scanned.
  package enum Absence: Sendable, Equatable {
    /// It is not on disk.
    case missing
    /// It is not on disk because that part of the repository is not checked out.
    case notCheckedOut
    /// The configuration excludes, exempts or skips it.
    case outOfScope(reason: String)
    /// It could not be read or understood.
    case unknown(reason: String)
  }

  /// Files that had to be judged and could not be read or understood.
  var unreadFiles: [String] {
    unscanned.compactMap { file, absence in
      if case .unknown = absence, extent.includes(file) { file } else { nil }
    }
  }

  /// Whether a full scan found no file at all.
  var isEmpty: Bool { extent == .full && facts.isEmpty }

  /// Files of the record that a full scan neither read nor accounted for, sorted. There must be
  /// none: whoever scans owes a word on each.
  package func unaccountedFiles(of baseline: Baseline) -> [String] {
    guard extent == .full else { return [] }
    var files: [String] = []
    for entry in baseline.entries where facts[entry.key.file] == nil {
      let file = entry.key.file
      if unscanned[file] == nil, files.last != file { files.append(file) }
    }
    return files
  }
}

/// An earlier state of the tree, for the direction of moves.
package struct ReferenceTree: Sendable {
  package var kind: Kind
  /// The files of that tree, unchanged ones included, measured with today's rules and settings.
  package var facts: [String: FileFacts] = [:]
  /// Their findings, unchanged files included.
  package var findings: [Finding] = []
  /// Old path to new path.
  package var renames: [String: String] = [:]
  /// The record as it lay in that tree; nil if it did not exist.
  package var baseline: Baseline?
  /// What that tree's own configuration says; nil if unknown.
  package var settings: RatchetSettings?
  /// What would be found in today's tree if that configuration still held; nil if nobody looked,
  /// because today's takes no debt out of the gate.
  package var findingsUnderItsSettings: [Finding]?

  package init(_ kind: Kind) { self.kind = kind }

  /// No earlier state is known: the record alone is compared.
  package static let none = ReferenceTree(.none)

  /// Where the earlier state comes from, and so what it is good for.
  package enum Kind: Sendable, Equatable {
    /// No git, or a clone without history.
    case none
    /// The last commit that changed the record: renames, types and tiers; the record is the budget.
    case record
    /// The merge base of a change: its findings are the budget.
    case base
  }
}
