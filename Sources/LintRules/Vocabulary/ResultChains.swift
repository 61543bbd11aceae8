import SwiftOutline
import SwiftTokens

/// The names by which a value is reached, as far as it begins with them: `Container`, `shared` and
/// `resolve` of `Container.shared.resolve(Cart.self)!`.
package struct ResultChain: Sendable, Equatable {
  package var names: [String]
  /// Whether `resolve` is called with a metatype.
  package var resolvesType = false
}

/// Reads what the bodies and initial values of a file yield.
struct ResultChains {
  private let outline: Outline
  private let closureBraces: Set<Int>
  private let bodies: NestedRanges
  /// Where the values of the variables of each body begin, by name.
  private var locals: [[String: Int?]]

  /// - Parameter values: bodies with their braces, or initial values, by their beginnings.
  init(of values: [Range<Int>], in outline: Outline) {
    self.outline = outline
    closureBraces = Set(outline.closures.map(\.body.lowerBound))
    bodies = NestedRanges(values)
    locals = [[String: Int?]](repeating: [:], count: values.count)
    for variable in outline.variables {
      guard let body = bodies.owner(at: variable.nameToken) else { continue }
      locals[body][variable.name] = .some(variable.initializer?.lowerBound)
    }
    for (body, tokens) in bodies.stretches {
      for token in tokens where bindsCondition(token) {
        locals[body][outline.source.name(of: token + 1)] = token + 3
      }
    }
  }

  /// The chains that a value begins with; without those that begin with what was given.
  ///
  /// - Parameters:
  ///   - whole: one of the values.
  ///   - given: the names of the parameters.
  func chains(of whole: Range<Int>, given: [String]) -> [ResultChain] {
    // Bodies may hold bodies, each a little shorter; what matters stands near the beginning.
    let value = whole.prefix(1024)
    let locals = bodies.owner(at: value.lowerBound).map { self.locals[$0] } ?? [:]
    return resultStarts(in: value).compactMap { start in
      var found = chain(from: start, before: value.upperBound)
      // What goes from hand to hand many times is nobody's doing.
      for _ in 0..<4 {
        guard let head = found?.names[0], let local = locals[head] else { break }
        found = local.flatMap { chain(from: $0, before: value.upperBound) }
      }
      guard let found, !given.contains(found.names[0]), locals[found.names[0]] == nil else {
        return nil
      }
      return found
    }
  }

  /// Where the expressions begin that a body yields: behind `return`, or at the beginning of the
  /// body and of its branches if there is none. Arguments and closures are left out.
  private func resultStarts(in value: Range<Int>) -> [Int] {
    var (returned, begun) = ([Int](), [value.lowerBound])
    var (ternaries, cases) = (0, 0)
    var token = value.lowerBound
    while token < value.upperBound {
      let isStart = begun.last == token || returned.last == token
      switch kind(token) {
      case .leftParenthesis where isStart:
        // What the parentheses hold begins behind them; asking twice would take twice as long.
        if returned.last == token {
          returned[returned.count - 1] = token + 1
        } else {
          begun[begun.count - 1] = token + 1
        }
      case .leftBrace where isStart || opensBranch(token): begun.append(token + 1)
      case .leftParenthesis, .leftBracket, .leftBrace: token = outline.partner(of: token) ?? token
      case .infixQuestion:
        ternaries += 1
        begun.append(token + 1)
      case .colon where ternaries > 0:
        ternaries -= 1
        begun.append(token + 1)
      case .colon where cases > 0:
        cases -= 1
        begun.append(token + 1)
      case .binaryOperator where outline.source.spells(token, "??"): begun.append(token + 1)
      case .identifier:
        switch outline.source.tokens[token].word {
        case .return: returned.append(token + 1)
        case .case, .default: cases += 1
        default: break
        }
      default: break
      }
      token += 1
    }
    return returned.isEmpty ? begun : returned
  }

  /// Whether a brace opens the body of a getter or of a branch.
  private func opensBranch(_ brace: Int) -> Bool {
    if closureBraces.contains(brace) { return false }
    let isDetailed = kind(brace - 1) == .rightParenthesis
    let word = (isDetailed ? outline.partner(of: brace - 1) ?? brace : brace) - 1
    guard word >= 0 else { return true }
    return ![.set, .willSet, .didSet, ._modify].contains(outline.source.tokens[word].word)
  }

  /// The names that an expression begins with, past calls, marks and the parentheses around it.
  private func chain(from start: Int, before end: Int) -> ResultChain? {
    var token = start
    while token < end, outline.isEffect(token) || kind(token) == .leftParenthesis { token += 1 }
    var chain = ResultChain(names: [])
    // What comes after so many names says nothing more.
    while token < end, chain.names.count < 8, isName(token) {
      chain.names.append(outline.source.name(of: token))
      let call = outline.call(ofCallee: token)
      if outline.source.spells(token, "resolve") {
        chain.resolvesType = call?.arguments.contains { $0.metatype != nil } ?? false
      }
      token = endOfLink(from: call?.end ?? token + 1, before: end, &chain)
      guard token < end, kind(token) == .period else { break }
      token += 1
    }
    return chain.names.isEmpty ? nil : chain
  }

  /// The end of what stands behind a name: marks, closing parentheses and a subscript.
  private func endOfLink(from start: Int, before end: Int, _ chain: inout ResultChain) -> Int {
    var token = start
    let marks: [TokenKind] = [.postfixExclamation, .postfixQuestion, .rightParenthesis]
    while token < end, marks.contains(kind(token)) { token += 1 }
    guard kind(token) == .leftBracket, let close = outline.partner(of: token) else { return token }
    chain.names.append("subscript")
    return close + 1
  }

  /// Whether the token is the `let` of `if let name = value`.
  private func bindsCondition(_ token: Int) -> Bool {
    let word = outline.source.tokens[token].word
    return (word == .let || word == .var) && isName(token + 1) && kind(token + 2) == .equal
  }

  private func isName(_ token: Int) -> Bool {
    kind(token) == .identifier || kind(token) == .backtickedIdentifier
  }

  private func kind(_ token: Int) -> TokenKind {
    outline.source.tokens.indices.contains(token) ? outline.source.tokens[token].kind : .endOfFile
  }
}
