package import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  /// A rule of the configuration: gated, of the family `access`.
  ///
  /// - Parameters:
  ///   - faulty: Swift in which it must find something.
  ///   - correct: Swift in which it must not.
  package static func custom(
    _ id: RuleID, summary: String, why: String, match: CustomMatch, faulty: String, correct: String
  ) -> Rule {
    Rule(
      id, family: .access, revision: match.revision, summary: summary, why: why,
      needles: match.needles,
      examples: [.faulty("as configured", faulty), .correct("as configured", correct)],
      check: { view, sink in
        for hit in view.hits(of: match) where view.isIn(match.inTypesNamed, at: hit.token) {
          sink.report(view.sighting(of: hit, id: id, summary: summary))
        }
      })
  }
}

/// A place that matches.
private struct Hit {
  var token: Int
  var site: Int
  var subject: String
  /// The name as written.
  var text: String
}

extension FileView {
  fileprivate func hits(of match: CustomMatch) -> [Hit] {
    switch match.shape {
    case .attribute: attributeHits(match)
    case .member: source.tokens.indices.compactMap { memberHit(match, at: $0) }
    case .call: source.tokens.indices.compactMap { callHit(match, at: $0) }
    case .import: importHits(match)
    case .staticProperty: staticPropertyHits(match)
    case .parameterType: parameterHits(match)
    case .inherits: inheritanceHits(match)
    }
  }

  fileprivate func isIn(_ pattern: String?, at token: Int) -> Bool {
    guard let pattern else { return true }
    let path = outline.enclosingTypePath(at: token) ?? ""
    return path.split(separator: ".").contains { String($0).matchesName(pattern) }
  }

  fileprivate func sighting(of hit: Hit, id: RuleID, summary: String) -> Sighting {
    var sighting = Sighting(
      hit.token..<hit.token + 1, subject: hit.subject, evidence: ["matches `\(hit.text)`"],
      message: "\(phrase(forSymbolAt: hit.token)) \(summary) (`\(hit.subject)`); see `diratchet "
        + "explain \(id)`")
    sighting.site = hit.site
    sighting.exemption = compositionReason(at: hit.token, receiver: nil)
    return sighting
  }

  private func attributeHits(_ match: CustomMatch) -> [Hit] {
    outline.attributes.filter { attribute in
      attribute.name.matchesName(match.name) || attribute.lastName.matchesName(match.name)
    }.map { attribute in
      let first = attribute.arguments.map(outline.arguments)?.first
      let key = first?.keyPath.flatMap { lastName(in: $0) }
      return Hit(
        token: attribute.at, site: attribute.at,
        subject: key ?? declaredSubject(of: attribute) ?? "?",
        text: "@\(attribute.name)")
    }
  }

  /// The chain of names that a dotted pattern describes; the anchor is its first name.
  private func memberHit(_ match: CustomMatch, at token: Int) -> Hit? {
    guard isName(token) else { return nil }
    let parts = match.name.split(separator: ".").map(String.init)
    guard let first = parts.first, source.name(of: token).matchesName(first),
      isExpressionName(token), hasReceiver(match.receiver, at: token)
    else { return nil }
    if parts.count == 1, !outline.isMemberName(token) { return nil }
    var last = token
    for part in parts.dropFirst() {
      guard let next = member(after: last), source.name(of: next).matchesName(part) else {
        return nil
      }
      last = next
    }
    return Hit(
      token: token, site: outline.receiver(ofMember: token)?.tokens.lowerBound ?? token,
      subject: memberSubject(after: last),
      text: source.text(ofTokens: token..<last + 1))
  }

  /// What is taken from the member; the member itself when nothing is.
  private func memberSubject(after token: Int) -> String {
    var next = outline.call(ofCallee: token)?.end ?? token + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    if kind(next) == .period, isName(next + 1) { return source.name(of: next + 1) }
    return source.name(of: token)
  }

  private func callHit(_ match: CustomMatch, at token: Int) -> Hit? {
    guard isName(token) else { return nil }
    let parts = match.name.split(separator: ".").map(String.init)
    guard let name = parts.last, source.name(of: token).matchesName(name),
      let call = outline.call(ofCallee: token), !outline.isInKeyPath(token)
    else { return nil }
    let receiver = match.receiver ?? (parts.count > 1 ? parts[parts.count - 2] : nil)
    guard hasReceiver(receiver, at: token), takes(match.argument, call) else { return nil }
    let type = call.arguments.lazy.compactMap(\.metatype).first.map(subject(ofType:))
    let key = call.arguments.lazy.compactMap(\.keyPath).first.flatMap(lastName(in:))
    return Hit(
      token: token, site: outline.receiver(ofMember: token)?.tokens.lowerBound ?? token,
      subject: type ?? key ?? declaredSubject(at: token) ?? "?",
      text: source.name(of: token))
  }

  private func hasReceiver(_ pattern: String?, at token: Int) -> Bool {
    guard let pattern else { return true }
    guard let receiver = outline.receiver(ofMember: token),
      let last = receiverName(receiver)?.names.last
    else { return false }
    return source.name(of: last).matchesName(pattern)
  }

  private func takes(_ argument: String?, _ call: Call) -> Bool {
    switch argument {
    case nil: true
    case "none": call.arguments.isEmpty
    case "metatype": call.arguments.contains { $0.metatype != nil }
    case "keyPath": call.arguments.contains { $0.keyPath != nil }
    case let label?: call.arguments.first?.label == label
    }
  }
}

extension FileView {
  private func importHits(_ match: CustomMatch) -> [Hit] {
    outline.imports.compactMap { declaration -> Hit? in
      let module = declaration.module
      let token = declaration.tokens.first { isName($0) && source.name(of: $0) == module }
      guard module.matchesName(match.name), let token else { return nil }
      return Hit(token: token, site: token, subject: module, text: "import \(module)")
    }
  }

  private func staticPropertyHits(_ match: CustomMatch) -> [Hit] {
    outline.variables.filter { variable in
      variable.name.matchesName(match.name)
        && variable.modifiers.contains { $0.word == .static || $0.word == .class }
    }.map { variable in
      let token = variable.nameToken
      return Hit(
        token: token, site: token, subject: outline.enclosingTypePath(at: token) ?? variable.name,
        text: "static \(variable.name)")
    }
  }

  private func parameterHits(_ match: CustomMatch) -> [Hit] {
    outline.functions.flatMap(\.parameters).compactMap { parameter in
      let name = subject(ofType: parameter.type)
      guard name.matchesName(match.name), let token = parameter.type.first(where: isName) else {
        return nil
      }
      return Hit(token: token, site: token, subject: name, text: name)
    }
  }

  private func inheritanceHits(_ match: CustomMatch) -> [Hit] {
    outline.types.flatMap { type in
      type.inherited.compactMap { inherited in
        let name = subject(ofType: inherited)
        guard name.matchesName(match.name) || bareTypeName(name).matchesName(match.name) else {
          return nil
        }
        return Hit(
          token: inherited.lowerBound, site: inherited.lowerBound, subject: type.path, text: name)
      }
    }
  }
}
