import SwiftOutline
import SwiftTokens
import Testing

@Test(
  "a directive inside of a type or a head does not stop the reading",
  arguments: [
    "let a: (@A#endif b C) -> D = e{f}", "func f(a: A #endif\n) { g() }",
    "class A: B, #else\nC { let d = 1 }", "let a = b as [#if A\nB#endif\n: C]",
  ])
func directiveInsideType(source: String) {
  let found = read(source + "\nlet last = 1")
  #expect(found.variables.last?.name == "last")
}

@Test(
  "a scope holds those inside it",
  arguments: ["#if\nlet b={#if#endif#endif}", "let a = { #if A\n let b = { #endif\n } }"])
func scopesInScopes(source: String) {
  let found = read(source)
  for scope in found.scopes.dropFirst() {
    let parent = found.scopes[scope.parent ?? 0].tokens
    #expect(parent.lowerBound <= scope.tokens.lowerBound)
    #expect(parent.upperBound >= scope.tokens.upperBound)
  }
}
