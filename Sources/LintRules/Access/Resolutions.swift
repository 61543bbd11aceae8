import SwiftOutline
import SwiftTokens

/// Finds the calls that fetch a value from a container: `container.resolve(X.self)`, free
/// `resolve()`, `resolver ~> X.self`.
///
/// The evidence is syntactic: a metatype or key path as the argument is certain; a
/// container-like receiver with no argument or a known label is enough; everything else only
/// resembles service location.
func findResolutions(in view: FileView) -> Accesses {
  var accesses = Accesses()
  for token in view.names.fetching {
    if !view.isName(token) {
      view.examineArrow(token, into: &accesses)
    } else if let verb = view.verbs[token, in: view.source] {
      view.examineCall(of: token, verb, into: &accesses)
    }
  }
  return accesses
}

/// The names that may fetch something in a file, compared as bytes: every name is asked about.
struct ResolvingVerbs {
  let names: WordSet
  private var others: [ArraySlice<UInt8>: Resolution.Verb] = [:]

  private static let common: WordSet = ["resolve", "dependency"]

  init(of libraries: [Library], and locatorNames: Set<String>) {
    let libraryVerbs = libraries.flatMap(\.verbs)
    let others = libraryVerbs + locatorNames
    names = others.isEmpty ? Self.common : WordSet(Self.common.words.union(others))
    for name in libraryVerbs { self.others[Array(name.utf8)[...]] = .libraryVerb }
    for name in locatorNames { self.others[Array(name.utf8)[...]] = .locatorFunction }
  }

  subscript(token: Int, in source: TokenizedSource) -> Resolution.Verb? {
    if source.spells(token, "resolve") { return .resolve }
    if source.spells(token, "dependency") { return .dependency }
    return others.isEmpty ? nil : others[source.bytes[source.tokens[token].byteRange]]
  }
}

extension FileView {
  fileprivate func examineCall(
    of token: Int, _ verb: Resolution.Verb, into accesses: inout Accesses
  ) {
    if outline.isInKeyPath(token) { return }
    guard let call = outline.call(ofCallee: token) else {
      if verb == .resolve { examineReference(to: token, into: &accesses) }
      return
    }
    if call.parentheses == nil { return }
    let resolution = Resolution(view: self, token: token, call: call, verb: verb)
    if outline.isMemberName(token) {
      guard let receiver = outline.receiver(ofMember: token) else { return }
      accesses.add(resolution, site: receiver.tokens.lowerBound, resolution.member(of: receiver))
    } else {
      accesses.add(resolution, site: token, resolution.free())
    }
  }

  /// `container.resolve` that is handed on instead of called. Promises have such a method too, so
  /// the receiver must be more than called `resolver`.
  private func examineReference(to token: Int, into accesses: inout Accesses) {
    guard ![.period, .equal].contains(kind(token + 1)), !outline.isTypePosition(token),
      let receiver = outline.receiver(ofMember: token),
      !isGivenToWrapper(receiver.tokens.lowerBound)
    else { return }
    let name = receiverName(receiver).map { source.name(of: $0.head ?? $0.token) }
    guard let evidence = referenceEvidence(receiver) else {
      let reason = "nothing shows that \(name.map { "`\($0)`" } ?? "the receiver") is a container"
      return accesses.lookAlikes.append((token, reason))
    }
    accesses.found.append(
      Access(
        anchor: token..<token + 1, site: receiver.tokens.lowerBound, subject: "?",
        evidence: [evidence.text, "handed on without a call"],
        exemption: compositionReason(at: token, receiver: name), discovered: evidence.discovered))
  }

  /// Whether the token is the first of an injecting attribute's arguments, as in
  /// `@Inject(ServiceLocator.shared.resolve)`: the attribute is the finding.
  private func isGivenToWrapper(_ token: Int) -> Bool {
    guard kind(token - 1) == .leftParenthesis, isName(token - 2) else { return false }
    var start = token - 2
    while kind(start - 1) == .period, isName(start - 2) { start -= 2 }
    return kind(start - 1) == .at && isInjectingWrapper(source.name(of: token - 2))
  }

