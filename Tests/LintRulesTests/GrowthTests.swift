import LintFindings
import LintRules
import Testing

// Each input is so large that what takes the square of it would take many minutes.
@Suite("time grows as the file does", .timeLimit(.minutes(3)))
struct GrowthTests {
  private func findings(in source: String) -> [Finding] {
    lint(
      Array(source.utf8), as: FileRole(path: "Sources/App/Input.swift"), with: Vocabulary(),
      settings: .standard
    ).findings
  }

  @Test("the columns of many findings in one long line")
  func columns() {
    let unit = "let a = container.resolve(A.self) /* é🙂\(String(repeating: "-", count: 1500)) */ ;"
    let count = 2000
    let found = findings(in: String(repeating: unit, count: count))
    #expect(found.count == count)
    let last = found.last?.place
    #expect(last.map { $0.utf8Column - 1 } == (count - 1) * unit.utf8.count + 18)
    #expect(last.map { $0.utf16Column - 1 } == (count - 1) * unit.utf16.count + 18)
  }

  @Test("a variable looked up among many of its name")
  func sameNames() {
    let count = 4000
    let found = findings(
      in: String(repeating: "let container = a\nlet b = container.resolve(A.self)\n", count: count))
    #expect(found.count == count)
  }

  @Test("findings in each of many nested closures")
  func nestedClosures() {
    let count = 4000
    let found = findings(
      in: String(repeating: "f { container.resolve(A.self); ", count: count)
        + String(repeating: "}", count: count))
    #expect(found.count == count)
  }
}
