import LintRules
import Testing

private func occurs(_ source: String, knowing names: [String] = []) -> Bool {
  var settings = LintSettings.standard
  settings.thoroughness = .gate
  return NeedleSet(settings: settings, vocabulary: Vocabulary(recorded: names))
    .occurs(in: Array(source.utf8))
}

@Test(
  "a file that may hold a finding is kept",
  arguments: [
    "x.resolve(A.self)", "x. /* why */ resolve // why\n <T>(x)", "x.`resolve`(y)",
    "@ Injected var a", "@Factory.Injected var a", "Container\n  // why\n  .shared",
    "static let other = 1, shared = 2", "static let\n  `shared` = A()", "@EnvironmentObject var a",
    "// diratchet:ignore x - y", "import  /* a */ Swinject", "import class Swinject.Container",
    "import\n  Swinject", "import struct /* a */ Swinject.A", "import Foundation\nimport Swinject",
    "x.resolve\u{A0}(y)", "map(x.resolve)", "init(c: AppContainer = .shared)",
    "let c: AppContainer? = .shared", "AppContainer?.none",
  ])
func interestingFilesAreKept(_ source: String) {
  #expect(occurs(source))
}

@Test(
  "a file that cannot hold a finding is dropped",
  arguments: [
    "", "a", "resolved(x)", "func unresolve() {}", "resolve it, they said",
    "URLSession.shared.data()",
    "ViewContainer()", "the container", "@Published var a", ".environmentObject(x)",
    "import SwinjectX", "import SwiftUI\n\n/// The resolver.\nstruct A {}",
    "import Foundation // not Swinject", "import Foundation\nimport SwiftUI\n// Swinject\n",
    "let resolve = 3", "c = AppContainer", "isContainer == .yes",
  ])
func dullFilesAreDropped(_ source: String) {
  #expect(!occurs(source))
}

@Test("the search finds a pattern at every offset")
func searchFindsEveryOffset() {
  for length in 0..<40 {
    let padding = String(repeating: "-", count: length)
    #expect(occurs(padding + "EnvironmentObject" + padding))
    #expect(!occurs(padding + "EnvironmentObjec" + padding))
  }
}

@Test(
  "an alias of a type, and what is called a container, are looked at by discovery",
  arguments: [
    ("typealias K = Container", true), ("typealias K<T: P> =\n  any Shop . Container", true),
    ("typealias /* = (A) -> B */ K = Container", true), ("typealias `K` = Container", true),
    ("public typealias K=Container;", true), ("typealias K = Ä", true),
    ("class A: B, Shop.AppContainer {}", true), ("let a: any AppContainer", true),
    ("static let a = AppContainer()", true),
    ("static let cart = CartService()", false), ("static private(set) var a:\n  CartService", true),
    ("class var `current`: Core { core }", true), ("static let a = 1, b = CartProtocol()", false),
    ("static let a = \"x\", b = CartServiceType()", false), ("static /* a */ let a", true),
    ("static let title: String = \"CartService\"", false), ("static let main = 3", false),
    ("static func cart() -> CartService {", false), ("let cart = CartService()", false),
    ("typealias F = (Container) -> Void", false), ("typealias F = A -> B", false),
    ("typealias M = A & B", false), ("typealias T = [Container]", false),
    ("let typealiased = 3", false), ("AppContainer.shared", false),
    ("extension UIApplication {}", true), ("class\nShopApplication: A {}", true),
    ("extension // why\n  UIKit.UIApplication {}", true),
    ("extension /* a */ UIApplication {}", true),
    ("extension UIKit . UIApplication {}", true), ("extension `UIApplication` {}", true),
    ("struct A {}\nUIApplication.open()", false), ("// Shop/Application", false),
    ("a.b.UIApplication", false), ("// why\nUIApplication.open()", true),
    ("static var make = {", false), ("static let a: CGFloat = {", false),
    ("static let shared = {", true), ("static let a =", true),
  ])
func discoveryLooksAt(_ source: String, _ isLookedAt: Bool) {
  #expect(NeedleSet(discovery: .needledFiles).occurs(in: Array(source.utf8)) == isLookedAt)
}

@Test(
  "as many static services as a locator has are looked at by discovery, fewer are not",
  arguments: [
    "static let cart = CartService()\n", "class var user: UserStoring & UserStore { user }\n",
    "static let\n  a: A = 1, b: CartClientProtocol\n",
    "static var make: () -> TripRepository = f\n",
    "static let a = [String: AuthManager]()\n",
  ])
func discoveryCounts(declaration: String) {
  for count in [1, 9, 10, 11] {
    let source = "enum Services {\n" + String(repeating: declaration, count: count) + "}"
    let isLookedAt = NeedleSet(discovery: .needledFiles).occurs(in: Array(source.utf8))
    #expect(isLookedAt == (count >= 10))
  }
}

@Test("a name that a type hands out is looked for by the type that it belongs to")
func heldNamesAreLookedFor() {
  let names = [
    "container Screen.services", "world Env.current", "delegate Shell.shared",
    "delegate UIApplication.typed",
  ]
  for source in [
    "Screen.services.a()", "class A: Screen { let b = services.b }", "Env.current.now",
    "Shell.shared.a", "UIApplication.shared.typed", "NSApp.typed",
  ] {
    #expect(occurs(source, knowing: names))
  }
  for source in ["services.a()", "x.current", "User.shared"] {
    #expect(!occurs(source, knowing: names))
  }
}

@Test("several services that one line binds are counted each")
func discoveryCountsEach() {
  let line = "static let a = AService(), b = BService(), c: CService, d: DService\n"
  for (count, isLookedAt) in [(2, false), (3, true)] {
    let source = Array(String(repeating: line, count: count).utf8)
    #expect(NeedleSet(discovery: .needledFiles).occurs(in: source) == isLookedAt)
  }
}
