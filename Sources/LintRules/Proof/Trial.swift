import LintFindings

/// One example, linted with one rule.
struct Trial {
  let example: Example
  private let rule: Rule
  private let sources: [(path: String, source: AnnotatedSource)]
  /// The findings of the unchanged example that count.
  let counted: [Finding]

  init(_ example: Example, of rule: Rule) {
    self.example = example
    self.rule = rule
    sources = example.sources.map { ($0.path, AnnotatedSource($0.text)) }
    let files = sources.map { ExampleFile(path: $0.path, text: $0.source.text) }
    counted = lint(files, with: [rule]).filter { $0.standing == .counted }
  }

  /// What the example or one of its mutations yields otherwise than it must.
  var failures: [String] {
    let expected = Trial.sorted(
      sources.flatMap { path, source in
        source.expectations.filter(\.counts).map { "\(path):\($0.line) `\($0.text)`" }
      })
    let found = Trial.sorted(counted.map { "\($0.place.path):\($0.place.line) `\($0.text)`" })
    // A faulty example without annotations, as a configuration holds it, wants any finding.
    let isMet = example.kind == .faulty && expected.isEmpty ? !found.isEmpty : expected == found
    return (isMet ? [] : [mismatchMessage(expected, found)])
      + Mutation.trials(of: rule).compactMap(failure)
  }

  private func mismatchMessage(_ expected: [String], _ found: [String]) -> String {
    let nothing = example.kind == .faulty ? "a finding" : "nothing"
    let wanted = expected.isEmpty ? nothing : expected.joined(separator: ", ")
    return "“\(example.title)” wants \(wanted), found "
      + (found.isEmpty ? "nothing" : found.joined(separator: ", "))
  }

  private func failure(of mutation: Mutation) -> String? {
    let isComposition = mutation == .composition
    let files = sources.map { path, source in
      ExampleFile(
        path: isComposition ? "Composition/\(path)" : path, text: mutation.apply(to: source.text))
    }
    let findings = lint(files, with: [rule])
    let texts = Trial.sorted(findings.filter { $0.standing == .counted }.map(\.text))
    let before = counted.map(\.text)
    let wanted =
      switch mutation.effect {
      case .vanish, .becomeExempt: [String]()
      case .stay: Trial.sorted(before)
      case .double: Trial.sorted(before + before)
      }
    let losesExempt = isComposition && findings.count < before.count
    guard texts != wanted || losesExempt else { return nil }
    return "“\(example.title)” \(mutation.rawValue): \(texts.count) findings count, "
      + "\(wanted.count) should"
  }

  private static func sorted(_ texts: [String]) -> [String] {
    texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A file of a small project in memory.
struct ExampleFile: Sendable {
  let path: String
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The role by the one path convention that examples use.
  fileprivate var role: FileRole {
    let isComposition = path.split(separator: "/").contains("Composition")
    return FileRole(path: path, tier: isComposition ? .composition : .leaf)
  }

  fileprivate func lint(with vocabulary: Vocabulary, settings: LintSettings) -> FileReport {
    LintRules.lint(Array(text.utf8), as: role, with: vocabulary, settings: settings)
  }
}

/// The findings of a small project in memory, with discovery over all of it.
func lint(_ files: [ExampleFile], with rules: [Rule]) -> [Finding] {
  var settings = LintSettings.standard
  for rule in Catalogue.rules { settings.levels[rule.id] = .off }
  for rule in rules { settings.levels[rule.id] = .gate }
  settings.customRules = rules.filter { Catalogue.rule(named: $0.id) == nil }
  let digests = files.map { digest(Array($0.text.utf8), as: $0.role, depth: .wholeTree) }
  let vocabulary = discover(in: digests, depth: .wholeTree)
  let reports = files.map { $0.lint(with: vocabulary, settings: settings) }
  return reports.flatMap(\.findings)
    + lintProject(reports.compactMap(\.digest), with: vocabulary, settings: settings)
}
