import SwiftOutline

/// Why no initialiser is proposed for a type; the raw value says what to do instead.
package enum InitializerObstacle: String, Sendable, Equatable {
  case madeBySystem = "none: the system makes it, so it is where these are built"
  case storesNothing = "none: it stores nothing, so its functions take them as parameters"
  case declaredElsewhere =
    "none: it is declared elsewhere, so its functions take them as parameters"
  case untold = "none: what is fetched is a container, or its type is not written there"
}

extension Census {
  /// The initialiser that a type would have if it declared what it reaches for: what it declares
  /// today without the containers, then one parameter for each hidden dependency whose type can be
  /// told. Where only the name can be told, an editor placeholder stands for the type.
  func truthfulInitializer(
    _ declared: DeclaredInitializer, hiding dependencies: [HiddenDependency]
  ) -> String {
    let named = dependencies.filter(isNamed)
    let kept = declared.parameters.filter { !members.isContainer($0.type) }
    var names = ParameterNames(taken: Set(kept.map(\.name)))
    let added = zip(
      names.names(for: named.map { (type: $0.subject, known: $0.knownName) }),
      named
    ).map { name, dependency in
      "\(name): \(dependency.spelling ?? "<#\(lastComponent(of: dependency.subject))#>")"
    }
    // Closures trail the call, and what may be left out comes behind what may not.
    let last = kept.lastIndex { !$0.isClosure && $0.defaultValue == nil }.map { $0 + 1 } ?? 0
    let list =
      kept[..<last].map(\.declarationWithDefault) + added
      + kept[last...].map(\.declarationWithDefault)
    return "init(\(list.joined(separator: ", ")))"
  }

  /// Why a type cannot have an initialiser that takes what it reaches for.
  func initializerObstacle(
    of type: ProjectType, _ declared: DeclaredInitializer, hiding dependencies: [HiddenDependency]
  ) -> InitializerObstacle? {
    if case .storeless = declared.origin { return .storesNothing }
    // An initialiser that an extension adds has nowhere to keep them either.
    if type.declaration == nil { return .declaredElsewhere }
    if type.isCreatedBySystem { return .madeBySystem }
    return dependencies.isEmpty || dependencies.contains(where: isNamed) ? nil : .untold
  }

  /// Whether it can be asked for: a container is nothing to ask for.
  private func isNamed(_ dependency: HiddenDependency) -> Bool {
    dependency.subject != "?" && !members.isContainer(dependency.subject)
  }
}

extension DeclaredParameter {
  /// As written, a default value of one line too.
  fileprivate var declarationWithDefault: String {
    guard let defaultValue else { return declaration }
    let isShort = defaultValue.count <= 40 && !defaultValue.contains { $0.isNewline }
    return "\(declaration) = \(isShort ? defaultValue : "…")"
  }
}
