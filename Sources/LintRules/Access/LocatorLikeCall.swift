import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let locatorLikeCall = Rule(
    "locator_like_call",
    family: .access, level: .report,
    summary: "a value fetched with another verb from what looks like a container",
    why: """
      `locator.getService(Cart.self)` hides a dependency just as `resolve` does, only the verb \
      differs. The names alone do not prove it: caches and coders have containers and getters too. \
      So this is a hint, shown in reports and never counted unless a team gates it; where it is \
      right, take the value as an `init` parameter.
      """,
    fixes: [
      Fix(
        "hand-written locator",
        "Pass what the verb yields through `init`, and call the locator where the type is built.")
    ],
    needles: [
      .call("getService"), .call("get"), .call("locate"), .call("inject"), .call("resolve"),
      .text("make"),
    ],
    examples: [
      .faulty(
        "a getter of a locator",
        """
        final class CartModel {
          func load() { locator.getService(Cart.self).open() }  // want locator_like_call "getService"
        }
        """),
      .faulty(
        "a factory method of a container, and a registry of the type's own",
        """
        final class CartFlow {
          let model = appContainer.makeCartModel()  // want locator_like_call "makeCartModel"
          lazy var pins = resolve(PinStore.self)  // want locator_like_call "resolve"
        }
        """),
      .correct(
        "the values come in through init",
        """
        final class CartFlow {
          init(cart: Cart, makeModel: () -> CartModel) { model = makeModel() }
        }
        """),
      .correct(
        "clients, coders and sequences",
        """
        func load(container: KeyedContainer) {
          client.get("/carts")
          cache.get(Cart.self)
          container.get(key)
          container.makeIterator()
        }
        """),
    ],
    check: findLocatorLikeCalls
  )
}

private func findLocatorLikeCalls(in view: FileView, into sink: inout FindingSink) {
  let known = Set(view.resolutions.found.map(\.anchor.lowerBound))
  for token in view.names.callable where FetchingVerb.mayBeNamed(by: token, in: view.source) {
    guard let verb = FetchingVerb(view.source.name(of: token)), !known.contains(token),
      let call = view.outline.call(ofCallee: token), call.parentheses != nil,
      let evidence = view.hint(that: verb, of: call)
    else { continue }
    let name = view.source.name(of: token)
    let subject = view.subject(ofHint: call)
    let wanted = view.phrase(forSubject: subject)
    var sighting = Sighting(
      token..<token + 1, subject: subject, evidence: ["a hint by names only", evidence],
      message: "\(view.phrase(forSymbolAt: token)) seems to fetch \(wanted) with `\(name)` from a "
        + "container; take it as an `init` parameter")
    let receiver = view.outline.receiver(ofMember: token)
    sighting.site = receiver?.tokens.lowerBound ?? token
    let head = receiver.flatMap { view.receiverName($0)?.head }.map(view.source.name(of:))
    sighting.exemption = view.compositionReason(at: token, receiver: head)
    sink.report(sighting)
  }
}

/// A verb by which home-made containers hand out what they hold.
private enum FetchingVerb {
  /// Tells only with a type as the argument, or with none.
  case getter
  case injection
  case factory
  /// `resolve` without a receiver, in a file that imports no DI library.
  case freeResolve

  private static let words: WordSet = ["get", "getService", "locate", "inject", "resolve"]

  /// Whether a name may be a verb; asked before a text is made.
  static func mayBeNamed(by token: Int, in source: TokenizedSource) -> Bool {
    let name = source.tokens[token]
    return words.mayContain(name, in: source.bytes)
      || source.bytes[Int(name.start)] == UInt8(ascii: "m")
        && source.bytes[name.byteRange].starts(with: "make".utf8)
  }

  init?(_ name: String) {
    switch name {
    case "get", "getService", "locate": self = .getter
    case "inject": self = .injection
    case "resolve": self = .freeResolve
    case "makeIterator", "makeAsyncIterator": return nil
    default:
      guard name.hasPrefix("make"), name.dropFirst(4).first?.isUppercase ?? false else {
        return nil
      }
      self = .factory
    }
  }
}

extension FileView {
  /// The type that a member of a container fetches, where it is called by a getter's name and the
  /// type is given or declared: `let rules: Rules = Locator.shared.getService()`.
  func fetchedType(by member: Int) -> String? {
    guard case .getter? = FetchingVerb(source.name(of: member)),
      let call = outline.call(ofCallee: member), call.parentheses != nil
    else { return nil }
    let metatype = call.arguments.lazy.compactMap(\.metatype).first
    if let metatype { return subject(ofType: metatype) }
    return call.arguments.isEmpty ? declaredSubject(at: member) : nil
  }

  /// What makes the call look like one of a container; nil if nothing does.
  fileprivate func hint(that verb: FetchingVerb, of call: Call) -> String? {
    let asksForType = call.arguments.contains { $0.metatype != nil || $0.keyPath != nil }
    guard let receiver = outline.receiver(ofMember: call.callee) else {
      guard verb == .freeResolve, !outline.isMemberName(call.callee), asksForType,
        kind(call.callee - 1) != .period
      else { return nil }
      return "free `resolve` of a type, file imports no DI library"
    }
    if verb == .freeResolve { return nil }
    if verb == .getter, !asksForType, !call.arguments.isEmpty { return nil }
    return containerEvidence(receiver)?.text
  }

  /// The type or key that is asked for, what a factory's name says, or the declared type.
  fileprivate func subject(ofHint call: Call) -> String {
    if let type = call.arguments.lazy.compactMap(\.metatype).first { return subject(ofType: type) }
    if let key = call.arguments.lazy.compactMap(\.keyPath).first { return lastName(in: key) ?? "?" }
    let name = source.name(of: call.callee)
    if name.hasPrefix("make") { return String(name.dropFirst(4)) }
    return declaredSubject(at: call.callee) ?? "?"
  }
}
