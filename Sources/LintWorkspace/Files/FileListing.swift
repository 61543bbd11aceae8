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

  /// What should have been looked at and could not: its debt is neither there nor gone.
  package var unreadable: [SkippedPath] { skipped.filter(\.reason.isUnknown) }
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
  /// A link to a file of the root, whose path is given.
  case link(to: String)
  /// A submodule, or another repository in the work tree: git keeps no file of it here.
  case repository
  case notSwift
  case outsideRoot
  case nameNotUTF8
  case unreadable(reason: String)

  /// Whether it should have been looked at and could not.
  package var isUnknown: Bool {
    switch self {
    case .unreadable, .nameNotUTF8: true
    default: false
    }
  }

  /// Whether it is a link, or reached by one.
  package var isLink: Bool {
    switch self {
    case .link, .folderLink: true
    default: false
    }
  }

  /// Whether it is left out although nobody configured that.
  package var isDefault: Bool { self == .defaultFolder || self == .manifest }

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
    case .link(let path): "a link to \(path)"
    case .repository: "a repository of its own"
    case .notSwift: "no Swift file"
    case .outsideRoot: "outside of the root"
    case .nameNotUTF8: "has a name that is not UTF-8; rename it"
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
