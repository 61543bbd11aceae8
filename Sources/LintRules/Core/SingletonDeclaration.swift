import SwiftOutline
import SwiftTokens

/// A static variable with a singleton's name, and what its declaration shows.
struct SingletonDeclaration {
  enum Judgement {
    case singleton(evidence: [String])
    case lookAlike(String)
  }

  let view: FileView
  let variable: VariableDeclaration
  /// The path of the type that the instance is of.
  let owner: String
  private let type: TypeDeclaration

  /// Nil for a variable that is not static, or whose name is not a singleton's.
  init?(view: FileView, index: Int) {
    let variable = view.outline.variables[index]
    guard SingletonDeclaration.isName(variable.name),
      variable.modifiers.contains(where: { $0.word == .static || $0.word == .class }),
      let type = view.outline.enclosingType(at: variable.nameToken)
    else { return nil }
    self.view = view
    self.variable = variable
    self.type = view.outline.types[type]
    owner = view.heldOwner(of: variable, in: self.type) ?? self.type.path
  }

  /// Accessor names that mean a singleton whatever the type.
  static let names: WordSet = [
    "shared", "sharedInstance", "sharedManager", "instance", "singleton",
  ]

  /// What a file with such a name holds.
  static let needles: [Needle] =
    [.boundPrefix("shared")]
    + names.words.filter { !$0.hasPrefix("shared") }.sorted()
    .map { .bound($0) }

  /// Whether a variable of that name may be one: those, and `sharedTheme`, which tells of a
  /// singleton where it holds its own type.
  static func isName(_ name: String) -> Bool {
    if names.contains(name) { return true }
    // Of every variable is asked, and few names begin so.
    guard name.utf8.first == UInt8(ascii: "s"), name.hasPrefix("shared") else { return false }
    let rest = name.utf8.dropFirst("shared".utf8.count)
    return rest.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? false
  }

  /// Whether the name says singleton whatever the type.
  private var isNamedSingleton: Bool { SingletonDeclaration.names.contains(variable.name) }

  /// Nil for another variable after all.
  var judgement: Judgement? {
    guard let selfEvidence else {
      if !isNamedSingleton { return nil }
      return .lookAlike(exclusion ?? "it holds another type than its owner")
    }
    // An extension does not tell whether its type is a value, and `sharedTheme` may be a sample.
    if !isNamedSingleton, declaration?.kind ?? .extension == .extension { return nil }
    if let reason = exclusion { return .lookAlike(reason) }
    return .singleton(evidence: [selfEvidence] + ownerEvidence)
  }

  /// Why the owner cannot be a singleton; nil if it can.
  private var exclusion: String? {
    let declared = declaration
    if declared?.attributes.contains(where: { $0.lastName == "globalActor" }) ?? false {
      return "`\(owner)` is a global actor"
    }
    if view.factoryContainers.contains(type.path) { return "`\(owner)` is a container of Factory" }
    if let accessor = view.accessor(around: variable) { return "`\(accessor)` hands it out" }
    switch declared?.kind {
    case .class, .actor: return nil
    case .struct, .enum: return heldService == nil ? "`\(owner)` is a value type" : nil
    case .protocol: return "a requirement of a protocol"
    case .extension, nil: break
    }
    if isForeign(owner) { return "`\(owner)` is a type of the platform" }
    return nil
  }

  /// The declaration of the owner in this file, else the extension.
  private var declaration: TypeDeclaration? {
    if type.kind != .extension, owner == type.path { return type }
    return sameTypes.first { $0.kind != .extension } ?? sameTypes.first
  }

  /// The declaration and extensions of the owner in this file; a handful at most matters.
  private var sameTypes: [TypeDeclaration] {
    (view.typesByPath[owner] ?? []).prefix(16).map { view.outline.types[$0] }
  }

