import LintFindings
import SwiftOutline

extension Rule {
  static let observableEnvironment = Rule(
    "observable_environment",
    family: .access, level: .report,
    summary: "an observable object taken from the SwiftUI environment by its type",
    why: """
      `@Environment(Store.self)` crashes, or as an optional silently shows nothing, when no view \
      above put the store in. The view's `init` does not tell that it needs one. Pass the object \
      through `init`; the environment is for values that belong to the whole view tree.
      """,
    fixes: [
      Fix(
        "SwiftUI",
        "`@Environment(Cart.self) var cart` becomes `let cart: Cart`, passed by the parent.")
    ],
    needles: [.word("Environment")],
    examples: [
      .faulty(
        "a store by its type",
        """
        struct CartView: View {
          @Environment(CartStore.self) private var cart  // want observable_environment "@Environment"
        }
        """),
      .faulty(
        "an optional one",
        """
        struct ProfileView: View {
          @Environment(Session.self) var session: Session?  // want observable_environment "@Environment"
        }
        """),
      .correct(
        "keys of the environment",
        """
        struct CartView: View {
          @Environment(\\.dismiss) private var dismiss
          @Environment(\\.locale) private var locale
        }
        """),
      .correct("an init parameter", "struct CartView: View { let cart: CartStore }"),
    ],
    check: findObservableEnvironments
  )
}

private func findObservableEnvironments(in view: FileView, into sink: inout FindingSink) {
  for attribute in view.outline.attributes where attribute.lastName == "Environment" {
    let arguments = attribute.arguments.map(view.outline.arguments) ?? []
    guard let type = arguments.first?.metatype else { continue }
    let subject = view.subject(ofType: type)
    let symbol = view.symbol(of: attribute)
    let isSingleton = view.vocabulary.holds(.singleton, subject)
    var sighting = Sighting(
      attribute.nameTokens, subject: subject,
      evidence: ["argument is a metatype"]
        + (isSingleton ? ["`\(subject)` is a singleton too"] : []),
      message:
        "\(view.phrase(forSymbol: symbol)) expects `\(subject)` in the environment, where it "
        + "may be missing; take it as an `init` parameter")
    sighting.symbol = symbol
    sink.report(sighting)
  }
}
