/// What can be said of paths without asking the file system.
package enum Paths {
  /// The path seen from a folder, `.` and `..` worked out by name only.
  package static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
    var components: [Substring.UTF8View] = []
    for component in whole.utf8.split(separator: UInt8(ascii: "/")) {
      if component.elementsEqual("..".utf8) {
        _ = components.popLast()
      } else if !component.elementsEqual(".".utf8) {
        components.append(component)
      }
    }
    return "/" + components.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The folder that holds a path; `/` holds itself.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path below a folder, `""` for the folder itself; nil if it lies elsewhere. Both absolute.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A path below a folder; an empty one of the two yields the other.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// The order of everything that is printed or stored: by UTF-8 bytes.
  package static func precede(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
