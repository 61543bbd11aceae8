import LintFindings
import SwiftOutline
import SwiftTokens

/// Who builds what in a file, and what it puts into containers: kept for the inventory only.
package struct Wiring: Sendable, Equatable {
  /// In source order; previews, tests and generated code are left out.
  package var constructions: [Construction] = []
  /// The members that build something, in source order: what `Construction.symbol` counts in.
  package var symbols: [Symbol] = []
  /// In source order.
  package var registrations: [Registration] = []
  /// Where an initialiser is called as an argument that does not name the type, in source order:
  /// `CartView(model: .init())`.
  package var implicit: [ImplicitConstruction] = []
  /// The methods of what is reached into as if it were a container.
  package var methods: [Method] = []
  /// The names of weak variables, and the types that they are declared with.
  package var weakNames: [String] = []

  /// A place where a type's initialiser is called, or handed on as `T.init`.
  ///
  /// A large project holds a million of them, so they are small.
  package struct Construction: Sendable, Equatable {
    /// As written, without generic arguments: `Trip.Builder`.
    package var type: String
    /// 1-based.
    package var line: UInt32
    /// The member around, as an index into `symbols`.
    package var symbol: UInt32
  }

  /// A construction whose type the parameter says that it is given to.
  package struct ImplicitConstruction: Sendable, Equatable {
    /// The type whose initialiser has the parameter, as written.
    package var owner: String
    /// The argument's label; nil for the first argument without one.
    package var label: String?
    /// 1-based.
    package var line: UInt32
    /// The member around, as an index into `symbols`.
    package var symbol: UInt32
  }

  /// A member that builds something, in two parts: many types have a member of one name, which is
  /// kept once.
  package struct Symbol: Sendable, Equatable {
    /// `Trip.Builder`; empty outside of types.
    var owner: String
    /// `make(id:)`
    var member: String

    init(at token: Int, in outline: Outline) {
      let parts = outline.symbolParts(at: token)
      (owner, member) = (parts.owner ?? "", parts.member)
    }

    /// `Trip.Builder.make(id:)`
    package var text: String { owner.isEmpty ? member : "\(owner).\(member)" }
  }

  /// A place where a container learns how to make something.
  package struct Registration: Sendable, Equatable {
    /// The bare types under which it can be asked for.
    package var types: [String]
    /// 1-based.
    package var line: Int
    /// `container`, `singleton`, …; nil for the library's default.
    package var scope: String?
    /// Whether it is a property of a container, which asks for its neighbours by their names alone.
    package var isFactory = false
  }
}

extension Wiring {
  init(of view: FileView, lines: LineTable) {
    weakNames = view.weakNames
    // What tests and generated code build is nobody's business.
    if view.fileExemption != nil, view.role.tier != .composition { return }
    var unnamed = UnnamedRegistrations()
    for token in view.names.callable {
      let line = { lines.line(ofByteOffset: Int(view.source.tokens[token].start)) }
      if let type = view.constructedType(at: token) {
        unnamed.take(type, at: token, in: &registrations)
        guard !foreignTypes.contains(type), view.previewReason(at: token) == nil else { continue }
        let symbol = place(of: Symbol(at: token, in: view.outline))
        constructions.append(Construction(type: type, line: UInt32(line()), symbol: symbol))
      } else if let (owner, label) = view.parameterGiven(to: token) {
        guard view.previewReason(at: token) == nil else { continue }
        implicit.append(
          ImplicitConstruction(
            owner: owner, label: label, line: UInt32(line()),
            symbol: place(of: Symbol(at: token, in: view.outline))))
      } else if let registration = view.registration(at: token) {
        if let closure = registration.unnamed { unnamed.add(registrations.count, closure) }
        registrations.append(
          Registration(types: registration.types, line: line(), scope: registration.scope))
      }
    }
    registrations.removeAll(where: \.types.isEmpty)
    for index in view.outline.variables.indices {
      guard let type = view.outline.variables[index].type, view.isFactory(type) else { continue }
      let variable = view.outline.variables[index]
      let line = lines.line(ofByteOffset: Int(view.source.tokens[variable.nameToken].start))
      if let factory = view.factory(of: variable, type, line: line) {
        registrations.append(factory)
      }
    }
    methods = view.reachedMethods
    // No room to spare is kept.
    constructions = constructions.map { $0 }
    symbols = symbols.map { $0 }
  }

  /// The place of a member among `symbols`.
  private mutating func place(of symbol: Symbol) -> UInt32 {
    if symbols.last != symbol { symbols.append(symbol) }
    return UInt32(symbols.count - 1)
  }
}

private let registering = WordSet(
  ContainerName.registrations.words.filter(ContainerName.isManagement))

/// Types of the platform that no project declares: nobody asks who creates them, and they are what
/// most files create most of.
private let foreignTypes: Set<String> = [
  "AnyCancellable", "AnyView", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize",
  "Character", "DateFormatter", "Decimal", "Dictionary", "DispatchQueue", "Double", "EmptyView",
  "Float", "ForEach", "HStack", "IndexPath", "Int", "Int32", "Int64", "JSONDecoder",
  "JSONEncoder", "NSAttributedString", "NSError", "NSLock", "NSPredicate", "NumberFormatter",
  "Set", "Spacer", "String", "Substring", "Text", "UIColor", "UIEdgeInsets", "UInt", "UInt8",
  "URL", "URLComponents", "URLRequest", "UUID", "VStack", "ZStack",
]

