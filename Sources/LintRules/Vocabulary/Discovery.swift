import SwiftOutline

/// How much of the tree discovery looks at.
package enum DiscoveryDepth: Sendable {
  /// Containers, wrappers and static locators: what files with a needle of discovery show.
  case needledFiles
  /// Also god types, worlds and app delegates, for which every file must be summarised.
  case wholeTree
}

enum Discovery {
  /// What a file must hold to add a name to the vocabulary.
  static let needles: [Needle] =
    Library.modules.sorted().map { .module($0) }
    + [
      .word("propertyWrapper"), .word("SharedContainer"), .call("resolve"),
      .declaredSuffix("Container"), .declaredSuffix("Locator"), .declaredSuffix("Injector"),
      .declaredSuffix("Assembler"),
    ]
}

/// The vocabulary of a tree, from the digests of its files in any order.
///
/// With `.needledFiles` it is the same whether files without a needle of discovery are among the
/// digests or not.
package func discover(
  in digests: [FileDigest], depth: DiscoveryDepth = .needledFiles
) -> Vocabulary {
  let libraries = digests.flatMap(\.summary.imports).filter(Library.modules.contains)
  let containers = Vocabulary(digests.flatMap(containerEntries))
  let wrappers = digests.flatMap { wrapperEntries(in: $0, containers: containers) }
  return Vocabulary(containers.entries + wrappers, libraries: libraries)
}

extension FileDigest {
  /// `path:line` of a type.
  fileprivate func origin(ofType index: Int) -> String { "\(path):\(typeLines[index])" }
}

private func containerEntries(in digest: FileDigest) -> [Vocabulary.Entry] {
  digest.summary.types.enumerated().flatMap { index, type -> [Vocabulary.Entry] in
    let hint = digest.hints[index] ?? ContainerHint()
    let name = type.lastName
    let entry = { (kind: Vocabulary.Kind, reason: String) in
      Vocabulary.Entry(kind, name, origin: digest.origin(ofType: index), reason: reason)
    }
    if type.inheritedNames.contains("SharedContainer") {
      return [entry(.container, "conforms to `SharedContainer`")]
    }
    guard type.kind != .protocol, type.kind != .extension else { return [] }
    if hint.registers, hint.resolves {
      return [entry(.container, "declares `register` and `resolve`")]
    }
    if hint.resolves, ContainerName.isContainerType(name) || name == "Resolver" {
      return [entry(.container, "declares `resolve`")]
    }
    guard ContainerName.isContainerType(name) else { return [] }
    return type.properties.contains { ContainerName.accessors.contains($0.name) && $0.isStatic }
      ? [entry(.container, "hands itself out as `\(name).\(type.accessor)`")]
      : locatorEntry(of: type, entry: entry)
  }
}

/// A type whose name says locator and whose static members are services.
private func locatorEntry(
  of type: TypeSummary, entry: (Vocabulary.Kind, String) -> Vocabulary.Entry
) -> [Vocabulary.Entry] {
  let services = type.properties.filter { $0.isStatic && !$0.modifiers.contains("private") }
  guard ContainerName.isLocatorType(type.lastName), services.count >= 2 else { return [] }
  return [entry(.locator, "has \(services.count) static services")]
}

private func wrapperEntries(
  in digest: FileDigest, containers: Vocabulary
) -> [Vocabulary.Entry] {
  digest.summary.types.enumerated().compactMap { index, type in
    guard type.attributes.contains(where: { $0 == "propertyWrapper" }) else { return nil }
    let entry = { (reason: String) in
      Vocabulary.Entry(
        .wrapper, type.lastName, origin: digest.origin(ofType: index), reason: reason)
    }
    if Library.wrapperNames.contains(type.lastName) {
      return entry("declared here under an injecting wrapper's name")
    }
    let mentions = digest.hints[index]?.mentions ?? []
    let container = mentions.first { name in
      containers.holds(.container, name) || containers.holds(.locator, name)
        || ContainerName.isContainerLike(name)
    }
    return container.map { entry("its body reaches `\($0)`") }
  }
}

extension TypeSummary {
  /// The name without those of the types around it.
  var lastName: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// The inherited names without generic arguments and modules.
  var inheritedNames: [String] {
    inherited.map { spelling in
      let plain = spelling.prefix { $0 != "<" }
      return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }
  }

  /// The name of the static member that hands out the one instance; `shared` if there is none.
  var accessor: String {
    properties.first { $0.isStatic && ContainerName.accessors.contains($0.name) }?.name ?? "shared"
  }
}
