import SwiftOutline
import SwiftTokens
import Testing

/// A rule of this house that the source of a file keeps or breaks.
///
/// A check that cannot fail proves nothing, so each comes with a sample that must fail.
struct Convention: Sendable, CustomTestStringConvertible {
  /// What holds, as a sentence.
  let sentence: String
  /// The files that it holds for.
  let scope: Scope
  /// A file that breaks it.
  let faulty: SourceFile
  /// The violations in a file, as lines of a message: `path:line: what is wrong`.
  let check: @Sendable (SourceFile) -> [String]

  enum Scope { case sources, sourcesAndTests }

  init(
    _ sentence: String, in scope: Scope = .sources, faulty: SourceFile,
    check: @escaping @Sendable (SourceFile) -> [String]
  ) {
    self.sentence = sentence
    self.scope = scope
    self.faulty = faulty
    self.check = check
  }

  var testDescription: String { sentence }

  static let all = ofImports + ofLengths + ofSafety + ofNames + ofDocumentation
}

@Suite("conventions")
struct ConventionTests {
  @Test("the sources keep it", arguments: Convention.all)
  func holds(convention: Convention) {
    let files =
      convention.scope == .sources ? Repository.sources : Repository.sources + Repository.tests
    expectNone(files.flatMap(convention.check))
  }

  @Test("its sample breaks it", arguments: Convention.all)
  func discriminates(convention: Convention) {
    #expect(convention.check(convention.faulty) != [])
  }

  @Test("the files are read, and understood")
  func reading() {
    #expect(Repository.sources.count > 100)
    #expect(Repository.sources.allSatisfy { $0.source.tokens.count > 1 })
    #expect(Repository.sources.flatMap(\.outline.functions).count > 500)
  }
}
