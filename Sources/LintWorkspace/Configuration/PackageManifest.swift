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

/// The name that a manifest gives its package; nil if it is not written as a text.
func packageName(in manifest: [UInt8]) -> String? {
  ends(of: "Package(", in: manifest).lazy.compactMap { start in
    stringArgument("name:", in: argumentList(in: manifest, from: start))
  }.first
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
