import SwiftOutline
import SwiftTokens

/// Finds the calls that fetch a value from a container: `container.resolve(X.self)`, free
/// `resolve()`, `resolver ~> X.self`.
///
/// The evidence is syntactic (rules.md, R1): a metatype or key path as the argument is certain; a
/// container-like receiver with no argument or a known label is enough; everything else only
/// resembles service location.
func findResolutions(in view: FileView) -> Accesses {
  var accesses = Accesses()
  let libraryVerbs = view.libraries.flatMap(\.verbs).map { Array($0.utf8) }
  for token in view.source.tokens.indices {
    switch view.source.tokens[token].kind {
    case .identifier, .backtickedIdentifier:
      guard let verb = view.resolvingVerb(token, libraryVerbs) else { continue }
      view.examineCall(of: token, verb, into: &accesses)
    case .binaryOperator, .postfixOperator:
      view.examineArrow(token, into: &accesses)
    default: break
    }
  }
  return accesses
}

extension FileView {
  fileprivate func examineCall(
    of token: Int, _ verb: Resolution.Verb, into accesses: inout Accesses
  ) {
    if outline.isInKeyPath(token) { return }
    guard let call = outline.call(ofCallee: token), call.parentheses != nil else { return }
    let resolution = Resolution(view: self, token: token, call: call, verb: verb)
    if outline.isMemberName(token) {
      guard let receiver = outline.receiver(ofMember: token) else { return }
      accesses.add(resolution, site: receiver.tokens.lowerBound, resolution.member(of: receiver))
    } else {
      accesses.add(resolution, site: token, resolution.free())
    }
  }

  /// Asked of every name of a file, so it compares bytes and makes no text.
  fileprivate func resolvingVerb(_ token: Int, _ libraryVerbs: [[UInt8]]) -> Resolution.Verb? {
    if source.spells(token, "resolve") { return .resolve }
    if source.spells(token, "dependency") { return .dependency }
    let range = source.tokens[token].byteRange
    for verb in libraryVerbs where verb.count == range.count {
      if source.bytes[range].elementsEqual(verb) { return .libraryVerb }
    }
    return nil
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
        anchor: token..<token + 1, site: token, subject: subject,
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
    let variable = outline.assignedVariable(at: token).map { outline.variables[$0] }
    return variable?.type.map(subject(ofType:))
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
          subject: resolution.subject, evidence: [evidence], isByType: resolution.isByType,
          exemption: resolution.view.compositionReason(at: resolution.token, receiver: receiver)))
    case .lookAlike(let reason):
      lookAlikes.append((resolution.token, reason))
    case .other: break
    }
  }
}
