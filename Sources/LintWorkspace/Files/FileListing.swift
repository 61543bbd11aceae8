package import LintRules

/// The files of a repository that are looked at, and why the others are not.
package struct FileListing: Sendable {
  /// Sorted by path as UTF-8 bytes.
  package var files: [SourceFile] = []
  /// Sorted by path as UTF-8 bytes; a folder stands for everything in it.
  package var skipped: [SkippedPath] = []
  /// Paths given by hand that are not in scope; sorted.
  package var leftOut: [SkippedPath] = []
  /// How many paths were given by hand.
  package var givenCount = 0
  /// Objective-C sources in scope: counted, not examined.
  package var objectiveCCount = 0
  /// Configured globs that matched nothing; empty unless the whole root was listed.
  package var idlePatterns: [IdlePattern] = []

  package init() {}

  /// Folders that could not be read: what they hold is unknown.
  package var unreadable: [SkippedPath] {
    skipped.filter { if case .unreadable = $0.reason { true } else { false } }
  }
}

/// A Swift file to be scanned.
package struct SourceFile: Sendable, Equatable {
  package var role: FileRole
  private var place: Place

  /// Big trees are mostly made of files below their root, so not storing each location saves much.
  private enum Place: Sendable {
    /// Under the role's path, below this folder; a path that is absolute itself starts nowhere.
    case below(String)
    case at(String)
  }

  /// Where to read it, absolute.
  package var location: String {
    switch place {
    case .below(let folder): Paths.join(folder, role.path)
    case .at(let location): location
    }
  }

  package init(role: FileRole, location: String) {
    self.role = role
    place = .at(location)
  }

  /// A file that lies under its path below a folder.
  init(role: FileRole, below folder: String) {
    self.role = role
    place = .below(folder)
  }

  package static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.role == right.role && left.location == right.location
  }
}

/// A file or folder that is not looked at.
package struct SkippedPath: Sendable, Equatable {
  /// Relative to the root; a folder ends in `/`.
  package var path: String
  package var reason: SkipReason

  package init(path: String, reason: SkipReason) {
    self.path = path
    self.reason = reason
  }
}

/// Why a file or folder is not looked at.
package enum SkipReason: Sendable, Equatable, CustomStringConvertible {
  /// Foreign code, a build product or a dot folder.
  case defaultFolder
  /// By a pattern of git; `origin` is the file and line of it.
  case gitIgnored(origin: String)
  case excluded(glob: String)
  case notIncluded
  case manifest
  case folderLink
  case brokenLink
  case leadsOutsideRoot
  case special
  case duplicate(of: String)
  case notSwift
  case outsideRoot
  case nameNotUTF8
  case unreadable(reason: String)

  package var description: String {
    switch self {
    case .defaultFolder: "left out by default"
    case .gitIgnored(let origin): "ignored by \(origin)"
    case .excluded(let glob): "excluded by `\(glob)`"
    case .notIncluded: "matches no `include` pattern"
    case .manifest: "a manifest, no source"
    case .folderLink: "a link to a folder"
    case .brokenLink: "a link that leads nowhere"
    case .leadsOutsideRoot: "a link that leads out of the root"
    case .special: "no regular file"
    case .duplicate(let path): "the same file as \(path)"
    case .notSwift: "no Swift file"
    case .outsideRoot: "outside of the root"
    case .nameNotUTF8: "its name is not UTF-8"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}

/// A configured glob that matched nothing.
package struct IdlePattern: Sendable, Hashable {
  /// The key of the configuration that holds a glob.
  package enum Key: String, Sendable {
    case include, exclude, tiers
  }
  package var key: Key
  package var glob: String

  package init(key: Key, glob: String) {
    self.key = key
    self.glob = glob
  }
}
