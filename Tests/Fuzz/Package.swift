// swift-tools-version: 6.0
import PackageDescription

/// The toolchain's libFuzzer, the archive without a `main`; nil where the toolchain has none, then
/// inputs are generated. `make fuzz` looks for it.
let fuzzerLibrary = Context.environment["FUZZER_LIBRARY"]

/// Which edges are taken; comparisons are not traced, which would take as long as all else.
let instruments: [SwiftSetting] = [
  .unsafeFlags([
    "-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters,pc-table",
  ]),
  .define("LIBFUZZER"),
]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (fuzzerLibrary == nil ? [] : instruments)

let linking: [LinkerSetting] =
  fuzzerLibrary.map { library in
    [
      .unsafeFlags([library]),
      .linkedLibrary("stdc++", .when(platforms: [.linux])),
      .linkedLibrary("m", .when(platforms: [.linux])),
      .linkedLibrary("c++", .when(platforms: [.macOS])),
    ]
  } ?? []

/// The pure part of the tool; `Modules` leads to the product's sources, so that they are built with
/// the fuzzer's instruments.
let modules: [(name: String, imports: [String])] = [
  ("SwiftTokens", []),
  ("SwiftOutline", ["SwiftTokens"]),
  ("LintFindings", []),
  ("LintRules", ["SwiftTokens", "SwiftOutline", "LintFindings"]),
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  targets: modules.map {
    .target(
      name: $0.name, dependencies: $0.imports.map { .target(name: $0) },
      path: "Modules/\($0.name)", swiftSettings: settings)
  }
    + [
      .executableTarget(
        name: "Fuzz", dependencies: modules.map { .target(name: $0.name) },
        swiftSettings: settings, linkerSettings: linking)
    ]
)
