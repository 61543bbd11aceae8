import LintFindings
import SwiftOutline

extension Rule {
  static let unregisteredResolution = Rule(
    "unregistered_resolution",
    level: .report,
    summary: "a type that is resolved and that nothing registers",
    why: """
      Resolving a type that was never registered crashes, or yields `nil`, on the screen that asks \
      for it, and no compiler says so. Register the type, or better: pass the object through `init`, \
      where a missing one is a compile error. Silent in projects that register nothing themselves.
      """,
    examples: [
      .faulty(
        "a forgotten registration",
        files: [
          .init(
            "Assembly.swift",
            """
            import Swinject
            func fill(container: Container) { container.register(Cart.self) { _ in Cart() } }
            """),
          .init(
            "View.swift",
            """
            import Swinject
            let cart = container.resolve(Cart.self)
            let trip = container.resolve(Trip.self)  // want unregistered_resolution "resolve"
            """),
        ]),
      .faulty(
        "an injected property",
        """
        import Resolver
        func fill() { register { Cart() } }
        final class Model {
          @Injected var cart: Cart
          @Injected var trip: Trip  // want unregistered_resolution "@Injected"
        }
        """),
      .correct(
        "registered as a protocol, by a cast, by an explicit result",
        """
        import Resolver
        func fill() {
          register { LiveCart() }.implements(Cart.self)
          register { LiveTrip() as Trip }
          register { () -> Fare in LiveFare() }
        }
        final class Model {
          @Injected var cart: Cart
          @Injected var trip: any Trip
          @Injected var fare: Fare?
        }
        """),
      .correct(
        "generic parameters, and a project that registers elsewhere",
        """
        import Swinject
        func find<Service>(_ type: Service.Type) -> Service? { container.resolve(Service.self) }
        let cart = container.resolve(Cart.self)
        """),
    ],
    checkProject: findUnregisteredResolutions
  )
}

private func findUnregisteredResolutions(in view: ProjectView, into sink: inout ProjectSink) {
  let registered = Set(view.digests.lazy.flatMap(\.registered).map(bareTypeName))
  guard !registered.isEmpty else { return }
  for digest in view.ownDigests {
    for lookup in digest.lookups
    where !registered.contains(bareTypeName(lookup.subject))
      && !view.vocabulary.holds(.container, bareTypeName(lookup.subject))
    {
      sink.report(
        ProjectSighting(
          spot: lookup.spot, text: lookup.text, subject: lookup.subject, symbol: lookup.symbol,
          evidence: ["nothing registers `\(lookup.subject)`"],
          message: "`\(lookup.symbol)` asks for `\(lookup.subject)`, which nothing registers; "
            + "register it, or take it as an `init` parameter"),
        in: digest)
    }
  }
}
