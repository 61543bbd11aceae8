import LintNotation
import LintWorkspace
import Testing

@Suite("Modules")
struct ModuleTests {
  @Test("targets that name their folder are found in a manifest")
  func manifest() {
    let manifest = """
      let package = Package(name: "App", products: [.library(name: "Cart", targets: ["Cart"])],
        targets: [
          .target(name: "Cart", dependencies: [.product(name: "X", package: "x", path: "no")],
            path: "Features/Cart"),
          .target(name: "Plain"), .testTarget(name: "CartTests", path: "Features/CartTests"),
        ])
      """
    #expect(
      targetPaths(in: Array(manifest.utf8)).map { "\($0.name) \($0.path)" }
        == ["Cart Features/Cart", "CartTests Features/CartTests"])
  }

  @Test("a configured module wins, then a target, then the folders")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"let p = Package(targets: [.target(name: "Cart", path: "Features/Cart")])"#,
      to: "Kit/Package.swift")
    try folder.write(["Kit/Features/Cart/a.swift", "Kit/Sources/Core/b.swift", "App/c.swift"])
    let workspace = try folder.workspace()
    let targets = workspace.packageTargets(in: try workspace.listFiles(in: FileScope()))
    #expect(targets == [PackageTarget(name: "Cart", folder: "Kit/Features/Cart/")])
    let shell = ModuleSetting(
      name: "Shell", paths: [try Glob("App/**")], owner: "@app", enforcement: nil)
    let modules = ModuleMap(modules: [shell], targets: targets)
    #expect(modules.module(of: "Kit/Features/Cart/a.swift") == "Cart")
    #expect(modules.module(of: "Kit/Sources/Core/b.swift") == "Core")
    #expect(modules.module(of: "App/c.swift") == "Shell")
    #expect(modules.module(of: "Other/c.swift") == "Other")
    #expect(modules.owner(of: "App/c.swift") == "@app")
    #expect(modules.owner(of: "Kit/Sources/Core/b.swift") == nil)
  }

  @Test(
    "a project is called as its workspace, its Xcode project or its package",
    arguments: [
      (["Shop.xcworkspace/a", "Store.xcodeproj/a", "Package.swift"], "Shop"),
      (["Store.xcodeproj/a", "Package.swift"], "Store"),
      (["A.xcodeproj/a", "B.xcodeproj/a", "Package.swift"], "ShopKit"),
      (["Package.swift", "App/Other.xcodeproj/a"], "ShopKit"),
      (["A.xcodeproj/a", "B.xcodeproj/a"], nil),
      (["App/a.swift"], nil),
    ])
  func projectName(files: [String], name: String?) throws {
    let folder = try TemporaryFolder()
    let manifest = #"let p = Package(name: "ShopKit", targets: [.target(name: "Cart")])"#
    for file in files { try folder.write(manifest, to: file) }
    #expect(try folder.workspace().projectName == name)
  }
}
