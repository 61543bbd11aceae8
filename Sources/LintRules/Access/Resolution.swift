import SwiftOutline
import SwiftTokens

/// One call that may fetch a value from a container, and what its shape says.
struct Resolution {
  enum Verb {
    /// `resolve`
    case resolve
    /// `dependency`, a free function of Factory 3.
    case dependency
    /// Another verb of a library that the project imports.
    case libraryVerb
    /// A function of the project that yields what a container holds.
    case locatorFunction
  }

  enum Judgement {
    /// It does, with the evidence and the name of the receiver.
    case access(evidence: Evidence, receiver: String?)
    /// It resembles such a call, and the reason why it is none.
    case lookAlike(String)
    /// It is something else.
    case other
  }

  let view: FileView
  let token: Int
  let call: Call
  let verb: Verb

  /// The type or key that is asked for; `?` when the type is inferred.
  var subject: String {
    if let metatype { return view.subject(ofType: metatype) }
    if let keyPath, let name = view.lastName(in: keyPath) { return name }
    return view.declaredSubject(at: token) ?? wrappedSubject ?? "?"
  }

  /// What the wrapper fetches whose projected value is the receiver: `$session.resolve()`.
  private var wrappedSubject: String? {
    guard let receiver = view.outline.receiver(ofMember: token),
      let name = view.receiverName(receiver)?.name, name.hasPrefix("$")
    else { return nil }
    return view.injectingAttribute(ofVariable: String(name.dropFirst()))
      .map(view.injectedSubject)
  }

  /// Whether a metatype says what is asked for.
  var isByType: Bool { metatype != nil }

  private var first: Argument? { call.arguments.first }

  private var metatype: Range<Int>? {
    let leading = isLeading(first) ? first?.metatype : nil
    return leading ?? call.arguments.lazy.compactMap(\.metatype).first
  }

  private var keyPath: Range<Int>? { first?.label == nil ? first?.keyPath : nil }

  /// Whether the argument is where containers take the type.
  private func isLeading(_ argument: Argument?) -> Bool {
    guard let label = argument?.label else { return argument != nil }
    return Resolution.typeLabels.contains(label)
  }

  /// Judges `receiver.resolve(…)`.
  func member(of receiver: Receiver) -> Judgement {
    let name = receiverText(receiver)
    if verb == .dependency { return .other }
    if verb == .locatorFunction { return locatorCall(on: receiver) }
    let container = view.containerEvidence(receiver)
    if verb == .libraryVerb {
      return container.map { .access(evidence: $0, receiver: name) } ?? .other
    }
    if isLeading(first), first?.metatype != nil {
      return .access(evidence: Evidence("argument is a metatype"), receiver: name)
    }
    if keyPath != nil {
      return .access(evidence: Evidence("argument is a key path"), receiver: name)
    }
    guard let container else {
      return mixedIn(to: receiver) ?? .lookAlike(reasonWithoutContainer(name))
    }
    let takesParameters = container.isOfFactory && call.arguments.allSatisfy { $0.label == nil }
    if hasTellingArguments(of: receiver) || takesParameters {
      return .access(evidence: container, receiver: name)
    }
    return .lookAlike(reasonOfArguments)
  }

  /// Judges `CartModel.resolve()` where the project has a static function that resolves for all
  /// types which take it in: `extension Resolving { static func resolve<T>() -> T { … } }`.
  private func mixedIn(to receiver: Receiver) -> Judgement? {
    guard call.arguments.isEmpty, let named = view.receiverName(receiver), named.names.count == 1,
      ContainerName.startsUpperCase(named.name),
      let entry = view.vocabulary.locatorMembers["resolve"]?.first
    else { return nil }
    return .access(
      evidence: Evidence(entry.evidence, discovered: entry.line), receiver: named.name)
  }

  /// Judges `resolve(…)` without a receiver.
  func free() -> Judgement {
    if verb == .locatorFunction { return locatorCall(on: nil) }
    if keyPath != nil {
      return .access(evidence: Evidence("argument is a key path"), receiver: nil)
    }
    guard verb == .resolve, call.arguments.isEmpty || first?.metatype != nil else { return .other }
    if view.vocabulary.holds(.function, "resolve") { return locatorCall(on: nil) }
    if view.freeResolves.hide(call) { return .other }
    let library = view.ownLibraries.first { $0.containers.isEmpty == false }
    guard let library else {
      return call.arguments.isEmpty
        ? .other : .lookAlike("free `resolve` in a file that imports no DI library")
    }
    return .access(
      evidence: Evidence("free `resolve`, file imports \(library.name)"), receiver: nil)
  }

