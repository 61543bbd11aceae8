import DebtRatchet
import LintRules
import LintWorkspace

extension Project {
  /// The files of the index, all or those given by hand.
  func selectStaged(_ paths: [String], isPartial: Bool) throws -> Selection {
    let repository = try requiredRepository()
    let index = try repository.indexedFiles()
    if let path = index.conflicts.keys.filter({ scope.reasonToSkip(tracked: $0) == nil }).min() {
      throw CallError.unknownSources(["`\(path)` is in conflict; resolve it, then `git add` it"])
    }
    let snapshot = try repository.snapshot(of: index.files, in: workspace, scope: scope)
    let lacking = Set(snapshot.missing)
    if let path = try lacking.subtracting(lacking.isEmpty ? [] : repository.sparseFiles()).min() {
      throw GitProblem.missingContent(path: path, commit: "the index")
    }
    var selection = Selection(listing: FileListing(), isPartial: isPartial)
    selection.indexed = index.files
    selection.overlay = snapshot.contents
    selection.lackedFiles = lacking
    selection.listing.files = snapshot.files.filter { !lacking.contains($0.role.path) }
    selection.listing.skipped = try skipped(among: index, in: repository)
    if isPartial { try selection.narrow(to: paths, workspace) }
    return selection
  }

  /// The record as it is staged; nil if it is not in the index.
  func stagedRecord(_ file: RecordFile) throws -> Baseline? {
    let repository = try requiredRepository()
    guard let path = workspace.pathBelowRoot(file.location),
      let bytes = try repository.content(of: path, in: "", try BlobReader(repository))
    else { return nil }
    return try file.parse(bytes, rules: configuration.ratchet.rules)
  }

  private func skipped(
    among index: IndexedFiles, in repository: GitRepository
  ) throws -> [SkippedPath] {
    var skipped = index.repositories.map { SkippedPath(path: $0 + "/", reason: .repository) }
    skipped += index.unnamed.map { path in
      SkippedPath(path: path, reason: scope.reasonToSkip(tracked: path) ?? .nameNotUTF8)
    }
    skipped += index.files.keys.lazy.filter { $0.hasSuffix(".swift") }.compactMap { path in
      scope.reasonToSkip(tracked: path).map { SkippedPath(path: path, reason: $0) }
    }
    skipped += try links(among: index.files, in: repository)
    return skipped.sorted { Paths.precede($0.path, $1.path) }
  }
}

extension Selection {
  /// Keeps what was given by hand, which must be in the index.
  fileprivate mutating func narrow(to paths: [String], _ workspace: Workspace) throws {
    var given: [String] = []
    var unknown: [String] = []
    for path in paths {
      let below = workspace.pathBelowRoot(path)
      let isKnown = indexed?.keys.contains { isPath($0, in: below ?? path) } ?? false
      if let below, isKnown { given.append(below) } else { unknown.append(path) }
    }
    if !unknown.isEmpty { throw WorkspaceProblem.missingPaths(unknown) }
    listing.givenCount = given.count
    listing.files = listing.files.filter { file in
      given.contains { isPath(file.role.path, in: $0) }
    }
    let listed = listing.files.map(\.role.path)
    listing.leftOut = given.filter { path in !listed.contains { isPath($0, in: path) } }
      .map { path in
        let reason = listing.skipped.first { isPath($0.path, in: path) }?.reason ?? .notSwift
        return SkippedPath(path: path, reason: reason)
      }
  }
}

/// Whether a file has a given path, or lies in the folder that has it.
private func isPath(_ file: String, in given: String) -> Bool {
  given.isEmpty || file == given || file.hasPrefix(given + "/")
}
