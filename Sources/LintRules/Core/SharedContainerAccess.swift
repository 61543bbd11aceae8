import LintFindings
import SwiftOutline

extension Rule {
  static let sharedContainerAccess = Rule(
    "shared_container_access",
    family: .access,
    summary: "a dependency taken from a global container or static locator",
    why: """
      `Container.shared.cart()` or `ServiceLocator.cart` can be written anywhere, so nothing in a \
      type's signature says that it needs the cart. All tests share the one container: they cannot \
      run in parallel, and one that forgets to reset it breaks another. Take the dependency as an \
      `init` parameter; only the composition root knows the container.
      """,
    fixes: [
      Fix(
        "Factory",
        """
        Build the type in the container, `self { CartViewModel(cart: self.cart()) }`, and let the \
        coordinator call that one factory instead of every type calling its own.
        """),
      Fix(
        "Swinject",
        """
        Keep the assembler in the app's root object, hand out finished objects from there, and \
        delete the static property that made it global.
        """),
      Fix(
        "hand-written locator",
        """
        Turn each static member into a stored property of one graph object that the app creates at \
        launch, and pass what a screen needs through its `init`.
        """),
    ],
    needles: [
      .ownerSuffix("Container"), .ownerSuffix("Locator"), .ownerSuffix("Injector"),
      .ownerSuffix("Assembler"), .ownerSuffix("Assembly"), .ownerSuffix("AppDelegate"),
      .owner("Resolver"), .owner("SwinjectStoryboard"), .module("Factory"), .module("FactoryKit"),
      .cast("delegate"),
    ],
    examples: [
      .faulty(
        "a factory of the shared container",
        """
        import FactoryKit

        final class CartViewModel {
          func load() { Container.shared.cart().refresh() }  // want shared_container_access "Container"
        }
        """),
      .faulty(
        "a static locator",
        """
        struct OrderView {
          func pay() { ServiceLocator.payments.submit() }  // want shared_container_access "ServiceLocator"
        }
        """),
      .correct(
        "only the root knows the container",
        """
        final class CartViewModel {
          private let cart: Cart
          init(cart: Cart) { self.cart = cart }
        }
        """),
      .correct(
        "a SwiftData store is no service locator",
        """
        import SwiftData

        struct NotesApp {
          let store = ModelContainer.shared
          let cloud = CKContainer.default()
        }
        """),
    ],
    check: findSharedContainerAccesses
  )
}

private func findSharedContainerAccesses(in view: FileView, into sink: inout FindingSink) {
  for access in view.containerAccesses.found {
    let holder = view.phrase(forSymbolAt: access.anchor.lowerBound)
    let container = access.container ?? "a container"
    let message =
      access.subject == "?"
      ? "\(holder) reaches for `\(container)`; take what it needs from there as an `init` parameter"
      : "\(holder) takes `\(access.subject)` from `\(container)`; take it as an `init` parameter"
    sink.report(access, message: message)
  }
  for (token, reason) in view.containerAccesses.lookAlikes {
    sink.passOver(token, because: reason)
  }
}
