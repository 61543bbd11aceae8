import SwiftTokens

extension OutlineBuilder {
  /// Passes the head of the declaration that the word begins; false when it begins none.
  mutating func readDeclaration(_ word: Word) -> Bool {
    if frame.header != .none {
      guard word.alwaysDeclares, structure.followsLineBreak(index) else { return false }
      frame.header = .none
      frame.isPattern = false
    }
    if word.isModifier, word != .class || isClassModifier(index) { return readModifiers() }
    switch word {
    case .let, .var: readBindings()
    case .func, .macro, .initKeyword, .deinit, .subscript:
      return readFunctionHead(word)
    case .class, .struct, .enum, .protocol, .extension, .actor:
      return readTypeHead(word)
    case .case:
      guard frame.kind == .members else { return false }
      readCases()
    case .import: readImport()
    case .typealias, .associatedtype: readTypealias()
    case .operator, .precedencegroup: readOperatorDeclaration()
    default: return false
    }
    return true
  }

  /// Passes a run of modifiers when a declaration follows it.
  mutating func readModifiers() -> Bool {
    var end = index
    while structure.kind(end) == .identifier, isModifier(end) {
      let takesDetail = structure.word(end).takesDetail
      end += 1
      if takesDetail, structure.kind(end) == .leftParenthesis { end = structure.pastBracket(end) }
    }
    guard startsDeclaration(end) else {
      declarationFloor = end
      return false
    }
    while index < end { readModifier() }
    return true
  }

  private func isModifier(_ token: Int) -> Bool {
    let word = structure.word(token)
    if word == .class { return isClassModifier(token) }
    return word.isModifier || word == .none && isUnderscoredModifier(token)
  }

  /// Whether a word is one of the modifiers that the standard library's interface is written with.
  private func isUnderscoredModifier(_ token: Int) -> Bool {
    structure.firstByte(token) == UInt8(ascii: "_")
      && (source.spells(token, "__consuming") || source.spells(token, "__setter_access")
        || source.spells(token, "_const") || source.spells(token, "_local"))
  }

  /// Whether `class` stands in front of a member rather than of a class's name.
  private func isClassModifier(_ token: Int) -> Bool {
    let next = structure.word(token + 1)
    switch next {
    case .func, .var, .let, .subscript, .typealias, .initKeyword, .static, .public, .private,
      .internal, .fileprivate:
      return true
    default:
      guard next.isModifier, structure.kind(token + 1) == .identifier else { return false }
      switch structure.kind(token + 2) {
      case .leftBrace, .colon, .binaryOperator, .prefixOperator, .postfixOperator: return false
      default: return structure.word(token + 2) != .where
      }
    }
  }

  private mutating func readModifier() {
    let token = index
    if prefix.start < 0 { prefix.start = token }
    structure.roles[token].formUnion(.declaredName)
    var detail: String?
    index += 1
    if structure.kind(index) == .leftParenthesis {
      if structure.isName(index + 1) { detail = source.name(of: index + 1) }
      index = structure.pastBracket(index)
    }
    prefix.keep(Modifier(word: structure.word(token), detail: detail, token: token))
  }

  /// Whether a declaration begins at the token, modifiers left out.
  private func startsDeclaration(_ token: Int) -> Bool {
    guard structure.kind(token) == .identifier else { return false }
    switch structure.word(token) {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .initKeyword, .deinit,
      .subscript, .typealias, .associatedtype, .operator, .precedencegroup, .import:
      return true
    case .case: return frame.kind == .members
    case .actor: return structure.isName(token + 1)
    case .macro: return structure.isName(token + 1)
    default: return false
    }
  }

  /// Ends the declaration that is open at the frame's level.
  mutating func finishDeclaration(at end: Int) {
    switch frame.declaration {
    case .none: return
    case .binding(let first, let bound): finishBinding(Int(first)..<Int(bound), at: end)
    case .function(let function): finishFunction(Int(function), at: end)
    case .cases: break
    }
    frame.declaration = .none
  }
}

extension Word {
  /// Whether the word may stand in front of a declaration.
  var isModifier: Bool {
    switch self {
    case .static, .class, .public, .private, .fileprivate, .internal, .open, .package, .final,
      .lazy, .weak, .unowned, .override, .required, .convenience, .dynamic, .mutating,
      .nonmutating, .optional, .nonisolated, .isolated, .indirect, .infix, .prefix, .postfix,
      .consuming, .borrowing, .sending, .distributed, .async:
      true
    default: false
    }
  }

  /// Whether parentheses may follow the modifier: `private(set)`, `unowned(unsafe)`.
  fileprivate var takesDetail: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether the word begins a declaration wherever a line begins with it.
  var alwaysDeclares: Bool {
    switch self {
    case .func, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .static,
      .public, .private, .fileprivate, .internal:
      true
    default: false
    }
  }
}
