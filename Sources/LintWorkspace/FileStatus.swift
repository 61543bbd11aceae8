/// What kind of thing lies under a path.
package enum FileKind: Sendable, Equatable {
  case file, folder, link
  /// A FIFO, a socket or a device: never opened while scanning.
  case special
}

extension SystemError {
  /// What was to be read is a FIFO, a socket or a device; the system has no code for that.
  static let notRegular = SystemError(code: -1)
  /// The bytes of a path are no text.
  static let notUTF8 = SystemError(code: -2)

  /// The reason of an error that the system does not know.
  var ownReason: String? {
    switch self {
    case .notRegular: "no regular file"
    case .notUTF8: "its path is not UTF-8"
    default: nil
    }
  }
}

/// What the file system knows of a path without opening it.
package struct FileStatus: Sendable, Equatable {
  package var kind: FileKind
  package var identity: FileIdentity
  package var byteCount: Int
  /// When the content was last written.
  package var modified: FileTime
  /// When anything about the file was last changed.
  package var changed: FileTime
}

/// A point in time as file systems and git keep it.
package struct FileTime: Sendable, Equatable {
  /// Since 1970; the lowest 32 bits.
  package var seconds: UInt32
  package var nanoseconds: UInt32
}

/// The same for two paths exactly when they lead to one file.
package struct FileIdentity: Sendable, Hashable {
  var device: UInt64
  var inode: UInt64
}

/// One name in a folder.
struct FolderEntry: Sendable {
  var name: String
  /// Whether the name is UTF-8; else it is only good for showing, `\xE9` for a byte that is none.
  var hasValidName: Bool
  /// Nil when the file system did not tell; `status(of:)` does.
  var kind: FileKind?
}

/// What a file is opened for.
package enum FileAccess: Sendable {
  /// Never waits, whatever it is.
  case reading
  /// Waits for whoever writes into a FIFO.
  case streaming
  /// Whatever it holds goes first; it is made if it is not there.
  case replacing
  /// What it holds stays; it is made if it is not there.
  case appending
}
