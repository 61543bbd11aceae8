import SwiftOutline
import SwiftTokens

/// Finds the places that reach for a container by its name: `Container.shared`,
/// `ServiceLocator.cart`, `Current.cart`.
func findContainerAccesses(in view: FileView) -> Accesses {
  var accesses = Accesses()
  for token in view.source.tokens.indices where view.kind(token) == .identifier {
    guard let member = view.member(after: token), view.isTypeName(token) else { continue }
    let name = view.source.name(of: token)
    guard let evidence = view.evidence(ofContainer: name, member: member) else { continue }
    guard view.isExpressionName(token) else { continue }
    let access = ContainerAccess(view: view, token: token, member: member, evidence: evidence)
    if let reason = access.lookAlikeReason {
      accesses.lookAlikes.append((token, reason))
    } else {
      accesses.found.append(access.access)
    }
  }
  return accesses
}

extension FileView {
  /// Whether the token begins with an upper-case letter, or might (beyond ASCII).
  fileprivate func isTypeName(_ token: Int) -> Bool {
    var start = Int(source.tokens[token].start)
    while start < Int(source.tokens[token].end), source.bytes[start] == UInt8(ascii: "_") {
      start += 1
    }
    return source.bytes[start] >= 0x80 || (0x41...0x5A).contains(source.bytes[start])
  }

  /// Whether the token stands where a value does: no type, import, key path or attribute name.
  func isExpressionName(_ token: Int) -> Bool {
    switch kind(token - 1) {
    case .pound, .at: return false
    case .period, .doubleColon:
      guard let receiver = outline.receiver(ofMember: token) else {
        return kind(token - 1) == .doubleColon && kind(token - 3) != .at
      }
      guard case .name(let head)? = receiver.links.first else { return false }
      if kind(head - 1) == .at { return false }
    default: break
    }
    return !outline.isTypePosition(token) && !outline.isInKeyPath(token)
  }

  /// Why `name.member` reaches for a container; nil if it does not.
  fileprivate func evidence(ofContainer name: String, member: Int) -> String? {
    let member = source.name(of: member)
    if isStaticLocator(name) {
      return isPlainMember(member) ? staticEvidence(name) : nil
    }
    guard ContainerName.accessors.contains(member) else { return nil }
    if let entry = vocabulary.entry(.container, name) { return entry.evidence }
    if settings.containers.contains(name) { return "`\(name)` is configured as a container" }
    if let library = libraries.first(where: { $0.containers.contains(name) }) {
      return "`\(name)` is a container of \(library.name)"
    }
    return ContainerName.isContainerType(name) ? "the name `\(name)` says container" : nil
  }

  private func isStaticLocator(_ name: String) -> Bool {
    vocabulary.holds(.locator, name) || vocabulary.holds(.god, name)
      || vocabulary.holds(.world, name) || vocabulary.holds(.delegate, name)
      || ContainerName.isLocatorType(name)
  }

  /// Whether a static member may be a service: no nested type, metatype or initialiser.
  private func isPlainMember(_ member: String) -> Bool {
    !["self", "Type", "init", "Protocol"].contains(member)
      && !ContainerName.startsUpperCase(member)
  }

  private func staticEvidence(_ name: String) -> String {
    for kind in [Vocabulary.Kind.locator, .god, .world, .delegate] {
      if let entry = vocabulary.entry(kind, name) { return entry.evidence }
    }
    return "the name `\(name)` says service locator"
  }
}

extension Vocabulary.Entry {
  /// The entry as a finding's evidence: `AppServices declared in App/AppServices.swift:3 …`.
  var evidence: String {
    guard let origin else { return "`\(name)`: \(reason)" }
    return "`\(name)` declared in \(origin): \(reason)"
  }
}

/// One access to a container by its name.
private struct ContainerAccess {
  let view: FileView
  let token: Int
  let member: Int
  let evidence: String

  /// The names of the chain from the member on, at most three.
  private var chain: [Int] {
    var names = [member]
    while names.count < 3, let next = view.memberAfterCall(names[names.count - 1]) {
      names.append(next)
    }
    return names
  }

  var access: Access {
    Access(
      anchor: token..<token + 1, site: site, subject: subject, evidence: [evidence],
      container: container, exemption: view.compositionReason(at: token, receiver: name))
  }

  private var name: String { view.source.name(of: token) }

  private var hasAccessor: Bool {
    ContainerName.accessors.contains(view.source.name(of: member))
  }

  private var container: String {
    hasAccessor ? "\(name).\(view.source.name(of: member))" : name
  }

  private var site: Int {
    view.outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
  }

  private var subject: String {
    guard hasAccessor else { return view.source.name(of: member) }
    return chain.count > 1 ? view.source.name(of: chain[1]) : "?"
  }

  /// Why the access is none after all.
  var lookAlikeReason: String? {
    if view.isCompoundName(member) { return "a reference to a function, not an access" }
    let served = hasAccessor ? Array(chain.dropFirst()) : chain
    let managed = served.prefix(2).first { ContainerName.isManagement(view.source.name(of: $0)) }
    return managed.map { "`\(view.source.name(of: $0))` administers the container" }
  }
}

extension FileView {
  /// The member taken from a name or from the result of calling it: `b` of `a.b`, `a().b`, `a!.b`.
  fileprivate func memberAfterCall(_ token: Int) -> Int? {
    var next = outline.call(ofCallee: token)?.end ?? token + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    guard kind(next) == .period, isName(next + 1) else { return nil }
    return next + 1
  }

  /// Whether `(` after the name only lists argument labels: `shared(_:)`.
  func isCompoundName(_ token: Int) -> Bool {
    kind(token + 1) == .leftParenthesis
      && !source.tokens[token + 1].surroundings.contains(.followsLineBreak)
      && outline.call(ofCallee: token) == nil
  }
}
