import SwiftOutline
import SwiftTokens
import Testing

@Suite("names")
struct NameTests {
  @Test("no file or folder is a drawer for what found no other place")
  func drawers() {
    let drawers: Set = [
      "util", "utils", "helper", "helpers", "common", "shared", "extensions", "misc",
    ]
    let paths = Repository.sources.map(\.path) + Repository.tests.map(\.path)
    let violations = paths.filter { path in
      path.split(separator: "/").contains { part in
        drawers.contains(part.split(separator: ".")[0].lowercased())
      }
    }.map { "\($0):1: named for no content" }
    expectNone(violations)
  }

  @Test("no type is named for a role that everything could have")
  func roles() {
    let endings = ["Manager", "Helper", "Context", "Engine", "Service", "Base", "Impl", "Util"]
    let violations = Repository.sources.flatMap { file in
      file.outline.types.filter { type in
        type.kind != .extension && endings.contains { type.name.hasSuffix($0) }
      }.map { file.violation(at: $0.nameToken, "the type is called `\($0.name)`") }
    }
    expectNone(violations)
  }

  @Test("a file that is not `main.swift` or a list is named for something it declares")
  func files() {
    let violations = Repository.sources.compactMap { file -> String? in
      let stem = file.name.dropLast(".swift".count).split(separator: "+")[0]
      let outline = file.outline
      let names =
        outline.types.map(\.name) + outline.functions.map(\.name) + outline.variables.map(\.name)
      let isDeclared = names.contains { name in
        name.split(separator: ".").contains { $0.lowercased().contains(stem.lowercased()) }
      }
      let declaresSeveral = outline.types.count + outline.functions.count > 1
      return isDeclared || declaresSeveral || stem == "main"
        ? nil : "\(file.path):1: declares nothing of its name"
    }
    expectNone(violations)
  }

  @Test("an offered function takes no Boolean: it is two functions, or an enum")
  func booleanParameters() {
    let violations = Repository.sources.flatMap { file in
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
    expectNone(violations)
  }
}

extension [Modifier] {
  /// Whether a declaration is seen by other targets.
  var isOffered: Bool {
    contains { [.public, .package, .open].contains($0.word) && $0.detail == nil }
  }
}
