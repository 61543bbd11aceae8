import LintNotation

/// The paths that play one part, such as composition or test: by names, or by configured globs.
struct PathPatterns: Sendable {
  /// How a role's reason calls them: `test`, `composition`.
  var noun: String
  /// Patterns for the name of a folder; everything below it is meant.
  var folders: [NamedPattern] = []
  /// Patterns for the name of a file.
  var files: [NamedPattern] = []
  var globs: [Glob] = []

  /// Why a folder, and so everything below it, plays the part; nil if it does not.
  func reason(forFolder path: EntryPath) -> String? {
    if let pattern = folders.first(where: { $0.pattern.matches(path.name) }) {
      return "\(noun) folder `\(pattern.text)`"
    }
    return globReason(for: path)
  }

  /// Why a file plays the part by its own name; nil if it does not.
  func reason(forFile path: EntryPath) -> String? {
    if let pattern = files.first(where: { $0.pattern.matches(path.name) }) {
      return "\(noun) file `\(pattern.text)`"
    }
    return globReason(for: path)
  }

  private func globReason(for path: EntryPath) -> String? {
    globs.first { $0.matches(path.components) }.map { "\(noun) path `\($0)`" }
  }
}

/// A name pattern together with its text.
struct NamedPattern: Sendable, ExpressibleByStringLiteral {
  var text: String
  var pattern: NamePattern

  init(stringLiteral text: String) {
    self.text = text
    pattern = NamePattern(Array(text.utf8)[...])
  }
}

/// A file or folder below the root, in the form in which patterns look at it.
struct EntryPath: Sendable, CustomStringConvertible {
  /// The folders above, from the root down.
  var folder: [ArraySlice<UInt8>]
  var name: [UInt8]

  init(folder: [ArraySlice<UInt8>], name: String) {
    self.folder = folder
    self.name = Array(name.utf8)
  }

  init(components: ArraySlice<ArraySlice<UInt8>>) {
    folder = Array(components.dropLast())
    name = components.last.map { Array($0) } ?? []
  }

  /// Of a file that is called like a part of a type, `Cart+Push.swift`, the one called like the
  /// whole; nil for others.
  var fileOfWhole: EntryPath? {
    guard let plus = name.firstIndex(of: UInt8(ascii: "+")), plus > 0 else { return nil }
    var whole = self
    whole.name = name[..<plus] + Array(".swift".utf8)
    return whole
  }

  /// From the root down; the last is the name.
  var components: [ArraySlice<UInt8>] { folder + [name[...]] }

  var description: String {
    String(decoding: Array(components.joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
  }
}

extension PathPatterns {
  static let composition = PathPatterns(
    noun: "composition",
    folders: [
      "Composition", "CompositionRoot", "DI", "DependencyInjection", "Assemblies", "DIContainer",
    ],
    files: ["*Assembly.swift", "*DIContainer.swift", "*+Injection.swift"])

  static let coordinators = PathPatterns(
    noun: "coordinator",
    files: [
      "*Coordinator.swift", "*Coordinator+*.swift", "*CoordinatorView.swift",
      "*CoordinatorViewModel.swift", "*Flow.swift", "*Router.swift", "*Factory.swift",
    ])

  static let tests = PathPatterns(
    noun: "test",
    folders: [
      "Tests", "*Tests", "Test", "__tests__", "*TestSupport", "Specs", "*Specs", "*TestHelpers",
      "*TestUtils", "*TestUtilities",
    ],
    files: ["*Tests.swift", "*Test.swift", "*.test.swift", "*Spec.swift"])

  static let mocks = PathPatterns(
    noun: "mock", folders: ["Mocks", "*Mocks", "Mock"], files: ["Mock*.swift", "*Mock.swift"])

  static let previews = PathPatterns(noun: "preview", folders: ["Preview Content"])

  static let generated = PathPatterns(
    noun: "generated", folders: ["Generated"],
    files: ["*.generated.swift", "*Generated.swift", "*.pb.swift", "*.grpc.swift"])

  /// What the package manager or a project generator runs; no part of the program.
  static let manifests = PathPatterns(
    noun: "manifest", folders: ["Tuist"],
    files: ["Package.swift", "Package@swift-*.swift"])

  /// Folders of other people's code and of build products.
  static let foreign = PathPatterns(
    noun: "default",
    folders: [
      ".*", "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
      "vendor", "Derived", "*.xcassets",
    ])
}
