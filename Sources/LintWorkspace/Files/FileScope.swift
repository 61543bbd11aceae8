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
}
