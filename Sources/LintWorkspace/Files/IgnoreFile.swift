/// The patterns of one file in the format of `.gitignore`, the last that matches decides.
///
/// See gitignore(5): `!` keeps, a slash at the end asks for a folder, any other slash binds the
/// pattern to the folder of the file, `**` stands for any number of folders.
struct IgnoreFile: Sendable {
  /// Number of folders between the top of the repository and the file.
  var depth: Int
  private var patterns: [IgnorePattern] = []

  /// - Parameters:
  ///   - bytes: the content; every line is a pattern, a comment or empty.
  ///   - shownPath: how reasons name the file.
  init(_ bytes: [UInt8], depth: Int, shownPath: String) {
    self.depth = depth
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let origin = IgnorePattern.Origin(file: shownPath, line: index + 1)
      if let pattern = IgnorePattern(line, origin: origin) { patterns.append(pattern) }
    }
  }

  /// The pattern that decides about a path, given from the top of the repository; nil if none does.
  func decidingPattern(for path: IgnoredPath) -> IgnorePattern? {
    patterns.last { $0.matches(path, below: depth) }
  }
}

/// A path whose fate `.gitignore` files decide.
struct IgnoredPath: Sendable {
  /// The folders above, from the top of the repository down.
  var folder: [[UInt8]]
  var name: [UInt8]
  var isFolder: Bool

  var count: Int { folder.count + 1 }

  /// The folders, and the name as the last.
  subscript(index: Int) -> [UInt8] { index < folder.count ? folder[index] : name }
}

/// One line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// Where a pattern is written.
  struct Origin: Sendable, Equatable {
    var file: String
    /// 1-based.
    var line: Int
  }

  var origin: Origin
  /// Whether it keeps what an earlier pattern ignores.
  private(set) var isNegated = false
  private var asksForFolder = false
  /// Nil when the pattern holds no slash: then only `name` is looked at, at any depth.
  private var components: [NamePattern?]?
  private var name = NamePattern.literal([])

  /// Nil for a comment or an empty line.
  init?(_ line: ArraySlice<UInt8>, origin: Origin) {
    self.origin = origin
    var text = Self.trimmingEnd(of: line)
    if text.first == UInt8(ascii: "#") { return nil }
    if text.first == UInt8(ascii: "!") {
      isNegated = true
      text = text.dropFirst()
    }
    if text.last == UInt8(ascii: "/") {
      asksForFolder = true
      text = text.dropLast()
    }
    if text.isEmpty { return nil }
    guard text.contains(UInt8(ascii: "/")) else {
      name = NamePattern(text)
      return
    }
    // A component that is nil is `**`.
    components = text.split(separator: UInt8(ascii: "/")).map {
      $0.elementsEqual("**".utf8) ? nil : NamePattern($0)
    }
  }

  /// Without the carriage return and the spaces at the end, unless a backslash protects them.
  private static func trimmingEnd(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    while text.last == UInt8(ascii: " ") {
      let backslashes = text.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { break }
      text = text.dropLast()
    }
    return text
  }

  /// Whether a path, of which the pattern's file sees what is below `depth` folders, matches.
  func matches(_ path: IgnoredPath, below depth: Int) -> Bool {
    if asksForFolder && !path.isFolder { return false }
    guard let components else { return name.matches(path.name) }
    return Self.matches(path, from: depth, components)
  }

  /// Components are to `**` what bytes are to `*`: on a mismatch only the last one takes more.
  private static func matches(
    _ path: IgnoredPath, from start: Int, _ pattern: [NamePattern?]
  ) -> Bool {
    var position = start
    var index = 0
    var retry: (position: Int, index: Int)?
    while position < path.count {
      if index < pattern.count, pattern[index] == nil {
        // At the end it stands for what is inside, which is anything but nothing.
        if index == pattern.count - 1 { return true }
        retry = (position, index + 1)
        index += 1
      } else if index < pattern.count, pattern[index]?.matches(path[position]) == true {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position + 1, last.index)
        position = last.position + 1
        index = last.index
      } else {
        return false
      }
    }
    return index == pattern.count
  }
}
