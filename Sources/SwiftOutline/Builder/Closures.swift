import SwiftTokens

extension OutlineBuilder {
  /// Passes the `{` of a closure.
  mutating func openClosure() {
    let (callee, label) = closureArgument()
    closures.append(
      Closure(
        body: index..<structure.tokens.count, callee: callee, label: label, scope: scope))
    var opened = Frame(kind: .closure, open: index)
    let closure = closures.count - 1
    opened.owner = .closure(Int32(closure))
    opened.callee = callee ?? -1
    opened.scope = openScope(.closure(closure), at: index)
    opened.awaitsStart = signatureEnd(from: index + 1) != nil
    markClosureBraces(open: index)
    enter(opened)
    index += 1
  }

  private mutating func markClosureBraces(open: Int) {
    structure.roles[open].formUnion(.closureBrace)
    if let close = structure.partner(open) { structure.roles[close].formUnion(.closureBrace) }
  }

  /// The call that the closure about to be opened is an argument of, and its label.
  private func closureArgument() -> (callee: Int?, label: String?) {
    if operand.end == index - 1, operand.callee >= 0 { return (operand.callee, nil) }
    if structure.kind(index - 1) == .colon, index >= 3, structure.isName(index - 2) {
      let label = source.name(of: index - 2)
      if lastClosure.end == index - 3, lastClosure.callee >= 0 {
        return (lastClosure.callee, label)
      }
      let isArgument = isWholeArgument(from: index - 2)
      return (isArgument ? frame.callee : nil, isArgument ? label : nil)
    }
    return (isWholeArgument(from: index) ? frame.callee : nil, nil)
  }

  /// Whether an argument that begins at a token ends with the closure about to be opened.
  private func isWholeArgument(from start: Int) -> Bool {
    guard frame.kind == .expressions, frame.callee >= 0,
      start - 1 == frame.open || structure.kind(start - 1) == .comma,
      let close = structure.partner(index)
    else { return false }
    let next = structure.kind(close + 1)
    return next == .comma || next == .rightParenthesis
  }

  /// The `in` of a closure's signature.
  private mutating func signatureEnd(from start: Int) -> Int? {
    var end = start
    while structure.kind(end) == .at, let name = structure.attributeNameEnd(at: end) {
      end = structure.gluedParenthesesEnd(at: name) ?? name
    }
    if structure.kind(end) == .leftBracket {
      guard let close = structure.partner(end) else { return nil }
      end = close + 1
    }
    end = signatureParametersEnd(from: end)
    end = structure.effectsEnd(from: end)
    if structure.kind(end) == .arrow { end = structure.typeEnd(from: end + 1) }
    return structure.word(end) == .in ? end : nil
  }

  private func signatureParametersEnd(from start: Int) -> Int {
    if structure.kind(start) == .leftParenthesis {
      return structure.partner(start).map { $0 + 1 } ?? start
    }
    var end = start
    while structure.isName(end), structure.word(end) != .in, !isEffect(end) {
      guard structure.kind(end + 1) == .comma else { return end + 1 }
      end += 2
    }
    return end
  }

  private func isEffect(_ token: Int) -> Bool {
    let next = structure.word(token + 1)
    switch structure.word(token) {
    case .async, .throws, .rethrows:
      return next == .in || next == .throws || structure.kind(token + 1) == .arrow
        || structure.kind(token + 1) == .leftParenthesis
    default: return false
    }
  }

  /// Reads on in a closure's signature, which is known to end with `in`.
  mutating func readClosureSignature() {
    guard case .closure(let owner) = frame.owner else { return }
    let closure = Int(owner)
    switch structure.kind(index) {
    case .at: readSignatureAttribute()
    case .leftBracket: openBracket()
    case .leftParenthesis:
      closures[closure].parameters = closureParameters(inParentheses: index)
      finishClosureSignature(from: structure.partner(index).map { $0 + 1 } ?? index + 1)
    default:
      let end = signatureParametersEnd(from: index)
      for token in index..<end where structure.isName(token) {
        closures[closure].parameters.append(
          Parameter(
            label: nil, name: source.name(of: token), attributes: [], type: token..<token,
            defaultValue: nil, tokens: token..<token + 1))
        structure.roles[token].formUnion(.declaredName)
      }
      finishClosureSignature(from: end)
    }
  }

  private mutating func finishClosureSignature(from start: Int) {
    frame.awaitsStart = false
    let effects = structure.effectsEnd(from: start)
    structure.mark(.typePosition, start..<effects)
    index = effects
    if structure.kind(index) == .arrow { readType(after: index) }
    if structure.word(index) == .in { index += 1 }
    index = max(index, start)
  }

  private mutating func closureParameters(inParentheses open: Int) -> [Parameter] {
    guard let close = structure.partner(open) else { return [] }
    var parameters: [Parameter] = []
    var start = open + 1
    while start < close {
      let parameter = readParameterHead(from: start, kind: .closure)
      parameters.append(parameter)
      var end = max(parameter.tokens.upperBound, start)
      while end < close, structure.kind(end) != .comma {
        end = structure.pastBracket(end)
      }
      start = end + 1
    }
    return parameters
  }
}