  private func referenceEvidence(_ receiver: Receiver) -> Evidence? {
    guard let name = receiverName(receiver)?.name else { return nil }
    let isPromised = ["resolver", "r", "Resolver"].contains(name.drop { $0 == "_" })
    if isPromised {
      let hasContainers = libraries.contains { !$0.containers.isEmpty }
      guard hasContainers, !imports.contains("PromiseKit") else { return nil }
    }
    return containerEvidence(receiver)
  }

  /// `resolver ~> X.self` and `resolver~>` of SwinjectAutoregistration.
  fileprivate func examineArrow(_ token: Int, into accesses: inout Accesses) {
    guard source.spells(token, "~>") || source.spells(token, "~>!"),
      ownLibraries.contains(where: { $0.name == "Swinject" })
    else { return }
    let isPostfix = kind(token) == .postfixOperator
    let metatype = isPostfix ? nil : metatype(after: token)
    guard isPostfix || metatype != nil else { return }
    let subject = metatype.map(subject(ofType:)) ?? declaredSubject(at: token) ?? "?"
    accesses.found.append(
      Access(
        anchor: token..<token + 1, site: chainStart(before: token), subject: subject,
        evidence: ["operator `~>`, file imports Swinject"],
        exemption: compositionReason(at: token, receiver: receiverBefore(token))))
  }

  /// The type of `X.self`, `(X.self, name: "a")` right of an operator.
  private func metatype(after token: Int) -> Range<Int>? {
    if kind(token + 1) == .leftParenthesis, let end = outline.partner(of: token + 1) {
      return outline.arguments(in: token + 2..<end).first?.metatype
    }
    var next = token + 1
    while isName(next) || kind(next) == .period {
      if source.tokens[next].word == .selfKeyword, kind(next - 1) == .period {
        return token + 1..<next - 1
      }
      next += 1
    }
    return nil
  }

  /// The first token of the chain left of an operator; the operator itself if there is none.
  private func chainStart(before token: Int) -> Int {
    guard isName(token - 1) else { return token }
    return outline.receiver(ofMember: token - 1)?.tokens.lowerBound ?? token - 1
  }

  /// The name directly left of an operator, as a chain would begin with it.
  private func receiverBefore(_ token: Int) -> String? {
    isName(token - 1) ? source.name(of: token - 1) : nil
  }

  /// The type of the variable or parameter that the value at a token is given to.
  func declaredSubject(at token: Int) -> String? {
    if let (function, parameter) = outline.parameterDefault(at: token) {
      let type = outline.functions[function].parameters[parameter].type
      return type.isEmpty ? nil : subject(ofType: type)
    }
    if let variable = outline.assignedVariable(at: token).map({ outline.variables[$0] }) {
      return variable.type.map(subject(ofType:))
    }
    var start = outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
    let first = max(1, start - 4)
    while start > first, outline.isEffect(start - 1) { start -= 1 }
    return typeOfAssigned(to: start)
  }

  /// The type of the variable that the value at a token is assigned to, as far as the type around
  /// declares it in this file: `self.model = …`.
  func typeOfAssigned(to value: Int) -> String? {
    guard value >= 2, source.spells(value - 1, "="), isName(value - 2) else { return nil }
    return typeOfProperty(named: source.name(of: value - 2), around: value)
  }

  /// The type of a property of the type around a token, as far as this file declares it.
  func typeOfProperty(named name: String, around token: Int) -> String? {
    let owner = outline.enclosingTypePath(at: token)
    let known = (variablesByName[name] ?? []).prefix(16)
    for variable in known.map({ outline.variables[$0] }) {
      guard let type = variable.type else { continue }
      if outline.enclosingTypePath(at: variable.nameToken) == owner { return subject(ofType: type) }
    }
    return nil
  }
}

extension Accesses {
  fileprivate mutating func add(
    _ resolution: Resolution, site: Int, _ judgement: Resolution.Judgement
  ) {
    switch judgement {
    case .access(let evidence, let receiver):
      found.append(
        Access(
          anchor: resolution.token..<resolution.token + 1, site: site,
          subject: resolution.subject, evidence: [evidence.text], isByType: resolution.isByType,
          exemption: resolution.view.compositionReason(at: resolution.token, receiver: receiver),
          discovered: evidence.discovered))
    case .lookAlike(let reason):
      lookAlikes.append((resolution.token, reason))
    case .other: break
    }
  }
}
