import Foundation
import LintFindings
import LintRules
import Testing

private struct Expected: Decodable {
  struct Finding: Decodable {
    var rule: String
    var line: Int
    var column: Int
  }
  var findings: [Finding]
}

@Test(
  "the five literal shapes are found where they stand and nowhere else",
  arguments: Fixtures.files(in: "Literal", withExtension: "swift"))
func literalShapesAgree(_ file: URL) throws {
  let path = file.path().replacing(".swift", with: ".expect.json")
  let expected = try JSONDecoder().decode(
    Expected.self, from: Data(contentsOf: URL(filePath: path)))
  let bytes = try Fixtures.bytes(of: file)
  let found = literalFindings(in: bytes).map {
    "\($0.place.line):\($0.place.utf8Column) \($0.rule)"
  }
  #expect(found.sorted() == expected.findings.map { "\($0.line):\($0.column) \($0.rule)" }.sorted())
}

@Test(
  "the pre-filter passes every file with a literal shape",
  arguments: Fixtures.files(in: "Literal", withExtension: "swift"))
func literalNeedlesSuffice(_ file: URL) throws {
  let bytes = try Fixtures.bytes(of: file)
  var settings = LintSettings.standard
  settings.isLiteral = true
  settings.thoroughness = .gate
  let needles = NeedleSet(settings: settings, vocabulary: Vocabulary())
  #expect(literalFindings(in: bytes).isEmpty || needles.occurs(in: bytes))
}

private func literalFindings(in bytes: [UInt8]) -> [Finding] {
  var settings = LintSettings.standard
  settings.isLiteral = true
  let role = FileRole(path: "Case.swift")
  return lint(bytes, as: role, with: Vocabulary(), settings: settings).findings
}
