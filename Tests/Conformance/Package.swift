// swift-tools-version: 6.0
import PackageDescription

/// The folder of the toolchain that holds its own SwiftParser, `lib/swift/host`; `make conformance`
/// finds it beside the running `swiftc`.
let hostLibraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"

/// Compares the scanner with the toolchain's SwiftParser; no part of the tool.
let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "diratchet", path: "../..")],
  targets: [
    .executableTarget(
      name: "Conformance",
      dependencies: [
        .product(name: "SwiftTokens", package: "diratchet"),
        .product(name: "SwiftOutline", package: "diratchet"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .unsafeFlags(["-I", hostLibraries]),
      ],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
        .linkedLibrary("SwiftSyntax"),
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftParserDiagnostics"),
        .linkedLibrary("SwiftDiagnostics"),
      ]
    )
  ]
)
