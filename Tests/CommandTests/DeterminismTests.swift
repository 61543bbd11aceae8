import Foundation
import Testing

struct DeterminismTests {
  /// Many files, so that several threads have work, some with debt.
  private static func project() throws -> Project {
    let project = try Project()
    for number in 1...60 {
      let name = "Screen\(number)"
      let text =
        number.isMultiple(of: 3) ? clean(name) : resolving("Cart", "Router", "T\(number)", by: name)
      try project.write("App/F\(number % 7)/\(name).swift", text)
    }
    try project.record()
    try project.write("App/F1/New.swift", resolving("Fresh", by: "New"))
    return project
  }

  @Test("two runs, any number of threads and any working directory print the same bytes")
  func sameBytes() throws {
    let project = try Self.project()
    for command in [["check"], ["check", "--format", "json"], ["scan", "--format", "json"]] {
      let first = try Program.run(command, in: project.folder)
      #expect(!first.output.isEmpty)
      let others = [
        try Program.run(command, in: project.folder),
        try Program.run(command + ["-j1"], in: project.folder),
        try Program.run(command + ["-j", "8"], in: project.folder),
      ]
      for other in others { #expect(other == first) }
    }
  }

  @Test("a run in a subfolder of a git repository judges the whole repository")
  func subfolder() throws {
    let project = try Self.project()
    try project.git("init", "-q")
    let atRoot = try project.run("check", "--format", "json")
    #expect(try project.run("check", "--format", "json", in: "App/F2") == atRoot)
  }

  @Test("a root that is reached through a link prints the same bytes")
  func linkedRoot() throws {
    let project = try Self.project()
    let scratch = try Scratch()
    defer { scratch.remove() }
    let link = scratch.file("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: project.folder)
    let direct = try project.run("check", "--format", "json")
    #expect(try Program.run(["check", "--format", "json"], in: link) == direct)
    let path = link.appendingPathComponent("App/F1/New.swift").path
    let outcome = try Program.run(["check", "--format", "json", path], in: link)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""path": "App/F1/New.swift""#))
  }

  @Test("the record of a copy of the tree is the same, byte for byte")
  func sameRecord() throws {
    let first = try Self.project()
    let second = try Self.project()
    #expect(try first.read("baseline.json") == second.read("baseline.json"))
  }
}
