package import SwiftOutline
package import SwiftTokens

/// All that a rule sees of a file: tokens, outline, vocabulary, and the accesses to containers in
/// it, which several rules look at from different sides.
///
/// Its tables are made when a rule first asks for them, and nothing else changes; a class, because
/// millions of findings hold on to it.
package final class FileView {
  package let role: FileRole
  package let outline: Outline
  package let vocabulary: Vocabulary
  package let settings: LintSettings
  /// The modules that the file imports.
  package let imports: Set<String>
  /// The DI libraries that the file imports.
  let ownLibraries: [Library]
  /// The DI libraries that any file of the project imports.
  let libraries: [Library]
  /// The names that may fetch something here.
  let verbs: ResolvingVerbs
  /// The names that rules look at.
  let names: Names
  /// The variables of the file by name, 64 at most, indices into `outline.variables`.
  private(set) lazy var variablesByName = FileView.variablesByName(in: outline)
  /// The variable that an attribute belongs to, by its `@` token.
  private(set) lazy var variableByAttribute = FileView.ownersOfAttributes(in: outline)
  /// The parameter that an attribute belongs to, by its `@` token.
  private(set) lazy var parameterByAttribute = FileView.parametersWithAttributes(in: outline)
  /// Paths of the types that the file shows to compose or to be containers, with the reason.
  let composingTypes: [String: String]
  /// The declarations and extensions of each type path, indices into `outline.types`.
  private(set) lazy var typesByPath = Dictionary(
    grouping: outline.types.indices, by: { outline.types[$0].path })
  /// The stored instance variables of each type path, indices into `outline.variables`.
  private(set) lazy var fieldsByOwner = FileView.storedFields(in: outline)
  /// The type paths with an initialiser that is not private.
  private(set) lazy var callableTypes = FileView.typesWithCallableInitializer(in: outline)
  /// The type paths that conform to Factory's `SharedContainer` in this file.
  private(set) lazy var factoryContainers = FileView.factoryContainers(in: outline)
  /// The variables with a singleton's name, indices into `outline.variables`.
  private(set) lazy var possibleSingletons = outline.variables.indices.filter { index in
    SingletonDeclaration.isName(outline.variables[index].name)
  }
  /// What their initial values construct, by the first token of the value.
  private(set) lazy var constructedBySingletons = outline.constructions(
    byInitializersOf: possibleSingletons)
  /// Whether the file declares where the app begins.
  private(set) lazy var startsApp = outline.declaresEntryType
  /// The functions that are a container's `resolve` or `dependency`, indices into
  /// `outline.functions`.
  private(set) lazy var forwardingFunctions = Set(
    outline.functions.indices.filter { forwards(outline.functions[$0], in: outline) })
  /// The functions `resolve` outside of types, which hide those of a library.
  private(set) lazy var freeResolves = FreeResolves(in: outline)
  /// The last names of the project's locator functions.
  var locatorNames: Set<String> { vocabulary.locatorNames }
  /// Those of them that types of this file declare as functions of their own.
  let locatorNamesOfMethods: Set<String>
  /// Why every finding of the file is exempt; nil if none is for that reason.
  private(set) lazy var fileExemption = findExemption()
  /// Previews: providers, and the closures of `#Preview`.
  private(set) lazy var previews = FileView.previews(in: outline)
  /// What is taken from names that begin like a type's.
  private(set) var staticReads: [StaticRead] = []
  /// The calls that fetch a value from a container.
  private(set) var resolutions = Accesses()
  /// The places that reach for a container by its name.
  private(set) var containerAccesses = Accesses()

  /// The file's bytes, tokens and comments.
  package var source: TokenizedSource { outline.source }

  package init(
    _ outline: Outline, as role: FileRole, vocabulary: Vocabulary, settings: LintSettings
  ) {
    self.outline = outline
    self.role = role
    self.vocabulary = vocabulary
    self.settings = settings
    imports = Set(outline.imports.map(\.module))
    ownLibraries = Library.imported(by: imports)
    libraries =
      ownLibraries.isEmpty
      ? vocabulary.knownLibraries : Library.imported(by: imports.union(vocabulary.libraries))
    verbs = ResolvingVerbs(of: libraries, and: vocabulary.locatorNames)
    names = Names(
      of: outline.source, fetchingWith: verbs.names, smallNames: vocabulary.smallNames)
    composingTypes = findComposingTypes(
      in: outline, libraries: libraries, vocabulary: vocabulary)
    locatorNamesOfMethods = FileView.methods(of: outline, among: vocabulary.locatorNames)
    staticReads = names.typeLike.compactMap(staticRead)
    resolutions = findResolutions(in: self)
    containerAccesses = findContainerAccesses(in: self)
  }

  /// The first 64 variables of each name: who asks for each of a million `x` looks at all of them.
  private static func variablesByName(in outline: Outline) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    found.reserveCapacity(min(outline.variables.count, 1 << 12))
    for index in outline.variables.indices {
      func add(to indices: inout [Int]) { if indices.count < 64 { indices.append(index) } }
      add(to: &found[outline.variables[index].name, default: []])
    }
    return found
  }

  private static func ownersOfAttributes(in outline: Outline) -> [Int: Int] {
    var owners: [Int: Int] = [:]
    for (index, variable) in outline.variables.enumerated() {
      // The variables of one declaration share their attributes.
      guard variable.attributes.first.map({ owners[$0.at] == nil }) ?? false else { continue }
      for attribute in variable.attributes where owners[attribute.at] == nil {
        owners[attribute.at] = index
      }
    }
    return owners
  }

  private static func storedFields(in outline: Outline) -> [String: [Int]] {
    var fields: [String: [Int]] = [:]
    for (index, field) in outline.variables.enumerated()
    where field.isVariable && !field.isComputed
      && !field.modifiers.contains(where: { $0.word == .static || $0.word == .class })
    {
      guard case .type(let type) = outline.scopes[field.scope].kind else { continue }
      fields[outline.types[type].path, default: []].append(index)
    }
    return fields
  }

  private static func typesWithCallableInitializer(in outline: Outline) -> Set<String> {
    var types: Set<String> = []
    for index in outline.functions.indices where outline.functions[index].kind == .initializer {
      let function = outline.functions[index]
      guard case .type(let type) = outline.scopes[function.scope].kind else { continue }
      let isPrivate = function.modifiers.contains { $0.word == .private || $0.word == .fileprivate }
      if !isPrivate { types.insert(outline.types[type].path) }
    }
    return types
  }

  private static func factoryContainers(in outline: Outline) -> Set<String> {
    let types = outline.types.lazy.filter { type in
      type.inherited.contains { outline.source.spells($0.upperBound - 1, "SharedContainer") }
    }
    return Set(types.map(\.path))
  }

  private static func methods(of outline: Outline, among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    let methods = outline.functions.lazy.filter { function in
      names.contains(function.name) && outline.enclosingTypePath(at: function.nameToken) != nil
    }
    return Set(methods.map(\.name))
  }

  private static func previews(in outline: Outline) -> NestedRanges {
    let source = outline.source
    let types = outline.types.filter { type in
      type.inherited.contains { inherited in
        inherited.contains { source.spells($0, "PreviewProvider") }
          && ["PreviewProvider", "SwiftUI.PreviewProvider"].contains(
            outline.typeSpelling(inherited))
      }
    }
    let closures = outline.closures.filter { closure in
      guard let callee = closure.callee, callee > 0 else { return false }
      return source.tokens[callee - 1].kind == .pound && source.spells(callee, "Preview")
    }
    let ranges = types.map(\.tokens) + closures.map(\.body)
    return NestedRanges(ranges.sorted { $0.lowerBound < $1.lowerBound })
  }

  private static func parametersWithAttributes(in outline: Outline) -> [Int: Parameter] {
    var owners: [Int: Parameter] = [:]
    func add(_ parameters: [Parameter]) {
      for parameter in parameters {
        for attribute in parameter.attributes { owners[attribute.at] = parameter }
      }
    }
    for function in outline.functions { add(function.parameters) }
    for closure in outline.closures { add(closure.parameters) }
    return owners
  }
}

