package import LintFindings
import SwiftOutline

/// One type of the hidden-dependency ledger.
package struct LedgerRow: Sendable, Equatable {
  /// The full path: `Trip.Builder`.
  package var type: String
  package var module: String
  package var owner: String?
  package var path: String
  /// 1-based.
  package var line: Int
  package var tier: Tier
  /// What the initialiser declares: `tripID: Trip.ID`; empty for nothing.
  package var declares: String
  /// Where that initialiser comes from: `memberwise`; empty when the type writes it.
  package var declaredBy: String
  /// In the order of the source.
  package var hides: [HiddenRow]
  /// By which means, most first: `resolve` 4.
  package var means: [MeansRow]
  /// The initialiser that would tell the truth; nil when it hides nothing or there can be none.
  package var truthfulInitializer: String?
  /// Why there can be none.
  package var obstacle: InitializerObstacle?
  package var creators: [CreationSite]
  /// Commits of the last 90 days that touched the file; nil without git.
  package var recentCommits: Int?
  /// Whether the system creates it, so that its initialiser can take nothing.
  package var isCreatedBySystem: Bool

  /// One hidden dependency.
  package struct HiddenRow: Sendable, Equatable {
    package var subject: String
    package var uses: [UseRow]
  }

  /// One place where a hidden dependency is reached for.
  package struct UseRow: Sendable, Equatable {
    package var path: String
    package var line: Int
    package var symbol: String
    package var means: String
  }

  /// A way of reaching, and how often it is used.
  package struct MeansRow: Sendable, Equatable {
    package var words: String
    package var count: Int
  }

  /// How often it uses what it hides.
  package var useCount: Int { hides.reduce(0) { $0 + $1.uses.count } }
}

extension Census {
  /// The ledger, by path and line of the types.
  func ledger() -> [LedgerRow] {
    hidden.map { ledgerRow(of: $0.key, hiding: $0.value) }.sorted { left, right in
      if left.path != right.path { return precedes(left.path, right.path) }
      return (left.line, left.type) < (right.line, right.type)
    }
  }

  /// The ledger of one type.
  func ledgerRow(of place: Int, hiding dependencies: [HiddenDependency]) -> LedgerRow {
    let type = index.types[place]
    let file = index.file(of: type)
    // Of a type that is declared elsewhere the first use is all that can be shown.
    let use = type.declaration == nil ? dependencies.first?.uses.first : nil
    let declared = index.declaredInitializer(of: type, injectingWrappers: injectingWrappers)
    let obstacle = initializerObstacle(of: type, declared, hiding: dependencies)
    let isProposed = obstacle == nil && !dependencies.isEmpty
    return LedgerRow(
      type: type.path, module: file.module, owner: file.owner, path: use?.path ?? file.path,
      line: use?.line ?? type.firstPart.line,
      tier: dependencies.map(\.tier).min() ?? file.tier,
      declares: declared.parameterList, declaredBy: declared.originWords,
      hides: dependencies.map { LedgerRow.HiddenRow(subject: $0.subject, uses: $0.uses) },
      means: meansRows(dependencies),
      truthfulInitializer: isProposed ? truthfulInitializer(declared, hiding: dependencies) : nil,
      obstacle: obstacle,
      creators: creators[place] ?? [], recentCommits: file.recentCommits,
      isCreatedBySystem: type.isCreatedBySystem)
  }

  private func meansRows(_ dependencies: [HiddenDependency]) -> [LedgerRow.MeansRow] {
    let words = dependencies.flatMap(\.uses).map(\.means)
    return Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
      .map { LedgerRow.MeansRow(words: $0.key, count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : precedes($0.words, $1.words) }
  }
}

/// By which means a finding reaches for its subject, in words.
func means(of finding: Finding) -> String {
  switch finding.rule {
  case "service_locator_resolve": "resolve"
  case "injected_property_wrapper": finding.text
  case "shared_container_access": finding.text
  case "environment_object": "@EnvironmentObject"
  case "observable_environment": "@Environment"
  case "dependency_key_path": "@Dependency"
  case "shared_instance_access": "shared instance"
  default: finding.rule.name
  }
}

extension ProjectType {
  /// Entry types are made by the system, through an initialiser without parameters.
  var isCreatedBySystem: Bool {
    inheritedNames.contains(where: isSystemMade)
      || declaration?.summary.attributes.contains("main") ?? false
  }

  private func isSystemMade(_ name: String) -> Bool {
    systemMade.contains(name) || systemMadeSuffixes.contains { name.hasSuffix($0) }
  }
}

private let systemMade: Set<String> = [
  "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
  "WKExtensionDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "WidgetBundle", "Widget",
  "ControlWidget", "INExtension", "UNNotificationServiceExtension", "EntityQuery",
  "EntityStringQuery", "EnumerableEntityQuery", "AppShortcutsProvider",
  "CPTemplateApplicationSceneDelegate",
]

/// The protocols of app intents: `AudioPlaybackIntent`, `OpenIntent`.
private let systemMadeSuffixes = [
  "AppIntent", "PlaybackIntent", "RecordingIntent", "ActivityIntent", "OpenIntent",
  "ConfigurationIntent", "FilterIntent",
]

/// Whether the first text sorts before the second as UTF-8 bytes.
func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
