import Foundation
import LintNotation

/// The built program, found beside the tests.
struct Program {
  /// What one run of the program did.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// The last line of the output.
    var lastLine: String {
      output.split(separator: "\n").last.map(String.init) ?? ""
    }

    /// The output as JSON.
    func json() throws -> JSONValue { try readJSON(Array(output.utf8), dialect: .strict) }
  }

  /// Runs the program in a folder, with nothing in the environment that could change what it says.
  static func run(
    _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable: location, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs any program in a folder.
  static func run(
    executable: URL, _ arguments: [String], in folder: URL, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try Data(input.utf8).write(to: scratch.file("in"))
    for name in ["out", "err"] { try Data().write(to: scratch.file(name)) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = quietEnvironment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.file("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.file("err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try scratch.text("out"),
      errors: try scratch.text("err"))
  }

  private static let quietEnvironment: [String: String] = {
    let inherited = ProcessInfo.processInfo.environment
    return [
      "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": NSTemporaryDirectory(),
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "LD_LIBRARY_PATH": inherited["LD_LIBRARY_PATH"] ?? "",
    ]
  }()

  static let location: URL = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folder =
      bundles.first?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("diratchet")
  }()
}

/// A folder of its own for what a run reads and writes.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("diratchet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
