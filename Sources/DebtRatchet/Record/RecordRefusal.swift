package import LintFindings

/// Why a command did not write the record.
package enum RecordRefusal: Error, Equatable, CustomStringConvertible {
  case emptyScan
  case unreadable(files: [String])
  case collapse(dropped: Int, entries: Int)
  case nothingToAccept
  /// `subjects` are what the same rule finds in the same file.
  case notFound(Key, subjects: [String] = [])
  case covered(Key, recorded: Int)
  case noReason
  case reasonReused(Key)
  case notADate(String)
  case locked(module: String)
  case notFrozen(RuleID)

  /// What is wrong and what to do instead.
  package var description: String {
    switch self {
    case .emptyScan: "0 Swift files in scope; check `include` and the root"
    case .unreadable(let files):
      "\(counted(files.count, "file")) could not be read (`\(files.first ?? "")`"
        + "\(files.count > 1 ? ", …" : "")); make them readable, or exclude them"
    case .collapse(let dropped, let entries):
      "this would drop \(dropped) of \(entries) entries; "
        + "check the scope, or say `--allow-collapse`"
    case .nothingToAccept: "nothing is new; there is nothing to accept"
    case .notFound(let key, let subjects):
      "`\(key)` was not found; "
        + (subjects.isEmpty
          ? "see `diratchet check` for what is there"
          : "that rule finds \(subjects.map { "`\($0)`" }.joined(separator: ", ")) there")
    case .covered(let key, let recorded):
      "`\(key)` is recorded as \(recorded) already; there is nothing to accept"
    case .noReason: "an accepted debt needs a reason; say `--reason TEXT`"
    case .reasonReused(let key):
      "`\(key)` is recorded with this reason already; say why it is one more"
    case .notADate(let text): "`\(text)` is not a date; write it like `2027-01-31`"
    case .locked(let module): "module `\(module)` is locked at what it has; fix it instead"
    case .notFrozen(let rule):
      "rule `\(rule)` is not recorded as it is now; run `diratchet baseline upgrade`"
    }
  }
}

/// Throws if a full scan saw nothing, or a file could not be read.
func refuseBlind(_ tree: MeasuredTree) throws(RecordRefusal) {
  if tree.isEmpty { throw .emptyScan }
  let files = tree.unreadFiles
  if !files.isEmpty { throw .unreadable(files: files.sorted(by: precedes)) }
}
