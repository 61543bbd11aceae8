import Foundation

/// A small Swift project in a folder of its own, which goes away with it.
final class Project {
  let folder: URL
  private let scratch: Scratch

  /// - Parameter files: texts by path.
  init(_ files: [String: String] = [:]) throws {
    scratch = try Scratch()
    folder = scratch.folder.resolvingSymlinksInPath()
    for (path, text) in files { try write(path, text) }
  }

  deinit { scratch.remove() }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  func move(_ path: String, to target: String) throws {
    let text = try read(path)
    try remove(path)
    try write(target, text)
  }

  func read(_ path: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return String(decoding: data, as: UTF8.self)
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// Runs the program at the root of the project, or in a folder of it.
  @discardableResult
  func run(
    _ arguments: String..., in subfolder: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let place = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
    return try Program.run(arguments, in: place, input: input, environment: environment)
  }

  /// Runs the program at the root of the project with words that a table of a test holds.
  func run(words: [String], in subfolder: String = "") throws -> Program.Outcome {
    try Program.run(words, in: folder.appendingPathComponent(subfolder))
  }

  /// Runs git at the root of the project.
  @discardableResult
  func git(_ arguments: String...) throws -> Program.Outcome { try git(words: arguments) }

  /// Runs git at the root of the project with words that a table of a test holds.
  func git(words arguments: [String]) throws -> Program.Outcome {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com",
      "-c", "init.defaultBranch=main",
    ]
    return try Program.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder)
  }
}
