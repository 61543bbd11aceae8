import DebtRatchet
import LintReporting
import LintWorkspace

extension Command {
  static let baselineMerge = Command(
    "baseline", "merge", summary: "merge two records that come from one, as git's merge driver",
    operands: .exactly(["BASE", "OURS", "THEIRS"]),
    details: """
        git config merge.diratchet.driver "diratchet baseline merge %O %A %B"
        with `baseline.json merge=diratchet` in `.gitattributes`; the result is written to OURS
      """
  ) { invocation in
    let files = invocation.arguments.operands.map { RecordFile(path: $0, location: $0) }
    let merged = merge(
      base: try files[0].readAncestor(), ours: try files[1].readExisting(),
      theirs: try files[2].readExisting())
    try files[1].write(merged.bytes)
    return reply(to: merged, path: files[1].path)
  }

  static let baselineResolve = Command(
    "baseline", "resolve", summary: "resolve a merge conflict in the record from git's three sides",
    flags: [.baseline, .config, .isolated]
  ) { invocation in
    let project = try loadProject(invocation)
    let file = try project.requiredRecordFile(for: invocation.arguments)
    let merged = try project.mergeStages(of: file)
    try file.write(merged.bytes)
    var answer = reply(to: merged, path: file.path)
    if merged.conflicts.isEmpty {
      answer.result = "resolved \(visible(file.path)); run `diratchet check`, then `git add` it\n"
    }
    return answer
  }
}

/// Conflicts that are left make git leave the file to a human: exit 1.
private func reply(to merged: MergedBaseline, path: String) -> Reply {
  let conflicts = merged.conflicts.map { "conflict: \(visible(path)): \(visible($0.description))" }
  return Reply(remarks: conflicts, status: conflicts.isEmpty ? .noIncrease : .increase)
}

extension Project {
  /// Merges the three sides that git's index holds of a record in conflict.
  fileprivate func mergeStages(of file: RecordFile) throws -> MergedBaseline {
    guard let repository = GitRepository(workspace),
      let path = workspace.pathBelowRoot(file.location),
      let stages = try repository.indexedFiles().conflicts[path]
    else { throw CallError.noConflict(file.path) }
    let reader = try BlobReader(repository)
    let sides = try (1...3).map { stage in
      try stages[stage].flatMap { try reader.content(of: $0) }
        .map { try file.parse($0, rules: nil) }
    }
    guard let ours = sides[1], let theirs = sides[2] else {
      throw CallError.noConflict(file.path)
    }
    return merge(base: sides[0], ours: ours, theirs: theirs)
  }
}

extension RecordFile {
  /// The common ancestor, which git hands over as an empty file when there is none.
  fileprivate func readAncestor() throws(CallError) -> Baseline? {
    guard let bytes = try readBytes(), !bytes.isEmpty else { return nil }
    return try parse(bytes, rules: nil)
  }

  fileprivate func readExisting() throws(CallError) -> Baseline {
    guard let baseline = try read(rules: nil) else { throw .noRecordToChange(path) }
    return baseline
  }
}
