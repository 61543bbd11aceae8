import LintNotation
import LintRules

/// One walk over folders, level by level: the folders of a level are read in parallel.
struct FileWalk {
  let workspace: Workspace
  let scope: FileScope
  let threads: Int
  /// What is listed although it is not there.
  var imagined = ImaginedFiles()
  /// All that the visits found, in the order of the folders.
  private var found = FolderContents()

  init(workspace: Workspace, scope: FileScope, threads: Int) {
    self.workspace = workspace
    self.scope = scope
    self.threads = threads
  }

  /// Walks everything below the folders, then what they hold that git tracks but also ignores.
  mutating func run(from folders: [FolderTask], only selection: PathSelection? = nil) {
    var visit = FolderVisit(workspace: workspace, scope: scope, selection: selection)
    visit.imagined = imagined
    walk(folders, visit)
    let tracked = trackedAmongIgnored(folders, selection)
    if tracked.isEmpty { return }
    visit.selection = PathSelection(tracked)
    visit.honoursGit = false
    let noticed = found.skipped
    walk(folders.map(\.selectingOnly), visit)
    let listed = Set(found.files.map(\.role.path))
    found.skipped = noticed.filter { !listed.contains($0.path) }
  }

  private mutating func walk(_ folders: [FolderTask], _ visit: FolderVisit) {
    var levels: [[FilesOfFolder]] = []
    var level = folders
    while !level.isEmpty {
      // A handful of folders is read sooner than a thread is started.
      let contents = mapInParallel(level, threads: level.count < 8 ? 1 : threads) {
        visit.contents(of: $0)
      }
      level = contents.flatMap(\.folders)
      levels.append(contents.map { found.take($0) })
    }
    let files = filesInOrder(of: levels)
    if found.files.isEmpty { found.files = files } else { found.files += files }
  }

  /// Swift files that were passed over as ignored although git tracks them.
  private func trackedAmongIgnored(
    _ folders: [FolderTask], _ selection: PathSelection?
  ) -> [String] {
    found.ignored.sorted { Paths.precede($0.key, $1.key) }.flatMap { top, paths in
      trackedFiles(among: paths, top: top).compactMap { path in
        Paths.relative(Paths.join(top, path), to: workspace.root)
      }
    }.filter { path in
      SourceKind(name: path) == .swift
        && folders.contains { Paths.relative("/" + path, to: "/" + $0.path) != nil }
        && selection?.covers(path) ?? true
    }
  }

  /// Lists paths given by hand as far as they are in the configured scope.
  mutating func listScope(of given: [GivenPath]) {
    let paths = given.compactMap { given in
      given.path ?? (Paths.relative(workspace.root, to: given.location) == nil ? nil : "")
    }
    if paths.isEmpty { return }
    if paths.contains("") {
      run(from: [rootFolder])
    } else {
      run(from: [rootFolder.selectingOnly], only: PathSelection(paths))
    }
  }

  /// Lists paths given by hand although they may be out of scope.
  mutating func listEverything(in given: [GivenPath]) {
    var folders: [FolderTask] = []
    for given in given {
      let path = given.path ?? given.text
      switch given.kind {
      case .folder: folders.append(folder(path, at: given.location))
      case .file:
        found.files.append(SourceFile(role: scope.role(of: path), location: given.location))
      case .link, .special:
        found.skipped.append(SkippedPath(path: path, reason: .special))
      }
    }
    run(from: folders)
  }

  var rootFolder: FolderTask { folder("", at: workspace.root) }

  /// A folder as if the walk had come to it from the root, whatever stands in its way.
  private func folder(_ path: String, at location: String) -> FolderTask {
    let isBelowRoot = Paths.relative(location, to: workspace.root) != nil
    let top = isBelowRoot ? workspace.gitTop ?? workspace.root : location
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let base = isBelowRoot ? workspace.root : isAbsolute ? "" : workspace.workingFolder
    var task = FolderTask(path: "", location: top, base: base, ignores: IgnoreRules(top: top))
    for name in split(Paths.relative(location, to: top) ?? "") {
      let name = String(decoding: name, as: UTF8.self)
      task.ignores.addFile(
        at: Paths.join(task.location, ".gitignore"), shownPath: Paths.join(task.path, ".gitignore"))
      task.ignores.enter(name)
      task.location = Paths.join(task.location, name)
      if let below = Paths.relative(task.location, to: workspace.root), !below.isEmpty {
        task.enter(name, PathRules(scope))
      }
    }
    task.path = path
    task.isStart = true
    task.liftLimits(if: scope)
    return task
  }

  /// What was found, which is used up: in a big tree a copy would weigh much.
  mutating func listing(isWhole: Bool, given: [GivenPath]) -> FileListing {
    var contents = FolderContents()
    swap(&contents, &found)
    let idle = scope.idlePatterns(used: contents.usedPatterns)
    var listing = contents.listing()
    listing.givenCount = given.count
    if isWhole { listing.idlePatterns = idle }
    listing.leftOut = leftOut(of: given, by: listing)
    return listing
  }
}
