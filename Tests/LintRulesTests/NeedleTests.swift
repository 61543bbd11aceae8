import LintRules
import Testing

private func occurs(_ source: String) -> Bool {
  var settings = LintSettings.standard
  settings.thoroughness = .gate
  return NeedleSet(settings: settings, vocabulary: Vocabulary()).occurs(in: Array(source.utf8))
}

@Test(
  "a file that may hold a finding is kept",
  arguments: [
    "x.resolve(A.self)", "x. /* why */ resolve // why\n <T>(x)", "x.`resolve`(y)",
    "@ Injected var a", "@Factory.Injected var a", "Container\n  // why\n  .shared",
    "static let other = 1, shared = 2", "static let\n  `shared` = A()", "@EnvironmentObject var a",
    "// diratchet:ignore x - y", "import  /* a */ Swinject", "import class Swinject.Container",
    "x.resolve\u{A0}(y)",
  ])
func interestingFilesAreKept(_ source: String) {
  #expect(occurs(source))
}

@Test(
  "a file that cannot hold a finding is dropped",
  arguments: [
    "", "a", "resolved(x)", "func unresolve() {}", "resolve it, they said",
    "URLSession.shared.data()",
    "ViewContainer()", "the container", "@Published var a", ".environmentObject(x)",
    "import SwinjectX",
  ])
func dullFilesAreDropped(_ source: String) {
  #expect(!occurs(source))
}

@Test("the search finds a pattern at every offset")
func searchFindsEveryOffset() {
  for length in 0..<40 {
    let padding = String(repeating: "-", count: length)
    #expect(occurs(padding + "EnvironmentObject" + padding))
    #expect(!occurs(padding + "EnvironmentObjec" + padding))
  }
}
