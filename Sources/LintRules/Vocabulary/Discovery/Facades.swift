import LintFindings
import SwiftOutline

/// The services that the types of a Composition file hand out to everybody by static properties of
/// any name: `Services.api` of `enum Services { static let api = APIClient() }`.
///
/// What stands there may build services and keep them; who takes them from outside asks a locator.
func facadeEntries(in digest: FileDigest) -> [Vocabulary.Entry] {
  guard digest.tier == .composition else { return [] }
  return digest.summary.types.enumerated().flatMap { index, type -> [Vocabulary.Entry] in
    if type.kind == .protocol || type.inheritedNames.contains(where: keys.contains) { return [] }
    return type.properties.filter { property in
      property.isReachableService && !type.holdsItself(property)
    }.map { property in
      digest.entry(
        .locator, "\(type.lastName).\(property.name)", ofType: index,
        because: "a static service of Composition")
    }
  }
}

/// Protocols by whose types others ask for a value, so that nobody names it.
private let keys: Set<String> = [
  "DependencyKey", "TestDependencyKey", "EnvironmentKey", "PreviewProvider",
]

extension PropertySummary {
  /// Whether everybody may take a service from it.
  fileprivate var isReachableService: Bool {
    guard isStatic, !modifiers.contains("private"), !modifiers.contains("fileprivate"),
      !ContainerName.accessors.contains(name), let heldType
    else { return false }
    return ServiceName.isCollaborator(heldType) && !PlatformName.isPlatformType(heldType)
  }
}
