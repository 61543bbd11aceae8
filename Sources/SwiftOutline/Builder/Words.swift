import SwiftTokens

extension OutlineBuilder {
  /// Passes a plain word: a name, or what the keyword begins.
  @inline(__always)
  mutating func readWord() {
    let word = structure.tokens[index].word
    if word == .none, frame.holdsStatements, readUnderscoredWord() { return }
    guard word != .none, !structure.isMember(index),
      structure.kind(index + 1) != .colon || !isLabel(index)
    else {
      readName()
      return
    }
    if frame.kind == .accessors, isAccessor(index) {
      readAccessorWord()
      return
    }
    if frame.holdsStatements, index >= declarationFloor, readDeclaration(word) { return }
    if prefix.start >= 0, frame.holdsStatements { dropPrefix() }
    if readStatementWord(word) { return }
    switch word {
    case .as, .is: readCast()
    default: readName()
    }
  }

  private mutating func readAccessorWord() {
    structure.roles[index].formUnion(.declaredName)
    index += 1
  }

  /// Passes a word that only compilers write: `unsafeAddress`, `__consuming func`.
  private mutating func readUnderscoredWord() -> Bool {
    if frame.kind == .accessors, isAccessor(index) {
      readAccessorWord()
      return true
    }
    guard structure.firstByte(index) == UInt8(ascii: "_"), index >= declarationFloor,
      frame.header == .none, !structure.isMember(index)
    else { return false }
    return readModifiers()
  }

  /// Whether the word before a colon is a label in brackets or of a trailing closure:
  /// `open(static: 1)`.
  private func isLabel(_ token: Int) -> Bool {
    if token - 1 == lastClosure.end { return structure.kind(token + 2) == .leftBrace }
    return !frame.holdsStatements
      && (token - 1 == frame.open || structure.kind(token - 1) == .comma)
  }

  /// Passes a name and the generic arguments after it.
  @inline(__always)
  mutating func readName() {
    if prefix.start >= 0, frame.holdsStatements { dropPrefix() }
    let name = index
    index += 1
    let word = structure.word(name)
    guard word == .none || word == .initKeyword || structure.endsExpression(name) else {
      operand = (-1, -1)
      return
    }
    operand = (name, name)
    guard structure.opensAngle(index), let end = structure.genericArgumentsEnd(from: index)
    else { return }
    structure.mark(.typePosition, index..<end)
    structure.roles[end - 1].formUnion(.genericClose)
    operand = (end - 1, name)
    index = end
  }

  /// Passes `#` and the name of a macro.
  mutating func readMacroName() {
    index += 1
    guard structure.isName(index), structure.isGlued(index) else { return }
    readName()
  }

  /// Passes `as T`, `is T` and the casts that have a mark behind `as`.
  private mutating func readCast() {
    var start = index
    switch structure.kind(start + 1) {
    case .postfixQuestion, .postfixExclamation: start += 1
    default: break
    }
    readType(after: start)
  }

  /// Passes the token at `token` and the type that follows it.
  mutating func readType(after token: Int) {
    let end = structure.typeEnd(from: token + 1)
    markType(token + 1..<end)
    index = max(end, token + 1)
  }

  /// Marks a type's tokens and records the attributes in it.
  mutating func markType(_ range: Range<Int>) {
    structure.mark(.typePosition, range)
    for token in range where structure.tokens[token].kind == .at {
      recordTypeAttribute(at: token)
    }
  }

  mutating func readComma() {
    let comma = index
    index += 1
    switch frame.header {
    case .caseLabel, .catch: frame.isPattern = true
    case .none: readSeparator(at: comma)
    default: frame.isPattern = false
    }
  }

  /// Goes on with the list that the comma at the frame's own level belongs to.
  private mutating func readSeparator(at comma: Int) {
    if frame.kind == .parameters, case .function(let function) = frame.owner {
      finishParameter(of: Int(function), at: comma)
      frame.awaitsStart = true
      return
    }
    switch frame.declaration {
    case .none, .function: break
    case .binding(let first, _):
      finishDeclaration(at: comma)
      readNextBinding(like: Int(first))
    case .cases: readCase()
    }
  }

  mutating func readColon() {
    if frame.header == .caseLabel {
      frame.header = .none
      frame.isPattern = false
    }
    index += 1
  }
}

extension OutlineBuilder {
  /// Passes a word that begins or continues a statement; false for any other.
  private mutating func readStatementWord(_ word: Word) -> Bool {
    switch word {
    case .if: frame.header = .condition
    case .while: readWhile()
    case .guard: frame.header = .guard
    case .for: begin(.for, isPattern: structure.word(index + 1) == .case)
    case .switch: frame.header = .switch
    case .catch: begin(.catch, isPattern: structure.kind(index + 1) != .leftBrace)
    case .do, .defer: frame.header = .block
    case .repeat where structure.kind(index + 1) == .leftBrace: frame.header = .block
    case .else where structure.word(index + 1) != .if: frame.header = .block
    case .case: readCasePattern()
    case .default where structure.kind(index + 1) == .colon: begin(.caseLabel, isPattern: false)
    case .where, .in: frame.isPattern = false
    default: return false
    }
    index += 1
    return true
  }

  private mutating func begin(_ header: Frame.Header, isPattern: Bool) {
    frame.header = header
    frame.isPattern = isPattern
  }

  /// `while` begins a loop or ends that of a `repeat`, whose condition has no block.
  private mutating func readWhile() {
    let previous = structure.previous(before: index)
    if previous >= 0, previous == lastRepeatBlock { return }
    frame.header = .condition
  }

  private mutating func readCasePattern() {
    if frame.kind == .switchCases, frame.header == .none {
      begin(.caseLabel, isPattern: true)
    } else if frame.header != .none {
      frame.isPattern = true
    }
  }
}
