import DebtRatchet
import LintNotation

/// The module of each file: as configured, else the package target, else as the folders say.
package struct ModuleMap: Sendable {
  private let modules: [ModuleSetting]
  /// The name of the package target in each folder, whose path ends in `/`.
  private let targets: [Substring: String]

  package init(modules: [ModuleSetting], targets: [PackageTarget]) {
    self.modules = modules
    self.targets = Dictionary(
      targets.map { (Substring($0.folder), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The module of a file, given its path relative to the root.
  package func module(of path: String) -> String {
    if let module = setting(for: path) { return module.name }
    return targets.isEmpty ? moduleByFolder(of: path) : target(of: path) ?? moduleByFolder(of: path)
  }

  /// The target in the deepest folder that holds the file.
  private func target(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      if let target = targets[folder[...slash]] { return target }
      folder = folder[..<slash]
    }
    return targets[""]
  }

  private func setting(for path: String) -> ModuleSetting? {
    if modules.isEmpty { return nil }
    let components = split(path)
    return modules.first { $0.paths.contains { $0.matches(components) } }
  }

  /// The configured owner of a file's module; nil if the configuration names none.
  package func owner(of path: String) -> String? {
    setting(for: path)?.owner
  }
}

/// A target of a `Package.swift`, and where its sources lie.
package struct PackageTarget: Sendable, Equatable {
  package var name: String
  /// Relative to the root, ending in `/`; empty for the root itself.
  package var folder: String

  package init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }
}

extension Workspace {
  /// The targets that name their own folder in the manifests that the walk came by.
  ///
  /// Targets without `path:` need no manifest: they lie in `Sources/NAME`.
  package func packageTargets(in listing: FileListing) -> [PackageTarget] {
    listing.skipped.filter { $0.reason == .manifest && Paths.name(of: $0.path) == "Package.swift" }
      .flatMap { manifest -> [PackageTarget] in
        guard let bytes = try? System.read(location(of: manifest.path)) else { return [] }
        let parent = Paths.parent(of: manifest.path)
        return targetPaths(in: bytes).map { target in
          let folder = Paths.absolute(
            target.path, from: parent == "." ? "/" : "/" + parent)
          let inside = String(folder.dropFirst())
          return PackageTarget(name: target.name, folder: inside.isEmpty ? "" : inside + "/")
        }
      }
  }
}

/// The targets of a manifest that say where they lie, in the order written.
///
/// Reads no Swift beyond `name: "…"` and `path: "…"` in the parentheses of `target(` and its like.
package func targetPaths(in manifest: [UInt8]) -> [(name: String, path: String)] {
  var found: [(name: String, path: String)] = []
  for start in ends(of: "arget(", in: manifest) {
    let arguments = argumentList(in: manifest, from: start)
    if let name = stringArgument("name:", in: arguments),
      let path = stringArgument("path:", in: arguments)
    {
      found.append((name, path))
    }
  }
  return found
}

/// Up to the parenthesis that closes the one before `start`, without what is nested deeper.
private func argumentList(in manifest: [UInt8], from start: Int) -> [UInt8] {
  var arguments: [UInt8] = []
  var depth = 1
  var isInString = false
  for byte in manifest[start...].prefix(4096) {
    if byte == UInt8(ascii: "\"") { isInString.toggle() }
    if !isInString {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
    }
    if depth == 0 { break }
    if depth == 1 { arguments.append(byte) }
  }
  return arguments
}

private func stringArgument(_ label: String, in arguments: [UInt8]) -> String? {
  guard let end = ends(of: label, in: arguments).first else { return nil }
  let rest = arguments[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  guard rest.first == UInt8(ascii: "\"") else { return nil }
  let text = rest.dropFirst()
  return text.firstIndex(of: UInt8(ascii: "\"")).map {
    String(decoding: text[..<$0], as: UTF8.self)
  }
}

/// Where each occurrence of a text ends.
private func ends(of text: String, in bytes: [UInt8]) -> [Int] {
  let wanted = Array(text.utf8)
  guard bytes.count >= wanted.count else { return [] }
  return (0...(bytes.count - wanted.count)).filter { bytes[$0...].starts(with: wanted) }
    .map { $0 + wanted.count }
}
