import LintFindings
import LintReporting
import LintRules
import LintWorkspace

/// The paths at which faulty code is planted, one of each tier: beside real files where there are
/// some, else where the settings say that such files lie.
struct PlantSpots: Sendable {
  /// Relative to the root; nil if no path that comes to mind is of that tier.
  private(set) var paths: [Tier: String] = [:]
  /// The folder that most leaves of the tree lie in, `""` for the root.
  let folder: String
  private let scope: FileScope
  private let files: [SourceFile]

  /// - Parameters:
  ///   - files: what the tree holds, be it excluded: a place that is left out by mistake must show.
  ///   - given: the folder to look at; nil for the whole tree.
  init(among files: [SourceFile], scope: FileScope, below given: String?) {
    self.scope = scope
    self.files = files.filter { file in
      given.map { Paths.relative("/" + file.role.path, to: $0.isEmpty ? "/" : "/" + $0) != nil }
        ?? true
    }
    folder = Self.fullestFolder(self.files) ?? given ?? ""
    paths[.leaf] = leafPath
    for tier in [Tier.coordinator, .composition] {
      let candidates = pathsBesideFiles(of: tier) + pathsAsConfigured(for: tier)
      paths[tier] = candidates.first { isRight(scope.role(of: $0), for: tier) }
    }
  }

  /// All of them, lowest tier first.
  func shown(in workspace: Workspace) -> [Diagnosis.Spot] {
    Tier.allCases.map { tier in
      let folder = paths[tier].map { workspace.location(of: Paths.parent(of: $0)) }
      let exists = folder.map { (try? System.status(of: $0)) != nil } ?? false
      return Diagnosis.Spot(tier: tier, path: paths[tier], exists: exists)
    }
  }

  private static func fullestFolder(_ files: [SourceFile]) -> String? {
    let leaves = files.filter { $0.role.tier == .leaf && $0.role.exemption == nil }
    let counts = Dictionary(leaves.map { (folder(of: $0.role.path), 1) }, uniquingKeysWith: +)
    return counts.max { left, right in
      left.value < right.value
        || left.value == right.value && Paths.precede(right.key, left.key)
    }?.key
  }

  private static func folder(of path: String) -> String {
    let parent = Paths.parent(of: path)
    return parent == "." ? "" : parent
  }

  private var leafPath: String? {
    ["PlantedViewModel", "PlantedScreen", "Planted"].map { Paths.join(folder, "\($0).swift") }
      .first { isRight(scope.role(of: $0), for: .leaf) }
  }

  /// In a composition root everything is exempt; elsewhere nothing may be.
  private func isRight(_ role: FileRole, for tier: Tier) -> Bool {
    role.tier == tier && (tier == .composition || role.exemption == nil)
  }

  /// A new file beside each file of the tier, those near to the leaf first.
  private func pathsBesideFiles(of tier: Tier) -> [String] {
    files.map(\.role).filter { isRight($0, for: tier) }.map(\.path)
      .map { (path: $0, nearness: sharedComponents(of: $0, folder)) }
      .sorted { left, right in
        left.nearness > right.nearness
          || left.nearness == right.nearness && Paths.precede(left.path, right.path)
      }.prefix(50).map { found in
        Paths.join(Self.folder(of: found.path), "Planted" + Paths.name(of: found.path))
      }
  }

  private func sharedComponents(of path: String, _ folder: String) -> Int {
    zip(path.split(separator: "/"), folder.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// What the patterns of the tier would match, below the folder and from the root.
  private func pathsAsConfigured(for tier: Tier) -> [String] {
    scope.shownPatterns(of: tier).flatMap { pattern -> [String] in
      let names = pattern.split(separator: "/").filter { $0 != "**" }.map(examplesName)
      var path = names.joined(separator: "/")
      if !path.hasSuffix(".swift") { path += "/Planted\(tier == .composition ? "" : "Flow").swift" }
      return [Paths.join(folder, path), path]
    }
  }

  /// A name that a pattern for one component matches.
  private func examplesName(_ pattern: Substring) -> String {
    var name = ""
    var rest = pattern
    while let character = rest.popFirst() {
      switch character {
      case "*": name += "Planted"
      case "?": name += "X"
      case "{":
        name += rest.prefix { $0 != "," && $0 != "}" }
        rest = rest.drop { $0 != "}" }.dropFirst()
      default: name.append(character)
      }
    }
    return name
  }
}
