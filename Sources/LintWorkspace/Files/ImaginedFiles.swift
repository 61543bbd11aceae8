/// Files that are not there, and are listed as if they were, with the folders above them.
struct ImaginedFiles: Sendable {
  /// By the folder that would hold them, relative to the root.
  private var entries: [String: [FolderEntry]] = [:]

  /// - Parameter paths: relative to the root.
  init(_ paths: [String] = []) {
    for path in paths {
      var kind = FileKind.file
      var path = path
      while path != ".", add(path, kind) {
        path = Paths.parent(of: path)
        kind = .folder
      }
    }
  }

  /// Whether the entry is a new one.
  private mutating func add(_ path: String, _ kind: FileKind) -> Bool {
    let parent = Paths.parent(of: path)
    let folder = parent == "." ? "" : parent
    let name = Paths.name(of: path)
    if entries[folder]?.contains(where: { $0.name == name }) ?? false { return false }
    entries[folder, default: []].append(
      FolderEntry(name: name, hasValidName: true, kind: kind))
    return true
  }

  /// What a folder, relative to the root, holds and would hold. Throws if it cannot be read, but
  /// not if it is only imagined.
  func entries(of folder: String, at location: String) throws(SystemError) -> [FolderEntry] {
    guard let imagined = entries[folder] else { return try System.entries(of: location) }
    do throws(SystemError) {
      let present = try System.entries(of: location)
      let names = Set(present.map(\.name))
      return present + imagined.filter { !names.contains($0.name) }
    } catch {
      if error.isMissing { return imagined }
      throw error
    }
  }
}
