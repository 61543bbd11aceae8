import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let injectedPropertyWrapper = Rule(
    "injected_property_wrapper",
    family: .access,
    summary: "a property wrapper that fetches its value from a global container",
    why: """
      `@Injected private var repository: BookingRepository` lists the dependency and still fetches \
      it from a global: `init` does not mention it, so whoever creates the type cannot see, choose \
      or replace it. Tests replace it by overwriting a registration that all tests share. Make it \
      an `init` parameter and a plain `let`; the call moves to whoever builds the type.
      """,
    fixes: [
      Fix(
        "Factory",
        """
        `@Injected(\\.cart) var cart` becomes `private let cart: Cart` with `init(cart: Cart)`; the \
        container builds the type: `self { CartViewModel(cart: self.cart()) }`.
        """),
      Fix(
        "Resolver",
        """
        `@Injected var cart: Cart` becomes an `init` parameter, registered as `register { \
        CartViewModel(cart: resolve()) }`.
        """),
      Fix(
        "Dip",
        "`@Injected var cart: Cart?` becomes an `init` parameter; `container.register` passes it."),
      Fix(
        "hand-written wrapper",
        """
        Replace one property at a time by an `init` parameter and let the coordinator or assembly \
        that creates the type resolve it; when the last use is gone, delete the wrapper.
        """),
    ],
    needles: [.text("Inject")],
    examples: [
      .faulty(
        "a wrapper with a key path",
        """
        import FactoryKit

        final class CartViewModel {
          @Injected(\\.cart) private var cart  // want injected_property_wrapper "@Injected"
        }
        """),
      .faulty(
        "a wrapper without arguments",
        """
        import Resolver

        final class TripViewModel {
          @LazyInjected var trips: TripStore  // want injected_property_wrapper "@LazyInjected"
        }
        """),
      .correct(
        "an init parameter",
        """
        final class CartViewModel {
          private let cart: Cart
          init(cart: Cart) { self.cart = cart }
        }
        """),
      .correct(
        "attributes of compile-time injection and of other libraries",
        """
        import AppIntents
        import SafeDI

        @Instantiable
        final class TripModel {
          @Received let trips: TripStore
          @IntentParameterDependency<OpenTrip>(\\.$trip) var intent
          @Dependency var store: TripStore
        }
        """),
    ],
    check: findInjectedPropertyWrappers
  )
}

private func findInjectedPropertyWrappers(in view: FileView, into sink: inout FindingSink) {
  for attribute in view.outline.attributes where view.isInjectingWrapper(attribute.name) {
    let subject = view.injectedSubject(of: attribute)
    let symbol = view.symbol(of: attribute)
    var sighting = Sighting(
      attribute.nameTokens, subject: subject, evidence: [view.evidence(ofWrapper: attribute)],
      message: "\(view.phrase(forSymbol: symbol)) fetches \(view.phrase(forSubject: subject)) "
        + "through `@\(attribute.name)`; take it as an `init` parameter")
    sighting.symbol = symbol
    sighting.exemption = view.compositionReason(at: attribute.at, receiver: attribute.name)
    sighting.discovered = view.discovery(ofWrapper: attribute)
    sink.report(sighting)
  }
  findInjectedValues(in: view, into: &sink)
}

/// Wrappers as values, which are what the attributes stand for: `Injected<Cart>()` of Dip and
/// others, `Injected(\.cart)` of Factory.
private func findInjectedValues(in view: FileView, into sink: inout FindingSink) {
  if view.libraries.allSatisfy(\.wrappers.isEmpty) { return }
  for token in view.names.callable where view.beginsLikeType(token) {
    guard view.kind(token - 1) != .at, Library.saysInjection(view.source.name(of: token)),
      let call = view.outline.call(ofCallee: token), !view.isStorage(token),
      let (subject, library) = view.injectedValue(of: call)
    else { continue }
    let name = view.source.name(of: token)
    var sighting = Sighting(
      token..<token + 1, subject: subject,
      evidence: ["`\(name)` of \(library.name), imported \(view.placeOfImport(of: library))"],
      message:
        "\(view.phrase(forSymbolAt: token)) lets the container fill in "
        + "\(view.phrase(forSubject: subject)); take it as an `init` parameter")
    sighting.exemption = view.compositionReason(at: token, receiver: nil)
    sink.report(sighting)
  }
}

extension FileView {
  /// What a call of a wrapper's name fetches, and the library that it is of; nil for other calls.
  fileprivate func injectedValue(of call: Call) -> (subject: String, library: Library)? {
    let name = source.name(of: call.callee)
    if let type = call.genericArguments, call.arguments.allSatisfy({ $0.label != nil }),
      let library = ownLibraries.first(where: { $0.wrappers.contains(name) })
    {
      return (subject(ofType: type), library)
    }
    guard let first = call.arguments.first, first.label == nil, let keyPath = first.keyPath,
      let library = libraries.first(where: { $0.name == "Factory" && $0.wrappers.contains(name) })
    else { return nil }
    return (lastName(in: keyPath) ?? "?", library)
  }

  /// Whether the value is given to what an injecting attribute stores: `_cart = Injected(\.cart)`.
  fileprivate func isStorage(_ value: Int) -> Bool {
    guard kind(value - 1) == .equal, isName(value - 2) else { return false }
    let name = source.name(of: value - 2)
    return name.hasPrefix("_") && injectingAttribute(ofVariable: String(name.dropFirst())) != nil
  }

  fileprivate func placeOfImport(of library: Library) -> String {
    ownLibraries.contains { $0.name == library.name } ? "here" : "in this project"
  }
}

extension FileView {
  /// `as: X.self`; else the last part of the key path or member; else the declared type.
  func injectedSubject(of attribute: Attribute) -> String {
    let arguments = attribute.arguments.map(outline.arguments) ?? []
    if let type = arguments.first(where: { $0.label == "as" })?.metatype {
      return subject(ofType: type)
    }
    if let first = arguments.first, first.label == nil {
      if let type = first.metatype { return subject(ofType: type) }
      if let name = keyPathOrMember(first) { return name }
    }
    return declaredSubject(of: attribute) ?? "?"
  }

  /// The last name of `\.cart` or `Module.cart`; nil for other values and for `X.resolve`.
  private func keyPathOrMember(_ argument: Argument) -> String? {
    if let keyPath = argument.keyPath { return lastName(in: keyPath) }
    let isMember =
      argument.value.count >= 2
      && argument.value.allSatisfy { token in
        isName(token) || kind(token) == .period
      }
    guard isMember, let name = lastName(in: argument.value), name != "resolve" else { return nil }
    return name
  }

  /// The entry without which the attribute would not be known, as the record lists it.
  fileprivate func discovery(ofWrapper attribute: Attribute) -> String? {
    let name = attribute.lastName
    return Library.saysInjection(name) ? nil : vocabulary.entry(.wrapper, name)?.line
  }

  fileprivate func evidence(ofWrapper attribute: Attribute) -> String {
    let name = attribute.lastName
    if let origin = vocabulary.entry(.wrapper, name)?.origin {
      return "wrapper declared in \(origin)"
    }
    if let library = libraries.first(where: { $0.wrappers.contains(name) }) {
      return "`@\(name)` of \(library.name), imported \(placeOfImport(of: library))"
    }
    if settings.wrappers.contains(name) { return "`@\(name)` is configured as a wrapper" }
    return "the name `@\(name)` says injection"
  }
}
