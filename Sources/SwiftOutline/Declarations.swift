public import SwiftTokens

/// A type declaration or an extension. Every range is of token indices, 0-based, end exclusive.
public struct TypeDeclaration: Sendable, Equatable {
  /// The keyword that declares it.
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }
  public var kind: Kind
  /// The name as written without backticks and generic clause; for an extension the extended type,
  /// dots included.
  public var name: String
  /// The name with those of the types around it: `Trip.Builder.Step`.
  public var path: String
  /// The token of the name (the first one for `extension A.B`).
  public var nameToken: Int
  public var modifiers: [Modifier]
  public var attributes: [Attribute]
  /// What stands after the colon, one range a type, in source order.
  public var inherited: [Range<Int>]
  /// From `{` to `}`, both included; empty when the file ends before `{`.
  public var body: Range<Int>
  /// From the first attribute or modifier to the closing brace.
  public var tokens: Range<Int>
  /// The scope that the declaration stands in, an index into `Outline.scopes`.
  public var scope: Int
}

/// A function, initialiser, deinitialiser, subscript, enum case with values, or macro declaration.
public struct FunctionDeclaration: Sendable, Equatable {
  /// What is declared.
  public enum Kind: String, Sendable {
    case function, initializer, deinitializer, `subscript`, macro
    /// An enum case with associated values; its parameters are the values.
    case enumCase
  }
  public var kind: Kind
  /// The base name: `load`, `init`, `deinit`, `subscript`, `==`.
  public var name: String
  public var nameToken: Int
  public var modifiers: [Modifier]
  public var attributes: [Attribute]
  public var parameters: [Parameter]
  /// The tokens of the type after `->`.
  public var result: Range<Int>?
  /// From `{` to `}`, both included; nil for a requirement.
  public var body: Range<Int>?
  public var tokens: Range<Int>
  public var scope: Int
}

/// One parameter of a function, initialiser, subscript or closure.
public struct Parameter: Sendable, Equatable {
  /// The argument label; nil for `_`.
  public var label: String?
  /// The name inside the function.
  public var name: String
  public var attributes: [Attribute]
  /// The tokens of the type, `inout`, attributes and `...` not included; empty when not written.
  public var type: Range<Int>
  /// The tokens after `=`.
  public var defaultValue: Range<Int>?
  public var tokens: Range<Int>
}

/// One name bound by `let` or `var`: `static let a = 1, (b, c) = d` yields three.
public struct VariableDeclaration: Sendable, Equatable {
  public var isVariable: Bool
  public var name: String
  public var nameToken: Int
  public var modifiers: [Modifier]
  public var attributes: [Attribute]
  /// The tokens of the type annotation; nil when not written.
  public var type: Range<Int>?
  /// The tokens after `=`; shared by all names of a tuple pattern.
  public var initializer: Range<Int>?
  /// The braces of accessors or observers, both included.
  public var accessors: Range<Int>?
  /// Whether the accessors compute the value (a getter, no mere `willSet`/`didSet`).
  public var isComputed: Bool
  public var tokens: Range<Int>
  public var scope: Int
}

/// A declaration modifier, `private(set)` with its detail.
public struct Modifier: Sendable, Equatable {
  public var word: Word
  /// The word in parentheses: `set`, `unsafe`.
  public var detail: String?
  public var token: Int
}

/// An attribute, wherever it stands: on a declaration, a parameter, a type, a closure.
public struct Attribute: Sendable, Equatable {
  /// The dotted name without generic arguments and module selector marks: `Factory.Injected`.
  public var name: String
  /// The `@` token.
  public var at: Int
  /// The tokens of the whole attribute, from `@` on.
  public var tokens: Range<Int>
  /// The tokens between the parentheses; nil without parentheses.
  public var arguments: Range<Int>?
  /// The tokens between `<` and `>`, of the last component.
  public var genericArguments: Range<Int>?
}

/// An import declaration.
public struct ImportDeclaration: Sendable, Equatable {
  /// The first component: `Foundation` of `import struct Foundation.Date`.
  public var module: String
  public var attributes: [Attribute]
  public var tokens: Range<Int>
}

/// A closure expression.
public struct Closure: Sendable, Equatable {
  /// The braces, both included.
  public internal(set) var body: Range<Int> {
    get { bodyTokens.range }
    set { bodyTokens = TokenRange(newValue) }
  }
  /// Parameter names, in order; empty when only `$0` is used.
  public internal(set) var parameters: [Parameter] = []
  /// The callee's name token of the call that the closure is an argument of (trailing or in
  /// parentheses): `register` of `container.register(A.self) { … }`.
  public var callee: Int? { calleeToken < 0 ? nil : Int(calleeToken) }
  /// The argument label, of a labelled trailing closure too.
  public let label: String?
  /// The scope that the closure stands in, an index into `Outline.scopes`.
  public var scope: Int { Int(scopeIndex) }

  private var bodyTokens: TokenRange
  private let calleeToken: Int32
  private let scopeIndex: Int32

  init(body: Range<Int>, callee: Int?, label: String?, scope: Int) {
    bodyTokens = TokenRange(body)
    calleeToken = Int32(callee ?? -1)
    self.label = label
    scopeIndex = Int32(scope)
  }
}

/// A `#if` … `#endif` with its clauses.
public struct ConditionalRegion: Sendable, Equatable {
  /// The token indices of the `#` of `#if`, `#elseif`, `#else` and `#endif`, in order.
  public var directives: [Int]
  public var tokens: Range<Int>
}

/// A region that names are looked up in, and that a symbol is made of.
public struct Scope: Sendable, Equatable {
  /// The declaration or closure that makes the scope.
  public enum Kind: Sendable, Equatable {
    case file
    /// Index into `Outline.types`; the body.
    case type(Int)
    /// Index into `Outline.functions`; from the parameters to the end of the body.
    case function(Int)
    /// Index into `Outline.variables`; the initialiser and the accessors.
    case variable(Int)
    /// Index into `Outline.closures`.
    case closure(Int)
  }
  /// The declaration or closure that makes the scope, or the file.
  public var kind: Kind {
    switch form {
    case .file: .file
    case .type: .type(Int(owner))
    case .function: .function(Int(owner))
    case .variable: .variable(Int(owner))
    case .closure: .closure(Int(owner))
    }
  }
  /// What the scope reaches over.
  public internal(set) var tokens: Range<Int> {
    get { tokenRange.range }
    set { tokenRange = TokenRange(newValue) }
  }
  /// The scope around, nil for the file.
  public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

  private enum Form: UInt8 { case file, type, function, variable, closure }
  private let form: Form
  private let owner: Int32
  private var tokenRange: TokenRange
  private let parentIndex: Int32

  init(kind: Kind, tokens: Range<Int>, parent: Int?) {
    (form, owner) =
      switch kind {
      case .file: (.file, -1)
      case .type(let type): (.type, Int32(type))
      case .function(let function): (.function, Int32(function))
      case .variable(let variable): (.variable, Int32(variable))
      case .closure(let closure): (.closure, Int32(closure))
      }
    tokenRange = TokenRange(tokens)
    parentIndex = Int32(parent ?? -1)
  }
}

/// A range of token indices in eight bytes: a file may hold millions of closures and scopes.
struct TokenRange: Sendable, Equatable {
  private let lowerBound: UInt32
  private let upperBound: UInt32

  init(_ range: Range<Int>) {
    lowerBound = UInt32(range.lowerBound)
    upperBound = UInt32(range.upperBound)
  }

  var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
