import SwiftOutline
import SwiftTokens
import Testing

@Test("a type tells its kind, path, inheritance list, attributes and modifiers")
func types() {
  let outline = read(
    """
    @MainActor @objc(Trip) public final class Trip<T: P>: Base<T>, @unchecked Sendable, A & B
    where T: Q {
      struct Builder { enum Step: Int { case a } }
    }
    actor Cart {}
    protocol P: AnyObject { associatedtype A: B = C }
    extension Trip.Builder: Q where T == Int { struct Inner {} }
    extension Array<Int> {}
    """)
  #expect(
    outline.types.map(\.path) == [
      "Trip", "Trip.Builder", "Trip.Builder.Step", "Cart", "P", "Trip.Builder",
      "Trip.Builder.Inner", "Array",
    ])
  #expect(
    outline.types.map(\.kind) == [
      .class, .struct, .enum, .actor, .protocol, .extension, .struct, .extension,
    ])
  let trip = outline.types[0]
  #expect(trip.inherited.map(outline.typeSpelling) == ["Base<T>", "@unchecked Sendable", "A & B"])
  #expect(trip.attributes.map(\.name) == ["MainActor", "objc"])
  #expect(trip.modifiers.map(\.word) == [.public, .final])
  #expect(outline.text(trip.body).hasPrefix("{\n  struct Builder"))
  #expect(outline.text(outline.types[1].tokens) == "struct Builder { enum Step: Int { case a } }")
}

@Test(
  "words that begin declarations elsewhere are ordinary names",
  arguments: [
    "actor.resolve(x)", "let actor = 1", "f(class: 1)", "a.extension", "macro(1)", "a.struct.b",
    "final = 1", "open(1)", "open(a)\nlet b = 1", "lazy.map { $0 }", "prefix(2)",
    "let a = optional", "enum(",
  ])
func contextualWords(source: String) {
  let outline = read(source)
  #expect(outline.types.isEmpty)
  #expect(outline.functions.isEmpty)
}

@Test("a function tells its name, parameters, result and body")
func functions() {
  let outline = read(
    """
    struct A {
      init?<T>(cart: Cart) throws {}
      deinit {}
      subscript(index: Int, at key: Key) -> Value { get { a } set {} }
      static func == (left: A, right: A) -> Bool { true }
      func ==<T>(left: T) -> Bool
      func `do`() async throws(E) -> [Int: some P] where T: Q { a }
      postfix func ! (a: A) {}
      @freestanding(expression) macro make(_ a: Int) -> Int = #externalMacro(module: "M", type: "T")
      case open(Cart, with: Key = .a), shut, ajar(_ degrees: Int)
    }
    """)
  #expect(
    outline.functions.map(\.kind) == [
      .initializer, .deinitializer, .subscript, .function, .function, .function, .function, .macro,
      .enumCase, .enumCase,
    ])
  #expect(
    outline.functions.map { outline.symbol(at: $0.nameToken) } == [
      "A.init(cart:)", "A.deinit", "A.subscript(_:at:)", "A.==(left:right:)", "A.==(left:)",
      "A.do()", "A.!(a:)", "A.make(_:)", "A.open(_:with:)", "A.ajar(_:)",
    ])
  #expect(
    outline.functions.map { $0.result.map(outline.typeSpelling) } == [
      nil, nil, "Value", "Bool", "Bool", "[Int: some P]", nil, "Int", nil, nil,
    ])
  #expect(
    outline.functions.map { $0.body != nil } == [
      true, true, true, true, false, true, true, false, false, false,
    ])
}

@Test("a parameter tells its label, name, attributes, type and default value")
func parameters() {
  let outline = read(
    """
    init(
      cart: Cart = Container.shared.cart(), _ count: inout Int, of items: Item..., for: Int,
      @Injected done: @escaping @Sendable (A, B) -> Void = { a, b in }, box: any Box<Box<Int>>,
      isolated actor: isolated A? = #isolation, map: [A: B] = [a: b, c: d], value: sending T,
      run: @escaping(A) -> Void, go: nonisolated(nonsending) () -> Void = {},
    ) {}
    """)
  let parameters = outline.functions[0].parameters
  #expect(
    parameters.map(\.label) == [
      "cart", nil, "of", "for", "done", "box", "isolated", "map", "value", "run", "go",
    ])
  #expect(
    parameters.map(\.name) == [
      "cart", "count", "items", "for", "done", "box", "actor", "map", "value", "run", "go",
    ])
  #expect(
    parameters.map { outline.typeSpelling($0.type) } == [
      "Cart", "Int", "Item", "Int", "(A, B) -> Void", "any Box<Box<Int>>", "A?", "[A: B]", "T",
      "(A) -> Void", "() -> Void",
    ])
  #expect(
    parameters.map { outline.text($0.defaultValue) } == [
      "Container.shared.cart()", nil, nil, nil, "{ a, b in }", nil, "#isolation", "[a: b, c: d]",
      nil, nil, "{}",
    ])
  #expect(parameters[4].attributes.map(\.name) == ["Injected", "escaping", "Sendable"])
  #expect(outline.text(parameters[1].tokens) == "_ count: inout Int")
}

@Test("a token in a default value knows the parameter")
func parameterDefaults() throws {
  let outline = read("func a() {}\nfunc b(x: Int, y: A = f { shared.z }) { shared }")
  let tokens = outline.tokens(named: "shared")
  let found = try #require(outline.parameterDefault(at: tokens[0]))
  #expect(found.function == 1)
  #expect(found.parameter == 1)
  #expect(outline.parameterDefault(at: tokens[1]) == nil)
}

@Test("an import tells its module and attributes")
func imports() {
  let outline = read(
    """
    import Foundation
    @testable import Kit
    public import struct Foundation.Date; import B
    @_exported @preconcurrency import C.D
    func f() {}
    import E
    """)
  #expect(outline.imports.map(\.module) == ["Foundation", "Kit", "Foundation", "B", "C", "E"])
  #expect(outline.imports[3 + 1].attributes.map(\.name) == ["_exported", "preconcurrency"])
  #expect(outline.text(outline.imports[2].tokens) == "public import struct Foundation.Date")
}

@Test("a modifier keeps its detail, in any order")
func modifiers() {
  let outline = read("class A { private(set) nonisolated(unsafe) static weak final var a: B? }")
  let modifiers = outline.variables[0].modifiers
  #expect(modifiers.map(\.word) == [.private, .nonisolated, .static, .weak, .final])
  #expect(modifiers.map(\.detail) == ["set", "unsafe", nil, nil, nil])
}

@Test("an underscored name that ends the line before a declaration is no modifier of it")
func underscoredNames() {
  let outline = read(
    "func f() {\n  let table = _table\n  var bucket = 1\n}\n__consuming func g() {}")
  #expect(outline.variables.map(\.modifiers) == [[], []])
  #expect(outline.functions.map(\.modifiers.count) == [0, 1])
}

@Test("class is a modifier in front of a member and begins a class elsewhere")
func classWord() {
  let outline = read(
    """
    class A { class func f() {}; class var a: Int { 1 }; class override func g() {}
      override class func h() {}; class B {}; class Final {} }
    """)
  #expect(outline.types.map(\.path) == ["A", "A.B", "A.Final"])
  #expect(outline.functions.map(\.name) == ["f", "g", "h"])
  #expect(outline.functions.allSatisfy { $0.modifiers.contains { $0.word == .class } })
}
