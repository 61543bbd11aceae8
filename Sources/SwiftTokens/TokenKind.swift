/// The lexical class of a token (The Swift Programming Language, "Lexical Structure").
public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// A plain word: an identifier or a keyword; `Token.word` tells which keyword.
  case identifier
  /// A name in backticks, the backticks included (also a raw identifier, SE-0451).
  case backtickedIdentifier
  /// `$0`, `$store`.
  case dollarIdentifier
  case integerLiteral, floatLiteral

  /// The opening quotes of a string literal with its pounds: `"`, `"""`, `##"`.
  case stringStart
  /// A run of literal text inside a string literal, escapes included; never empty.
  case stringText
  /// The closing quotes with their pounds; missing when the literal is not terminated.
  case stringEnd
  /// `\(` or `\#(`, inside a string literal.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd

  /// A whole regex literal, delimiters and pounds included (SE-0354).
  case regexLiteral

  case leftParenthesis, rightParenthesis
  case leftBrace, rightBrace
  case leftBracket, rightBracket
  case comma, colon, doubleColon, semicolon, period, backslash
  /// `@`, which begins an attribute.
  case at
  /// `#` that begins a macro expansion or a directive; glued to its name, which is the next token.
  case pound
  case arrow, equal
  /// `&` as a prefix: an inout argument.
  case prefixAmpersand
  /// `?` and `!` that are left-bound: optional chaining, forced unwrapping, optional types.
  case postfixQuestion, postfixExclamation
  /// `?` of a ternary expression.
  case infixQuestion
  case prefixOperator, postfixOperator, binaryOperator

  /// An editor placeholder `<#…#>`.
  case placeholder
  /// `#!…` at the start of the file.
  case shebang
  /// Bytes that begin no token, kept so that the scan always goes on.
  case unknown
  /// The empty token at the end of the file.
  case endOfFile
}
