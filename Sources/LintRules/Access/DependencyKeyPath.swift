import LintFindings
import SwiftOutline

extension Rule {
  static let dependencyKeyPath = Rule(
    "dependency_key_path",
    family: .access, level: .report,
    summary: "a dependency taken from the task-local values of swift-dependencies",
    why: """
      `@Dependency(\\.api)` can be overridden for a test or a preview, and still the type's `init` \
      does not say that it needs the API. Whether that is wanted is a policy of its own: a team that \
      lives by these values leaves this rule at `report`, one that moves to `init` gates it.
      """,
    fixes: [
      Fix(
        "swift-dependencies",
        "Take the value as an `init` parameter, and read `@Dependency` only in the reducer or root "
          + "that builds the type.")
    ],
    needles: [.word("Dependency")],
    examples: [
      .faulty(
        "a key path",
        """
        import Dependencies

        final class CartModel {
          @Dependency(\\.apiClient) var api  // want dependency_key_path "@Dependency"
        }
        """),
      .faulty(
        "a key by its type",
        """
        import ComposableArchitecture

        struct Cart {
          @Dependency(APIClient.self) var api  // want dependency_key_path "@Dependency"
        }
        """),
      .correct(
        "a dependency of an app intent",
        """
        import AppIntents

        struct OpenTrip { @Dependency var store: TripStore }
        """),
      .correct("an init parameter", "import Dependencies\nfinal class Cart { init(api: API) {} }"),
    ],
    check: findDependencyKeyPaths
  )
}

private func findDependencyKeyPaths(in view: FileView, into sink: inout FindingSink) {
  let isUsed = view.libraries.contains { $0.name == "swift-dependencies" }
  for attribute in view.outline.attributes where attribute.lastName == "Dependency" {
    let first = attribute.arguments.map(view.outline.arguments)?.first
    let key =
      first?.metatype.map(view.subject(ofType:)) ?? first?.keyPath.flatMap(view.lastName(in:))
    guard let key, isUsed else {
      sink.passOver(attribute.at, because: "`@Dependency` without a key is another library's")
      continue
    }
    let symbol = view.symbol(of: attribute)
    var sighting = Sighting(
      attribute.nameTokens, subject: key, evidence: ["the project imports swift-dependencies"],
      message:
        "\(view.phrase(forSymbol: symbol)) takes `\(key)` from the dependency values; take it "
        + "as an `init` parameter")
    sighting.symbol = symbol
    sighting.exemption = view.compositionReason(at: attribute.at, receiver: nil)
    sink.report(sighting)
  }
}