extension FileView {
  /// Whether the token is a name, in backticks or not; none outside of the file.
  func isName(_ token: Int) -> Bool {
    switch kind(token) {
    case .identifier, .backtickedIdentifier: true
    default: false
    }
  }

  /// The first byte of a name, a backtick aside.
  func firstByte(ofName token: Int) -> UInt8 {
    let name = source.tokens[token]
    return source.bytes[Int(name.start) + (name.kind == .backtickedIdentifier ? 1 : 0)]
  }

  /// The kind of a token; `.endOfFile` for an index outside of the file.
  func kind(_ token: Int) -> TokenKind {
    let isInside = UInt(bitPattern: token) < UInt(bitPattern: source.tokens.count)
    return isInside ? source.tokens[token].kind : .endOfFile
  }

  /// The member taken from the token, `x` of `Current.x`, through a module selector; nil if none.
  ///
  /// Looks through what changes nothing: `(Current).x`, `Type.self.x`.
  func member(after token: Int) -> Int? {
    guard let member = directMember(after: token) else {
      return memberOutside(of: token, token + 1)
    }
    guard source.tokens[member].word == .selfKeyword else { return member }
    return directMember(after: member) ?? memberOutside(of: token, member + 1) ?? member
  }

  /// The member taken from parentheses that hold a name and no more: `x` of `((Current)).x`.
  private func memberOutside(of token: Int, _ end: Int) -> Int? {
    var (open, close) = (token - 1, end)
    while kind(close) == .rightParenthesis, kind(open) == .leftParenthesis, !isName(open - 1) {
      (open, close) = (open - 1, close + 1)
    }
    return close > end ? directMember(after: close - 1) : nil
  }

  /// The member that follows a name without anything in between, a module selector aside.
  func directMember(after token: Int) -> Int? {
    guard kind(token + 1) == .period, token + 2 < source.tokens.count else { return nil }
    if kind(token + 3) == .doubleColon, isName(token + 2) {
      return isName(token + 4) ? token + 4 : nil
    }
    return isName(token + 2) ? token + 2 : nil
  }

}
