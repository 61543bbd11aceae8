/// A byte pattern that a file must hold for a rule to have a finding in it.
///
/// Needles may match too much, never too little: comments, white space and bytes beyond ASCII
/// beside a pattern never rule a match out.
package enum Needle: Sendable, Hashable {
  /// The bytes anywhere.
  case text(String)
  /// A whole word.
  case word(String)
  /// A whole word that is called: an opening parenthesis or angle bracket follows.
  case call(String)
  /// A whole word of which a member is taken, be it the implicit one of a default value.
  case owner(String)
  /// A word with that ending of which a member is taken, be it the implicit one of a default value.
  case ownerSuffix(String)
  /// A word with that ending.
  case suffixWord(String)
  /// A whole word that `let` or `var` seems to bind.
  case bound(String)
  /// A word with that beginning that `let` or `var` seems to bind.
  case boundPrefix(String)
  /// A whole word that seems to be cast: `as` follows.
  case cast(String)
  /// A whole word that is taken as a member: a period precedes.
  case member(String)
  /// A word with that ending in a list of types, as after the colon of a declaration.
  case listedSuffix(String)
  /// A word with that ending that is called.
  case calledSuffix(String)
  /// A `typealias` that seems to stand for a single named type.
  case typeAlias
  /// A word with that ending that seems to name the type of a declaration or an extension.
  case declaredSuffix(String)
  /// A whole word that seems to declare a variable which hands out its type, `class var current`,
  /// or several that declare as many services as make a god type, `static let cart: CartService`.
  case serviceBinding(String)
  /// An import of the module.
  case module(String)

  /// The module whose import it is; nil for other needles.
  var module: String? { if case .module(let name) = self { name } else { nil } }
}

/// A needle as the byte search needs it: the bytes, and what may stand beside them.
struct Pattern: Sendable {
  enum Left: Sendable {
    case anything, wordStart, binding, typeKeyword, period, listed
  }
  enum Right: Sendable {
    case anything, wordEnd, opening, member, binding, longerBinding, cast, aliased, services
    /// One of some modules.
    case module([[UInt8]])
  }

  let bytes: [UInt8]
  let left: Left
  let right: Right

  init(_ needle: Needle) {
    switch needle {
    case .text(let text): self.init(text, .anything, .anything)
    case .word(let word): self.init(word, .wordStart, .wordEnd)
    case .call(let word): self.init(word, .wordStart, .opening)
    case .owner(let word): self.init(word, .wordStart, .member)
    case .ownerSuffix(let suffix): self.init(suffix, .anything, .member)
    case .suffixWord(let suffix): self.init(suffix, .anything, .wordEnd)
    case .bound(let word): self.init(word, .binding, .binding)
    case .boundPrefix(let prefix): self.init(prefix, .binding, .longerBinding)
    case .cast(let word): self.init(word, .wordStart, .cast)
    case .member(let word): self.init(word, .period, .wordEnd)
    case .listedSuffix(let suffix): self.init(suffix, .listed, .wordEnd)
    case .calledSuffix(let suffix): self.init(suffix, .anything, .opening)
    case .typeAlias: self.init("typealias", .wordStart, .aliased)
    case .declaredSuffix(let suffix): self.init(suffix, .typeKeyword, .wordEnd)
    case .serviceBinding(let word): self.init(word, .wordStart, .services)
    case .module(let name): self.init("import", .wordStart, .module([Array(name.utf8)]))
    }
  }

  /// The imports among some needles in one: there are many, and `import` stands in every file. Nil
  /// if there are none.
  init?(modulesOf needles: Set<Needle>) {
    let names = needles.compactMap(\.module).map { Array($0.utf8) }
    if names.isEmpty { return nil }
    self.init("import", .wordStart, .module(names))
  }

  private init(_ text: String, _ left: Left, _ right: Right) {
    bytes = Array(text.utf8)
    self.left = left
    self.right = right
  }
}
