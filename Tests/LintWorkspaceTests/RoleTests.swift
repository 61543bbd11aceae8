import LintFindings
import LintNotation
import LintRules
import LintWorkspace
import Testing

@Suite("The role of a path")
struct RoleTests {
  @Test(
    "tiers by default",
    arguments: [
      ("App/CartViewModel.swift", Tier.leaf), ("App/CartCoordinator.swift", .coordinator),
      ("App/CartCoordinator+Deep.swift", .coordinator),
      ("App/CartCoordinatorView.swift", .coordinator),
      ("App/CartCoordinatorViewModel.swift", .coordinator),
      ("App/CheckoutFlow.swift", .coordinator), ("App/CheckoutFlow+Pay.swift", .coordinator),
      ("App/AppRouter+Push+Deep.swift", .coordinator), ("App/Cart+Router.swift", .coordinator),
      ("App/Cart+RouterParts.swift", .leaf), ("App/CartAssembly+Parts.swift", .leaf),
      ("App/AppRouter.swift", .coordinator), ("App/CartFactory.swift", .coordinator),
      ("App/Composition/Root.swift", .composition), ("App/CompositionRoot/A/B.swift", .composition),
      ("DI/a.swift", .composition), ("X/DependencyInjection/a.swift", .composition),
      ("Assemblies/a.swift", .composition), ("DIContainer/a.swift", .composition),
      ("App/CartAssembly.swift", .composition), ("App/AppDIContainer.swift", .composition),
      ("App/Resolver+Injection.swift", .composition), ("DI/CartCoordinator.swift", .composition),
      ("App/DIY/a.swift", .leaf), ("App/Assembly/a.swift", .leaf),
      ("App/composition/a.swift", .leaf),
      ("App/CoordinatorX.swift", .leaf), ("DI.swift", .leaf),
    ])
  func tiers(path: String, tier: Tier) {
    let role = FileScope().role(of: path)
    #expect(role.tier == tier)
    #expect((role.exemption != nil) == (tier == .composition))
  }

  @Test(
    "tests, mocks, previews and generated code are exempt by their paths",
    arguments: [
      ("Tests/A/a.swift", "test folder `Tests`"), ("AppTests/a.swift", "test folder `*Tests`"),
      ("AppUITests/a.swift", "test folder `*Tests`"),
      ("AppUITests/Pages/a.swift", "test folder `*Tests`"),
      ("App/TestSupport/a.swift", "test folder `*TestSupport`"),
      ("AppTestUtils/a.swift", "test folder `*TestUtils`"),
      ("App/TestHelpers/a.swift", "test folder `*TestHelpers`"),
      ("App/HTTP/__tests__/a.swift", "test folder `__tests__`"),
      ("App/CartTests.swift", "test file `*Tests.swift`"),
      ("App/CartTest.swift", "test file `*Test.swift`"),
      ("App/cart.test.swift", "test file `*.test.swift`"),
      ("App/CartSpec.swift", "test file `*Spec.swift`"),
      ("App/Mocks/a.swift", "mock folder `Mocks`"),
      ("App/MockCart.swift", "mock file `Mock*.swift`"),
      ("App/CartMock.swift", "mock file `*Mock.swift`"),
      ("App/Generated/a.swift", "generated folder `Generated`"),
      ("App/R.generated.swift", "generated file `*.generated.swift`"),
      ("App/NeedleGenerated.swift", "generated file `*Generated.swift`"),
      ("App/cart.pb.swift", "generated file `*.pb.swift`"),
      ("App/cart.grpc.swift", "generated file `*.grpc.swift`"),
      ("App/Composition/Root.swift", "composition folder `Composition`"),
      ("Tests/DI/Fake.swift", "test folder `Tests`"),
    ])
  func exemptions(path: String, reason: String) {
    #expect(FileScope().role(of: path).exemption == reason)
  }

  @Test(
    "names that only resemble tests count", arguments: ["App/Contest.swift", "App/Attests/a.swift"])
  func lookAlikes(path: String) {
    #expect(FileScope().role(of: path).exemption == nil)
  }

  @Test("tests and generated code can be made to count")
  func counted() {
    var scope = FileScope()
    scope.countsTests = true
    #expect(scope.role(of: "Tests/a.swift").exemption == nil)
    #expect(scope.role(of: "Tests/a.pb.swift").exemption == "generated file `*.pb.swift`")
    scope.countsGenerated = true
    #expect(scope.role(of: "Tests/a.pb.swift").exemption == nil)
    #expect(scope.role(of: "Tests/DI/a.swift").exemption == "composition folder `DI`")
  }

  @Test("configured paths replace those of their tier only")
  func configured() throws {
    var scope = FileScope()
    scope.tiers = [.composition: [try Glob("App/Root/**")]]
    #expect(scope.role(of: "App/Root/a.swift").tier == .composition)
    #expect(scope.role(of: "App/Root/a.swift").exemption == "composition path `App/Root/**`")
    #expect(scope.role(of: "App/DI/a.swift").tier == .leaf)
    #expect(scope.role(of: "App/CartFlow.swift").tier == .coordinator)
  }
}
