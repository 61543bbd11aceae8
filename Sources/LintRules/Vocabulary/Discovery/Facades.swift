import LintFindings
import SwiftOutline

/// The services that the types of a Composition file hand out to everybody by static properties of
/// any name: `Services.api` of `enum Services { static let api = APIClient() }`.
///
/// What stands there may build services and keep them; who takes them from outside asks a locator.
func facadeEntries(in digest: FileDigest) -> [Vocabulary.Entry] {
  guard digest.tier == .composition else { return [] }
  return digest.summary.types.enumerated().flatMap { index, type -> [Vocabulary.Entry] in
    if type.kind == .protocol || type.inheritedNames.contains(where: serviceKeys.contains) {
      return []
    }
    return type.properties.filter { property in
      property.isReachableService && !type.holdsItself(property)
    }.map { property in
      digest.entry(
        .locator, "\(type.lastName).\(property.name)", ofType: index,
        because: "a static service of Composition")
    }
  }
}

/// The globals of a Composition file that hold a container: `let services = AppContainer.shared`.
func globalContainers(in digest: FileDigest, containers: Vocabulary) -> [Vocabulary.Entry] {
  guard digest.tier == .composition else { return [] }
  let libraries = Library.imported(by: digest.summary.imports)
  return digest.summary.globals.compactMap { global in
    let isHidden = global.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    guard !isHidden, !ContainerName.startsUpperCase(global.name), let held = global.heldContainer,
      containers.isContainer(held, with: libraries)
    else { return nil }
    return Vocabulary.Entry(
      .container, global.name, origin: digest.path, reason: "a global that holds `\(held)`")
  }
}

/// Protocols by whose types others ask for a value, so that nobody names it.
let serviceKeys: Set<String> = [
  "DependencyKey", "TestDependencyKey", "EnvironmentKey", "PreviewProvider",
]

extension PropertySummary {
  /// What a value is of, or what hands it out: `AppContainer` of `= AppContainer.shared`.
  fileprivate var heldContainer: String? {
    let parts = components(of: initializerStart ?? "").suffix(2).map(String.init)
    let isHandedOut = parts.count == 2 && ContainerName.accessors.contains(parts[1])
    return type == nil && isHandedOut ? parts[0] : heldType
  }

  /// Whether everybody may take a service from it.
  fileprivate var isReachableService: Bool {
    guard isStatic, !modifiers.contains("private"), !modifiers.contains("fileprivate"),
      !ContainerName.accessors.contains(name), let heldType
    else { return false }
    return ServiceName.isCollaborator(heldType) && !PlatformName.isPlatformType(heldType)
  }
}
