import LintRules

/// What visits of folders found.
struct FolderContents: Sendable {
  /// Of one folder: by the bytes of their names.
  var files: [SourceFile] = []
  var skipped: [SkippedPath] = []
  /// Folders to be visited next, by the bytes of their names followed by `/`.
  var folders: [FolderTask] = []
  /// For each of `folders` how many of `files` go before what it holds.
  var filesBefore: [Int] = []
  var objectiveCCount = 0
  /// What was passed over as ignored, relative to the top of its repository, by that top.
  var ignored: [String: [String]] = [:]
  /// Configured globs that matched something.
  var usedPatterns: Set<IdlePattern> = []

  mutating func skip(_ path: String, _ reason: SkipReason) {
    skipped.append(SkippedPath(path: path, reason: reason))
  }

  /// Takes over what another visit found, but for its files, which are left.
  mutating func take(_ other: FolderContents) -> FilesOfFolder {
    skipped += other.skipped
    objectiveCCount += other.objectiveCCount
    ignored.merge(other.ignored, uniquingKeysWith: +)
    usedPatterns.formUnion(other.usedPatterns)
    return FilesOfFolder(files: other.files, filesBefore: other.filesBefore)
  }

  /// Everything sorted, and each file once.
  consuming func listing() -> FileListing {
    var listing = FileListing()
    listing.files.reserveCapacity(files.count)
    listing.objectiveCCount = objectiveCCount
    // Mostly in order already, which costs the sorting next to nothing.
    files.sort { Paths.precede($0.role.path, $1.role.path) }
    for file in files {
      // Given twice by hand, or found below a given folder and given besides.
      if listing.files.last?.role.path == file.role.path { continue }
      listing.files.append(file)
    }
    listing.skipped = skipped.sorted { Paths.precede($0.path, $1.path) }
    return listing
  }
}

/// The files of one folder, and where among them the folders in it come.
struct FilesOfFolder: Sendable {
  var files: [SourceFile]
  var filesBefore: [Int]
}

/// The files of the folders of a walk in the order of their paths.
///
/// Each level holds what is left of the folders that the level before found, in that order.
func filesInOrder(of levels: [[FilesOfFolder]]) -> [SourceFile] {
  var files: [SourceFile] = []
  files.reserveCapacity(levels.joined().reduce(0) { $0 + $1.files.count })
  let firstInner = levels.map { level in
    level.reduce(into: [0]) { sums, folder in
      sums.append(folder.filesBefore.count + (sums.last ?? 0))
    }
  }
  for index in levels.first?.indices ?? 0..<0 {
    var open = [OpenFolder(level: 0, index: index)]
    while let folder = open.last {
      let contents = levels[folder.level][folder.index]
      let isLast = folder.nextFolder == contents.filesBefore.count
      let end = isLast ? contents.files.count : contents.filesBefore[folder.nextFolder]
      files += contents.files[folder.nextFile..<end]
      if isLast {
        open.removeLast()
      } else {
        open[open.count - 1].nextFile = end
        open[open.count - 1].nextFolder += 1
        let inner = firstInner[folder.level][folder.index] + folder.nextFolder
        open.append(OpenFolder(level: folder.level + 1, index: inner))
      }
    }
  }
  return files
}

/// A folder some of whose files have been put in order.
private struct OpenFolder {
  var level: Int
  var index: Int
  var nextFile = 0
  var nextFolder = 0
}
