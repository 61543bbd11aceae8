import LintFindings
import SwiftOutline

extension Rule {
  static let hardwiredCollaborator = Rule(
    "hardwired_collaborator",
    level: .report,
    summary: "a service that a type builds for itself",
    why: """
      `private let repository = UserRepository()` fixes the implementation and its whole graph at \
      the place of use: a test cannot replace it, and two owners have two instances. Take it as an \
      `init` parameter and build it where the graph is built. A hint, read by names.
      """,
    examples: [
      .faulty(
        "a repository made in place",
        """
        final class UserRepository {}
        final class ProfileModel {
          private let repository = UserRepository()  // want hardwired_collaborator "repository"
        }
        """),
      .faulty(
        "declared in another file",
        files: [
          .init("Client.swift", "actor APIClient { init(host: String) {} }"),
          .init(
            "Model.swift",
            """
            final class CartModel {
              let client: APIClient = APIClient(host: "a")  // want hardwired_collaborator "client"
            }
            """),
        ]),
      .correct(
        "taken through init, and values",
        """
        final class UserRepository {}
        struct Settings {}
        final class ProfileModel {
          private let repository: UserRepository
          private let settings = Settings()
          init(repository: UserRepository) { self.repository = repository }
        }
        """),
      .correct(
        "state of a view, the root of the graph, and types of other modules",
        """
        final class CartStore {}
        struct CartView { @StateObject var store = CartStore() }
        final class AppGraph { let store = CartStore() }
        final class Model { let manager = CLLocationManager() }
        """),
    ],
    checkProject: findHardwiredCollaborators
  )
}

private func findHardwiredCollaborators(in view: ProjectView, into sink: inout ProjectSink) {
  let classes = Set(
    view.digests.lazy.flatMap(\.summary.types).filter { $0.kind == .class || $0.kind == .actor }
      .map(\.lastName))
  for digest in view.ownDigests where !digest.flaggable.isEmpty {
    let details = details(of: digest)
    for place in digest.flaggable {
      let type = digest.summary.types[place.type]
      let property = type.properties[place.property]
      guard [.class, .actor].contains(type.kind), !composes(type), !property.isStatic,
        property.attributes.allSatisfy(isPlainAttribute),
        let made = property.madeType, classes.contains(made), ServiceName.isServiceLike(made),
        !details.contains(made), !details.contains("\(type.path).\(made)"),
        !partSuffixes.contains(where: made.hasSuffix)
      else { continue }
      let symbol = "\(type.path).\(property.name)"
      sink.report(
        ProjectSighting(
          spot: place.spot, text: property.name, subject: made,
          symbol: symbol, evidence: ["`\(made)` is a class of this project"],
          message: "`\(symbol)` builds its own `\(made)`; take it as an `init` parameter"),
        in: digest)
    }
  }
}

/// Names of what is rather a part of its owner than a service to it.
private let partSuffixes = ["Coordinator", "Helper", "Data", "ViewController"]

/// Whether an attribute leaves a stored property what it is.
private func isPlainAttribute(_ name: String) -> Bool { ["MainActor", "objc"].contains(name) }

/// The types of a file that are nowhere else: nested ones by their paths, private ones by their
/// names. What a type builds of them is part of it, no collaborator.
private func details(of digest: FileDigest) -> Set<String> {
  Set(
    digest.summary.types.flatMap { type -> [String] in
      let isPrivate = type.modifiers.contains("private") || type.modifiers.contains("fileprivate")
      return (isPrivate ? [type.lastName] : []) + (type.path.contains(".") ? [type.path] : [])
    })
}

/// Whether building things is what the type is for.
private func composes(_ type: TypeSummary) -> Bool {
  let suffixes = [
    "Graph", "Container", "Assembly", "Factory", "Coordinator", "Dependencies", "Delegate",
    "Environment", "Component", "Root", "Locator", "App",
  ]
  return suffixes.contains { type.lastName.hasSuffix($0) }
}

extension PropertySummary {
  /// The type that the initial value constructs.
  fileprivate var madeType: String? {
    guard isConstructed, let start = initializerStart else { return nil }
    let name = start == ".init" ? type : start
    return name.map { bareTypeName($0.hasSuffix(".init") ? String($0.dropLast(5)) : $0) }
  }
}
