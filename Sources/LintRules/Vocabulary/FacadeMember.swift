import SwiftOutline
import SwiftTokens

/// A static member of a Composition file, or a global of one, with what its value begins with.
package struct FacadeMember: Sendable, Equatable {
  /// `Dependencies` of a member of it; nil for a global.
  package var owner: String?
  /// `cart`
  package var name: String
  package var spot: Spot
  /// Whether other files see it.
  package var isReachable: Bool
  package var isFunction = false
  /// The names of its attributes.
  package var attributes: [String]
  package var chains: [ResultChain]

  /// `Dependencies.cart`
  package var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}

/// The static members and globals of a Composition file that may hand on what a container holds.
func facadeMembers(in outline: Outline, places: Places) -> [FacadeMember] {
  let candidates = (outline.valuesOfVariables + outline.valuesOfFunctions)
    .sorted { $0.value.lowerBound < $1.value.lowerBound }
  let chains = ResultChains(of: candidates.map(\.value), in: outline)
  return candidates.map { candidate in
    var member = candidate.member
    member.spot = places.spot(ofBytes: outline.source.tokens[candidate.nameToken].byteRange)
    if !candidate.needsArguments {
      member.chains = chains.chains(of: candidate.value, given: candidate.given)
    }
    return member
  }
}

/// A member whose value is still to be read.
private struct Candidate {
  var member: FacadeMember
  var nameToken: Int
  var value: Range<Int>
  /// The names of its parameters.
  var given: [String] = []
  /// Whether it makes something of what it is given.
  var needsArguments = false
}

extension Outline {
  fileprivate var valuesOfVariables: [Candidate] {
    variables.compactMap { variable in
      let body = variable.isComputed ? variable.accessors : variable.initializer
      let value = body ?? variable.nameToken..<variable.nameToken + 1
      guard !value.isEmpty, body != nil || !variable.attributes.isEmpty,
        variable.type.map(mayBeService) ?? true,
        var member = member(variable.name, variable.modifiers, in: variable.scope)
      else { return nil }
      member.attributes = variable.attributes.map(\.lastName)
      return Candidate(member: member, nameToken: variable.nameToken, value: value)
    }
  }

  fileprivate var valuesOfFunctions: [Candidate] {
    functions.compactMap { function in
      guard function.kind == .function, let body = function.body, !body.isEmpty,
        let result = function.result, mayBeService(result),
        var member = member(function.name, function.modifiers, in: function.scope),
        member.owner != nil
      else { return nil }
      member.isFunction = true
      return Candidate(
        member: member, nameToken: function.nameToken, value: body,
        given: function.parameters.map(\.name),
        needsArguments: function.parameters.contains { $0.defaultValue == nil })
    }
  }

  /// A member whose value is not read yet; nil for one of an instance or inside a body, and for
  /// what is asked for by a key.
  private func member(_ name: String, _ modifiers: [Modifier], in scope: Int) -> FacadeMember? {
    var isHidden = isHidden(modifiers)
    var owner: String?
    switch scopes[scope].kind {
    case .file: break
    case .type(let index):
      let type = types[index]
      guard modifiers.contains(where: { $0.word == .static || $0.word == .class }),
        !type.inherited.contains(where: { serviceKeys.contains(bareTypeName(typeSpelling($0))) })
      else { return nil }
      owner = lastComponent(of: type.path)
      isHidden = isHidden || self.isHidden(type.modifiers)
    case .function, .variable, .closure: return nil
    }
    return FacadeMember(
      owner: owner, name: name, spot: Spot(line: 0, utf8Column: 0, utf16Column: 0, lineLength: 0),
      isReachable: !isHidden, attributes: [], chains: [])
  }

  private func isHidden(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      modifier.detail == nil && (modifier.word == .private || modifier.word == .fileprivate)
    }
  }

  /// Whether a type may be one of the project.
  private func mayBeService(_ type: Range<Int>) -> Bool {
    let spelling = typeSpelling(type)
    let name = bareTypeName(spelling)
    return ContainerName.startsUpperCase(name) && name != "Void"
      && !PlatformName.isPlatformType(name) && !spelling.holds("->")
  }
}
