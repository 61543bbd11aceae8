/// What is asked of the file walk.
package struct FileRequest: Sendable {
  /// Files and folders given by hand, relative to the working directory; empty for the whole root.
  package var paths: [String] = []
  /// Whether a path given by hand is listed although the configuration leaves it out.
  package var listsExcludedPaths = false
  package var threads = System.coreCount
  /// Files, relative to the root, that are listed as if they were there: the walk decides about
  /// them as it would about any other.
  package var imagined: [String] = []

  package init(
    paths: [String] = [], listsExcludedPaths: Bool = false, threads: Int = System.coreCount
  ) {
    self.paths = paths
    self.listsExcludedPaths = listsExcludedPaths
    self.threads = threads
  }
}

extension Workspace {
  /// The Swift files of the root, or of the paths given by hand, each with its role.
  ///
  /// Throws if a given path does not exist, even when others do, or if the root cannot be read.
  package func listFiles(
    _ request: FileRequest = FileRequest(), in scope: FileScope
  ) throws(WorkspaceProblem) -> FileListing {
    try checkRoot()
    let given = try resolve(request.paths)
    var walk = FileWalk(workspace: self, scope: scope, threads: request.threads)
    walk.imagined = ImaginedFiles(request.imagined)
    if request.paths.isEmpty {
      walk.run(from: [walk.rootFolder])
    } else if request.listsExcludedPaths {
      walk.listEverything(in: given)
    } else {
      walk.listScope(of: given)
    }
    return walk.listing(isWhole: request.paths.isEmpty, given: given)
  }

  private func checkRoot() throws(WorkspaceProblem) {
    do throws(SystemError) {
      _ = try System.entries(of: root)
    } catch {
      let isSandboxed = System.environment("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
      throw .rootUnreadable(root, reason: error.reason, isSandboxed: isSandboxed)
    }
  }

  private func resolve(_ paths: [String]) throws(WorkspaceProblem) -> [GivenPath] {
    var missing: [String] = []
    let given = paths.compactMap { text -> GivenPath? in
      let absolute = Paths.absolute(text, from: workingFolder)
      guard let kind = (try? System.status(of: absolute))?.kind else {
        missing.append(text)
        return nil
      }
      let location = (try? System.resolvedPath(absolute)) ?? absolute
      return GivenPath(
        text: text, location: location, path: Paths.relative(location, to: root), kind: kind)
    }
    if missing.isEmpty { return given }
    throw .missingPaths(missing)
  }
}
