package import SwiftOutline
import SwiftTokens

/// What is kept of a file once its bytes are dropped: enough for discovery, the project-wide rules
/// and the inventory.
package struct FileDigest: Sendable, Equatable {
  /// The file, relative to the root.
  package var path: String
  /// Its declarations.
  package var summary: FileSummary
  /// What its types show of containers, by the type's place in `summary.types`.
  package var hints: [Int: ContainerHint] = [:]
  /// 1-based lines of the types, in the order of `summary.types`.
  package var typeLines: [Int] = []
  /// Who builds what; nil unless the settings ask for it.
  package var wiring: Wiring?

  package init(path: String, summary: FileSummary) {
    self.path = path
    self.summary = summary
  }
}

/// What a type shows of being a container, or of reaching into one.
package struct ContainerHint: Sendable, Equatable {
  /// Whether it declares a `register`.
  package var registers = false
  /// Whether it declares a generic `resolve`, or one that takes a metatype.
  package var resolves = false
  /// For a property wrapper: the type names and container-like names in its body, sorted.
  package var mentions: [String] = []
}

extension FileDigest {
  /// The digest of a file.
  init(of outline: Outline, path: String) {
    self.init(path: path, summary: FileSummary(of: outline))
    hints = containerHints(in: outline)
    let lines = outline.types.isEmpty ? nil : LineTable(of: outline.source.bytes)
    typeLines = outline.types.map { type in
      lines?.line(ofByteOffset: Int(outline.source.tokens[type.nameToken].start)) ?? 1
    }
  }
}
