import DebtRatchet
import Foundation
import LintFindings
import Testing

/// The folders of `Fixtures/Ratchet`, each a before, a tree, a verdict and an after.
private let cases = Case.all

@Test("a worked example comes out as written", arguments: cases)
private func workedExample(example: Case) throws {
  let question = try example.read()
  let verdict = judge(
    question.tree, against: question.before, reference: question.reference,
    settings: question.settings)
  try example.expect(renderVerdict(verdict), in: "verdict.txt")
  guard let before = question.before else { return }
  do {
    let after = try tighten(
      before, to: question.tree, reference: question.reference, settings: question.settings)
    try example.expect(String(decoding: after.render(), as: UTF8.self), in: "after.json")
  } catch let refusal as RecordRefusal {
    try example.expect("refused: \(refusal.description)\n", in: "after.json")
  }
}

@Test("the worked examples are all there")
func inventory() {
  #expect(Set(cases.compactMap(\.name.first)).isSuperset(of: Set("abcdefghijklmnopqrstuvwxyz")))
}

/// One folder of texts.
struct Case: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Ratchet")

  static var all: [Case] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map(Case.init)
  }

  var testDescription: String { name }

  struct Question {
    var tree: MeasuredTree
    var before: Baseline?
    var reference: ReferenceTree
    var settings: RatchetSettings
  }

  func read() throws -> Question {
    let now = CaseTree(try #require(text("findings.txt")))
    var reference = text("reference.txt").map { CaseTree($0).reference } ?? .none
    let before = try text("before.json").map {
      try Baseline.parse(Array($0.utf8), knowing: now.settings.rules)
    }
    let base = try text("base.json").map { try Baseline.parse(Array($0.utf8), knowing: nil) }
    reference.baseline = base ?? before
    if text("reference.txt")?.contains("no record") == true { reference.baseline = nil }
    return Question(
      tree: now.tree, before: before, reference: reference, settings: now.settings)
  }

  private func text(_ file: String) -> String? {
    try? String(contentsOf: Self.folder.appending(path: "\(name)/\(file)"), encoding: .utf8)
  }

  /// Compares with the file; with `BLESS` in the environment writes it.
  func expect(_ actual: String, in file: String) throws {
    if ProcessInfo.processInfo.environment["BLESS"] != nil {
      let url = Self.folder.appending(path: "\(name)/\(file)")
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text(file) == actual, "\(name)/\(file)")
  }
}
