import SwiftTokens

extension Outline {
  /// The matching bracket of a bracket token, string delimiter or interpolation delimiter; nil for
  /// a stray one and for other tokens.
  public func partner(of bracket: Int) -> Int? { structure.partner(bracket) }

  /// The innermost scope that holds the token, an index into `scopes`.
  public func innermostScope(at token: Int) -> Int { index.scopes.owner(at: token) ?? 0 }

  /// The innermost type or extension whose body holds the token, an index into `types`.
  public func enclosingType(at token: Int) -> Int? {
    let type = index.typeOfScope[innermostScope(at: token)]
    return type < 0 ? nil : Int(type)
  }

  /// The full path of the type around the token; of an extension the extended name.
  public func enclosingTypePath(at token: Int) -> String? {
    enclosingType(at: token).map { types[$0].path }
  }

  /// The innermost function whose tokens, head included, hold the token.
  public func enclosingFunction(at token: Int) -> Int? { index.functions.owner(at: token) }

  /// How many scopes a question looks through at most: who asks in each of a million nested ones
  /// must not pay for all of them each time.
  private static let deepestLook = 64

  /// The closures that hold the token, innermost first, as far as 64 scopes hold them.
  public func enclosingClosures(at token: Int) -> [Int] {
    var closures: [Int] = []
    var scope: Int? = innermostScope(at: token)
    for _ in 0..<Self.deepestLook {
      guard let current = scope else { break }
      if case .closure(let closure) = scopes[current].kind { closures.append(closure) }
      scope = scopes[current].parent
    }
    return closures
  }

  /// The parameter in whose default value the token lies.
  public func parameterDefault(at token: Int) -> (function: Int, parameter: Int)? {
    index.defaults.owner(at: token).map { index.defaultOwners[$0] }
  }

  /// The variable whose initialiser holds the token directly, not in a closure or function in it.
  public func assignedVariable(at token: Int) -> Int? {
    guard case .variable(let variable) = scopes[innermostScope(at: token)].kind,
      let initializer = variables[variable].initializer, initializer.contains(token)
    else { return nil }
    return variable
  }

  /// Whether the file declares where the app begins: `@main`, or a type that inherits `App` or an
  /// application or scene delegate; or is a part of such a delegate, `AppDelegate+Push.swift`.
  public var declaresEntryType: Bool {
    types.contains { type in
      type.attributes.contains { Self.entryAttributes.contains($0.name) }
        || type.inherited.contains(where: isEntryType)
    } || extendsDelegate
  }

  /// Whether all that the file declares outside of functions are extensions, one of them of a type
  /// that is called like an app's or scene's delegate.
  private var extendsDelegate: Bool {
    var found = false
    for type in types where scopes[type.scope].kind == .file {
      guard type.kind == .extension else { return false }
      found = found || type.name.hasSuffix("AppDelegate") || type.name.hasSuffix("SceneDelegate")
    }
    return found
  }

  private func isEntryType(_ type: Range<Int>) -> Bool {
    // Most hold none of the names, which is seen without a text.
    type.contains { token in Self.entryTypes.contains { source.spells(token, $0.name) } }
      && Self.entryTypes.contains { entry in
        let name = structure.dottedName(in: type)
        return name == "\(entry.name)" || name == "\(entry.module).\(entry.name)"
      }
  }

  private static let entryAttributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]

  private static let entryTypes: [(module: StaticString, name: StaticString)] = [
    ("SwiftUI", "App"), ("UIKit", "UIApplicationDelegate"), ("AppKit", "NSApplicationDelegate"),
    ("UIKit", "UIWindowSceneDelegate"),
  ]
}
