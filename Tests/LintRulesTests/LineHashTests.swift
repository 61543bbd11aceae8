import LintFindings
import LintRules
import Testing

/// The hashes that code scanning services compute themselves, for files that they publish.
struct LineHashTests {
  private static let declaration = "final class S { static let shared = S() }"

  private func hashes(_ text: String) -> [String?] {
    var settings = LintSettings.standard
    settings.recordsLineHashes = true
    let report = lint(
      Array(text.utf8), as: FileRole(path: "S.swift"), with: Vocabulary(), settings: settings)
    return report.findings.map(\.lineHash)
  }

  @Test("the hashes are those that GitHub computes")
  func vectors() {
    #expect(lineHashes(of: []) == ["c129715d7a2bc9a3:1"])
    #expect(
      lineHashes(of: Array(" a\nb\n  \t\tc\n d".utf8)) == [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
      ])
    let lorem = String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)
    #expect(
      lineHashes(of: Array(lorem.utf8)) == [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
        "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
        "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ])
  }

  @Test("a line's hash does not depend on spaces, tabs and the kind of line break")
  func whiteSpace() {
    let plain = hashes(Self.declaration + "\nlet a = 1\n")
    #expect(plain.count == 1 && plain[0] != nil)
    #expect(hashes("  \t" + Self.declaration + " \r\nlet  a\t= 1\r\n") == plain)
    #expect(hashes(Self.declaration + "\rlet a = 1\r") == plain)
    #expect(hashes(Self.declaration + "\nlet a = 2\n") != plain)
  }

  @Test("the second line with one hash has the number 2")
  func occurrences() {
    let line = "actor T { static let shared = T() }\n"
    let filler = String(repeating: "/\n", count: 100)
    let numbers = hashes(line + filler + line + filler).map { $0?.last }
    #expect(numbers == ["1", "2"])
  }

  @Test("without being asked no finding carries one")
  func unasked() {
    let report = lint(
      Array(Self.declaration.utf8), as: FileRole(path: "S.swift"), with: Vocabulary(),
      settings: .standard)
    #expect(report.findings.count == 1 && report.findings[0].lineHash == nil)
  }
}