  /// Judges `get(…)` or `Services.get(…)` where that is known as a locator: the type or key must be
  /// asked for, or be left to inference.
  private func locatorCall(on receiver: Receiver?) -> Judgement {
    let owner = receiver.flatMap { view.receiverName($0)?.names.last }.map(view.source.name(of:))
    let function = view.source.name(of: token)
    guard receiver == nil || owner != nil,
      let entry = view.vocabulary.entry(.function, owner.map { "\($0).\(function)" } ?? function)
        ?? receiver.flatMap({ view.ownVerb(function, of: $0) }),
      metatype != nil || keyPath != nil || call.arguments.isEmpty && !mayBeMethod
    else { return .other }
    return .access(evidence: Evidence(entry.evidence, discovered: entry.line), receiver: owner)
  }

  /// Whether a call without receiver would first mean a function of a type of this file.
  private var mayBeMethod: Bool {
    !view.outline.isMemberName(token)
      && view.locatorNamesOfMethods.contains(view.source.name(of: token))
  }

  /// Whether a container takes such arguments when no type is among them.
  private func hasTellingArguments(of receiver: Receiver) -> Bool {
    guard let first else { return true }
    if metatype != nil { return true }
    if let label = first.label {
      return Resolution.detailLabels.contains(label) || label == "reset" && isProjected(receiver)
        || Resolution.typeLabels.contains(label) && isMetatypeVariable(first)
    }
    return isMetatypeVariable(first) || isGivenType(first)
  }

  /// Whether the value is `$0` where a DI library is imported and no promise is:
  /// `types.map { container.resolve($0) }`.
  private func isGivenType(_ argument: Argument) -> Bool {
    guard argument.value.count == 1, view.source.spells(argument.value.lowerBound, "$0") else {
      return false
    }
    return !view.ownLibraries.isEmpty && !view.imports.contains("PromiseKit")
  }

  /// Whether the value is a lone variable that holds a metatype: `type` of `type: T.Type`.
  private func isMetatypeVariable(_ argument: Argument) -> Bool {
    guard argument.value.count == 1, view.isName(argument.value.lowerBound) else { return false }
    let name = view.source.name(of: argument.value.lowerBound)
    if Resolution.typeLabels.contains(name) { return true }
    guard let parameter = view.parameter(named: name, at: token) else { return false }
    return view.lastName(in: parameter.type) == "Type"
  }

  private func isProjected(_ receiver: Receiver) -> Bool {
    view.receiverName(receiver)?.name.hasPrefix("$") ?? false
  }

  private func receiverText(_ receiver: Receiver) -> String? {
    view.receiverName(receiver).map { view.source.name(of: $0.head ?? $0.token) }
  }

  private func reasonWithoutContainer(_ name: String?) -> String {
    guard let name else { return "nothing shows that the receiver is a container" }
    return "nothing shows that `\(name)` is a container"
  }

  private var reasonOfArguments: String {
    let label = first?.label.map { "`\($0):`" } ?? "an unlabelled value"
    return "no container resolves with \(label) as the first argument"
  }

  private static let typeLabels: Set<String> = ["type", "service", "serviceType"]
  private static let detailLabels: Set<String> = [
    "name", "argument", "arguments", "args", "tag",
  ]
}

extension FileView {
  /// The method of the project's containers that a receiver is asked with, if it is one of them.
  fileprivate func ownVerb(_ name: String, of receiver: Receiver) -> Vocabulary.Entry? {
    guard containerEvidence(receiver) != nil else { return nil }
    return vocabulary.locatorMembers[name]?.first { entry in
      isContainerType(String(entry.name.prefix { $0 != "." }))
    }
  }
}

/// The functions `resolve` that a file declares outside of types.
struct FreeResolves {
  private var takesNothing = false
  private var takesArguments = false

  init(in outline: Outline) {
    for function in outline.functions
    where function.name == "resolve" && outline.enclosingType(at: function.nameToken) == nil {
      takesNothing = takesNothing || function.parameters.isEmpty
      takesArguments = takesArguments || !function.parameters.isEmpty
    }
  }

  /// Whether a call means one of them.
  func hide(_ call: Call) -> Bool { call.arguments.isEmpty ? takesNothing : takesArguments }
}
