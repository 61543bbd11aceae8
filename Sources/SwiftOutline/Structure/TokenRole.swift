/// What a token is to the grammar, as far as its kind does not tell.
struct TokenRole: OptionSet, Sendable {
  let rawValue: UInt8

  /// Part of `#if …`, `#elseif …`, `#else`, `#endif` or `#sourceLocation(…)`.
  static let directive = TokenRole(rawValue: 1 << 0)
  /// Part of a type, an import, an attribute's name or a generic clause.
  static let typePosition = TokenRole(rawValue: 1 << 1)
  /// Part of a key path's own components.
  static let keyPath = TokenRole(rawValue: 1 << 2)
  /// Part of the pattern of `case`, `if case`, `for` or `catch`.
  static let pattern = TokenRole(rawValue: 1 << 3)
  /// A name that a declaration introduces, a parameter's label or name, a modifier.
  static let declaredName = TokenRole(rawValue: 1 << 4)
  /// A brace of a closure.
  static let closureBrace = TokenRole(rawValue: 1 << 5)
  /// The `>` that closes generic arguments in an expression.
  static let genericClose = TokenRole(rawValue: 1 << 6)
}
