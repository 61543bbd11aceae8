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
  package func role(of path: String) -> FileRole {
    var parent = EntryPath(components: [])
    var part = PathPart()
    let components = split(path)
    for component in components.dropLast() {
      parent = EntryPath(components: parent.components + [component])
      part = self.part(ofFolder: parent, in: part)
    }
    return role(of: path, EntryPath(components: components), in: part)
  }

  /// What a folder hands down to everything below it.
  func part(ofFolder path: EntryPath, in parent: PathPart) -> PathPart {
    var part = parent
    part.add(exempting, reason: { $0.reason(forFolder: path) })
    part.raise(to: .coordinator, when: patterns(of: .coordinator).reason(forFolder: path))
    part.raise(to: .composition, when: patterns(of: .composition).reason(forFolder: path))
    return part
  }

  func role(of shownPath: String, _ path: EntryPath, in folder: PathPart) -> FileRole {
    var part = folder
    part.add(exempting, reason: { $0.reason(forFile: path) })
    for tier in [Tier.coordinator, .composition] where tier > part.tier {
      part.raise(to: tier, when: patterns(of: tier).reason(forFile: path))
    }
    return FileRole(
      path: shownPath, tier: part.tier, exemption: part.exemption ?? part.compositionReason)
  }

  private func patterns(of tier: Tier) -> PathPatterns {
    if let globs = tiers[tier] { return PathPatterns(noun: tier.rawValue, globs: globs) }
    switch tier {
    case .leaf: return PathPatterns(noun: tier.rawValue)
    case .coordinator: return .coordinators
    case .composition: return .composition
    }
  }

  /// The patterns of a tier as they are written, the default ones if none are configured.
  func shownPatterns(of tier: Tier) -> [String] {
    let patterns = patterns(of: tier)
    return patterns.folders.map { $0.text + "/" } + patterns.files.map(\.text)
      + patterns.globs.map(\.description)
  }

  private var exempting: [PathPatterns] {
    (countsGenerated ? [] : [.generated]) + (countsTests ? [] : [.tests, .mocks, .previews])
  }
}

/// What the folders above a file say of it.
struct PathPart: Sendable {
  var tier = Tier.leaf
  /// As generated code, test, mock or preview.
  var exemption: String?
  var compositionReason: String?

  mutating func add(_ patterns: [PathPatterns], reason: (PathPatterns) -> String?) {
    if exemption == nil { exemption = patterns.lazy.compactMap(reason).first }
  }

  mutating func raise(to tier: Tier, when reason: String?) {
    guard let reason, tier > self.tier else { return }
    self.tier = tier
    if tier == .composition { compositionReason = reason }
  }
}
