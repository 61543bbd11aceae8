import SwiftOutline
import SwiftTokens

private let registering = WordSet(
  ContainerName.registrations.words.filter(ContainerName.isManagement))

extension FileView {
  /// What a `register` call, or a computed `Factory` of a container, makes known.
  ///
  /// - Returns: with the closure whose first construction names the type, where nothing else does.
  func registration(
    at token: Int
  ) -> (types: [String], scope: String?, unnamed: Range<Int>?)? {
    guard mayBeRegistration(source.tokens[token]) else { return nil }
    let name = source.name(of: token)
    guard ContainerName.isRegistration(name), ContainerName.isManagement(name),
      let call = outline.call(ofCallee: token), containers(registering: token) != nil
    else { return nil }
    var types = [call.arguments.first?.metatype, call.genericArguments].compactMap { $0 }
      .map { subject(ofType: $0) }
    let chain = chainedCalls(after: call.end)
    for link in chain where ["implements", "as"].contains(source.name(of: link.callee)) {
      types += link.arguments.prefix(1).compactMap(\.metatype).map { subject(ofType: $0) }
    }
    let closure = types.isEmpty ? call.trailingClosures.first : nil
    if types.isEmpty, closure == nil { return nil }
    return (
      types, chain.lazy.compactMap(scopeName).first, closure.map { outline.closures[$0].body }
    )
  }

  /// What a property of a container makes: `Cart` of `var cart: Factory<any Cart> { … }`.
  func factory(
    of variable: VariableDeclaration, _ type: Range<Int>, line: Int
  ) -> Wiring.Registration? {
    guard let open = type.first(where: { source.spells($0, "<") }) else { return nil }
    // Of `ParameterFactory<Trip.ID, Trip>` the last one is made.
    let made = outline.arguments(in: open + 1..<type.upperBound - 1).last?.value
    var registration = Wiring.Registration(
      types: made.map { [subject(ofType: $0)] } ?? [], line: line,
      scope: variable.accessors.flatMap(lastMember))
    registration.isFactory = true
    return registration.types.isEmpty ? nil : registration
  }

  /// `singleton` of `{ self { Cart() }.singleton }`.
  private func lastMember(of body: Range<Int>) -> String? {
    let last = body.upperBound - 2
    return isName(last) && kind(last - 1) == .period ? source.name(of: last) : nil
  }

  /// Whether a name may be one that registers; asked before any text is made.
  private func mayBeRegistration(_ name: Token) -> Bool {
    registering.mayContain(name, in: source.bytes)
  }

  /// The calls that are chained to what ends before a token: `.inObjectScope(…)`.
  private func chainedCalls(after end: Int) -> [Call] {
    var calls: [Call] = []
    var next = end
    while kind(next) == .period, calls.count < 16, let call = outline.call(ofCallee: next + 1) {
      calls.append(call)
      next = call.end
    }
    return calls
  }

  /// `container` of `.inObjectScope(.container)`, `application` of `.scope(.application)`.
  private func scopeName(of call: Call) -> String? {
    guard ["inObjectScope", "scope", "lifetime"].contains(source.name(of: call.callee)),
      let value = call.arguments.first?.value
    else { return nil }
    return lastName(in: value)
  }
}
