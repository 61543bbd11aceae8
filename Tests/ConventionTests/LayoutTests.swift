import Foundation
import Testing

@Suite("layout")
struct LayoutTests {
  @Test("the top level holds what it may hold and nothing else")
  func topLevel() throws {
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "Fixtures", "baseline.json", "Makefile", "README.md",
    ]
    let found = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.path(percentEncoded: false))
    #expect(Set(found.filter { !$0.hasPrefix(".") }).subtracting(allowed) == [])
  }

  @Test("no file tells on which machine it was written")
  func machinePaths() {
    let own = Repository.root.path(percentEncoded: false)
    let signs = ["/Users/" + "me", own, NSHomeDirectory() + "/"].filter { $0.count > 6 }
    let folders = ["Sources", "Tests", "Fixtures", ".ci"]
    let paths =
      folders.flatMap(Repository.paths(below:))
      + ["Package.swift", "Makefile", "README.md", "baseline.json"]
    let violations = paths.flatMap { path in
      let text = Repository.text(of: path)
      return signs.filter(text.contains).map { "\(path): holds the path \($0)" }
    }
    expectNone(violations)
  }

  @Test("the Makefile is short enough to read at once")
  func makefile() {
    #expect(Repository.text(of: "Makefile").split(separator: "\n").count <= 60)
  }
}
