// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bench",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "Bench", swiftSettings: [.swiftLanguageMode(.v6)])]
)
