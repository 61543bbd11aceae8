import SwiftOutline
import SwiftTokens

extension Convention {
  static let ofNames = [drawers, roles, files, booleanParameters]

  private static let drawers = Convention(
    "no file or folder is a drawer for what found no other place", in: .sourcesAndTests,
    faulty: SourceFile("Sources/A/Helpers/B.swift", "")
  ) { file in
    let drawers: Set = [
      "util", "utils", "helper", "helpers", "common", "shared", "extensions", "misc",
    ]
    return file.path.split(separator: "/")
      .filter { drawers.contains($0.split(separator: ".")[0].lowercased()) }
      .map { "\(file.path):1: `\($0)` is named for no content" }
  }

  private static let roles = Convention(
    "no type is named for a role that everything could have",
    faulty: SourceFile("Sources/A/A.swift", "struct ScanManager {}\n")
  ) { file in
    let endings = ["Manager", "Helper", "Context", "Engine", "Service", "Base", "Impl", "Util"]
    return file.outline.types
      .filter { type in type.kind != .extension && endings.contains { type.name.hasSuffix($0) } }
      .map { file.violation(at: $0.nameToken, "the type is called `\($0.name)`") }
  }

  private static let files = Convention(
    "a file with one declaration is named for it",
    faulty: SourceFile("Sources/A/Reader.swift", "struct Cursor {}\n")
  ) { file in
    let stem = file.name.split(separator: ".")[0].split(separator: "+")[0].lowercased()
    let outline = file.outline
    let names =
      outline.types.map(\.name) + outline.functions.map(\.name) + outline.variables.map(\.name)
    let isDeclared = names.map { $0.lowercased() }.contains {
      $0.contains(stem) || stem.contains($0)
    }
    let declaresSeveral = outline.types.count + outline.functions.count > 1
    return isDeclared || declaresSeveral || stem == "main"
      ? [] : ["\(file.path):1: declares nothing of its name"]
  }

  private static let booleanParameters = Convention(
    "an offered function takes no Boolean: it is two functions, or an enum",
    faulty: SourceFile("Sources/A/A.swift", "package func scan(isQuick: Bool) {}\n")
  ) { file in
    file.outline.functions.filter { $0.kind == .function && $0.modifiers.isOffered }
      .flatMap { function in
        function.parameters
          .filter { file.source.text(ofTokens: $0.type) == "Bool" }
          .map {
            file.violation(
              at: $0.tokens.lowerBound, "`\(function.name)` takes the Boolean `\($0.name)`")
          }
      }
  }
}

extension [Modifier] {
  /// Whether a declaration is seen by other targets.
  var isOffered: Bool {
    contains { [.public, .package, .open].contains($0.word) && $0.detail == nil }
  }
}
