import LintFindings
import SwiftOutline

extension Rule {
  static let containerDefaultArgument = Rule(
    "container_default_argument",
    family: .access,
    summary: "a parameter whose default value reaches into a container",
    why: """
      The parameter makes the type testable, and the default hides the dependency again: production \
      code never passes it, so the signature still promises less than the body needs, and a missing \
      registration still fails at run time. It is a good half-way step and needs a date: pass the \
      value where the type is built, then delete the default.
      """,
    fixes: [
      Fix(
        "Factory",
        "Move `Container.shared.cart()` to the call of the initialiser, best inside a factory."),
      Fix("Resolver", "Write `register { CartViewModel(cart: resolve()) }` and drop the default."),
      Fix("Swinject", "Pass `r.resolve(Cart.self)!` in the registration of the type."),
    ],
    needles: Rule.serviceLocatorResolve.needles + Rule.sharedContainerAccess.needles,
    examples: [
      .faulty(
        "a factory as the default",
        """
        import FactoryKit

        final class CartViewModel {
          init(
            cart: Cart = Container.shared.cart()  // want container_default_argument "Container"
          ) {}
        }
        """),
      .faulty(
        "a resolve as the default",
        """
        import Resolver

        final class TripViewModel {
          init(
            trips: TripStore = Resolver.resolve()  // want container_default_argument "resolve"
          ) {}
        }
        """),
      .correct(
        "no default",
        """
        final class CartViewModel {
          init(cart: Cart) {}
        }
        """),
      .correct(
        "a default that is a plain value",
        """
        final class CartViewModel {
          init(cart: Cart, limit: Int = Cart.defaultLimit, retries: Int = 3) {}
        }
        """),
    ],
    check: findContainerDefaultArguments
  )
}

private func findContainerDefaultArguments(in view: FileView, into sink: inout FindingSink) {
  var resolved: Set<Int> = []
  for access in view.resolutions.found where view.report(access, into: &sink) {
    resolved.insert(access.site)
  }
  for access in view.containerAccesses.found where !resolved.contains(access.site) {
    _ = view.report(access, into: &sink)
  }
}

extension FileView {
  /// Reports the access if it stands in a default value, and tells whether it does.
  fileprivate func report(_ access: Access, into sink: inout FindingSink) -> Bool {
    guard let (function, parameter) = outline.parameterDefault(at: access.anchor.lowerBound) else {
      return false
    }
    let name = outline.functions[function].parameters[parameter].name
    let symbol = symbol(ofFunction: function)
    let wanted = access.subject == "?" ? "what it needs" : "`\(access.subject)`"
    var sighting = Sighting(
      access.anchor, subject: access.subject,
      evidence: access.evidence + ["in the default value of `\(name)`"],
      message: "\(phrase(forSymbol: symbol)) hides \(wanted) in the default value of `\(name)`; "
        + "pass it where the type is built and remove the default")
    sighting.site = access.site
    sighting.symbol = symbol
    sighting.exemption = access.exemption
    sighting.discovered = access.discovered
    sink.report(sighting)
    return true
  }

  private func symbol(ofFunction index: Int) -> String {
    outline.symbol(
      at: outline.functions[index].body?.lowerBound ?? outline.functions[index].nameToken)
  }
}
