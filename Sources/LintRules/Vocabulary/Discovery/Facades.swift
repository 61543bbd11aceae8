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

/// The static members of a Composition file that hand on what a container holds, so that who takes
/// it there asks the container: `static var cart: Cart { Container.shared.resolve(Cart.self)! }`.
func forwardingEntries(in digest: FileDigest, containers: Vocabulary) -> [Vocabulary.Entry] {
  if digest.names.forwardingMembers.isEmpty { return [] }
  let libraries = Library.imported(by: digest.summary.imports)
  let keyed = Set(
    digest.summary.types.filter { $0.inheritedNames.contains(where: keys.contains) }
      .map(\.lastName))
  return digest.names.forwardingMembers.compactMap { member in
    let owner = String(member.name.prefix { $0 != "." })
    // What is taken from a container itself is found as that.
    guard !keyed.contains(owner), !containers.isContainer(owner, with: libraries) else {
      return nil
    }
    let resolves = member.mentions.contains("resolve")
    let container = member.mentions.first { name in
      containers.isContainer(name, with: libraries)
        || resolves && ContainerName.isContainerLike(name)
    }
    return container.map { container in
      Vocabulary.Entry(
        .locator, member.name, origin: "\(digest.path):\(member.spot.line)",
        reason: "hands on what `\(container)` holds")
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
