import LintFindings
import SwiftOutline

extension Rule {
  static let uninjectedEnvironmentObject = Rule(
    "uninjected_environment_object",
    level: .report,
    summary: "an environment object that nothing puts into the environment",
    why: """
      A view with `@EnvironmentObject` crashes when no view above put the object in, and here none \
      does anywhere in the project. Put it in at the root, or take it through `init`, where the \
      compiler sees that it is missing. Silent when an injected object's type cannot be told.
      """,
    examples: [
      .faulty(
        "no view injects it",
        files: [
          .init(
            "Root.swift",
            "struct Root: View { var body: some View { Home().environmentObject(Theme()) } }"),
          .init(
            "Home.swift",
            """
            struct Home: View {
              @EnvironmentObject var theme: Theme
              @EnvironmentObject var cart: Cart  // want uninjected_environment_object "cart"
            }
            """),
        ]),
      .faulty(
        "nothing is injected at all",
        """
        struct Home: View {
          @EnvironmentObject var session: Session  // want uninjected_environment_object "session"
        }
        """),
      .correct(
        "injected by construction, by a property's type, by its name, as self",
        """
        final class Model: ObservableObject { var view: some View { Home().environmentObject(self) } }
        struct Root: View {
          let store: Store
          @StateObject var theme = Theme()
          var body: some View {
            Home().environmentObject(store).environmentObject(theme).environmentObject(app.cart)
          }
        }
        struct Home: View {
          @EnvironmentObject var store: Store
          @EnvironmentObject var theme: Theme
          @EnvironmentObject var cart: Cart
          @EnvironmentObject var model: Model
        }
        """),
      .correct("no environment object", "struct Home: View { let cart: Cart }"),
    ],
    checkProject: findUninjectedObjects
  )
}

private func findUninjectedObjects(in view: ProjectView, into sink: inout ProjectSink) {
  guard let names = injectedNames(in: view) else { return }
  for digest in view.ownDigests {
    for place in digest.flaggable {
      let type = digest.summary.types[place.type]
      let property = type.properties[place.property]
      guard property.isEnvironmentObject,
        let wanted = property.type.map(bareTypeName), !names.contains(wanted.lowercased())
      else { continue }
      let symbol = "\(type.path).\(property.name)"
      sink.report(
        ProjectSighting(
          spot: place.spot, text: property.name, subject: wanted,
          symbol: symbol, evidence: ["no `.environmentObject` with a `\(wanted)` was found"],
          message: "`\(symbol)` expects a `\(wanted)` that nothing puts into the environment; "
            + "inject it at the root, or take it as an `init` parameter"),
        in: digest)
    }
  }
}

/// The types that are put into the environment, in lower case; nil when one cannot be told.
///
/// A member of another type has the type that any property of its name is declared with; where
/// none is, it must be called like a type that is asked for.
private func injectedNames(in view: ProjectView) -> Set<String>? {
  let injected = Set(view.digests.lazy.flatMap(\.environment))
  if injected.contains("?") { return nil }
  let members = injected.filter { $0.hasPrefix(".") }
  var names = Set(injected.subtracting(members).map { bareTypeName($0).lowercased() })
  if members.isEmpty { return names }
  let memberNames = Set(members.map { String($0.dropFirst()) })
  var asked: Set<String> = []
  var known: Set<String> = []
  for property in view.digests.lazy.flatMap(\.summary.types).flatMap(\.properties) {
    let isMember = memberNames.contains(property.name)
    guard isMember || property.isEnvironmentObject, let held = property.heldType?.lowercased()
    else { continue }
    if property.isEnvironmentObject { asked.insert(held) }
    if isMember {
      known.insert(property.name)
      names.insert(held)
    }
  }
  names.formUnion(memberNames.map { $0.lowercased() })
  let isTold = memberNames.allSatisfy { known.contains($0) || asked.contains($0.lowercased()) }
  return isTold ? names : nil
}

extension PropertySummary {
  fileprivate var isEnvironmentObject: Bool {
    attributes.contains {
      $0.hasSuffix("EnvironmentObject") && bareTypeName($0) == "EnvironmentObject"
    }
  }
}
