import SwiftOutline

/// App delegates that hand themselves out, and properties of the application that yield one.
func delegateEntries(in digests: [FileDigest]) -> [Vocabulary.Entry] {
  var delegates: Set<String> = []
  var entries: [Vocabulary.Entry] = []
  for digest in digests {
    for (index, type) in digest.summary.types.enumerated() where type.isAppDelegate {
      delegates.insert(type.lastName)
      let accessor = type.properties.first { $0.isStatic && type.holdsItself($0) }
      guard let accessor else { continue }
      entries.append(
        digest.entry(
          .delegate, type.lastName, ofType: index,
          because: "an app delegate that hands itself out as `\(accessor.name)`"))
    }
  }
  entries += digests.flatMap { digest in
    digest.names.delegateAccessors.map { accessor in
      Vocabulary.Entry(
        .delegate, accessor.name, origin: "\(digest.path):\(accessor.spot.line)",
        reason: "yields the app's delegate")
    }
  }
  if delegates.isEmpty { return entries }
  return entries
    + digests.flatMap { shortcuts(to: delegates, in: $0) + globals(of: delegates, in: $0) }
}

/// `var appDelegate: AppDelegate!` at the top of the file that declares the app's delegate.
private func globals(of delegates: Set<String>, in digest: FileDigest) -> [Vocabulary.Entry] {
  guard let delegate = digest.summary.types.firstIndex(where: \.isAppDelegate) else { return [] }
  return digest.summary.globals.filter { global in
    // Many classes of the platform have a property of that name.
    global.heldType.map(delegates.contains) ?? false && !global.modifiers.contains("private")
      && global.name != "delegate"
  }.map { global in
    digest.entry(
      .delegate, global.name, ofType: delegate,
      because: "a global that holds the app delegate `\(global.heldType ?? "")`")
  }
}

/// `typedDelegate` of `extension UIApplication { var typedDelegate: AppDelegate { … } }`, and
/// `appDelegate` of `class Application: NSApplication { static var appDelegate: AppDelegate }`.
private func shortcuts(to delegates: Set<String>, in digest: FileDigest) -> [Vocabulary.Entry] {
  let applications: Set<String> = ["UIApplication", "NSApplication"]
  return digest.summary.types.enumerated().flatMap { index, type -> [Vocabulary.Entry] in
    let isApplication = applications.contains(type.path)
    guard type.path.hasSuffix("Application"),
      isApplication || type.inheritedNames.contains(where: applications.contains)
    else { return [] }
    return type.properties.filter { property in
      (isApplication || property.isStatic)
        && property.type.map { delegates.contains(bareTypeName($0)) } ?? false
    }.map { property in
      digest.entry(
        .delegate, "\(type.lastName).\(property.name)", ofType: index,
        because: "yields the app delegate `\(property.type ?? "")`")
    }
  }
}

extension TypeSummary {
  /// Whether the type is the delegate of an application.
  var isAppDelegate: Bool {
    // Of each type is asked; few names are made for it.
    kind != .protocol && inherited.contains { $0.holds("ApplicationDelegate") }
      && inheritedNames.contains { $0 == "UIApplicationDelegate" || $0 == "NSApplicationDelegate" }
  }
}

extension TypeSummary {
  /// Whether it may be a class or an actor.
  fileprivate var isReference: Bool { kind != .struct && kind != .enum }

  /// Whether a static property with a singleton's name holds what stands for the type: something
  /// that is built, or one of the protocols to which it conforms; of a value type, a service.
  fileprivate func handsOutInstance(_ property: PropertySummary) -> Bool {
    guard SingletonDeclaration.names.contains(property.name) else { return false }
    if kind == .struct || kind == .enum {
      return property.isConstructed
        && property.heldType.map { held in
          ServiceName.isCollaborator(held) && !PlatformName.isPlatformType(held)
            // What holds the type around is named for that.
            && !components(of: path).contains { $0 == held }
        } ?? false
    }
    return property.isConstructed && kind != .extension
      || property.type.map { inheritedNames.contains(bareTypeName($0)) } ?? false
  }
}

/// The classes and actors of a file that hand out their one instance.
func singletonEntries(in digest: FileDigest) -> [Vocabulary.Entry] {
  digest.summary.types.enumerated().flatMap { index, type -> [Vocabulary.Entry] in
    guard type.kind != .protocol, !type.attributes.contains("globalActor"),
      !type.inheritedNames.contains("SharedContainer"),
      // What is declared here is no type of the platform, whatever its prefix.
      type.kind != .extension || !PlatformName.isPlatformType(type.lastName)
    else { return [] }
    return type.properties.filter { property in
      property.isStatic && SingletonDeclaration.isName(property.name)
        && (type.kind != .extension || SingletonDeclaration.names.contains(property.name))
        && (type.isReference && type.holdsItself(property) || type.handsOutInstance(property))
    }.map { accessor in
      digest.entry(
        .singleton, Vocabulary.singletonName(type.lastName, handedOutAs: accessor.name),
        ofType: index, because: "hands itself out as `\(accessor.name)`")
    }
  }
}
