import SwiftOutline
import SwiftTokens

/// What a chain of members says about the thing it yields.
struct ReceiverName {
  /// The last name that is not merely a way to the container (`shared`, `synchronize`).
  var name: String
  /// The token of that name.
  var token: Int
  /// The first name of the chain, nil when it begins with something else.
  var head: Int?
  /// All names of the chain, outermost first.
  var names: [Int]
}

extension FileView {
  /// The names of a receiver; nil when no name stands in it.
  func receiverName(_ receiver: Receiver) -> ReceiverName? {
    var names: [Int] = []
    for link in receiver.links {
      switch link {
      case .name(let token): names.append(token)
      case .other(let tokens): names += castNames(in: tokens)
      default: continue
      }
    }
    guard let last = names.last else { return nil }
    let telling =
      names.last { !ContainerName.passThrough.contains(source.name(of: $0)) } ?? last
    var head: Int?
    if case .name(let token)? = receiver.links.first { head = token }
    return ReceiverName(
      name: source.name(of: telling), token: telling, head: head, names: names)
  }

  /// The names of the chain that parentheses cast: `container` of `(container as? Resolving)`.
  private func castNames(in tokens: Range<Int>) -> [Int] {
    guard kind(tokens.lowerBound) == .leftParenthesis, tokens.count < 16,
      let cast = tokens.first(where: { source.tokens[$0].word == .as })
    else { return [] }
    let names = tokens[..<cast].dropFirst()
    return names.allSatisfy { isName($0) || kind($0) == .period } ? names.filter(isName) : []
  }

  /// Why the receiver is a container; nil if nothing shows that.
  func containerEvidence(_ receiver: Receiver) -> Evidence? {
    guard let named = receiverName(receiver) else { return nil }
    let name = named.name
    if vocabulary.saysContainerLike(name), !isBuiltAsOther(named) {
      return Evidence(withImport("receiver `\(name)`"))
    }
    if isKnownContainer(name) {
      return Evidence(
        "receiver `\(name)` is a container of this project",
        discovered: discovery(ofContainer: name))
    }
    let projecting = name.dropFirst()
    if name.hasPrefix("$"), injectingAttribute(ofVariable: String(projecting)) != nil {
      return Evidence("receiver is the projected value of `\(projecting)`")
    }
    if let type = containerType(ofName: named.token), named.names.count <= 2 {
      return Evidence(
        "receiver `\(name)` is a `\(type)`", discovered: discovery(ofContainer: type))
    }
    return staticMemberEvidence(receiver, named) ?? factoryEvidence(named)
  }

  /// Whether the type around builds what it calls a resolver, and that is no container:
  /// `let resolver = AddressResolver()`.
  private func isBuiltAsOther(_ named: ReceiverName) -> Bool {
    guard ["resolver", "r"].contains(named.name),
      parameter(named: named.name, at: named.token) == nil
    else { return false }
    let owner = outline.enclosingTypePath(at: named.token)
    let known = (variablesByName[named.name] ?? []).prefix(16).filter { index in
      outline.enclosingTypePath(at: outline.variables[index].nameToken) == owner
    }
    let types = known.compactMap(declaredOrConstructedType)
    return types.allSatisfy { !isContainerType($0) }
      && known.contains { outline.variables[$0].initializer.flatMap(constructedType) != nil }
  }

  /// `Services.live`: a static member of a container that is no common accessor.
  private func staticMemberEvidence(_ receiver: Receiver, _ named: ReceiverName) -> Evidence? {
    guard receiver.links.count == 2, named.names.count == 2, let head = named.head,
      !ContainerName.startsUpperCase(named.name)
    else { return nil }
    let type = source.name(of: head)
    guard ContainerName.startsUpperCase(type), isContainerType(type) else { return nil }
    return Evidence(
      "receiver is a static member of the container `\(type)`",
      discovered: discovery(ofContainer: type))
  }

  /// The entry without which a name would not be that of a container, as the record lists it; nil
  /// if its spelling or a library says so anyway.
  func discovery(ofContainer name: String) -> String? {
    guard !vocabulary.saysContainer(name),
      !libraries.contains(where: { $0.containers.contains(name) })
    else { return nil }
    let kinds: [Vocabulary.Kind] = [.container, .god, .delegate]
    return kinds.lazy.compactMap { self.vocabulary.entry($0, name)?.line }.first
  }

  /// Whether the name stands for a container of the project or of the configuration.
  func isKnownContainer(_ name: String) -> Bool {
    vocabulary.holds(.container, name) || settings.containers.contains(name)
  }

  /// Whether a type is a container of a library used here, of the project or by its name.
  func isContainerType(_ name: String) -> Bool {
    isDeclaredContainer(name) || vocabulary.saysContainer(name)
  }

  /// Whether a type is a container of a library used here or of the project, whatever its name.
  func isDeclaredContainer(_ name: String) -> Bool {
    isKnownContainer(name) || libraries.contains { $0.containers.contains(name) }
  }

  private func withImport(_ evidence: String) -> String {
    guard let library = ownLibraries.first else { return evidence }
    return "\(evidence), file imports \(library.name)"
  }

