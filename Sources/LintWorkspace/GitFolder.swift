/// The folders in which git keeps what belongs to one work tree.
package struct GitFolder: Sendable, Equatable {
  /// Holds `HEAD` and `index` of the work tree.
  package var own: String
  /// Holds what all work trees of the repository share, such as `info/exclude`.
  package var common: String

  /// Nil if the folder is not the top of a git work tree.
  ///
  /// `.git` is a folder, or a file that names one: in linked work trees and submodules.
  package init?(of top: String) {
    let path = Paths.join(top, ".git")
    guard let status = try? System.status(of: path) else { return nil }
    if status.kind == .folder {
      own = path
    } else {
      guard let named = Self.firstLine(of: path), named.hasPrefix("gitdir: ") else { return nil }
      own = Paths.absolute(String(named.dropFirst("gitdir: ".count)), from: top)
    }
    guard (try? System.status(of: "\(own)/HEAD")) != nil else { return nil }
    let shared = Self.firstLine(of: "\(own)/commondir")
    common = shared.map { [own] in Paths.absolute($0, from: own) } ?? own
  }

  private static func firstLine(of path: String) -> String? {
    guard let bytes = try? System.read(path) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
