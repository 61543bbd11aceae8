/// Who owns each file, as a `CODEOWNERS` file says: in each section the last pattern decides.
///
/// Understands the dialects of GitHub and of GitLab, which adds sections with default owners,
/// patterns that exclude, and paths that match at any depth.
package struct CodeOwners: Sendable {
  /// Whose reading of the file counts.
  package enum Dialect: Sendable {
    case gitHub, gitLab
  }

  /// Patterns of one section; GitHub's files have one without a name.
  private struct Section: Sendable {
    var name: String
    var defaultOwners: [String]
    var rules: [Rule] = []
  }

  private struct Rule: Sendable {
    var pattern: OwnerPattern
    var owners: [String]
    /// Whether what the section's other rules say does not count.
    var isExclusion: Bool
  }

  private var sections = [Section(name: "", defaultOwners: [])]

  package init(_ bytes: [UInt8], dialect: Dialect) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = Self.fields(of: line)
      guard let first = fields.first else { continue }
      if dialect == .gitLab, let section = Self.section(of: line) {
        open(section.name, owners: section.owners)
      } else {
        add(first, owners: Array(fields.dropFirst()), dialect)
      }
    }
  }

  private mutating func open(_ name: String, owners: [String]) {
    // A section that is opened again is continued; names are compared without case.
    if let index = sections.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
      sections.append(sections.remove(at: index))
      if !owners.isEmpty { sections[sections.count - 1].defaultOwners = owners }
    } else {
      sections.append(Section(name: name, defaultOwners: owners))
    }
  }

  private mutating func add(_ text: String, owners: [String], _ dialect: Dialect) {
    let isExclusion = dialect == .gitLab && text.hasPrefix("!")
    guard
      let pattern = OwnerPattern(isExclusion ? String(text.dropFirst()) : text, dialect: dialect)
    else { return }
    let last = sections.count - 1
    let named = owners.filter { $0.contains("@") }
    sections[last].rules.append(
      Rule(
        pattern: pattern, owners: owners.isEmpty ? sections[last].defaultOwners : named,
        isExclusion: isExclusion))
  }

  /// The owners of a file, given its path from the top of the repository, sorted; `@team` or an
  /// address, as written. Empty if nobody owns it.
  package func owners(of path: String) -> [String] {
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    var owners: Set<String> = []
    for section in sections {
      let matching = section.rules.filter { $0.pattern.matches(components) }
      if matching.contains(where: \.isExclusion) { continue }
      owners.formUnion(matching.last?.owners ?? [])
    }
    return owners.sorted(by: Paths.precede)
  }

  /// What spaces separate, up to a comment; a backslash takes the next character as it is.
  private static func fields(of line: ArraySlice<UInt8>) -> [String] {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        // The pattern's own reader takes away the backslash.
        field += [byte] + (rest.popFirst().map { [$0] } ?? [])
      case UInt8(ascii: "#") where field.isEmpty: rest = []
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        if !field.isEmpty { fields.append(field) }
        field = []
      default: field.append(byte)
      }
    }
    if !field.isEmpty { fields.append(field) }
    return fields.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `[Name]`, `^[Name]` or `[Name][2]`, followed by default owners.
  private static func section(of line: ArraySlice<UInt8>) -> (name: String, owners: [String])? {
    var rest = line.drop { $0 == UInt8(ascii: "^") }
    guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let name = String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
    rest = rest[end...].dropFirst()
    if rest.first == UInt8(ascii: "[") {
      rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
    }
    return (name, fields(of: rest).filter { $0.contains("@") })
  }
}

/// A path pattern of a `CODEOWNERS` file: that of `.gitignore`, a folder means what is in it.
private struct OwnerPattern: Sendable {
  private let pattern: IgnorePattern
  /// Whether only what lies directly in the folder is meant: `docs/*`.
  private let isShallow: Bool

  init?(_ text: String, dialect: CodeOwners.Dialect) {
    var text = text
    if dialect == .gitLab, !text.hasPrefix("/"), !text.hasPrefix("*"),
      text.dropLast().contains("/")
    {
      text = "**/" + text
    }
    let origin = IgnorePattern.Origin(file: "CODEOWNERS", line: 0)
    guard let pattern = IgnorePattern(Array(text.utf8)[...], origin: origin) else { return nil }
    self.pattern = pattern
    isShallow = text.hasSuffix("/*")
  }

  func matches(_ components: [[UInt8]]) -> Bool {
    if matches(components[...], isFolder: false) { return true }
    if isShallow { return false }
    return (1..<max(1, components.count)).contains { end in
      matches(components[..<end], isFolder: true)
    }
  }

  private func matches(_ components: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard let name = components.last else { return false }
    let path = IgnoredPath(
      folder: Array(components.dropLast()), name: name, isFolder: isFolder)
    return pattern.matches(path, below: 0)
  }
}

extension Workspace {
  /// Who owns the files of the repository; nil if no `CODEOWNERS` file is there.
  package func readCodeOwners() -> CodeOwners? {
    let top = gitTop ?? root
    let places: [(String, CodeOwners.Dialect)] = [
      (".github/CODEOWNERS", .gitHub), (".gitlab/CODEOWNERS", .gitLab),
      ("CODEOWNERS", isOnGitLab(top) ? .gitLab : .gitHub),
      ("docs/CODEOWNERS", isOnGitLab(top) ? .gitLab : .gitHub),
    ]
    for (path, dialect) in places {
      if let bytes = try? System.read(Paths.join(top, path)) {
        return CodeOwners(bytes, dialect: dialect)
      }
    }
    return nil
  }

  private func isOnGitLab(_ top: String) -> Bool {
    (try? System.status(of: Paths.join(top, ".gitlab-ci.yml"))) != nil
  }
}
