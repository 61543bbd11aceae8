import LintRules

/// What visits of folders found.
struct FolderContents: Sendable {
  var files: [FoundFile] = []
  var skipped: [SkippedPath] = []
  /// Folders to be visited next.
  var folders: [FolderTask] = []
  var objectiveCCount = 0
  /// Tops of the repositories of which something was passed over as ignored.
  var repositories: Set<String> = []
  /// Configured globs that matched something.
  var usedPatterns: Set<IdlePattern> = []

  mutating func skip(_ path: String, _ reason: SkipReason) {
    skipped.append(SkippedPath(path: path, reason: reason))
  }

  /// Adds what another visit found, but for the folders to be visited.
  mutating func append(_ other: FolderContents) {
    files += other.files
    skipped += other.skipped
    objectiveCCount += other.objectiveCCount
    repositories.formUnion(other.repositories)
    usedPatterns.formUnion(other.usedPatterns)
  }

  /// Everything sorted, and each file once.
  func listing() -> FileListing {
    var listing = FileListing()
    listing.objectiveCCount = objectiveCCount
    var kept: [FileIdentity: String] = [:]
    let suspects = inodesOfSeveral
    // Files go before links to them, so that a file keeps its own name.
    for found in files.filter({ !$0.isLink }).sorted() + files.filter(\.isLink).sorted() {
      let path = found.file.role.path
      if suspects.contains(found.inode),
        let identity = (try? System.status(of: found.file.location))?.identity
      {
        if let first = kept[identity] {
          // Given twice by hand, or found below a given folder and given besides.
          if first != path {
            listing.skipped.append(.init(path: path, reason: .duplicate(of: first)))
          }
          continue
        }
        kept[identity] = path
      }
      listing.files.append(found.file)
    }
    listing.files.sort { Paths.precede($0.role.path, $1.role.path) }
    listing.skipped = (listing.skipped + skipped).sorted { Paths.precede($0.path, $1.path) }
    return listing
  }

  /// Inode numbers that more than one found file has; only these need a closer look.
  private var inodesOfSeveral: Set<UInt64> {
    var seen: Set<UInt64> = []
    return Set(files.map(\.inode).filter { !seen.insert($0).inserted })
  }
}

extension FoundFile: Comparable {
  static func == (left: FoundFile, right: FoundFile) -> Bool {
    left.file.role.path == right.file.role.path
  }

  static func < (left: FoundFile, right: FoundFile) -> Bool {
    Paths.precede(left.file.role.path, right.file.role.path)
  }
}
