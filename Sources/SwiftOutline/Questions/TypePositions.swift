import SwiftTokens

extension Outline {
  /// Whether the token is part of a type, an attribute's name, a generic clause or an import.
  public func isTypePosition(_ token: Int) -> Bool {
    structure.roles[token].contains(.typePosition)
  }

  /// Whether the token is part of a key path's own components, not of a subscript's arguments.
  public func isInKeyPath(_ token: Int) -> Bool {
    structure.roles[token].contains(.keyPath)
  }

  /// A type's spelling in one form: no space except between words and around `->` and `&`, and
  /// one after a comma or colon. A `>` that closes nothing in the range is left out.
  public func typeSpelling(_ tokens: Range<Int>) -> String {
    if tokens.count == 1, structure.isName(tokens.lowerBound),
      !structure.roles[tokens.lowerBound].contains(.directive)
    {
      return source.text(of: tokens.lowerBound)
    }
    var spelling = ""
    var depth = 0
    var endsWithWord = false
    for token in tokens where !structure.roles[token].contains(.directive) {
      let text = source.text(of: token)
      let isWord = structure.isName(token) || structure.kind(token) == .integerLiteral
      switch structure.kind(token) {
      case .arrow: spelling += " -> "
      case .comma, .colon: spelling += text + " "
      case .binaryOperator where text == "&", .prefixAmpersand: spelling += " & "
      case .binaryOperator where text == "==": spelling += " == "
      case .leftParenthesis where endsWithWord && isSpacedParenthesis(token),
        .at where endsWithWord:
        spelling += " " + text
      default:
        if isWord, endsWithWord || spelling.hasSuffix(")") { spelling += " " }
        spelling += structure.isOperator(token) ? balanced(text, depth: &depth) : text
      }
      endsWithWord = isWord
    }
    return spelling
  }

  /// An operator without the `>` that have no `<` before them.
  private func balanced(_ text: String, depth: inout Int) -> String {
    guard text != "->" else { return text }
    return text.filter { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth >= 0
    }
  }

  /// Whether `(` begins a type behind a specifier or attribute: `inout (A, B)`, `any (P & Q)`.
  private func isSpacedParenthesis(_ token: Int) -> Bool {
    structure.word(token - 1).isTypeSpecifier
      || token > 1 && structure.kind(token - 2) == .at && structure.followsSpace(token)
  }
}
