/// Which of some paths, relative to the top of a work tree, git tracks; one that ends in `/` stands
/// for all files in the folder.
func trackedFiles(among paths: [String], top: String) -> [String] {
  if let (index, _) = GitIndex.read(top: top) { return index.paths(in: paths) }
  // Another repository than the one that a hook runs in may be meant.
  let bound = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX="]
  let environment = GitCommand.environment.filter { entry in !bound.contains(where: entry.hasPrefix)
  }
  let output = try? GitCommand.output(["ls-files", "-z"], in: top, environment: environment)
  return output.map(zeroTerminatedStrings)?.filter { file in
    paths.contains { $0 == file || $0.hasSuffix("/") && file.hasPrefix($0) }
  } ?? []
}
