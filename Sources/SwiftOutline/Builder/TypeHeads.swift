import SwiftTokens

/// How many types a path names at most, and after how many bytes it names no more: those of a
/// million nested types would not fit in memory.
private let deepestPath = (types: 64, bytes: 512)

extension OutlineBuilder {
  /// Passes the head of a type declaration or an extension; false when the word is a mere name.
  mutating func readTypeHead(_ word: Word) -> Bool {
    guard let kind = word.typeKind, isTypeHead(kind) else { return false }
    let keyword = index
    let taken = takePrefix(orStart: keyword)
    let nameToken = keyword + 1
    index = nameToken
    let name = kind == .extension ? readExtendedType() : readTypeName()
    structure.roles[nameToken].formUnion(.declaredName)
    types.append(
      TypeDeclaration(
        kind: kind, name: name, path: kind == .extension ? name : path(of: name),
        nameToken: nameToken, modifiers: taken.modifiers, attributes: taken.attributes,
        inherited: readInheritance(), body: index..<index, tokens: taken.start..<index,
        scope: scope))
    openTypeBody(types.count - 1)
    return true
  }

  /// The name with those of the types around it, as far as a person could still read that.
  private func path(of name: String) -> String {
    guard let outer = openTypes.last.map({ types[$0].path }), openTypes.count < deepestPath.types,
      outer.utf8.count < deepestPath.bytes
    else { return name }
    return "\(outer).\(name)"
  }

  private func isTypeHead(_ kind: TypeDeclaration.Kind) -> Bool {
    switch kind {
    case .extension: structure.startsType(index + 1)
    case .actor: structure.isName(index + 1) && !structure.followsLineBreak(index + 1)
    default: structure.isName(index + 1)
    }
  }

  private mutating func readTypeName() -> String {
    let name = source.name(of: index)
    index += 1
    readGenericParameters()
    return name
  }

  private mutating func readExtendedType() -> String {
    let start = index
    let end = max(structure.typeEnd(from: start), start + 1)
    markType(start..<end)
    index = end
    let isNominal = (start..<end).allSatisfy { token in
      structure.kind(token) != .postfixQuestion && structure.kind(token) != .postfixExclamation
    }
    guard isNominal, structure.isName(start) else {
      return source.text(ofTokens: start..<end)
    }
    return structure.dottedName(in: start..<end)
  }

  /// Passes `<…>` after a declared name.
  mutating func readGenericParameters() {
    guard structure.opensAngle(index), let end = structure.genericParametersEnd(from: index) else {
      return
    }
    structure.mark(.typePosition, index..<end)
    index = end
  }

  /// Passes `: A, B where …` and yields the types.
  private mutating func readInheritance() -> [Range<Int>] {
    var inherited: [Range<Int>] = []
    if structure.kind(index) == .colon {
      repeat {
        let start = index + 1
        readType(after: index)
        if structure.word(index) == .class, index == start {
          structure.mark(.typePosition, index..<index + 1)
          index += 1
        }
        if index > start { inherited.append(start..<index) }
      } while structure.kind(index) == .comma
    }
    readWhereClause()
    return inherited
  }

  /// Passes `where T: P, T.A == B`.
  mutating func readWhereClause() {
    guard structure.word(index) == .where, structure.kind(index) == .identifier else { return }
    let start = index
    repeat {
      index = structure.typeEnd(from: index + 1)
      while structure.kind(index) == .colon || isEquality(index) {
        index = structure.typeEnd(from: index + 1)
      }
    } while structure.kind(index) == .comma
    markType(start..<index)
  }

  private func isEquality(_ token: Int) -> Bool {
    structure.kind(token) == .binaryOperator && source.spells(token, "==")
  }

  private mutating func openTypeBody(_ type: Int) {
    guard structure.kind(index) == .leftBrace else { return }
    var body = Frame(kind: .members, open: index)
    body.owner = .type(Int32(type))
    body.scope = openScope(.type(type), at: index)
    enter(body)
    openTypes.append(type)
    index += 1
  }

  mutating func finishType(_ type: Int, open: Int, end: Int) {
    openTypes.removeLast()
    types[type].body = open..<end
    types[type].tokens = types[type].tokens.lowerBound..<end
  }

  /// Passes `typealias A<T> = B` or `associatedtype A: P = B`.
  mutating func readTypealias() {
    dropPrefix()
    if structure.word(index) == .typealias { typealiases.append(index) }
    index += 1
    guard structure.isName(index) else { return }
    structure.roles[index].formUnion(.declaredName)
    index += 1
    readGenericParameters()
    if structure.kind(index) == .colon {
      repeat { readType(after: index) } while structure.kind(index) == .comma
    }
    if structure.kind(index) == .equal { readType(after: index) }
    readWhereClause()
  }

  /// Passes an import: what it names is neither a type nor an expression of this file.
  mutating func readImport() {
    let keyword = index
    let taken = takePrefix(orStart: keyword)
    index += 1
    if structure.word(index).isImportKind, structure.isName(index + 1),
      !structure.followsLineBreak(index + 1)
    {
      index += 1
    }
    guard structure.isName(index) else { return }
    let module = source.name(of: index)
    index += 1
    while structure.kind(index) == .period, index + 1 < structure.tokens.count { index += 2 }
    index = min(index, structure.tokens.count - 1)
    structure.mark(.typePosition, keyword..<index)
    imports.append(
      ImportDeclaration(
        module: module, attributes: taken.attributes, tokens: taken.start..<index))
  }

  /// Passes an operator or precedence group declaration.
  mutating func readOperatorDeclaration() {
    dropPrefix()
    let isGroup = structure.word(index) == .precedencegroup
    index += 2
    if structure.kind(index) == .colon {
      repeat { index += 2 } while structure.kind(index) == .comma
    }
    if isGroup, structure.kind(index) == .leftBrace { index = structure.pastBracket(index) }
    index = min(index, structure.tokens.count - 1)
  }
}

extension Word {
  fileprivate var typeKind: TypeDeclaration.Kind? {
    switch self {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    case .extension: .extension
    case .actor: .actor
    default: nil
    }
  }

  fileprivate var isImportKind: Bool {
    switch self {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor, .macro: true
    default: false
    }
  }
}

/// How many names a dotted name has at most: it may be shared by many declarations.
let longestName = 16

extension Structure {
  /// The names at the top level of a type with dots between them: `A.B` of `A<Int>.B`.
  func dottedName(in range: Range<Int>) -> String {
    var names: [String] = []
    var token = range.lowerBound
    while token < range.upperBound, names.count < longestName {
      if opensAngle(token), angles[token] > 0 {
        token = Int(angles[token]) + 1
        continue
      }
      if isName(token), kind(token + 1) != .doubleColon { names.append(source.name(of: token)) }
      token = pastBracket(token)
    }
    return names.isEmpty ? source.text(ofTokens: range) : names.joined(separator: ".")
  }
}
