/// The `.gitignore` files that hold in one folder.
struct IgnoreRules: Sendable {
  /// The top of the repository, absolute; without one the root.
  private(set) var top: String
  /// From the top down to the folder.
  private var folder: [[UInt8]] = []
  /// The weakest first.
  private var files: [IgnoreFile] = []

  /// The rules above the folder `top`, which may be the top of a git work tree.
  init(top: String) {
    self.top = top
    if let path = Self.localExcludes(of: top), let bytes = try? System.read(path) {
      files = [IgnoreFile(bytes, depth: 0, shownPath: ".git/info/exclude")]
    }
  }

  /// The repository's own excludes; a linked work tree shares those of its repository.
  private static func localExcludes(of top: String) -> String? {
    guard let gitFolder = GitFolder(of: top) else { return nil }
    return "\(gitFolder.common)/info/exclude"
  }

  mutating func enter(_ name: String) { folder.append(Array(name.utf8)) }

  /// Adds the folder's own `.gitignore`.
  mutating func addFile(at location: String, shownPath: String) {
    guard let bytes = try? System.read(location) else { return }
    files.append(IgnoreFile(bytes, depth: folder.count, shownPath: shownPath))
  }

  /// The path of the folder, relative to the top.
  var path: String {
    folder.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// The path of an entry of the folder, relative to the top.
  func pathFromTop(of name: [UInt8]) -> String {
    Paths.join(path, String(decoding: name, as: UTF8.self))
  }

  /// Where it is written that an entry of the folder is ignored; nil if it is not.
  func origin(ofIgnoring name: [UInt8], isFolder: Bool) -> String? {
    if files.isEmpty { return nil }
    let path = IgnoredPath(folder: folder, name: name, isFolder: isFolder)
    for file in files.reversed() {
      guard let pattern = file.decidingPattern(for: path) else { continue }
      return pattern.isNegated ? nil : "\(pattern.origin.file):\(pattern.origin.line)"
    }
    return nil
  }
}
