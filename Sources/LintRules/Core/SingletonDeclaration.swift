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
    guard SingletonDeclaration.names.contains(variable.name),
      variable.modifiers.contains(where: { $0.word == .static || $0.word == .class }),
      let type = view.outline.enclosingType(at: variable.nameToken)
    else { return nil }
    self.view = view
    self.variable = variable
    self.type = view.outline.types[type]
    owner = SingletonDeclaration.owner(self.type.path)
  }

  /// Accessor names that mean a singleton whatever the type.
  static let names: Set<String> = [
    "shared", "sharedInstance", "sharedManager", "instance", "singleton",
  ]

  var judgement: Judgement {
    if let reason = exclusion { return .lookAlike(reason) }
    guard let selfEvidence else { return .lookAlike("it holds another type than its owner") }
    return .singleton(evidence: [selfEvidence] + ownerEvidence)
  }

  /// The owner without a nested holder: `Session` of `Session.Singleton`.
  private static func owner(_ path: String) -> String {
    path.hasSuffix(".Singleton") ? String(path.dropLast(".Singleton".count)) : path
  }

  private var isNestedHolder: Bool { owner != type.path }

  /// Why the owner cannot be a singleton; nil if it can.
  private var exclusion: String? {
    let declared = declaration
    if declared?.attributes.contains(where: { $0.lastName == "globalActor" }) ?? false {
      return "`\(owner)` is a global actor"
    }
    if inherits("SharedContainer") { return "`\(owner)` is a container of Factory" }
    switch declared?.kind {
    case .class, .actor: return nil
    case .struct, .enum: return isNestedHolder ? nil : "`\(owner)` is a value type"
    case .protocol: return "a requirement of a protocol"
    case .extension, nil: break
    }
    if isForeign(owner) { return "`\(owner)` is a type of the platform" }
    return nil
  }

  /// The declaration of the owner in this file, else the extension.
  private var declaration: TypeDeclaration? {
    guard type.kind == .extension else { return type }
    return sameTypes.lazy.map { view.outline.types[$0] }.first { $0.kind != .extension } ?? type
  }

  /// The declaration and extensions of the owner in this file; a handful at most matters.
  private var sameTypes: ArraySlice<Int> { (view.typesByPath[type.path] ?? []).prefix(16) }

  private func inherits(_ name: String) -> Bool {
    sameTypes.contains { index in
      view.outline.types[index].inherited.contains { inherited in
        view.subject(ofType: inherited).split(separator: ".").last ?? "" == name
      }
    }
  }

  /// What shows that the variable holds its owner; nil if nothing does.
  private var selfEvidence: String? {
    let ownName = lastComponent(of: owner)
    if let annotation = variable.type {
      let name = view.subject(ofType: annotation)
      if [ownName, owner, "Self"].contains(name) || name.hasSuffix(".\(ownName)") {
        return "annotated with its own type"
      }
    }
    guard let initializer = variable.initializer else { return nil }
    if constructs([ownName, "Self"], in: initializer) { return "constructs its own type" }
    guard let other = view.constructedType(of: initializer), variable.type != nil,
      !isForeign(other)
    else { return nil }
    return "constructs `\(other)` behind a protocol"
  }

  /// Whether one of the types is constructed in some tokens: `T(`, `T.init(`, `.init(`.
  private func constructs(_ names: Set<String>, in tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      guard view.isName(token), view.outline.call(ofCallee: token) != nil else { return false }
      if view.source.tokens[token].word == .initKeyword { return isOwnInit(token, names) }
      return names.contains(view.source.name(of: token))
    }
  }

  private func isOwnInit(_ token: Int, _ names: Set<String>) -> Bool {
    guard view.kind(token - 1) == .period else { return false }
    guard view.outline.receiver(ofMember: token) != nil else { return true }
    return view.isName(token - 2) && names.contains(view.source.name(of: token - 2))
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
