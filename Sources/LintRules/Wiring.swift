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
