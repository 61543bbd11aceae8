import LintFindings
import LintNotation
import LintRules

/// A language whose sources the walk knows by their names.
enum SourceKind: Sendable {
  case swift, objectiveC

  init?(name: String) {
    let bytes = name.utf8
    if bytes.suffix(6).elementsEqual(".swift".utf8) {
      self = .swift
    } else if bytes.suffix(2).elementsEqual(".m".utf8) || bytes.suffix(3).elementsEqual(".mm".utf8)
    {
      self = .objectiveC
    } else {
      return nil
    }
  }
}

extension FolderVisit {
  func visitFolder(
    _ entry: FolderEntry, in task: FolderTask, isSelective: Bool, _ contents: inout FolderContents
  ) {
    // Not worth a line in any list: everybody has it, nobody has sources in it.
    if entry.name == ".git" { return }
    let name = System.composed(entry.name)
    let path = EntryPath(folder: task.components, name: name)
    if let reason = reasonToSkip(path, isFolder: true, in: task, &contents) {
      contents.skip(Paths.join(task.path, name) + "/", reason)
      return
    }
    var inner = task
    inner.enter(name, rules)
    inner.location = Paths.join(task.location, entry.name)
    inner.ignores.enter(entry.name)
    inner.isSelective = isSelective
    contents.folders.append(inner)
    contents.filesBefore.append(contents.files.count)
  }

  func visitFile(
    _ entry: FolderEntry, _ path: String, in task: FolderTask, _ contents: inout FolderContents
  ) {
    let entryPath = EntryPath(folder: task.components, name: System.composed(entry.name))
    let kind = SourceKind(name: entry.name)
    if let reason = reasonToSkip(entryPath, isFolder: false, in: task, &contents) {
      if kind == .swift { contents.skip(path, reason) }
    } else if kind == .objectiveC {
      contents.objectiveCCount += 1
    } else {
      if !scope.tiers.isEmpty { contents.notePatterns(of: scope, matching: entryPath) }
      contents.files.append(
        SourceFile(role: rules.role(of: path, entryPath, in: task.part), below: task.base))
    }
  }

  /// A link is no source: what it leads to is read where it lies. A commit and the index hold no
  /// more of a link than where it leads, so anything else would make them differ from the tree.
  func visitLink(
    _ entry: FolderEntry, _ path: String, in task: FolderTask, _ contents: inout FolderContents
  ) {
    let location = Paths.join(task.location, entry.name)
    let kind = (try? System.status(of: location))?.kind
    if kind == .folder { return contents.skip(path + "/", .folderLink) }
    guard SourceKind(name: entry.name) == .swift else { return }
    guard kind != nil, let target = try? System.resolvedPath(location) else {
      return contents.skip(path, .brokenLink)
    }
    let below = Paths.relative(target, to: workspace.root)
    contents.skip(path, below.map { .link(to: $0) } ?? .leadsOutsideRoot)
  }

  /// A name that is no text cannot stand in a record, so nothing can be said of what bears it,
  /// unless that is left out anyway.
  func visitUnnamed(
    _ entry: FolderEntry, _ path: String, _ kind: FileKind?, in task: FolderTask,
    _ contents: inout FolderContents
  ) {
    let isFolder = kind == .folder
    guard isFolder || SourceKind(name: entry.name) == .swift else { return }
    let entryPath = EntryPath(folder: task.components, name: entry.name)
    let reason = reasonToSkip(entryPath, isFolder: isFolder, in: task, &contents)
    contents.skip(isFolder ? path + "/" : path, reason ?? .nameNotUTF8)
  }

  private func reasonToSkip(
    _ path: EntryPath, isFolder: Bool, in task: FolderTask, _ contents: inout FolderContents
  ) -> SkipReason? {
    if isFolder {
      if scope.omitsForeignFiles, PathPatterns.foreign.reason(forFolder: path) != nil {
        return .defaultFolder
      }
      if PathPatterns.manifests.reason(forFolder: path) != nil { return .manifest }
    } else if PathPatterns.manifests.reason(forFile: path) != nil {
      return .manifest
    }
    if honoursGit, scope.omitsForeignFiles,
      let origin = task.ignores.origin(ofIgnoring: path.name, isFolder: isFolder)
    {
      let ignored = task.ignores.pathFromTop(of: path.name) + (isFolder ? "/" : "")
      contents.ignored[task.ignores.top, default: []].append(ignored)
      return .gitIgnored(origin: origin)
    }
    return task.ignoresLimits ? nil : scope.limit(for: path, isFolder: isFolder, &contents)
  }
}

extension FileScope {
  /// Why the configuration leaves a path out; nil if it does not.
  fileprivate func limit(
    for path: EntryPath, isFolder: Bool, _ contents: inout FolderContents
  ) -> SkipReason? {
    let excluding = exclude.filter { $0.matches(path.components) }
    for glob in excluding { contents.usedPatterns.insert(.init(key: .exclude, glob: "\(glob)")) }
    if let glob = excluding.first { return .excluded(glob: glob.description) }
    if include.isEmpty { return nil }
    if isFolder {
      let text = path.description
      return include.contains { $0.mayMatchBelow(text) } ? nil : .notIncluded
    }
    let including = include.filter { $0.matches(path.components) }
    for glob in including { contents.usedPatterns.insert(.init(key: .include, glob: "\(glob)")) }
    return including.isEmpty ? .notIncluded : nil
  }

  /// The configured globs that are not among those that matched something.
  func idlePatterns(used: Set<IdlePattern>) -> [IdlePattern] {
    let all =
      include.map { IdlePattern(key: .include, glob: $0.description) }
      + exclude.map { IdlePattern(key: .exclude, glob: $0.description) }
      + Tier.allCases.flatMap { tiers[$0] ?? [] }
      .map { IdlePattern(key: .tiers, glob: $0.description) }
    return all.filter { !used.contains($0) }
  }
}

extension FolderContents {
  fileprivate mutating func notePatterns(of scope: FileScope, matching path: EntryPath) {
    for glob in scope.tiers.values.joined() where glob.matches(path.components) {
      usedPatterns.insert(IdlePattern(key: .tiers, glob: glob.description))
    }
  }
}
