import LintFindings
import LintNotation
import LintRules

/// The parts that paths can play under a configuration, gathered once for many paths.
struct PathRules: Sendable {
  private let exempting: [PathPatterns]
  private let coordinator: PathPatterns
  private let composition: PathPatterns

  init(_ scope: FileScope) {
    exempting =
      (scope.countsGenerated ? [] : [.generated])
      + (scope.countsTests ? [] : [.tests, .mocks, .previews])
    coordinator = scope.patterns(of: .coordinator)
    composition = scope.patterns(of: .composition)
  }

  /// What the path of a file, relative to the root, says of it.
  func role(of path: String) -> FileRole {
    let components = split(path)
    var part = PathPart()
    for end in components.indices.dropLast() {
      part = self.part(ofFolder: EntryPath(components: components[...end]), in: part)
    }
    return role(of: path, EntryPath(components: components[...]), in: part)
  }

  /// What a folder hands down to everything below it.
  func part(ofFolder path: EntryPath, in parent: PathPart) -> PathPart {
    var part = parent
    if part.exemption == nil {
      part.exemption = exempting.lazy.compactMap { $0.reason(forFolder: path) }.first
    }
    part.raise(to: .coordinator, when: coordinator.reason(forFolder: path))
    part.raise(to: .composition, when: composition.reason(forFolder: path))
    return part
  }

  /// The role of a file whose folder is known; `shownPath` is its path as text.
  func role(of shownPath: String, _ path: EntryPath, in folder: PathPart) -> FileRole {
    var part = folder
    if part.exemption == nil {
      part.exemption = exempting.lazy.compactMap { $0.reason(forFile: path) }.first
    }
    if part.tier < .coordinator {
      // `CartRouter+Push.swift` is a part of what `CartRouter.swift` is.
      let reason =
        coordinator.reason(forFile: path)
        ?? path.fileOfWhole.flatMap(coordinator.reason(forFile:))
      part.raise(to: .coordinator, when: reason)
    }
    if part.tier < .composition {
      part.raise(to: .composition, when: composition.reason(forFile: path))
    }
    return FileRole(
      path: shownPath, tier: part.tier, exemption: part.exemption ?? part.compositionReason)
  }
}

/// What the folders above a file say of it.
struct PathPart: Sendable {
  var tier = Tier.leaf
  /// As generated code, test, mock or preview.
  var exemption: String?
  var compositionReason: String?

  mutating func raise(to tier: Tier, when reason: String?) {
    guard let reason, tier > self.tier else { return }
    self.tier = tier
    if tier == .composition { compositionReason = reason }
  }
}
