import Foundation
import LintFindings
import LintReporting
import LintRules
import SwiftOutline
import SwiftTokens
import Testing

/// The folders of `Sources/LintRules` that hold one rule a file.
private let ruleFolders: Set = ["Core", "Access", "Lifetime", "Project"]

@Suite("rules")
struct RuleTests {
  private static let names = Catalogue.rules.map(\.id.name)

  @Test("names are unique, in words with underscores, and neither orders nor negations")
  func names() {
    #expect(Set(Self.names).count == Self.names.count)
    let misnamed = Self.names.filter { name in
      let words = name.split(separator: "_", omittingEmptySubsequences: false)
      let isSpelt = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLowercase || $0.isNumber }
      }
      return !isSpelt || ["no", "avoid", "prefer", "use", "dont"].contains(words[0])
    }
    #expect(misnamed == [])
  }

  @Test("every rule has a file of its name that declares it", arguments: Catalogue.rules.map(\.id))
  func files(id: RuleID) {
    let name = camelCase(id.name)
    let fileName = name.prefix(1).uppercased() + name.dropFirst() + ".swift"
    let file = Repository.sources.first {
      $0.target == "LintRules" && $0.name.lowercased() == fileName.lowercased()
    }
    guard let file else {
      Issue.record("Sources/LintRules: no \(fileName) for \(id)")
      return
    }
    let declares = file.outline.variables.contains { $0.name == name }
    #expect(declares, "\(file.path):1: declares no `\(name)`")
  }

  @Test("every rule has a fixture of its name", arguments: Catalogue.rules.map(\.id))
  func fixtures(id: RuleID) {
    let text = Repository.text(of: "Fixtures/Rules/\(id).swift")
    let isWanted = text.split(separator: "\n").contains { line in
      guard let want = line.range(of: "// want ") else { return false }
      return line[want.upperBound...].split(separator: " ").contains { $0 == id.name }
    }
    #expect(isWanted, "Fixtures/Rules/\(id).swift: wants nothing of \(id)")
  }

  @Test("every file of a rule folder and every fixture belongs to a rule of the catalogue")
  func strays() {
    let known = Set(Self.names)
    let files = Repository.sources.filter { file in
      let parts = file.path.split(separator: "/").map(String.init)
      return file.target == "LintRules" && parts.count == 4 && ruleFolders.contains(parts[2])
    }.flatMap { file in
      file.outline.variables
        .filter { file.isRule($0) && !known.contains(snakeCase($0.name)) }
        .map { file.violation(at: $0.nameToken, "`\($0.name)` is not in the catalogue") }
    }
    let fixtures = Repository.paths(below: "Fixtures/Rules")
      .filter { $0.hasSuffix(".swift") && $0.split(separator: "/").count == 3 }
      .filter { path in
        let name = path.dropFirst("Fixtures/Rules/".count).dropLast(".swift".count)
        return !known.contains(String(name))
      }.map { "\($0):1: no rule has this name" }
    expectNone(files + fixtures)
  }

  @Test("every rule shows what it flags and what it leaves alone", arguments: Catalogue.rules)
  func examples(rule: Rule) {
    #expect(rule.examples.count { $0.kind == .faulty } >= 2, "\(rule.id)")
    #expect(rule.examples.count { $0.kind == .correct } >= 2, "\(rule.id)")
  }

  @Test("the README's table is the catalogue; `make bless` writes it")
  func readme() throws {
    let text = Repository.text(of: "README.md")
    let opening = try #require(text.range(of: "<!-- rules: `make bless` -->\n"))
    let closing = try #require(text.range(of: "<!-- /rules -->"))
    let table = "\n\(renderRulesMarkdown(Catalogue.rules, level: \.level))\n"
    let place = opening.upperBound..<closing.lowerBound
    if Repository.isBlessing {
      let blessed = text.replacingCharacters(in: place, with: table)
      try Data(blessed.utf8).write(to: Repository.root.appending(path: "README.md"))
    } else {
      let isCurrent = text[place] == table
      #expect(isCurrent, "README.md: the table of rules is old; run `make bless`")
    }
  }

  @Test("summaries are phrases, reasons are sentences", arguments: Catalogue.rules)
  func wording(rule: Rule) {
    #expect(rule.summary.last != ".", "\(rule.id): the summary is a sentence")
    #expect(!rule.summary.contains("\n"), "\(rule.id): the summary has several lines")
    #expect(rule.why.last == ".", "\(rule.id): the reason does not end")
    #expect(rule.why.count > 120, "\(rule.id): the reason is too short to convince")
  }
}

/// `service_locator_resolve` as a Swift name.
private func camelCase(_ name: String) -> String {
  let words = name.split(separator: "_").map(String.init)
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// `serviceLocatorResolve` as a rule's name.
private func snakeCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
}

extension SourceFile {
  /// Whether a variable is a rule: `static let x = Rule(…)`.
  fileprivate func isRule(_ variable: VariableDeclaration) -> Bool {
    guard variable.modifiers.contains(where: { $0.word == .static }),
      let initializer = variable.initializer?.first
    else { return false }
    return source.name(of: initializer) == "Rule"
  }
}
