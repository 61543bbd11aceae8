import SwiftOutline
import Testing

@Test("a token knows the symbol that it stands in")
func symbols() {
  let outline = read(
    """
    x
    class CartViewModel: x {
      @A(x) let cart: x = f(x)
      init(cart: Cart = x) { x; func local() { x } }
      func cancelTrip() { g { x }; struct H { static let shared = x } }
      var total: Int { x }
      let (a, b) = x
      struct Step { func make(_ a: Int, at b: x) { x } }
    }
    extension Trip.Builder { func make() { x } }
    let global = x, other = x
    enum E { case open(cart: Cart = x) }
    """)
  #expect(
    outline.tokens(named: "x").map { outline.symbol(at: $0) } == [
      "(top level)", "CartViewModel", "CartViewModel.cart", "CartViewModel.cart",
      "CartViewModel.cart", "CartViewModel.init(cart:)", "CartViewModel.init(cart:)",
      "CartViewModel.init(cart:)", "CartViewModel.cancelTrip()", "CartViewModel.cancelTrip()",
      "CartViewModel.total", "CartViewModel.a", "CartViewModel.Step.make(_:at:)",
      "CartViewModel.Step.make(_:at:)", "Trip.Builder.make()", "global", "other", "E.open(cart:)",
    ])
}

@Test("a token knows the type and the function around it")
func surroundings() {
  let outline = read(
    "class A { let a = x; func f() { struct B { let b = x }; g { x } } }; extension C.D { var e: x }; x"
  )
  let tokens = outline.tokens(named: "x")
  #expect(tokens.map { outline.enclosingTypePath(at: $0) } == ["A", "A.B", "A", "C.D", nil])
  #expect(tokens.map { outline.enclosingFunction(at: $0) } == [nil, 0, 0, nil, nil])
}

@Test("scopes nest and each comes after the one around it")
func scopes() {
  let outline = read("class A { func f(a: Int = g { 1 }) { h { 2 } }; var b: Int { 3 } }")
  let kinds = outline.scopes.map(\.kind)
  #expect(
    kinds == [
      .file, .type(0), .function(0), .closure(0), .closure(1), .variable(0),
    ])
  #expect(outline.scopes.map(\.parent) == [nil, 0, 1, 2, 2, 1])
}

@Test(
  "the file where an app begins is told by its types",
  arguments: [
    ("@main struct A {}", true), ("struct A: App {}", true), ("struct A: SwiftUI.App {}", true),
    ("class A: NSObject, UIApplicationDelegate {}", true),
    ("class A: UIWindowSceneDelegate {}", true),
    ("struct A: AppIntent {}", false), ("struct App {}", false), ("let a: App", false),
    ("extension AppDelegate: A { class B {} }", true), ("extension UI.SceneDelegate {}", true),
    ("class A {}; extension AppDelegate {}", false), ("extension ADelegate {}", false),
    ("class AppDelegate {}", false),
  ])
func entryTypes(source: String, declares: Bool) {
  #expect(read(source).declaresEntryType == declares)
}

@Test("a bracket knows its partner; a stray one has none")
func partners() {
  let outline = read("{ ( [ a ] ) \"\\(b)\" } )")
  #expect(outline.partner(of: 0) == 11)
  #expect(outline.partner(of: 11) == 0)
  #expect(outline.partner(of: 1) == 5)
  #expect(outline.partner(of: 6) == 10)
  #expect(outline.partner(of: 12) == nil)
}

@Test("what a clause of a condition left open ends with the clause")
func clauses() {
  let outline = read(
    """
    class A {
    #if X
      func f() {
        if a {
    #else
      func f() {
    #endif
      }
      func g() {}
    }
    struct B {}
    """)
  #expect(outline.types.map(\.path) == ["A", "B"])
  #expect(outline.functions.map(\.name) == ["f", "f", "g"])
  #expect(outline.conditionalRegions.map(\.directives.count) == [3])
}

@Test("directives between members close nothing")
func directivesBetweenMembers() {
  let outline = read(
    """
    enum E {
      case a
      #if X
      case b(Int)
      #elseif Y
      @objc
      #endif
      func f() {
        switch a {
        #if X
        case .a: b
        #endif
        default: c
        }
      }
      static let shared = E.a
    }
    """)
  #expect(outline.functions.map { outline.symbol(at: $0.nameToken) } == ["E.b(_:)", "E.f()"])
  #expect(outline.symbol(at: outline.variables[0].nameToken) == "E.shared")
}
