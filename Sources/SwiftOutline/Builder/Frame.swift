/// An open bracket on the way through the file, or the file itself.
///
/// A file may open millions, so that a frame takes few bytes.
struct Frame {
  enum Kind: UInt8 {
    case file
    /// Statements: the body of a function, accessor or statement.
    case code
    case members
    case switchCases
    case accessors
    case closure
    /// Parameters of a function, subscript, macro or enum case.
    case parameters
    case attributeArguments
    /// Parentheses, brackets or an interpolation with expressions in it.
    case expressions
    case literal
  }

  /// The statement whose braces are still to come.
  enum Header: UInt8 {
    case none
    /// `if`, `while`: a condition, then braces.
    case condition
    case `guard`, `for`, `switch`, `catch`
    /// `do`, `else`, `defer`, `repeat`, accessors: braces come next.
    case block
    /// `case …:` or `default:` of a `switch`.
    case caseLabel
  }

  /// What goes on once the frame is closed.
  enum Continuation: UInt8 { case none, keyPath, repeatCondition }

  /// The declaration that is open at the frame's own level.
  enum OpenDeclaration: Equatable {
    case none
    /// A binding with the variables from `first` up to `end`.
    case binding(first: Int32, end: Int32)
    /// A macro's definition.
    case function(Int32)
    /// An `enum` case list.
    case cases
  }

  /// The declaration that the frame is a part of, an index into the builder's list of its kind.
  enum Owner: Equatable {
    case none
    case type(Int32)
    case function(Int32)
    case variable(Int32)
    case closure(Int32)
  }

  var kind: Kind
  private var openToken: Int32
  private var calleeToken: Int32 = -1
  private var scopeIndex: Int32 = -1
  var header = Header.none
  /// Whether the tokens at this level belong to a pattern.
  var isPattern = false
  /// A closure whose signature, or a parameter whose name, is still to come.
  var awaitsStart = false
  var continuation = Continuation.none
  var declaration = OpenDeclaration.none
  var owner = Owner.none

  init(kind: Kind, open: Int) {
    self.kind = kind
    openToken = Int32(open)
  }

  /// The bracket; -1 for the file.
  var open: Int { Int(openToken) }

  /// The callee of the call whose arguments these are; -1 for none.
  var callee: Int {
    get { Int(calleeToken) }
    set { calleeToken = Int32(newValue) }
  }

  /// The scope that the frame opened; -1 for none.
  var scope: Int {
    get { Int(scopeIndex) }
    set { scopeIndex = Int32(newValue) }
  }

  var holdsStatements: Bool {
    switch kind {
    case .file, .code, .members, .switchCases, .accessors, .closure: true
    case .parameters, .attributeArguments, .expressions, .literal: false
    }
  }
}

/// The attributes and modifiers in front of a declaration, as far as they have been read.
struct DeclarationPrefix {
  /// The first token; -1 while there is none.
  var start = -1
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []

  /// How many of each a declaration keeps: every name of a long list has them all.
  private static let most = 64

  mutating func keep(_ attribute: Attribute) {
    if attributes.count < Self.most { attributes.append(attribute) }
  }

  mutating func keep(_ modifier: Modifier) {
    if modifiers.count < Self.most { modifiers.append(modifier) }
  }
}
