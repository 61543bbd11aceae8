import Foundation
import SwiftOutline
import SwiftTokens
import Testing

/// This repository, as the tests of its conventions see it.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether what is generated shall be written instead of compared: `make bless`.
  static let isBlessing = ProcessInfo.processInfo.environment["DIRATCHET_BLESS"] != nil

  /// The Swift files of the product.
  static let sources = swiftFiles(below: "Sources")
  /// The Swift files of the tests.
  static let tests = swiftFiles(below: "Tests")

  /// The paths of all files below a folder, relative to the root and sorted.
  ///
  /// Build folders and other dot folders are left out.
  static func paths(below folder: String) -> [String] {
    let start = root.appending(path: folder)
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: options)
    let prefix = root.path(percentEncoded: false)
    return (found?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.path(percentEncoded: false) }
      .filter { !$0.hasSuffix("/") && !isFolder($0) }
      .map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }

  /// The bytes of a file, given by its path from the root; empty if it cannot be read.
  static func bytes(of path: String) -> [UInt8] {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } ?? []
  }

  static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func swiftFiles(below folder: String) -> [SourceFile] {
    paths(below: folder).filter { $0.hasSuffix(".swift") }
      .map { SourceFile($0, bytes: bytes(of: $0)) }
  }
}

/// A Swift file with its outline.
struct SourceFile: Sendable {
  /// From the root: `Sources/LintRules/Core/X.swift`.
  let path: String
  let outline: Outline
  private let lines: LineTable

  init(_ path: String, bytes: [UInt8]) {
    self.path = path
    outline = SwiftOutline.outline(tokenize(bytes))
    lines = LineTable(of: bytes)
  }

  /// A file that does not exist.
  init(_ path: String, _ text: String) {
    self.init(path, bytes: Array(text.utf8))
  }

  var source: TokenizedSource { outline.source }

  /// `LintRules` of `Sources/LintRules/Core/X.swift`.
  var target: String { String(path.split(separator: "/")[1]) }

  /// The file's name without folders.
  var name: String { String(path.split(separator: "/").last ?? "") }

  func line(ofToken token: Int) -> Int {
    lines.line(ofByteOffset: Int(source.tokens[token].start))
  }

  func line(ofByteOffset offset: Int) -> Int {
    lines.line(ofByteOffset: offset)
  }

  /// Something wrong at a token, as one line of a test's message.
  func violation(at token: Int, _ message: String) -> String {
    "\(path):\(line(ofToken: token)): \(message)"
  }
}

/// Fails with one line for each violation, ready to be clicked at.
func expectNone(_ violations: [String], at place: SourceLocation = #_sourceLocation) {
  guard !violations.isEmpty else { return }
  Issue.record("\n\(violations.joined(separator: "\n"))", sourceLocation: place)
}
