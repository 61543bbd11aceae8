import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let diLibraryImport = Rule(
    "di_library_import",
    level: .report,
    summary: "a DI library imported outside Composition",
    why: """
      The library is a detail of the composition root. A feature that imports it can reach for \
      anything at any time, and exchanging the library means touching every feature. Where \
      dependencies come in through `init`, only the files that build the graph import it.
      """,
    needles: Library.modules.words.sorted().map { .module($0) },
    examples: [
      .faulty(
        "a view model that imports the library",
        """
        import Foundation
        import Swinject  // want di_library_import "Swinject"
        """),
      .faulty(
        "one declaration, or re-exported",
        """
        @_exported import FactoryKit  // want di_library_import "FactoryKit"
        import class Dip.DependencyContainer  // want di_library_import "Dip"
        """),
      .correct("other libraries", "import Foundation\nimport SwiftUI\n"),
      .correct("a module whose name only begins alike", "import DipSwitch\nimport Factories\n"),
    ],
    check: findLibraryImports
  )
}

private func findLibraryImports(in view: FileView, into sink: inout FindingSink) {
  for declaration in view.outline.imports where Library.modules.contains(declaration.module) {
    let token = declaration.tokens.first { token in
      view.isName(token) && view.source.name(of: token) == declaration.module
    }
    guard let token else { continue }
    let library = Library.name(ofModule: declaration.module) ?? declaration.module
    let file = view.role.path.split(separator: "/").last.map(String.init) ?? view.role.path
    sink.report(
      Sighting(
        token..<token + 1, subject: declaration.module,
        evidence: ["`\(declaration.module)` belongs to \(library)"],
        message: "`\(file)` imports `\(declaration.module)`; import it where the graph is built "
          + "only, and take dependencies through `init`"))
  }
}
