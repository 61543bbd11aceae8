/// A compiler directive that takes part in no expression.
struct Directive: Sendable {
  enum Kind: UInt8, Sendable { case `if`, elseif, `else`, endif, sourceLocation }
  var kind: Kind
  /// The `#`.
  var start: Int32
  /// Just past the last token: the condition belongs to the directive.
  var end: Int32
  /// Index into `Structure.regions`; -1 without an `#if`.
  var region: Int32
  /// The token that an expression after the directive would continue, -1 for none (SE-0308).
  var before: Int32 = -1
}

/// The clauses from an `#if` to its `#endif`.
struct Region: Sendable {
  /// Indices into `Structure.directives`.
  var directives: [Int32]
  /// Whether the first clause begins with `.name`, so that every clause continues the expression
  /// before the `#if`.
  var isPostfix = false
  /// The token that the clauses continue, -1 for none.
  var before: Int32 = -1
}
