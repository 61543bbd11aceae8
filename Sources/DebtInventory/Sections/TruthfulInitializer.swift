extension Census {
  /// The initialiser that a type would have if it declared what it reaches for: what it declares
  /// today without the containers, then one parameter for each hidden dependency whose type can be
  /// told. Where only the name can be told, an editor placeholder stands for the type.
  func truthfulInitializer(
    of type: ProjectType, _ declared: DeclaredInitializer, hiding dependencies: [HiddenDependency]
  ) -> String? {
    let named = dependencies.filter { $0.subject != "?" && !members.isContainer($0.subject) }
    // What a type declares that is declared elsewhere cannot be told, so neither what it would.
    guard !named.isEmpty, declared.origin != .unknown else { return nil }
    let kept = declared.parameters.filter { !members.isContainer($0.type) }
    var names = ParameterNames(taken: Set(kept.map(\.name)))
    let added = zip(
      names.names(for: named.map { (type: $0.subject, known: $0.propertyName ?? $0.memberName) }),
      named
    ).map { name, dependency in
      "\(name): \(dependency.spelling ?? "<#\(dependency.subject)#>")"
    }
    // Closures trail the call, and what may be left out comes behind what may not.
    let last = kept.lastIndex { !$0.isClosure && $0.defaultValue == nil }.map { $0 + 1 } ?? 0
    let list =
      kept[..<last].map(\.declarationWithDefault) + added
      + kept[last...].map(\.declarationWithDefault)
    return "init(\(list.joined(separator: ", ")))"
  }
}

extension HiddenDependency {
  /// The subject, if it is the name of a member and not of a type.
  fileprivate var memberName: String? { subject.first?.isLowercase == true ? subject : nil }
}

extension DeclaredParameter {
  /// As written, a default value of one line too.
  fileprivate var declarationWithDefault: String {
    guard let defaultValue else { return declaration }
    let isShort = defaultValue.count <= 40 && !defaultValue.contains { $0.isNewline }
    return "\(declaration) = \(isShort ? defaultValue : "…")"
  }
}
