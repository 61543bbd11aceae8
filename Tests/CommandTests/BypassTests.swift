import Foundation
import Testing

/// Ways round the gate, each tried in a change against `main`: it is refused, or it is told.
struct BypassTests {
  /// One way, and what the check says of it.
  struct Bypass: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Files of `main` besides those of every project.
    var files: [String: String] = [:]
    var change: @Sendable (Project) throws -> Void
    var status: Int32
    var says: String

    init(
      _ description: String, _ files: [String: String] = [:], status: Int32, says: String,
      change: @escaping @Sendable (Project) throws -> Void
    ) {
      testDescription = description
      self.files = files
      self.change = change
      self.status = status
      self.says = says
    }
  }

  private static let common = [
    "F/A.swift": resolving("U", by: "A"), "F/B.swift": resolving("V", "V", by: "B"),
    "F/C.swift": clean("C"),
  ]

  @Test("no way round the gate is silent", arguments: ofTheRecord + ofTheScope + ofTheCode)
  func bypass(_ bypass: Bypass) throws {
    let project = try Project(recorded: Self.common.merging(bypass.files) { $1 })
    try bypass.change(project)
    try project.commit()
    let outcome = try project.checkChange("-v")
    #expect(outcome.status == bypass.status, "\(outcome.output)\(outcome.errors)")
    let words = outcome.output + outcome.errors
    #expect(words.contains(bypass.says), "\(words)")
  }

  static let ofTheRecord = [
    Bypass("the record is raised by hand", status: 1, says: "baseline raised without a reason") {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.addEntry("F/C.swift", "W")
    },
    Bypass("the record is deleted", status: 2, says: "it exists at the base") {
      try $0.remove("baseline.json")
    },
    Bypass("the record is deleted and made anew", status: 1, says: "`W`") {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.remove("baseline.json")
      try $0.record()
    },
    Bypass("an entry is padded", status: 1, says: "baseline padded") {
      try $0.replace(
        #""subject":"U","count":1"#, with: #""subject":"U","count":3"#,
        in: "baseline.json")
    },
    Bypass("an entry is padded with a reason", status: 1, says: "baseline padded") {
      try $0.replace(
        #""subject":"U","count":1"#, with: #""subject":"U","count":3,"reason":"room to grow""#,
        in: "baseline.json")
    },
    Bypass("an old reason is used for another raise", status: 1, says: "`W`") {
      try $0.git("checkout", "-q", "main")
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.run("baseline", "accept", "--new", "--reason", "SDK")
      try $0.commit()
      try $0.git("checkout", "-qb", "again")
      try $0.write("F/C.swift", resolving("W", "W", by: "C"))
      try $0.replace(
        #""subject":"W","count":1"#, with: #""subject":"W","count":2"#, in: "baseline.json")
    },
    Bypass("two counts are swapped", status: 1, says: "baseline raised without a reason") {
      try $0.write("F/A.swift", resolving("U", "U", by: "A"))
      try $0.write("F/B.swift", resolving("V", by: "B"))
      try $0.replace(
        #""subject":"U","count":1"#, with: #""subject":"U","count":2"#, in: "baseline.json")
      try $0.replace(
        #""subject":"V","count":2"#, with: #""subject":"V","count":1"#, in: "baseline.json")
    },
    Bypass("the record is another file with more in it", status: 1, says: "`W`") {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.remove("baseline.json")
      try $0.write(".diratchet.json", #"{"baseline": "other.json"}"#)
      try $0.record()
    },
  ]

  static let ofTheScope = [
    Bypass(
      "a file is moved into a Composition folder", status: 0,
      says: "relabelled into an exempt tier"
    ) {
      try $0.move("F/A.swift", to: "Composition/A.swift")
    },
    Bypass(
      "a file is moved into a Composition folder of a strict project",
      [".diratchet.json": #"{"strict": true}"#], status: 1, says: "relabelled into an exempt tier"
    ) {
      try $0.move("F/A.swift", to: "Composition/A.swift")
    },
    Bypass(
      "the Composition folders are more", status: 3,
      says: "`tiers.composition` gained `F/A.swift`, 1 finding no longer gated"
    ) {
      try $0.write(
        ".diratchet.json",
        #"{"tiers": [{"name": "composition", "paths": ["**/Composition/**", "F/A.swift"]}]}"#)
    },
    Bypass(
      "the Composition folders are more and the record upgraded", status: 0,
      says: "`tiers.composition` gained `F/A.swift`, 1 finding no longer gated"
    ) {
      try $0.write(
        ".diratchet.json",
        #"{"tiers": [{"name": "composition", "paths": ["**/Composition/**", "F/A.swift"]}]}"#)
      try $0.run("baseline", "upgrade", "--base", "main")
    },
    Bypass(
      "a rule is only reported", status: 3,
      says: "rule `service_locator_resolve` is now `report`, 3 recorded findings no longer gated"
    ) {
      try $0.write(".diratchet.json", #"{"rules": {"service_locator_resolve": "report"}}"#)
    },
    Bypass(
      "a leaf is called a coordinator", status: 3,
      says: "`tiers.coordinator` gained `F/B.swift`, 2 findings now in coordinators"
    ) {
      try $0.write(
        ".diratchet.json", #"{"tiers": [{"name": "coordinator", "paths": ["F/B.swift"]}]}"#)
    },
    Bypass(
      "a path is excluded", status: 3,
      says: "`exclude` gained `F/A.swift`, 1 finding no longer gated"
    ) {
      try $0.write(".diratchet.json", #"{"exclude": ["F/A.swift"]}"#)
    },
    Bypass(
      "only a part is included", status: 3,
      says: "`include` lost `**`, 2 findings no longer gated"
    ) {
      try $0.write(".diratchet.json", #"{"include": ["F/A.swift", "F/C.swift"]}"#)
    },
    Bypass(
      "new debt is excluded", status: 3,
      says: "`exclude` gained `F/C.swift`, 1 finding no longer gated"
    ) {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.write(".diratchet.json", #"{"exclude": ["F/C.swift"]}"#)
    },
    Bypass("a file says that it is generated", status: 3, says: "F/A.swift") {
      try $0.write("F/A.swift", "// @generated\n" + resolving("U", by: "A"))
    },
    Bypass("new debt says that it is generated", status: 0, says: "exempt 1 (+1)") {
      try $0.write("F/C.swift", "// @generated\n" + resolving("W", by: "C"))
    },
    Bypass("nothing is included", status: 2, says: "`include`") {
      try $0.write(".diratchet.json", #"{"include": []}"#)
    },
    Bypass(
      "a subject is allowed", status: 0,
      says: "`allowed` gained `subject W`, 1 finding no longer gated"
    ) {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.write(".diratchet.json", #"{"allowed": [{"subject": "W", "reason": "why not"}]}"#)
    },
    Bypass(
      "a type is allowed", ["F/S.swift": "final class S {\n  static let shared = S()\n}\n"],
      status: 0, says: "`allowed` gained `type S`, 1 finding no longer gated"
    ) {
      try $0.write(".diratchet.json", #"{"allowed": [{"type": "S", "reason": "why not"}]}"#)
    },
    Bypass(
      "tests no longer count",
      [
        ".diratchet.json": #"{"tests": "gate"}"#,
        "Tests/ATests.swift": resolving("W", by: "ATests"),
      ], status: 3, says: "`tests` gained `exempt`, 1 finding no longer gated"
    ) {
      try $0.write(".diratchet.json", "{}")
    },
    Bypass(
      "an increase is only told", status: 0,
      says: "`enforce` gained `warn`, 1 finding no longer refused"
    ) {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.write(".diratchet.json", #"{"enforce": "warn"}"#)
    },
    Bypass(
      "a locked module is unlocked",
      [".diratchet.json": #"{"modules": [{"name": "F", "paths": ["F/**"], "enforce": "locked"}]}"#],
      status: 0, says: "`enforce` lost `F: locked`"
    ) {
      try $0.write("F/C.swift", resolving("W", by: "C"))
      try $0.write(".diratchet.json", #"{"modules": [{"name": "F", "paths": ["F/**"]}]}"#)
      try $0.run("baseline", "accept", "--new", "--reason", "why not")
    },
    Bypass(
      "places count once for each dependency", status: 0,
      says: "`unit` gained `dependency`, 1 finding no longer refused"
    ) {
      try $0.write("F/A.swift", resolving("U", "U", by: "A"))
      try $0.write(".diratchet.json", #"{"unit": "dependency"}"#)
    },
    Bypass(
      "a strict project is strict no more", [".diratchet.json": #"{"strict": true}"#], status: 0,
      says: "`strict` lost `true`, 1 finding no longer refused"
    ) {
      try $0.move("F/A.swift", to: "Composition/A.swift")
      try $0.write(".diratchet.json", "{}")
    },
    Bypass(
      "a rule of the project looks for something else",
      [".diratchet.json": clock("Env.now"), "F/D.swift": "func d() { Env.now.x() }\n"],
      status: 0, says: "rule `clock` says something else, 1 finding no longer gated"
    ) {
      try $0.write(".diratchet.json", clock("Env.later"))
    },
    Bypass(
      "a configured wrapper is left out",
      [
        ".diratchet.json": #"{"wrappers": ["Provided"]}"#,
        "F/D.swift": "final class D {\n  @Provided var cart: Cart\n}\n",
      ], status: 0, says: "`wrappers` lost `Provided`, 0 findings no longer gated"
    ) {
      try $0.write(".diratchet.json", "{}")
    },
    Bypass("an ignore has no reason", status: 1, says: "reason") {
      try $0.write(
        "F/C.swift",
        resolving("W", by: "C")
          .replacing("(W.self)", with: "(W.self)  // diratchet:ignore service_locator_resolve"))
    },
    Bypass("an ignore has a reason", status: 0, says: "ACCEPTED (1)") {
      try $0.write(
        "F/C.swift",
        resolving("W", by: "C").replacing(
          "(W.self)", with: "(W.self)  // diratchet:ignore service_locator_resolve - why not"))
    },
    Bypass(
      "a strict project gets an ignore", [".diratchet.json": #"{"strict": true}"#], status: 1,
      says: "ACCEPTED (1)"
    ) {
      try $0.write(
        "F/C.swift",
        resolving("W", by: "C").replacing(
          "(W.self)", with: "(W.self)  // diratchet:ignore service_locator_resolve - why not"))
    },
  ]

  private static func clock(_ member: String) -> String {
    #"{"customRules": [{"id": "clock", "summary": "s", "match": {"member": "\#(member)"}, "#
      + #""why": "w", "faulty": "let x = \#(member)", "correct": "let y = 1"}]}"#
  }

  private static let container =
    "import Factory\n\nextension Container {\n"
    + "  var cart: Factory<Cart> { self { Cart() } }\n}\n"

  static let ofTheCode = [
    Bypass(
      "a wrapper of the project is renamed, and used once more",
      [
        "DI/Inject.swift": wrapper("Inject"),
        "F/D.swift": "final class D {\n  @Inject var cart: Cart\n}\n",
      ], status: 1, says: "F/C.swift:"
    ) {
      try $0.write("DI/Inject.swift", wrapper("Provided"))
      try $0.write("F/D.swift", "final class D {\n  @Provided var cart: Cart\n}\n")
      try $0.write("F/C.swift", "final class C {\n  @Provided var other: Other\n}\n")
    },
    Bypass(
      "a locator hides in a free function", status: 1, says: "F/Locate.swift:"
    ) {
      try $0.write(
        "F/Locate.swift",
        "import Swinject\n\nlet resolver: Resolver = Container()\n\n"
          + "func cart() -> Cart? { resolver.resolve(Cart.self) }\n")
    },
    Bypass(
      "a locator hides in a computed property", status: 1, says: "F/Locate.swift:"
    ) {
      try $0.write(
        "F/Locate.swift",
        "import Swinject\n\nlet resolver: Resolver = Container()\n\n"
          + "var cart: Cart? { resolver.resolve(Cart.self) }\n")
    },
    Bypass(
      "a locator hides in an extension of the container", status: 0,
      says: "NEWLY EXEMPT (1)\n  Cart  F/Locate.swift:4  (inside an extension of"
    ) {
      try $0.write(
        "F/Locate.swift",
        "import Swinject\n\nextension Resolver {\n"
          + "  var cart: Cart? { self.resolve(Cart.self) }\n}\n")
    },
    Bypass("a container goes by another name", status: 1, says: "F/C.swift:") {
      try $0.write(
        "F/C.swift",
        "import Factory\n\ntypealias C = Container\n\n"
          + "struct Cart {\n  func load() { _ = C.shared.cart() }\n}\n")
    },
    Bypass(
      "a container goes by another name that another file gives it",
      ["DI/Names.swift": "import Factory\n\ntypealias C = Container\n"], status: 1,
      says: "F/C.swift:"
    ) {
      try $0.write(
        "F/C.swift", "struct Cart {\n  func load() { _ = C.shared.cart() }\n}\n")
    },
    Bypass("a call hides behind a method reference", status: 1, says: "F/C.swift:") {
      try $0.write(
        "F/C.swift",
        "import Swinject\n\nstruct C {\n  func load(_ resolver: Resolver) {\n"
          + "    let fetch: (W.Type) -> W? = resolver.resolve\n    _ = fetch(W.self)\n  }\n}\n")
    },
    Bypass(
      "a call hides in a `register` that is no container's", status: 1, says: "F/C.swift:"
    ) {
      try $0.write(
        "F/C.swift",
        "import Swinject\n\nstruct C {\n  func load(_ bus: EventBus, _ resolver: Resolver) {\n"
          + "    bus.register { _ in resolver.resolve(W.self) }\n  }\n}\n")
    },
    Bypass("a singleton is not called `shared`", status: 1, says: "F/Session.swift:") {
      try $0.write(
        "F/Session.swift", "final class Session {\n  static let instance = Session()\n}\n")
    },
    Bypass(
      "a singleton gives up the name `shared`",
      ["F/Session.swift": "final class Session {\n  static let shared = Session()\n}\n"],
      status: 0, says: "known 4"
    ) {
      try $0.write(
        "F/Session.swift", "final class Session {\n  static let instance = Session()\n}\n")
    },
    Bypass(
      "a container is reached through a key path", ["DI/Container.swift": container], status: 1,
      says: "F/C.swift:"
    ) {
      try $0.write(
        "F/C.swift",
        "import Factory\n\nstruct C {\n"
          + "  func load() { _ = Container.shared[keyPath: \\.cart]() }\n}\n")
    },
  ]

  private static func wrapper(_ name: String) -> String {
    """
    import Swinject

    @propertyWrapper
    struct \(name)<Value> {
      let wrappedValue: Value

      init() {
        wrappedValue = Assembly.container.resolve(Value.self)!
      }
    }

    enum Assembly {
      static let container = Container()
    }

    """
  }

  @Test("a clone that is cut off is not judged against less, and says what to fetch")
  func shallowClone() throws {
    let project = try Project(recorded: Self.common)
    try project.write("F/C.swift", resolving("W", by: "C"))
    try project.commit()
    let scratch = try Scratch()
    defer { scratch.remove() }
    let clone = scratch.file("clone")
    let source = "file://\(project.folder.path)"
    try project.git("clone", "-q", "--depth", "1", "--branch", "change", source, clone.path)
    for base in ["HEAD~1", "origin/main", "main"] {
      let outcome = try Program.run(["check", "--base", base], in: clone)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("`git fetch --unshallow`"))
    }
    #expect(try Program.run(["check"], in: clone).status == 1)
  }

  @Test("a run in a subfolder judges the whole repository")
  func subfolder() throws {
    let project = try Project(recorded: Self.common.merging(["G/O.swift": clean("O")]) { $1 })
    try project.write("F/C.swift", resolving("W", by: "C"))
    try project.commit()
    let outcome = try project.run("check", "--base", "main", in: "G")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nF/C.swift:"))
  }
}
