package import LintFindings
package import LintNotation
package import LintRules

/// Which files are looked at, and what part each plays: all that the configuration says of paths.
package struct FileScope: Sendable {
  /// What is looked at; everything when empty.
  package var include: [Glob] = []
  package var exclude: [Glob] = []
  /// Paths that replace the default ones of a tier.
  package var tiers: [Tier: [Glob]] = [:]
  /// Whether tests, mocks and previews count like other code.
  package var countsTests = false
  /// Whether generated code counts like other code.
  package var countsGenerated = false
  /// Whether folders of foreign code, dot folders and what git ignores are left out.
  package var omitsForeignFiles = true

  package init() {}

  /// What the path of a file, relative to the root, says of it.
  package func role(of path: String) -> FileRole { PathRules(self).role(of: path) }

  /// The patterns of a tier as they are written, the default ones if none are configured.
  package func shownPatterns(of tier: Tier) -> [String] {
    let patterns = patterns(of: tier)
    return patterns.folders.map { $0.text + "/" } + patterns.files.map(\.text)
      + patterns.globs.map(\.description)
  }

  func patterns(of tier: Tier) -> PathPatterns {
    if let globs = tiers[tier] { return PathPatterns(noun: tier.rawValue, globs: globs) }
    switch tier {
    case .leaf: return PathPatterns(noun: tier.rawValue)
    case .coordinator: return .coordinators
    case .composition: return .composition
    }
  }

  /// Why a file that git tracks is not looked at, given its path; nil if it is.
  ///
  /// For files of a commit, which no `.gitignore` hides.
  package func reasonToSkip(tracked path: String) -> SkipReason? {
    let components = split(path)
    for end in components.indices.dropLast() {
      let folder = EntryPath(components: components[...end])
      if omitsForeignFiles, PathPatterns.foreign.reason(forFolder: folder) != nil {
        return .defaultFolder
      }
      if PathPatterns.manifests.reason(forFolder: folder) != nil { return .manifest }
    }
    let file = EntryPath(components: components[...])
    if SourceKind(name: path) != .swift { return .notSwift }
    if PathPatterns.manifests.reason(forFile: file) != nil { return .manifest }
    if let glob = exclude.first(where: { $0.matches(components) }) {
      return .excluded(glob: glob.description)
    }
    let isIncluded = include.isEmpty || include.contains { $0.matches(components) }
    return isIncluded ? nil : .notIncluded
  }
}
