/// A call, read from its callee's name. Every range is of token indices.
public struct Call: Sendable, Equatable {
  /// The last name of the callee: `resolve` of `container.resolve(A.self)`.
  public var callee: Int
  /// The tokens between `<` and `>`.
  public var genericArguments: Range<Int>?
  /// From `(` to `)`, both included; nil for a call with a trailing closure only.
  public var parentheses: Range<Int>?
  /// The arguments in parentheses, in order.
  public var arguments: [Argument]
  /// The trailing closures, indices into `Outline.closures`.
  public var trailingClosures: [Int]
  /// The token index just past the call.
  public var end: Int
}

/// One argument of a call, attribute or subscript.
public struct Argument: Sendable, Equatable {
  public var label: String?
  /// The tokens of the value, without label and comma.
  public var value: Range<Int>
  /// The tokens of `X` when the whole value is `X.self` (also `(any X).self`, `[X].self`).
  public var metatype: Range<Int>?
  /// The tokens of the whole value when it is a key path, `\` included.
  public var keyPath: Range<Int>?
}

/// What stands left of a `.`: the chain that a member is taken from, outermost first.
public struct Receiver: Sendable, Equatable {
  /// One step of the chain.
  public enum Link: Sendable, Equatable {
    /// A name (identifier, keyword such as `self`, or macro name), by token.
    case name(Int)
    /// `(…)` that calls what is before it, parentheses included.
    case call(Range<Int>)
    /// `[…]` that subscripts what is before it.
    case subscripted(Range<Int>)
    /// A trailing closure.
    case trailingClosure(Range<Int>)
    /// `<…>` after a name.
    case genericArguments(Range<Int>)
    case forceUnwrap, optionalChain
    /// `(…)`, `[…]`, `{…}`, a literal or a macro expansion, at the head of the chain.
    case other(Range<Int>)
  }
  public var links: [Link]
  /// The tokens of the whole chain.
  public var tokens: Range<Int>
}