  /// `Container.shared.cart.resolve()`, `container.cart.resolve()`: a factory of the container.
  private func factoryEvidence(_ named: ReceiverName) -> Evidence? {
    guard libraries.contains(where: \.hasFactories) else { return nil }
    let chain = named.names.filter { !ContainerName.isManagement(source.name(of: $0)) }
    let owner = chain.dropLast().last { name in
      !ContainerName.passThrough.contains(source.name(of: name))
    }
    guard let owner else { return nil }
    let name = source.name(of: owner)
    guard vocabulary.saysContainerLike(name) || isContainerType(name) else { return nil }
    var evidence = Evidence(
      "receiver is a factory of `\(name)`", discovered: discovery(ofContainer: name))
    evidence.isOfFactory = true
    return evidence
  }

  /// The injecting wrapper of a variable of that name; nil if none has one.
  func injectingAttribute(ofVariable name: String) -> Attribute? {
    (variablesByName[name] ?? []).prefix(16).lazy.compactMap { index in
      self.outline.variables[index].attributes.first { self.isInjectingWrapper($0.name) }
    }.first
  }

  /// Whether an attribute of that name injects: a known name, a discovered or a configured wrapper.
  func isInjectingWrapper(_ attribute: String) -> Bool {
    let name = lastComponent(of: attribute)
    return Library.saysInjection(name) || vocabulary.holds(.wrapper, name)
      || settings.wrappers.contains(name)
  }
}

extension FileView {
  /// The container type of a parameter or variable, as far as this file tells; nil if it is none.
  func containerType(ofName token: Int) -> String? {
    let name = source.name(of: token)
    if let parameter = parameter(named: name, at: token) {
      let type = subject(ofType: parameter.type)
      if !parameter.type.isEmpty { return isContainerType(type) ? type : nil }
    }
    if let type = constructedContainer(closureParameter: name, at: token) { return type }
    // A name that is declared over and over says nothing new after a few declarations.
    let known = (variablesByName[name] ?? []).prefix(16)
    let declared = known.lazy.compactMap { index in
      self.declaredOrConstructedType(ofVariable: index) ?? self.handingType(ofVariable: index)
    }.first(where: isContainerType)
    return declared ?? (known.isEmpty ? inheritedContainer(named: name, at: token) : nil)
  }

  /// `Screen.services` for a property that the class around inherits; as far as this file tells
  /// from whom.
  private func inheritedContainer(named name: String, at token: Int) -> String? {
    guard vocabulary.heldContainerNames.contains(name),
      var path = outline.enclosingTypePath(at: token)
    else { return nil }
    for _ in 0..<16 {
      let parent = (typesByPath[path] ?? []).prefix(16).lazy
        .compactMap { self.outline.types[$0].inherited.first }.first
      guard let parent else { return nil }
      path = subject(ofType: parent)
      let inherited = "\(lastComponent(of: path)).\(name)"
      if vocabulary.holds(.container, inherited) { return inherited }
    }
    return nil
  }

  /// `X` of `let a = X.shared`; nil for other values.
  private func handingType(ofVariable index: Int) -> String? {
    guard let value = outline.variables[index].initializer, value.count == 3,
      kind(value.lowerBound + 1) == .period, isName(value.lowerBound), isName(value.upperBound - 1),
      ContainerName.accessors.contains(source.name(of: value.upperBound - 1))
    else { return nil }
    return source.name(of: value.lowerBound)
  }

  /// The parameter of that name of the closures and the function around a token, innermost first.
  func parameter(named name: String, at token: Int) -> Parameter? {
    for closure in outline.enclosingClosures(at: token) {
      let parameters = outline.closures[closure].parameters.telling
      if let found = parameters.first(where: { $0.name == name }) { return found }
    }
    return outline.enclosingFunction(at: token).flatMap { function in
      outline.functions[function].parameters.telling.first { $0.name == name }
    }
  }

  /// The type that a variable is declared with, or whose initialiser its value calls.
  func declaredOrConstructedType(ofVariable index: Int) -> String? {
    let variable = outline.variables[index]
    if let type = variable.type { return subject(ofType: type) }
    return variable.initializer.flatMap(constructedType)
  }

  /// `X` of `X(…)`, `X.init(…)`, `X<…>(…)`, also after `try` and `await`; nil for other values.
  func constructedType(of value: Range<Int>) -> String? {
    var token = value.lowerBound
    while token < value.upperBound, outline.isEffect(token) { token += 1 }
    var last: Int?
    // Nobody nests types that deep.
    let end = min(value.upperBound, token + 32)
    while token < end, isName(token) {
      if source.tokens[token].word == .initKeyword { break }
      last = token
      guard kind(token + 1) == .period else { break }
      token += 2
    }
    guard let last, ContainerName.startsUpperCase(source.name(of: last)) else { return nil }
    let callee = source.tokens[min(token, value.upperBound - 1)].word == .initKeyword ? token : last
    return outline.isCallee(callee) ? source.name(of: last) : nil
  }

  /// `DependencyContainer` of `DependencyContainer { c in … }` for the parameter `c`.
  private func constructedContainer(closureParameter name: String, at token: Int) -> String? {
    for closure in outline.enclosingClosures(at: token) {
      let closure = outline.closures[closure]
      guard closure.parameters.telling.contains(where: { $0.name == name }) else { continue }
      return closure.callee.map(source.name(of:)).flatMap { isContainerType($0) ? $0 : nil }
    }
    return nil
  }
}

extension [Parameter] {
  /// The first ones, which say what a name is; each of a million may be asked about.
  var telling: ArraySlice<Parameter> { prefix(256) }
}
