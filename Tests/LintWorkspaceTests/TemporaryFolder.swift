import Foundation
import LintRules
import LintWorkspace
import Testing

/// A real folder that lives as long as the value, with its links resolved.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let name = "diratchet-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try System.resolvedPath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  func write(_ text: String = "", to relative: String) throws {
    try write(Array(text.utf8), to: relative)
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    try System.writeReport(bytes, to: "\(path)/\(relative)")
  }

  /// Makes a symbolic link.
  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(relative)", withDestinationPath: target)
  }

  func write(_ relatives: [String]) throws {
    for relative in relatives { try write("// \(relative)\n", to: relative) }
  }

  /// Runs git in the folder, as a fixed author.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = [
      "-C", path, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c",
      "init.defaultBranch=main", "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always",
    ]
    let result = try System.run("git", identity + arguments)
    try #require(result.status == 0, "git \(arguments) ended with \(result.status)")
    return String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func workspace(from relative: String = "") throws -> Workspace {
    try Workspace.find(from: relative.isEmpty ? path : "\(path)/\(relative)")
  }

  /// The paths that the walk lists.
  func listed(_ request: FileRequest = FileRequest(), in scope: FileScope = FileScope()) throws
    -> [String]
  {
    try workspace().listFiles(request, in: scope).files.map(\.role.path)
  }

  /// What the walk passes over, as `path: reason`.
  func skipped(_ request: FileRequest = FileRequest(), in scope: FileScope = FileScope()) throws
    -> [String]
  {
    try workspace().listFiles(request, in: scope).skipped.map { "\($0.path): \($0.reason)" }
  }
}
