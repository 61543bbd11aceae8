import DebtRatchet
import LintRules
import LintWorkspace

/// The Swift sources of an earlier tree, told by how they differ from those that are judged.
struct EarlierSources: Sendable {
  /// Files that differ from what is judged, or that are not judged any more; sorted by path.
  var files: [SourceFile] = []
  /// The content of those that the work tree does not hold as they were, by path.
  var contents: [String: [UInt8]] = [:]
  /// The judged files that are the same in both trees.
  var unchanged: Set<String> = []

  /// How many files differ, new ones included.
  func changedCount(beside selection: Selection) -> Int {
    let judged = selection.listing.files.map(\.role.path)
    return Set(files.map(\.role.path)).union(judged).subtracting(unchanged).count
  }
}

extension EarlierSources {
  /// Throws if a base that was asked for cannot be read whole.
  init(_ earlier: EarlierTree, beside selection: Selection, in project: Project) throws {
    let judged = Set(selection.listing.files.map(\.role.path))
    // The index may say of a file that lies there that it is not checked out.
    let sparseFiles = selection.sparseFiles(project.workspace).subtracting(judged)
    let tracked = try earlier.repository.files(of: earlier.commit)
      .filter { !sparseFiles.contains($0.key) }
    let missing: [String]
    if let indexed = selection.indexed {
      missing = try compare(tracked, with: indexed, judged, earlier.repository, project)
    } else {
      let snapshot = try earlier.repository.snapshot(
        of: tracked, in: project.workspace, scope: project.scope)
      compare(snapshot, judged, selection)
      missing = snapshot.missing
    }
    if earlier.kind == .base, let path = missing.first {
      throw GitProblem.missingContent(path: path, commit: earlier.commit)
    }
  }

  private mutating func compare(
    _ snapshot: Snapshot, _ judged: Set<String>, _ selection: Selection
  ) {
    let missing = Set(snapshot.missing)
    for file in snapshot.files where !missing.contains(file.role.path) {
      let path = file.role.path
      if let content = snapshot.contents[path] {
        files.append(file)
        contents[path] = content
      } else if judged.contains(path), selection.overlay[path] == nil {
        unchanged.insert(path)
      } else if !selection.isPartial || selection.overlay[path] != nil {
        // The work tree holds it as it was, and the walk did not list it.
        files.append(file)
      }
    }
  }

  /// The same for files of the index, whose contents have names.
  ///
  /// - Returns: the files whose content the clone lacks.
  private mutating func compare(
    _ tracked: [String: TrackedFile], with indexed: [String: TrackedFile], _ judged: Set<String>,
    _ repository: GitRepository, _ project: Project
  ) throws -> [String] {
    var changed: [String] = []
    for (path, file) in tracked where file.isRegular {
      guard project.scope.reasonToSkip(tracked: path) == nil else { continue }
      if indexed[path] != file {
        changed.append(path)
      } else if judged.contains(path) {
        unchanged.insert(path)
      }
    }
    changed.sort(by: Paths.precede)
    let blobs = try BlobReader(repository).contents(of: changed.map { tracked[$0]?.blob ?? "" })
    var missing: [String] = []
    for (path, content) in zip(changed, blobs) {
      guard let content else {
        missing.append(path)
        continue
      }
      files.append(project.sourceFile(at: path))
      contents[path] = content
    }
    return missing
  }
}
