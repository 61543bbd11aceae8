import Foundation
import LintFindings
import LintRules

/// The files under `Fixtures`.
enum Fixtures {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func files(in folder: String, withExtension suffix: String) -> [URL] {
    let folder = root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".\(suffix)") }.sorted().map { folder.appending(path: $0) }
  }

  static func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}

/// A project in one fixture file: its sources and where they begin.
struct FixtureCase: CustomStringConvertible {
  struct File {
    var path: String
    /// The 1-based line of the fixture before the file's first one.
    var offset: Int
    var source: AnnotatedSource

    /// By the one path convention that fixtures use.
    var role: FileRole {
      let isComposition = path.split(separator: "/").contains("Composition")
      return FileRole(path: path, tier: isComposition ? .composition : .leaf)
    }
  }

  var title: String
  var fixture: String
  var files: [File]

  var description: String { "\(fixture): \(title)" }

  /// The cases of a fixture: `//=== title` begins one, `//--- path` a file of it.
  static func cases(in fixture: URL) throws -> [FixtureCase] {
    let text = try String(contentsOf: fixture, encoding: .utf8)
    let name = fixture.lastPathComponent
    var cases: [FixtureCase] = []
    var lines: [Substring] = []
    var path = name
    var offset = 0
    func close() {
      let source = AnnotatedSource(lines.joined(separator: "\n") + "\n")
      let isBlank = source.text.allSatisfy(\.isWhitespace)
      if !isBlank, !cases.isEmpty {
        cases[cases.count - 1].files.append(File(path: path, offset: offset, source: source))
      }
      lines = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("//=== ") {
        close()
        cases.append(FixtureCase(title: String(line.dropFirst(6)), fixture: name, files: []))
        (path, offset) = (name, index + 1)
      } else if line.hasPrefix("//--- ") {
        close()
        (path, offset) = (String(line.dropFirst(6)), index + 1)
      } else {
        lines.append(line)
      }
    }
    close()
    return cases
  }
}
