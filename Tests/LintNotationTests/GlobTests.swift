import LintNotation
import Testing

@Test(
  "a pattern matches a path, or the folder that it lies in",
  arguments: [
    ("*Coordinator.swift", "App/Cart/CartCoordinator.swift"),
    ("Generated", "App/Generated/Deep/A.swift"), ("Generated/", "App/Generated/A.swift"),
    ("App", "App/A.swift"), ("App/Cart", "App/Cart/A.swift"), ("/App", "App/A.swift"),
    ("./App", "App/A.swift"),
    ("**/Composition/**", "Composition/Root.swift"),
    ("**/Composition/**", "A/B/Composition/C/Root.swift"),
    ("App/**/V*.swift", "App/View.swift"), ("App/**/V*.swift", "App/x/y/View.swift"),
    ("App/*/View.swift", "App/x/View.swift"), ("?.swift", "é.swift"), ("a?c", "x/abc"),
    ("*.{generated,pb}.swift", "App/A.pb.swift"), ("{App,Kit}/**", "Kit/A.swift"),
    ("{a{b,c},d}x", "acx"), ("A{,B}.swift", "A.swift"), (#"\*.swift"#, "x/*.swift"),
    (#"\{a,b\}"#, "{a,b}"), ("a*b*c", "aXbYbZc"), ("**/a/**/b", "a/x/a/y/b"), ("**", "x/y"),
    ("a**b.swift", "axyb.swift"), ("[ab].swift", "[ab].swift"),
  ])
func matches(pattern: String, path: String) throws {
  #expect(try Glob(pattern).matches(path))
}

@Test(
  "a pattern does not match what only looks like it",
  arguments: [
    ("*Coordinator.swift", "App/CartCoordinator+UI.swift"), ("App/Cart", "Kit/App/Cart/A.swift"),
    ("generated", "App/Generated/A.swift"), ("App/*", "Apps/A.swift"), ("/App", "Kit/App/A.swift"),
    ("App/*.swift", "App/x/A.swift"), ("?.swift", "ab.swift"), ("?.swift", ".swift"),
    ("Generated/", "App/Generated"), ("*.{generated,pb}.swift", "A.swift"),
    ("**/Composition/**", "App/CompositionRoot.swift"), ("a*b", "a/b"), ("[ab].swift", "a.swift"),
  ])
func mismatches(pattern: String, path: String) throws {
  #expect(try !Glob(pattern).matches(path))
}

@Test("a pattern that makes no sense is refused")
func problems() {
  #expect(throws: GlobProblem.empty) { try Glob("") }
  #expect(throws: GlobProblem.empty) { try Glob("/") }
  #expect(throws: GlobProblem.leavesRoot) { try Glob("../App/**") }
  #expect(throws: GlobProblem.unclosedBrace) { try Glob("*.{a,b") }
  #expect(throws: GlobProblem.tooManyAlternatives(limit: 256)) {
    try Glob(String(repeating: "{a,b}", count: 30))
  }
  #expect(throws: GlobProblem.tooLong(limit: 4_096)) {
    try Glob(String(repeating: "a", count: 4_097))
  }
}

@Test("many wildcards against a long name take no time")
func hostile() throws {
  let glob = try Glob(String(repeating: "*a", count: 200) + "b")
  #expect(!glob.matches(String(repeating: "a", count: 5000)))
  let deep = try Glob(String(repeating: "**/a/", count: 100) + "b")
  #expect(!deep.matches(String(repeating: "a/", count: 2000) + "a"))
}

@Test("a folder is left out only if nothing below it can match")
func folders() throws {
  #expect(try Glob("App/Cart/*.swift").mayMatchBelow("App"))
  #expect(try Glob("App/Cart/*.swift").mayMatchBelow("App/Cart"))
  #expect(try !Glob("App/Cart/*.swift").mayMatchBelow("Kit"))
  #expect(try !Glob("App/Cart/*.swift").mayMatchBelow("App/Profile"))
  #expect(try Glob("App").mayMatchBelow("Kit/Deep"))
  #expect(try Glob("/App").mayMatchBelow("App/Deep"))
}

@Test(
  "the nearest name is the one with the fewest mistakes",
  arguments: [
    ("chek", "check"), ("CHECK", "check"), ("scn", "scan"), ("sacn", "scan"),
    ("shared_container_acces", "shared_container_access"), ("zzzz", nil), ("", nil),
  ] as [(String, String?)])
func nearest(name: String, meant: String?) {
  let known = ["check", "scan", "shared_container_access", "explain"]
  #expect(nearestName(to: name, among: known) == meant)
}
