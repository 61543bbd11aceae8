import SwiftOutline
import SwiftTokens

/// A place where something is put into a container.
struct Registration {
  var token: Int
  /// The type that it can be resolved as; nil when it is not written.
  var subject: String?
}

/// Finds what a file registers: `register(X.self)`, `.implements(P.self)`, `.as(P.self)`,
/// `Factory(type: X.self)`, `{ X() as P }`, `{ () -> P in … }`, properties that are factories.
func findRegistrations(in view: FileView) -> [Registration] {
  let calls = view.names.callable.filter(view.source.isPublishing)
    .compactMap(view.outline.call(ofCallee:)).filter(view.publishes)
  let built = view.builtTypes(byClosuresOf: calls)
  var registrations = calls.flatMap { view.registrations(of: $0, built) }
  for index in view.outline.variables.indices {
    guard let type = view.outline.variables[index].type, view.isFactory(type) else { continue }
    registrations.append(
      Registration(token: view.outline.variables[index].nameToken, subject: nil))
  }
  return registrations
}

extension TokenizedSource {
  /// Whether a call of that name says as which type something can be resolved; asked of every name
  /// that may be called, so it makes no text.
  fileprivate func isPublishing(_ token: Int) -> Bool {
    switch bytes[Int(tokens[token].start)] {
    case UInt8(ascii: "r"): bytes[tokens[token].byteRange].starts(with: "register".utf8)
    case UInt8(ascii: "a"): spells(token, "as") || spells(token, "autoregister")
    case UInt8(ascii: "i"): spells(token, "implements")
    case UInt8(ascii: "F"): spells(token, "Factory")
    case UInt8(ascii: "`"): spells(token, "as")
    default: false
    }
  }
}

extension FileView {
  /// Whether the type is a factory of a container: `Factory<any Cart>`.
  func isFactory(_ type: Range<Int>) -> Bool {
    // Hardly any type has the word, so the text is seldom made.
    type.contains { source.spells($0, "Factory") || source.spells($0, "ParameterFactory") }
      && ["Factory", "ParameterFactory"].contains(subject(ofType: type))
  }

  /// Whether a call says a type: a factory that says none is that of a property.
  fileprivate func publishes(_ call: Call) -> Bool {
    !source.spells(call.callee, "Factory") || call.arguments.first?.label == "type"
  }

  fileprivate func registrations(of call: Call, _ builtTypes: [Int: [String]]) -> [Registration] {
    let metatypes = call.arguments.compactMap(\.metatype).map(subject(ofType:))
    let built =
      metatypes + call.trailingClosures.flatMap { builtTypes[$0] ?? [] } + references(in: call)
    guard !built.isEmpty else { return [Registration(token: call.callee, subject: nil)] }
    return built.map { Registration(token: call.callee, subject: $0) }
  }

  /// `X.init` as an argument.
  private func references(in call: Call) -> [String] {
    call.arguments.compactMap { argument in
      guard let last = argument.value.last, source.tokens[last].word == .initKeyword,
        argument.value.count >= 3
      else { return nil }
      return subject(ofType: argument.value.lowerBound..<last - 1)
    }
  }

  /// Of each closure that trails a call the result type, what its body casts to with `as`, and what
  /// it constructs; without what another such closure inside it builds.
  fileprivate func builtTypes(byClosuresOf calls: [Call]) -> [Int: [String]] {
    let closures = calls.flatMap(\.trailingClosures).sorted()
    let bodies = closures.map { outline.closures[$0].body }
    var types: [Int: [String]] = [:]
    for (owner, tokens) in NestedRanges(bodies).stretches {
      let head = bodies[owner].prefix(40)
      types[closures[owner], default: []] += tokens.compactMap { token in
        kind(token) == .arrow && !head.contains(token) ? nil : builtType(at: token)
      }
    }
    return types
  }

  private func builtType(at token: Int) -> String? {
    let isCast = source.tokens[token].word == .as && kind(token + 1) == .identifier
    if isCast || kind(token) == .arrow { return subject(ofType: typeTokens(from: token + 1)) }
    return beginsLikeType(token) && outline.isCallee(token) ? source.name(of: token) : nil
  }

  private func typeTokens(from start: Int) -> Range<Int> {
    guard isName(start) else { return start..<start }
    var end = start + 1
    while kind(end) == .period, isName(end + 1) { end += 2 }
    return start..<end
  }
}

/// The types of the objects that a file puts into the SwiftUI environment.
func environmentTypes(in view: FileView) -> [String] {
  var types: Set<String> = []
  for token in view.names.callable
  where view.kind(token) == .identifier && view.firstByte(ofName: token) == UInt8(ascii: "e") {
    guard
      view.source.spells(token, "environmentObject") || view.source.spells(token, "environment"),
      let call = view.outline.call(ofCallee: token), call.arguments.count == 1,
      let value = call.arguments.first?.value
    else { continue }
    types.insert(view.type(ofObject: value))
  }
  return sortedNames(types)
}

extension FileView {
  /// The type of an expression, as far as one file tells: a construction, a variable, a singleton;
  /// `.name` for a member of that name whose type stands elsewhere, `?` for anything else.
  fileprivate func type(ofObject value: Range<Int>) -> String {
    if let type = constructedType(of: value) { return type }
    guard let first = value.first, let last = value.last else { return "?" }
    let isOfSelf = source.tokens[first].word == .selfKeyword
    if isOfSelf, value.count == 1 { return outline.enclosingTypePath(at: first) ?? "?" }
    if beginsLikeType(first) { return source.name(of: first) }
    guard isName(last) || kind(last) == .dollarIdentifier else { return "?" }
    let name = source.name(of: last)
    guard value.count == 1 || isOfSelf && value.count == 3 else { return ".\(name)" }
    if let parameter = parameter(named: name, at: last), !parameter.type.isEmpty {
      return subject(ofType: parameter.type)
    }
    let variables = variablesByName[name] ?? []
    return variables.lazy.compactMap(declaredOrConstructedType).first ?? ".\(name)"
  }

  /// Whether the token is a plain name that begins with a capital letter, or might (beyond ASCII).
  func beginsLikeType(_ token: Int) -> Bool {
    isName(token) && Names.beginsLikeType(source.tokens[token], in: source.bytes)
  }
}