/// The registrations that wait for the first type that their closures construct.
private struct UnnamedRegistrations {
  private var waiting: [(registration: Int, closure: Range<Int>)] = []

  mutating func add(_ registration: Int, _ closure: Range<Int>) {
    waiting.append((registration, closure))
  }

  /// Gives the type that is constructed at a token to those whose closures hold it.
  mutating func take(_ type: String, at token: Int, in registrations: inout [Wiring.Registration]) {
    while let last = waiting.last, last.closure.lowerBound < token {
      if last.closure.contains(token) { registrations[last.registration].types = [type] }
      waiting.removeLast()
    }
  }
}

extension FileView {
  fileprivate func isInit(_ token: Int) -> Bool { source.tokens[token].word == .initKeyword }

  /// The type that is constructed at its own last name, or at the `init` after it.
  fileprivate func constructedType(at token: Int) -> String? {
    if isInit(token) {
      guard kind(token - 1) == .period else { return nil }
      if !outline.isMemberName(token) {
        return typeAssigned(at: token - 1) ?? typeWrapped(at: token - 1)
      }
      return kind(token - 2) == .identifier ? dottedTypeName(endingAt: token - 2) : nil
    }
    guard beginsLikeType(token), outline.isCalledWithParentheses(token) else { return nil }
    return dottedTypeName(endingAt: token)
  }

  /// The type of the variable that a `.init(…)` is assigned to, as far as the file declares it:
  /// `let model: Model = .init()`, `self.model = .init()`.
  private func typeAssigned(at dot: Int) -> String? {
    if let variable = lastVariable(before: dot), variable.initializer?.lowerBound == dot {
      return variable.type.map { subject(ofType: $0) }
    }
    return typeOfAssigned(to: dot)
  }

  /// The type of the property whose wrapper is filled: `_model = State(wrappedValue: .init())`.
  private func typeWrapped(at dot: Int) -> String? {
    guard let (open, label) = argumentList(ofValueAt: dot), isName(open - 1),
      ["wrappedValue", "initialValue"].contains(label ?? ""), source.spells(open - 2, "="),
      isName(open - 3)
    else { return nil }
    let wrapper = source.name(of: open - 3)
    return wrapper.first == "_"
      ? typeOfProperty(named: String(wrapper.dropFirst()), around: dot) : nil
  }

  /// The type and the label of the parameter that a `.init` is given to.
  fileprivate func parameterGiven(to token: Int) -> (owner: String, label: String?)? {
    guard isInit(token), kind(token - 1) == .period, !outline.isMemberName(token),
      let (open, label) = argumentList(ofValueAt: token - 1), isName(open - 1),
      label != nil || open == token - 2, let owner = dottedTypeName(endingAt: open - 1)
    else { return nil }
    return (owner, label)
  }

  /// The parenthesis that opens the arguments of which one begins at a token, and its label.
  private func argumentList(ofValueAt value: Int) -> (open: Int, label: String?)? {
    let isLabelled = kind(value - 1) == .colon && isName(value - 2)
    var before = isLabelled ? value - 3 : value - 1
    // Nobody passes a thousand arguments.
    for _ in 0..<1024 {
      switch kind(before) {
      case .leftParenthesis: return (before, isLabelled ? source.name(of: value - 2) : nil)
      case .rightParenthesis, .rightBrace, .rightBracket:
        guard let partner = outline.partner(of: before), partner < before else { return nil }
        before = partner - 1
      case .leftBrace, .leftBracket, .endOfFile: return nil
      default: before -= 1
      }
    }
    return nil
  }

  /// The variable that is declared last before a token.
  private func lastVariable(before token: Int) -> VariableDeclaration? {
    var (low, high) = (0, outline.variables.count)
    while low < high {
      let middle = (low + high) / 2
      if outline.variables[middle].nameToken < token { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : outline.variables[low - 1]
  }

  /// `Trip.Builder`; nil when the chain begins with anything but names in capitals.
  private func dottedTypeName(endingAt token: Int) -> String? {
    let last = source.name(of: token)
    guard ContainerName.startsUpperCase(last) else { return nil }
    guard outline.isMemberName(token) else { return kind(token - 1) == .period ? nil : last }
    guard let receiver = outline.receiver(ofMember: token) else { return nil }
    var names: [String] = []
    for link in receiver.links {
      switch link {
      case .name(let name) where ContainerName.startsUpperCase(source.name(of: name)):
        names.append(source.name(of: name))
      case .genericArguments: continue
      default: return nil
      }
    }
    return (names + [last]).joined(separator: ".")
  }

  /// What a `register` call, or a computed `Factory` of a container, makes known.
  ///
  /// - Returns: with the closure whose first construction names the type, where nothing else does.
  fileprivate func registration(
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
  fileprivate func factory(
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

  fileprivate var weakNames: [String] {
    let weak = outline.variables.indices.filter { index in
      outline.variables[index].modifiers.contains { $0.word == .weak }
    }
    return weak.map { outline.variables[$0] }.flatMap {
      [$0.name] + ($0.type.map { [subject(ofType: $0)] } ?? [])
    }
  }
}
