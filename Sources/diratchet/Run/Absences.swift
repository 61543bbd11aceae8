import DebtRatchet
import LintFindings
import LintRules
import LintWorkspace

/// What is not there to be judged, and why.
extension Gate {
  /// The names that the sources show, and those that may be declared where nothing is checked out.
  var namesInTree: [String] {
    let discovered = tree.discovered.lines
    let unseen = Set(baseline?.vocabulary ?? []).subtracting(discovered)
    if unseen.isEmpty || selection.sparseFiles(project.workspace).isEmpty { return discovered }
    return discovered + unseen
  }

  /// What became of files that were not scanned.
  func absences(of files: Set<String>) -> [String: MeasuredTree.Absence] {
    var absences: [String: MeasuredTree.Absence] = [:]
    let unknown = Dictionary(
      tree.unknown.map { ($0.path, $0.message) }, uniquingKeysWith: { first, _ in first })
    let absent = files.filter { tree.facts[$0] == nil }
    let sparseFiles = absent.isEmpty ? [] : selection.sparseFiles(project.workspace)
    for file in absent {
      absences[file] =
        unknown[file].map { .unknown(reason: $0) } ?? absence(of: file, lacking: sparseFiles)
    }
    return absences
  }

  private func absence(
    of file: String, lacking sparseFiles: Set<String>
  ) -> MeasuredTree.Absence? {
    let reason = selection.reasonForSkipping(file)
    if let reason, reason.isUnknown { return .unknown(reason: reason.description) }
    let isThere = selection.holds(file, in: project.workspace)
    if sparseFiles.contains(file), !isThere || selection.indexed != nil { return .notCheckedOut }
    if !isThere { return .missing }
    // What a link stands for now is judged where it lies.
    if let target = selection.targetOfLink(file, project.workspace), tree.facts[target] != nil {
      return .missing
    }
    return reason.map { .outOfScope(reason: $0.description) }
  }

  /// A file that was moved to where nobody looks is not gone, and neither is its debt.
  mutating func noteMovesOutOfScope() {
    for (old, new) in reference.renames where measured.unscanned[old] == .missing {
      guard let reason = project.scope.reasonToSkip(tracked: new), reason != .notSwift,
        selection.holds(new, in: project.workspace)
      else { continue }
      measured.unscanned[old] = .outOfScope(reason: "now \(new), \(reason)")
    }
  }
}
