import LintFindings
import SwiftOutline

extension Rule {
  static let serviceLocatorResolve = Rule(
    "service_locator_resolve",
    family: .access,
    summary: "a dependency fetched from a container with `resolve`",
    why: """
      A type that resolves what it needs hides it: its `init` shows one parameter, or none, while \
      its body depends on four things. A missing registration is found at run time, on the screen \
      nobody tested, instead of by the compiler, and a test must fill a container before it can \
      build the type. Take the dependency as an `init` parameter and resolve it one level up, in \
      whoever builds the type; repeated, this ends in the composition root.
      """,
    fixes: [
      Fix(
        "Swinject",
        """
        Replace `resolver.resolve(CartService.self)!` in the body by `init(cart: CartService)`, and \
        build the type in its registration: `container.register(CartViewModel.self) { r in \
        CartViewModel(cart: r.resolve(CartService.self)!) }`.
        """),
      Fix(
        "SwinjectAutoregistration",
        """
        `container.autoregister(CartViewModel.self, initializer: CartViewModel.init)` builds the \
        type from its `init` parameters, so `~>` is needed at the root only.
        """),
      Fix(
        "Factory",
        """
        Give the type an `init` parameter and let the container build it: `var cartViewModel: \
        Factory<CartViewModel> { self { CartViewModel(cart: self.cart()) } }`.
        """),
      Fix(
        "Resolver",
        """
        Move `Resolver.resolve()` from the default argument or the body into the registration: \
        `register { CartViewModel(cart: resolve()) }`.
        """),
      Fix(
        "Dip",
        """
        Register the type with its initialiser, `container.register { CartViewModel(cart: $0) }`, \
        and resolve it in the coordinator that shows it.
        """),
    ],
    needles: [
      .call("resolve"), .member("resolve"), .call("dependency"), .call("optional"),
      .call("unsafeResolver"),
      .module("Swinject"), .module("SwinjectAutoregistration"),
    ],
    examples: [
      .faulty(
        "a view model resolves in its body",
        """
        final class CartViewModel {
          private let container: AppContainer
          init(container: AppContainer) { self.container = container }
          func load() async {
            let cart = container.resolve(CartService.self)  // want service_locator_resolve "resolve"
            await cart.refresh()
          }
        }
        """),
      .faulty(
        "the type is inferred from the annotation",
        """
        final class TripViewModel {
          func book() {
            let booking: BookingService = resolver.resolve()  // want service_locator_resolve "resolve"
            booking.submit()
          }
        }
        """),
      .faulty(
        "an operator that resolves",
        """
        import SwinjectAutoregistration

        struct ProfileView {
          let model = AppCore.resolver ~> ProfileModel.self  // want service_locator_resolve "~>"
        }
        """),
      .correct(
        "the dependency comes in through init",
        """
        final class CartViewModel {
          private let cart: CartService
          init(cart: CartService) { self.cart = cart }
          func load() async { await cart.refresh() }
        }
        """),
      .correct(
        "errors, promises and URLs are resolved too",
        """
        struct Uploader {
          func finish(_ error: Error, seal: Seal, base: URL) {
            errorResolver.resolve(error: error)
            seal.resolve(nil, error)
            link.resolve(against: base)
          }
        }
        """),
    ],
    check: findServiceLocatorResolves
  )
}

private func findServiceLocatorResolves(in view: FileView, into sink: inout FindingSink) {
  for access in view.resolutions.found {
    let holder = view.phrase(forSymbolAt: access.anchor.lowerBound)
    let wanted = view.phrase(forSubject: access.subject)
    sink.report(
      access, message: "\(holder) resolves \(wanted); take it as an `init` parameter")
  }
  for (token, reason) in view.resolutions.lookAlikes { sink.passOver(token, because: reason) }
}

extension FindingSink {
  /// Reports an access to a container.
  mutating func report(_ access: Access, message: String) {
    var sighting = Sighting(
      access.anchor, subject: access.subject, evidence: access.evidence, message: message)
    sighting.site = access.site
    sighting.exemption = access.exemption
    sighting.discovered = access.discovered
    report(sighting)
  }
}
