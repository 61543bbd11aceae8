import Testing

/// Which way debt may go between the tiers, and which files belong to which tier.
struct DirectionTests {
  private static let viewModel = "App/Cart/CartViewModel.swift"
  private static let coordinator = "App/Cart/CartCoordinator.swift"
  private static let root = "App/Composition/Root.swift"

  /// Where one call was, where it is now, and what becomes of that.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from: String?
    var to: String
    var status: Int32
    var says: String
    /// The sums of the family, as the text tells them.
    var sums: String
  }

  static let rows = [
    Row(
      testDescription: "view model -> coordinator", from: viewModel, to: coordinator, status: 0,
      says: "MOVED UP (1)", sums: "leaf 1 -> 0  coordinator 0 -> 1"),
    Row(
      testDescription: "coordinator -> Composition folder", from: coordinator, to: root, status: 0,
      says: "(moved into composition)", sums: "leaf 0 -> 0  coordinator 1 -> 0"),
    Row(
      testDescription: "view model -> Composition folder", from: viewModel, to: root, status: 0,
      says: "(moved into composition)", sums: "leaf 1 -> 0  coordinator 0 -> 0"),
    Row(
      testDescription: "coordinator -> view model", from: coordinator, to: viewModel, status: 1,
      says: "MOVED DOWN (1)", sums: "leaf 0 -> 1 (+1 new)  coordinator 1 -> 0"),
    Row(
      testDescription: "a new call in a coordinator", from: nil, to: coordinator, status: 1,
      says: "NEW (1)", sums: "leaf 0 -> 0  coordinator 0 -> 1 (+1 new)"),
    Row(
      testDescription: "a new call in a view model", from: nil, to: viewModel, status: 1,
      says: "NEW (1)", sums: "leaf 0 -> 1 (+1 new)  coordinator 0 -> 0"),
  ]

  @Test("debt may go up, never down and never come", arguments: rows)
  func direction(_ row: Row) throws {
    let idle = Dictionary(
      uniqueKeysWithValues: [Self.viewModel, Self.coordinator, Self.root].map {
        ($0, clean(Self.name($0)))
      })
    var before = idle
    if let from = row.from { before[from] = resolving("Cart", by: Self.name(from)) }
    let project = try Project(recorded: before)
    if let from = row.from { try project.write(from, clean(Self.name(from))) }
    try project.write(row.to, resolving("Cart", by: Self.name(row.to)))
    try project.commit()
    for outcome in [try project.checkChange("-v"), try project.run("check", "-v")] {
      #expect(outcome.status == row.status, "\(outcome.output)")
      #expect(outcome.output.contains(row.says), "\(outcome.output)")
      #expect(outcome.output.contains(row.sums), "\(outcome.output)")
    }
  }

  private static func name(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(6) ?? "")
  }

  @Test(
    "a coordinator is known by its file's name",
    arguments: [
      "CartCoordinator", "CartCoordinator+Sheets", "CartCoordinatorView",
      "CartCoordinatorViewModel", "CartFlow", "CartRouter", "CartFactory",
    ])
  func coordinatorNames(name: String) throws {
    try Self.moveUp(to: "App/\(name).swift", resolving("Cart", by: "Whoever"))
  }

  @Test(
    "the file of an entry type is a coordinator",
    arguments: [
      "@main final class Entry {}", "struct Entry: App {}",
      "final class Entry: NSObject, UIApplicationDelegate {}",
      "final class Entry: NSApplicationDelegate {}",
      "final class Entry: UIResponder, UIWindowSceneDelegate {}",
    ])
  func entryTypes(declaration: String) throws {
    try Self.moveUp(to: "App/Start.swift", resolving("Cart", by: "Start") + declaration + "\n")
  }

  @Test("a part of the app's delegate that gets a file of its own does not move down")
  func delegateParts() throws {
    let entry = "import UIKit\n@main final class AppDelegate: UIResponder {\n"
    let part = "func push() { _ = resolver.resolve(Push.self)! }\n"
    let project = try Project(recorded: ["App/AppDelegate.swift": entry + part + "}\n"])
    try project.write("App/AppDelegate.swift", entry + "}\n")
    try project.write("App/AppDelegate+Push.swift", "extension AppDelegate {\n\(part)}\n")
    for outcome in try [project.checkChange(), project.run("check")] {
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("MOVED (1)"), "\(outcome.output)")
    }
  }

  private static func moveUp(to path: String, _ text: String) throws {
    let leaf = "App/Cart/Cart.swift"
    let project = try Project(recorded: [
      leaf: resolving("Cart", by: "CartModel"), "App/Other/Neighbour.swift": clean("Neighbour"),
    ])
    try project.write(leaf, clean("CartModel"))
    try project.write(path, text)
    try project.commit()
    let outcome = try project.checkChange()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("MOVED UP (1)"), "\(outcome.output)")
  }

  @Test(
    "a file that two tiers claim belongs to the higher, and configured paths replace the default")
  func configuredTiers() throws {
    let leaf = "App/Cart/Cart.swift"
    let project = try Project(recorded: [
      leaf: resolving("Cart", by: "CartModel"), "App/CartCoordinator.swift": clean("C"),
      "App/Composition/RootCoordinator.swift": clean("R"),
      "App/Start/CartPresenter.swift": clean("P"),
      ".diratchet.json":
        #"{"tiers": [{"name": "coordinator", "paths": ["**/*Presenter.swift"]}]}"#,
    ])
    try project.write(leaf, clean("CartModel"))
    try project.write("App/Start/CartPresenter.swift", resolving("Cart", by: "P"))
    #expect(try project.checkChange().output.contains("MOVED UP (1)"))
    try project.write("App/Start/CartPresenter.swift", clean("P"))
    try project.write("App/Composition/RootCoordinator.swift", resolving("Cart", by: "R"))
    #expect(try project.checkChange("-v").output.contains("moved into composition"))
    try project.write("App/Composition/RootCoordinator.swift", clean("R"))
    try project.write(leaf, resolving("Cart", by: "CartModel"))
    try project.write("App/CartCoordinator.swift", resolving("Cart", by: "C"))
    #expect(try project.checkChange().status == 1, "it is no coordinator under this configuration")
  }

  @Test("what the composition root held all along did not move there")
  func compositionAsBefore() throws {
    let project = try Project(recorded: [
      "App/Cart.swift": resolving("Cart", by: "CartModel"),
      "App/Composition/Root.swift": resolving("Cart", by: "Root"),
    ])
    try project.write("App/Cart.swift", clean("CartModel"))
    for outcome in [try project.checkChange(), try project.run("check")] {
      #expect(outcome.output.contains("service_locator_resolve  (fixed)"), "\(outcome.output)")
    }
  }

  @Test("what becomes a rule of level `report` is respelled, and never called fixed")
  func ungated() throws {
    let project = try Project(recorded: [
      "Cart.swift": injecting(["cartService"], by: "Cart"),
      "CartService.swift": "final class CartService {\n  static let shared = CartService()\n}\n",
    ])
    try project.write(
      "Cart.swift", "final class Cart {\n  func load() { CartService.shared.load() }\n}\n")
    try project.commit()
    let outcome = try project.checkChange("-v")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("respelled, no longer gated"), "\(outcome.output)")
    #expect(!outcome.output.contains("(fixed)"))
  }

  @Test("a view model that is split in two beside its old folder takes its debt along, no more")
  func split() throws {
    let project = try Project(recorded: [Self.viewModel: resolving("A", "B", by: "CartViewModel")])
    try project.remove(Self.viewModel)
    try project.write("App/CartList/CartListViewModel.swift", resolving("A", by: "List"))
    try project.write("App/CartDetail/CartDetailViewModel.swift", resolving("B", by: "Detail"))
    // One of the two is taken for the old file, by git as well.
    let plain = try project.run("check")
    #expect(plain.status == 0 && plain.output.contains("MOVED (1)"), "\(plain.output)")
    try project.commit()
    let change = try project.checkChange()
    #expect(change.status == 0 && change.output.contains("MOVED (1)"), "\(change.output)")
    try project.write("App/CartDetail/CartDetailViewModel.swift", resolving("B", "B", by: "Detail"))
    try project.commit()
    let more = try project.checkChange()
    #expect(more.status == 1 && more.output.contains("NEW (1)"), "\(more.output)")
    // The old one is still there: what came to the others is new.
    try project.write("App/CartDetail/CartDetailViewModel.swift", resolving("B", by: "Detail"))
    try project.write(Self.viewModel, clean("CartViewModel"))
    try project.commit()
    #expect(try project.checkChange().status == 1)
  }
}
