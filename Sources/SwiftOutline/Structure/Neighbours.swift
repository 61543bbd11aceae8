import SwiftTokens

extension Structure {
  /// The token that an expression would continue at `token`, looked at through directives; -1 for
  /// none.
  func previous(before token: Int) -> Int {
    guard token > 0 else { return -1 }
    guard roles[token - 1].contains(.directive) else { return token - 1 }
    return directive(holding: token - 1).map { Int(directives[$0].before) } ?? -1
  }

  /// The directive that a token belongs to.
  func directive(holding token: Int) -> Int? {
    let next = directives.partitioningIndex { Int($0.start) > token }
    guard next > 0, token < Int(directives[next - 1].end) else { return nil }
    return next - 1
  }

  /// Whether an expression can end with the token: what follows may be a member of it, an argument
  /// list or an operator.
  func endsExpression(_ token: Int) -> Bool {
    guard token >= 0 else { return false }
    switch tokens[token].kind {
    case .identifier: return wordEndsExpression(token)
    case .backtickedIdentifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringStart,
      .stringText, .stringEnd, .regexLiteral, .placeholder, .rightParenthesis, .rightBracket,
      .postfixOperator:
      return true
    case .postfixQuestion, .postfixExclamation:
      return !isCastOrTryMark(token)
    case .rightBrace: return roles[token].contains(.closureBrace)
    case .prefixOperator, .binaryOperator: return roles[token].contains(.genericClose)
    default: return false
    }
  }

  /// Whether the `?` or `!` belongs to `try?`, `as?` and the like.
  private func isCastOrTryMark(_ mark: Int) -> Bool {
    guard mark > 0 else { return false }
    let word = tokens[mark - 1].word
    return (word == .try || word == .as) && !isMember(mark - 1)
  }

  /// Whether the token stands right after a `.`; every word is a name there.
  func isMember(_ token: Int) -> Bool {
    guard token > 0 else { return false }
    return tokens[token - 1].kind == .period || tokens[token - 1].kind == .doubleColon
  }

  private func wordEndsExpression(_ token: Int) -> Bool {
    switch tokens[token].word.position {
    case .name: return true
    case .prefix: return isMember(token) || !precedesOperand(token)
    case .reserved: return isMember(token)
    }
  }

  /// Whether the word is a mark before an operand, as in `await a` and `any P`, rather than a name.
  private func precedesOperand(_ token: Int) -> Bool {
    let word = tokens[token].word
    let spansLines = word == .await || word == .unsafe
    if followsLineBreak(token + 1), !spansLines { return false }
    if word.passesOwnership { return isName(token + 1) && self.word(token + 1).position == .name }
    switch kind(token + 1) {
    case .identifier:
      return self.word(token + 1).position != .reserved || self.word(token + 1).isOperandKeyword
    case .backtickedIdentifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringStart,
      .regexLiteral, .pound, .at, .backslash, .placeholder, .prefixOperator:
      return true
    case .leftParenthesis: return word == .await || followsSpace(token + 1)
    case .leftBracket, .period: return followsSpace(token + 1)
    case .leftBrace: return spansLines
    default: return false
    }
  }

  /// Whether the token goes on with an expression that ended before it.
  func continuesExpression(_ token: Int) -> Bool {
    switch kind(token) {
    case .period: return isName(token + 1) || kind(token + 1) == .integerLiteral
    case .binaryOperator, .postfixOperator, .infixQuestion, .postfixQuestion, .postfixExclamation,
      .equal, .arrow, .colon, .comma, .leftBrace, .doubleColon, .stringText, .stringEnd,
      .interpolationStart, .interpolationEnd, .rightParenthesis, .rightBracket:
      return true
    case .leftParenthesis, .leftBracket: return !followsLineBreak(token)
    case .identifier, .backtickedIdentifier: return wordContinuesExpression(token)
    default: return false
    }
  }

  /// Whether a new statement begins at the token, so that what is open there has ended.
  func startsStatement(_ token: Int) -> Bool {
    let previous = previous(before: token)
    guard previous >= 0 else { return true }
    if kind(previous) == .rightBrace, !roles[previous].contains(.closureBrace) {
      return word(token) != .else && word(token) != .catch && kind(token) != .comma
    }
    return endsExpression(previous) && !continuesExpression(token)
  }

  private func wordContinuesExpression(_ token: Int) -> Bool {
    switch word(token) {
    case .is, .as, .in: return true
    case .throws, .rethrows, .async: return kind(token + 1) == .arrow || word(token + 1) == .throws
    default:
      return kind(token + 1) == .colon && kind(token + 2) == .leftBrace
        && kind(token - 1) == .rightBrace
    }
  }
}

extension Word {
  /// Whether an operand can begin with the keyword, or with what it marks.
  fileprivate var isOperandKeyword: Bool {
    switch self {
    case .try, .if, .switch, .do, .inout, .repeat: true
    default: false
    }
  }

  /// Whether the word marks a variable whose ownership is passed on, as in `consume a`: a name
  /// follows it (SE-0366, SE-0377).
  fileprivate var passesOwnership: Bool { self == .consume || self == .copy || self == .borrow }

  /// What a word may be in an expression.
  enum Position { case name, prefix, reserved }

  /// A name everywhere, a mark before an operand, or never the end of an expression.
  var position: Position {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .func, .deinit, .subscript, .let, .var,
      .typealias, .associatedtype, .operator, .precedencegroup, .import, .case, .static, .public,
      .private, .fileprivate, .internal, .if, .else, .guard, .for, .while, .repeat, .switch,
      .default, .do, .catch, .defer, .return, .throw, .break, .continue, .fallthrough, .where, .in,
      .as, .is, .try, .throws, .rethrows, .inout, .initKeyword:
      .reserved
    case .await, .any, .some, .each, .unsafe, .consume, .copy, .borrow: .prefix
    default: .name
    }
  }
}
