import LintFindings
import SwiftOutline

extension Rule {
  static let environmentObject = Rule(
    "environment_object",
    family: .access,
    summary: "an object taken from the SwiftUI environment without a compile-time promise",
    why: """
      `@EnvironmentObject` crashes when no view above put the object in, and the compiler cannot \
      tell: a sheet, a pushed screen or a preview is enough. The view's `init` does not show what it \
      needs, so it cannot be reused or tested on its own. Pass the object through `init`, and keep \
      the environment for values that belong to the whole view tree, such as theme and locale.
      """,
    fixes: [
      Fix(
        "SwiftUI",
        """
        Replace `@EnvironmentObject var cart: Cart` by `@ObservedObject var cart: Cart` (or a plain \
        `let` for an `@Observable` class), which makes `cart` a parameter of `init`, and pass it \
        from the view that creates this one.
        """)
    ],
    needles: [.word("EnvironmentObject")],
    examples: [
      .faulty(
        "a service taken from the environment",
        """
        struct CheckoutView: View {
          @EnvironmentObject var payments: PaymentService  // want environment_object "@EnvironmentObject"
        }
        """),
      .faulty(
        "private, and written with its module",
        """
        struct ProfileView: View {
          @SwiftUI.EnvironmentObject  // want environment_object "@SwiftUI.EnvironmentObject"
          private var session: SessionStore
        }
        """),
      .correct(
        "the model comes in through init",
        """
        struct CheckoutView: View {
          @ObservedObject var payments: PaymentService
        }
        """),
      .correct(
        "putting an object in is the other side",
        """
        struct RootView: View {
          let theme: Theme
          var body: some View { ContentView().environmentObject(theme) }
        }
        """),
    ],
    check: findEnvironmentObjects
  )
}

private func findEnvironmentObjects(in view: FileView, into sink: inout FindingSink) {
  for attribute in view.outline.attributes {
    let name = attribute.lastName
    let alias = view.vocabulary.entry(.environment, name)
    guard name == "EnvironmentObject" || alias != nil else { continue }
    let subject = view.declaredSubject(of: attribute) ?? "?"
    if view.settings.environmentObjectsOnlyServices, !ServiceName.isServiceLike(subject) {
      sink.passOver(attribute.at, because: "`\(subject)` looks like screen state, not a service")
      continue
    }
    let symbol = view.symbol(of: attribute)
    let isSingleton = view.vocabulary.holds(.singleton, subject)
    let evidence =
      [alias?.evidence ?? "attribute `@\(attribute.name)`"]
      + (isSingleton ? ["`\(subject)` is a singleton too"] : [])
    var sighting = Sighting(
      attribute.nameTokens, subject: subject, evidence: evidence,
      message:
        "\(view.phrase(forSymbol: symbol)) expects \(view.phrase(forSubject: subject)) in the "
        + "environment, where it may be missing; take it as an `init` parameter")
    sighting.symbol = symbol
    sighting.discovered = alias?.line
    sink.report(sighting)
  }
}
