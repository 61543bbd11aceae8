import LintNotation

/// A folder that waits to be read, with all that the folders above say of it.
struct FolderTask: Sendable {
  /// Relative to the root, `""` for the root itself.
  var path: String
  /// Absolute.
  var location: String
  /// Absolute; below it files lie under their shown paths.
  var base: String
  var ignores: IgnoreRules
  /// The path's components.
  var components: [ArraySlice<UInt8>] = []
  var part = PathPart()
  /// Whether the walk begins here, so that nobody asks whether the folder is to be read.
  var isStart = false
  /// Whether only paths given by hand, and what they hold, are looked at.
  var isSelective = false
  /// Whether the configuration's `include` and `exclude` do not count here.
  var ignoresLimits = false

  init(path: String, location: String, base: String, ignores: IgnoreRules) {
    self.path = path
    self.base = base
    self.location = location
    self.ignores = ignores
  }

  var selectingOnly: FolderTask {
    var copy = self
    copy.isSelective = true
    return copy
  }

  /// The contents of a folder that is a repository of its own: only what the repository around it
  /// tracks all the same.
  var leftOutAsRepository: FolderContents {
    var contents = FolderContents()
    contents.skip(path + "/", .repository)
    contents.ignored[ignores.top] = [ignores.path + "/"]
    return contents
  }

  /// Takes over what the path of a folder below the root says.
  mutating func enter(_ name: String, _ rules: PathRules) {
    isStart = false
    let entry = EntryPath(folder: components, name: name)
    path = Paths.join(path, name)
    part = rules.part(ofFolder: entry, in: part)
    components = entry.components
  }

  /// A folder that was given by hand is read although the configuration leaves it out.
  mutating func liftLimits(if scope: FileScope) {
    let inside = EntryPath(folder: components, name: "_").components
    ignoresLimits =
      !path.isEmpty
      && (scope.exclude.contains { $0.matches(inside) }
        || !scope.include.isEmpty && !scope.include.contains { $0.mayMatchBelow(path) })
  }
}

/// The paths that a walk is restricted to.
struct PathSelection: Sendable {
  private var wanted: Set<String>
  private var above: Set<String> = []

  init(_ paths: [String]) {
    wanted = Set(paths)
    for path in paths {
      var parent = Paths.parent(of: path)
      while parent != ".", above.insert(parent).inserted { parent = Paths.parent(of: parent) }
    }
  }

  func wants(_ path: String) -> Bool { wanted.contains(path) }

  func wantsSomethingBelow(_ path: String) -> Bool { above.contains(path) }

  /// Whether the path or a folder above it is wanted.
  func covers(_ path: String) -> Bool {
    var path = path
    while path != "." {
      if wanted.contains(path) { return true }
      path = Paths.parent(of: path)
    }
    return false
  }
}

/// Reads one folder and decides about each of its entries.
struct FolderVisit: Sendable {
  let workspace: Workspace
  let scope: FileScope
  let rules: PathRules
  var selection: PathSelection?
  var honoursGit = true
  var imagined = ImaginedFiles()

  init(workspace: Workspace, scope: FileScope, selection: PathSelection?) {
    self.workspace = workspace
    self.scope = scope
    self.selection = selection
    rules = PathRules(scope)
  }

  func contents(of task: FolderTask) -> FolderContents {
    var contents = FolderContents()
    var task = task
    do throws(SystemError) {
      let entries = try imagined.entries(of: task.path, at: task.location)
      if honoursGit && scope.omitsForeignFiles {
        if isOtherRepository(task, entries) { return task.leftOutAsRepository }
        addIgnoreFile(entries, to: &task)
      }
      for entry in inOrder(entries) { visit(entry, in: task, &contents) }
    } catch {
      if !error.isMissing {
        contents.skip(task.path + "/", .unreadable(reason: error.reason))
      }
    }
    return contents
  }

  /// Only what may matter, in the order of the paths below the folder: a folder's begin with its
  /// name and a `/`. Links and what the file system does not tell come where a file would.
  private func inOrder(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.filter { $0.kind != .file || SourceKind(name: $0.name) != nil }
      .map { (key: $0.kind == .folder ? $0.name + "/" : $0.name, entry: $0) }
      .sorted { Paths.precede($0.key, $1.key) }
      .map(\.entry)
  }

  /// Whether a folder is a repository in the repository: git keeps nothing of it here but, for a
  /// submodule, the name of a commit.
  private func isOtherRepository(_ task: FolderTask, _ entries: [FolderEntry]) -> Bool {
    !task.isStart && workspace.gitTop != nil && isRepository(task, entries)
  }

  private func isRepository(_ task: FolderTask, _ entries: [FolderEntry]) -> Bool {
    task.location != task.ignores.top && entries.contains { $0.name == ".git" }
      && GitFolder(of: task.location) != nil
  }

  private func addIgnoreFile(_ entries: [FolderEntry], to task: inout FolderTask) {
    // What is written above a repository does not hold in it.
    if isRepository(task, entries) { task.ignores = IgnoreRules(top: task.location) }
    if entries.contains(where: { $0.name == ".gitignore" }) {
      task.ignores.addFile(
        at: Paths.join(task.location, ".gitignore"), shownPath: Paths.join(task.path, ".gitignore"))
    }
  }

  private func visit(_ entry: FolderEntry, in task: FolderTask, _ contents: inout FolderContents) {
    let source = SourceKind(name: entry.name)
    let path = Paths.join(task.path, System.composed(entry.name))
    let isWanted = !task.isSelective || selection?.wants(path) ?? true
    if !isWanted && !(selection?.wantsSomethingBelow(path) ?? true) { return }
    let kind = entry.kind ?? kind(ofEntry: entry.name, in: task)
    if !entry.hasValidName { return visitUnnamed(entry, path, kind, in: task, &contents) }
    switch kind {
    case .folder: visitFolder(entry, in: task, isSelective: !isWanted, &contents)
    case .file where source != nil && isWanted: visitFile(entry, path, in: task, &contents)
    case .link where isWanted: visitLink(entry, path, in: task, &contents)
    case .special where source == .swift: contents.skip(path, .special)
    default: break
    }
  }

  /// Asked for where the file system does not say it while listing.
  private func kind(ofEntry name: String, in task: FolderTask) -> FileKind? {
    try? System.linkStatus(of: Paths.join(task.location, name)).kind
  }
}
