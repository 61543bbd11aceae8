import Testing

/// The steps of the recommended migration, each as one change against `main`.
struct MigrationTests {
  private static let viewModel = "App/Cart/CartViewModel.swift"
  private static let coordinator = "App/Cart/CartCoordinator.swift"

  private static let injected =
    "import Factory\n\nfinal class CartViewModel {\n"
    + "  @Injected(\\.cart) private var cart\n}\n"
  private static let defaulted =
    "import Factory\n\nfinal class CartViewModel {\n"
    + "  init(cart: Cart = Container.shared.cart()) {}\n}\n"
  private static let mended = "final class CartViewModel {\n  init(cart: Cart) {}\n}\n"
  private static let idle = "final class CartCoordinator {}\n"
  private static let calling =
    "import Factory\n\nfinal class CartCoordinator {\n"
    + "  func start() { _ = CartViewModel(cart: Container.shared.cart()) }\n}\n"

  /// A change of some files, and what becomes of it.
  struct Step: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [String: String]
    var after: [String: String]
    var status: Int32
    var says: [String]
  }

  static let steps = [
    Step(
      testDescription: "1a: an injected property becomes a default argument",
      before: [viewModel: injected, coordinator: idle],
      after: [viewModel: defaulted], status: 0, says: ["RESPELLED (1)"]),
    Step(
      testDescription: "1b: the default argument goes, the coordinator calls",
      before: [viewModel: defaulted, coordinator: idle],
      after: [viewModel: mended, coordinator: calling], status: 0, says: ["MOVED UP (1)"]),
    Step(
      testDescription: "2: a resolve goes up to the coordinator at once",
      before: [
        viewModel: resolving("Cart", by: "CartViewModel"), coordinator: idle,
      ],
      after: [viewModel: mended, coordinator: resolving("Cart", by: "CartCoordinator")],
      status: 0, says: ["MOVED UP (1)"]),
    Step(
      testDescription: "3: the coordinator's call goes into the composition root",
      before: [
        coordinator: resolving("Cart", by: "CartCoordinator"), viewModel: mended,
        "App/Composition/Root.swift": clean("Root"),
      ],
      after: [
        coordinator: idle, "App/Composition/Root.swift": resolving("Cart", by: "Root"),
      ],
      status: 0, says: ["FIXED (1)", "moved into composition", "exempt 1 (+1)"]),
    Step(
      testDescription: "three view models of one coordinator, hoisted into one call",
      before: [
        "App/Cart/A.swift": resolving("Cart", by: "A"),
        "App/Cart/B.swift": resolving("Cart", by: "B"),
        "App/Cart/C.swift": resolving("Cart", by: "C"), coordinator: idle,
      ],
      after: [
        "App/Cart/A.swift": clean("A"), "App/Cart/B.swift": clean("B"),
        "App/Cart/C.swift": clean("C"), coordinator: resolving("Cart", by: "CartCoordinator"),
      ],
      status: 0, says: ["MOVED UP (1)", "FIXED (2)"]),
    Step(
      testDescription: "an inferred type becomes an explicit one in the coordinator",
      before: [
        viewModel: "import Swinject\n\nfinal class CartViewModel {\n"
          + "  func load(_ resolver: Resolver) {\n    let cart = resolver.resolve()\n  }\n}\n",
        coordinator: idle,
      ],
      after: [viewModel: mended, coordinator: resolving("Cart", by: "CartCoordinator")],
      status: 0, says: ["MOVED UP (1)"]),
    Step(
      testDescription: "one view model built by three coordinators is two calls more",
      before: [viewModel: resolving("Cart", by: "CartViewModel")],
      after: [
        viewModel: mended,
        "App/Cart/ACoordinator.swift": resolving("Cart", by: "ACoordinator"),
        "App/Cart/BCoordinator.swift": resolving("Cart", by: "BCoordinator"),
        "App/Cart/CCoordinator.swift": resolving("Cart", by: "CCoordinator"),
      ],
      status: 1, says: ["MOVED UP (1)", "NEW (2)", "accept --new --reason"]),
    Step(
      testDescription: "a call goes up while a fresh one comes: only the fresh one is named",
      before: [viewModel: resolving("Cart", by: "CartViewModel"), coordinator: idle],
      after: [
        viewModel: resolving("Clock", by: "CartViewModel"),
        coordinator: resolving("Cart", by: "CartCoordinator"),
      ],
      status: 1, says: ["MOVED UP (1)", "NEW (1)\n\(viewModel):11:18:", "`Clock`"]),
    Step(
      testDescription: "a call goes down from the coordinator",
      before: [viewModel: mended, coordinator: resolving("Cart", by: "CartCoordinator")],
      after: [viewModel: resolving("Cart", by: "CartViewModel"), coordinator: idle],
      status: 1, says: ["MOVED DOWN (1)"]),
    Step(
      testDescription:
        "step 4: a coordinator hands the building over to a factory of another module",
      before: [
        "Modules/Cart/CartCoordinator.swift": parent("show(CartViewModel(cart: \(fetched)))"),
        "App/Factories/ScreenFactory.swift": clean("ScreenFactory"),
      ],
      after: [
        "Modules/Cart/CartCoordinator.swift": clean("CartCoordinator"),
        "App/Factories/ScreenFactory.swift": parent("return CartViewModel(cart: \(fetched))"),
      ],
      status: 0, says: ["MOVED (1)"]),
  ]

  private static let fetched = "Container.shared.resolve(Cart.self)!"

  /// A type that does something with the view model.
  private static func parent(_ statement: String) -> String {
    "import Swinject\n\nfinal class Parent {\n  func go() {\n    \(statement)\n  }\n}\n"
  }

  @Test(
    "whoever builds the type may fetch for it, however the building is written",
    arguments: [
      "push(CartViewModel(cart: \(fetched)))",
      "show(CartView(model: .init(cart: \(fetched))))",
      "let model: CartViewModel = .init(cart: \(fetched), isShown: true)",
      "push(Shop.CartViewModel(cart: \(fetched)))",
      "push(CartViewModel.make(cart: \(fetched)))",
      "(destination as! CartViewModel).cart = \(fetched)",
      // The screen passes it on to its model.
      "push(CartView(cart: \(fetched)))", "push(CartViewController(cart: \(fetched)))",
    ])
  func builder(statement: String) throws {
    let project = try Project(recorded: [
      Self.viewModel: resolving("Cart", by: "CartViewModel"), "Far/Away.swift": clean("Parent"),
    ])
    try project.write(
      Self.viewModel,
      "final class CartViewModel {\n  init(cart: Cart, title: String = \"\", isShown: Bool) {}\n}\n"
    )
    try project.write("Far/Away.swift", Self.parent(statement))
    try project.commit()
    for outcome in [try project.checkChange(), try project.run("check")] {
      #expect(outcome.status == 0 && outcome.output.contains("MOVED UP (1)"), "\(outcome.output)")
    }
  }

  @Test(
    "somebody who has nothing to do with the type may not",
    arguments: [
      "show(.init(basket: \(fetched)))", "show(BasketView(cart: \(fetched)))",
      "show(View(cart: \(fetched)))", "show(Cart(api: \(fetched)))",
    ])
  func stranger(statement: String) throws {
    let project = try Project(recorded: [
      Self.viewModel: resolving("Cart", by: "CartViewModel"), "Far/Away.swift": clean("Parent"),
    ])
    try project.write(Self.viewModel, Self.mended)
    try project.write("Far/Away.swift", Self.parent(statement))
    try project.commit()
    #expect(try project.checkChange().status == 1)
  }

  @Test(
    "each step is judged for what it is, and main stays green after what passed", arguments: steps)
  func step(_ step: Step) throws {
    let project = try Project(recorded: step.before)
    for (path, text) in step.after { try project.write(path, text) }
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == step.status, "\(outcome.output)")
    for words in step.says { #expect(outcome.output.contains(words), "\(outcome.output)") }
    let plain = try project.run("check")
    #expect(plain.status == step.status, "\(plain.output)")
    guard step.status == 0 else { return }
    let tightened = try project.run("baseline", "tighten", "--allow-collapse")
    #expect(tightened.status == 0, "\(tightened.output)\(tightened.errors)")
    #expect(try project.run("check", "--frozen").status == 0)
  }
}
