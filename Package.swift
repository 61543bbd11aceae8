// swift-tools-version: 6.0
import PackageDescription

/// The layers, lowest first; each names all that it may import (see the README, "Reading order").
let layers: [(name: String, imports: [String])] = [
  ("LintNotation", []),
  ("SwiftTokens", []),
  ("SwiftOutline", ["SwiftTokens"]),
  ("LintFindings", []),
  ("LintRules", ["SwiftTokens", "SwiftOutline", "LintFindings"]),
  ("DebtRatchet", ["LintFindings", "LintNotation"]),
  ("DebtInventory", ["SwiftOutline", "LintFindings", "LintRules"]),
  (
    "LintReporting", ["LintFindings", "DebtRatchet", "DebtInventory", "LintRules", "LintNotation"]
  ),
  ("LintWorkspace", ["LintNotation", "LintFindings", "LintRules", "DebtRatchet"]),
]

/// The test targets, each with the layers that it looks at.
let suites: [(name: String, imports: [String])] =
  layers.map { ("\($0.name)Tests", [$0.name] + $0.imports) }
  + [
    (
      "ConventionTests",
      ["SwiftTokens", "SwiftOutline", "LintRules", "LintFindings", "LintReporting"]
    ),
    ("CommandTests", ["LintNotation"]),
  ]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "diratchet",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "diratchet", targets: ["diratchet"])]
    + layers.map { .library(name: $0.name, targets: [$0.name]) },
  targets: layers.map {
    .target(
      name: $0.name, dependencies: $0.imports.map { .target(name: $0) }, swiftSettings: settings)
  }
    + [
      .executableTarget(
        name: "diratchet", dependencies: layers.map { .target(name: $0.name) },
        swiftSettings: settings)
    ]
    + suites.map {
      .testTarget(
        name: $0.name, dependencies: $0.imports.map { .target(name: $0) }, swiftSettings: settings)
    }
)