  /// What shows that the variable holds its owner; nil if nothing does.
  private var selfEvidence: String? {
    let ownName = lastComponent(of: owner)
    if let annotation = variable.type {
      let name = view.subject(ofType: annotation)
      if [ownName, owner, "Self"].contains(name) || name.hasSuffix(".\(ownName)") {
        return "annotated with its own type"
      }
      let inherited = sameTypes.flatMap { $0.inherited.prefix(16) }.map(view.subject(ofType:))
      if inherited.contains(name) { return "annotated with `\(name)`, to which it conforms" }
    }
    guard let initializer = variable.initializer else { return nil }
    let constructed = view.constructedBySingletons[initializer.lowerBound] ?? []
    if !constructed.isDisjoint(with: [ownName, "Self", ".init"]) {
      return "constructs its own type"
    }
    if view.castType(endingBefore: initializer.upperBound) == ownName {
      return "cast to its own type"
    }
    if let service = heldService { return "hands out the service `\(service)`" }
    guard isNamedSingleton, variable.type != nil,
      let other = view.constructedType(of: initializer), !isForeign(other)
    else { return nil }
    return "constructs `\(other)` behind a protocol"
  }

  /// A service of another type that the owner is no more than a name for: `CartService` of
  /// `enum Carts { static let shared: CartService = LiveCarts() }`.
  private var heldService: String? {
    guard isNamedSingleton, let initializer = variable.initializer,
      let built = view.constructedType(of: initializer)
    else { return nil }
    let held = variable.type.map(view.subject(ofType:)) ?? built
    let names = [held, built]
    return ServiceName.isCollaborator(held) && !names.contains(lastComponent(of: owner))
      && !names.contains("Self") && !names.contains(where: isForeign) ? held : nil
  }

  private var ownerEvidence: [String] {
    var evidence: [String] = []
    if variable.isComputed { evidence.append("computed accessor") }
    if variable.isVariable, !variable.isComputed { evidence.append("can be replaced at run time") }
    let fields = (view.fieldsByOwner[owner] ?? []).prefix(5).map { index in
      "`\(view.outline.variables[index].name)`"
    }
    if !fields.isEmpty { evidence.append("holds state: " + fields.joined(separator: ", ")) }
    if view.callableTypes.contains(owner) { evidence.append("its initialiser is not private") }
    return evidence
  }

  /// Whether the type belongs to Apple's frameworks.
  private func isForeign(_ name: String) -> Bool {
    PlatformName.isPlatformType(name.split(separator: ".").first.map(String.init) ?? name)
  }
}

extension FileView {
  /// The class whose one instance another type inside it holds: `Session` of
  /// `struct Holder { static let instance = Session() }`; nil if it holds something else.
  fileprivate func heldOwner(
    of variable: VariableDeclaration, in holder: TypeDeclaration
  ) -> String? {
    let parts = holder.path.split(separator: ".")
    guard parts.count > 1, holder.kind == .struct || holder.kind == .enum else { return nil }
    let name = String(parts[parts.count - 2])
    let annotated = variable.type.map(subject(ofType:))
    let built = variable.initializer.flatMap { constructedBySingletons[$0.lowerBound] } ?? []
    guard annotated == name || built.contains(name) else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// The computed singleton in whose accessor a holder stands, which is the finding.
  fileprivate func accessor(around variable: VariableDeclaration) -> String? {
    possibleSingletons.prefix(64).lazy.map { self.outline.variables[$0] }.first { other in
      other.modifiers.contains { $0.word == .static || $0.word == .class }
        && other.accessors?.contains(variable.nameToken) ?? false
    }?.name
  }
}

extension Outline {
  /// The names that are called in the initial values of some variables, by the first token of the
  /// value: `T` of `T(…)` and `T.init(…)`, `.init` of `.init(…)`.
  func constructions(byInitializersOf indices: [Int]) -> [Int: Set<String>] {
    let values = indices.compactMap { variables[$0].initializer }
    var names: [Int: Set<String>] = [:]
    for (owner, tokens) in NestedRanges(values).stretches {
      for token in tokens where isCallee(token) {
        guard let name = constructedName(at: token) else { continue }
        names[values[owner].lowerBound, default: []].insert(name)
      }
    }
    return names
  }

  private func constructedName(at callee: Int) -> String? {
    guard source.tokens[callee].word == .initKeyword else { return source.name(of: callee) }
    guard callee > 1, source.tokens[callee - 1].kind == .period else { return nil }
    return isMemberName(callee) ? source.name(of: callee - 2) : ".init"
  }
}
