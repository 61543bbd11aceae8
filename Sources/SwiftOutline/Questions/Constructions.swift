import SwiftTokens

/// What a file builds, as far as its own text tells; every list is sorted and names each once.
public struct Constructions: Sendable, Equatable {
  /// Dotted names of `T(…)`, `T<…>(…)`, `T.init(…)` and `T.init`.
  public var types: [String]
  /// Dotted names of the types that are handled without being built: a static member is called,
  /// `T.make(…)`, or a value is cast to them, `as? T`.
  public var handledTypes: [String]
  /// The labels of calls `.init(…)` that leave the type to be inferred, `cart:user:`; calls
  /// without any label are left out.
  public var implicitInitializers: [String]
}

extension Outline {
  /// What the file builds.
  public var constructions: Constructions {
    var types: Set<String> = []
    var handledTypes: Set<String> = []
    var implicitInitializers: Set<String> = []
    let tokens = source.tokens
    for token in tokens.indices where tokens[token].kind == .identifier {
      if tokens[token].word == .as, let name = castType(after: token) { handledTypes.insert(name) }
      guard mayConstruct(token), structure.roles[token].isDisjoint(with: Self.notConstructing)
      else { continue }
      if structure.word(token) == .initKeyword {
        guard let dot = structure.dot(before: token) else { continue }
        if let name = typeName(endingAt: dot - 1) {
          types.insert(name)
        } else if !structure.endsExpression(dot - 1), let labels = labels(ofCallAt: token) {
          implicitInitializers.insert(labels)
        }
      } else if isCapitalised(token) {
        if isCalled(token), let name = typeName(endingAt: token) { types.insert(name) }
      } else if let dot = structure.dot(before: token), isCapitalised(dot - 1),
        isCalled(token), let name = typeName(endingAt: dot - 1)
      {
        handledTypes.insert(name)
      }
    }
    return Constructions(
      types: types.sorted(), handledTypes: handledTypes.sorted(),
      implicitInitializers: implicitInitializers.sorted())
  }

  private static var notConstructing: TokenRole {
    [.typePosition, .declaredName, .keyPath, .directive, .pattern]
  }

  /// Whether what follows the name may call it, or it is `init`: asked first, of every name.
  private func mayConstruct(_ token: Int) -> Bool {
    structure.word(token) == .initKeyword || structure.kind(token + 1) == .leftParenthesis
      || structure.opensAngle(token + 1)
  }

  private func isCapitalised(_ token: Int) -> Bool {
    structure.kind(token) == .identifier
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(structure.firstByte(token))
  }

  private func isCalled(_ token: Int) -> Bool {
    var next = token + 1
    if structure.opensAngle(next) {
      guard structure.angles[next] > 0 else { return false }
      next = Int(structure.angles[next]) + 1
    }
    return structure.kind(next) == .leftParenthesis && !structure.followsLineBreak(next)
      && (token == 0 || structure.kind(token - 1) != .pound)
  }

  /// `Cart.ViewModel` behind a cast.
  private func castType(after token: Int) -> String? {
    var name = token + 1
    if structure.kind(name) == .postfixExclamation || structure.kind(name) == .postfixQuestion {
      name += 1
    }
    guard isCapitalised(name), structure.isName(name) else { return nil }
    while structure.kind(name + 1) == .period, structure.isName(name + 2) { name += 2 }
    return typeName(endingAt: name)
  }

  /// `cart:user:`; nil where no argument has a label.
  private func labels(ofCallAt token: Int) -> String? {
    let labels = call(ofCallee: token)?.arguments.map(\.label) ?? []
    return labels.contains { $0 != nil } ? labelList(labels) : nil
  }

  /// The dotted name that ends at a token and begins with a capital letter.
  private func typeName(endingAt token: Int) -> String? {
    if isCapitalised(token), structure.dot(before: token) == nil { return source.name(of: token) }
    var names: [String] = []
    var position = token
    while position >= 0, names.count < longestName {
      if structure.angles[position] <= -2 { position = -3 - Int(structure.angles[position]) }
      guard position >= 0, structure.isName(position) else { return nil }
      names.append(source.name(of: position))
      guard let dot = structure.dot(before: position) else { break }
      position = structure.previous(before: dot)
    }
    guard let first = names.last, first.first?.isUppercase ?? false else { return nil }
    return names.reversed().joined(separator: ".")
  }
}

extension FunctionDeclaration {
  /// The argument labels, each with a colon: `cart:_:`.
  public var labels: String { labelList(parameters.map(\.label)) }
}

private func labelList(_ labels: [String?]) -> String {
  labels.map { ($0 ?? "_") + ":" }.joined()
}
