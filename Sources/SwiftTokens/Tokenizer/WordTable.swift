/// Looks up the word that some bytes spell without making a string of them.
///
/// Words have at most fifteen letters, so a key holds them. A word whose slot is taken goes to the
/// next free one.
struct WordTable {
  static let standard = WordTable(Word.spellings)

  private struct Slot {
    var key = ByteKey()
    var word = Word.none
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)

  private init(_ spellings: [(String, Word)]) {
    for (spelling, word) in spellings {
      let text = Array(spelling.utf8)
      let key = text.vector(at: 0).key(ofFirst: text.count)
      var index = Self.index(of: key)
      while slots[index].word != .none { index = (index + 1) & 1023 }
      slots[index] = Slot(key: key, word: word)
    }
  }

  /// The word with a key; `.none` if there is none.
  func word(spelledBy key: ByteKey) -> Word {
    var index = Self.index(of: key)
    while slots[index].word != .none, slots[index].key != key { index = (index + 1) & 1023 }
    return slots[index].word
  }

  private static func index(of key: ByteKey) -> Int {
    let hash = (key.low ^ key.high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash &>> 54)
  }
}

extension Word {
  /// Every word with the text that spells it.
  fileprivate static let spellings: [(String, Word)] = [
    ("init", .initKeyword), ("class", .class), ("struct", .struct), ("enum", .enum),
    ("actor", .actor), ("protocol", .protocol), ("extension", .extension), ("func", .func),
    ("deinit", .deinit), ("subscript", .subscript), ("let", .let), ("var", .var),
    ("typealias", .typealias), ("associatedtype", .associatedtype), ("operator", .operator),
    ("precedencegroup", .precedencegroup), ("macro", .macro), ("import", .import), ("case", .case),
    ("static", .static), ("public", .public), ("private", .private), ("fileprivate", .fileprivate),
    ("internal", .internal), ("open", .open), ("package", .package), ("final", .final),
    ("lazy", .lazy), ("weak", .weak), ("unowned", .unowned), ("override", .override),
    ("required", .required), ("convenience", .convenience), ("dynamic", .dynamic),
    ("mutating", .mutating), ("nonmutating", .nonmutating), ("optional", .optional),
    ("nonisolated", .nonisolated), ("isolated", .isolated), ("indirect", .indirect),
    ("infix", .infix), ("prefix", .prefix), ("postfix", .postfix), ("consuming", .consuming),
    ("borrowing", .borrowing), ("sending", .sending), ("distributed", .distributed), ("get", .get),
    ("set", .set), ("willSet", .willSet), ("didSet", .didSet), ("_read", ._read),
    ("_modify", ._modify), ("if", .if), ("else", .else), ("guard", .guard), ("for", .for),
    ("while", .while), ("repeat", .repeat), ("switch", .switch), ("default", .default), ("do", .do),
    ("catch", .catch), ("defer", .defer), ("return", .return), ("throw", .throw), ("break", .break),
    ("continue", .continue), ("fallthrough", .fallthrough), ("where", .where), ("in", .in),
    ("as", .as), ("is", .is), ("try", .try), ("await", .await), ("async", .async),
    ("throws", .throws), ("rethrows", .rethrows), ("inout", .inout), ("any", .any), ("some", .some),
    ("each", .each), ("self", .selfKeyword), ("Self", .selfTypeKeyword), ("Any", .anyKeyword),
    ("super", .super), ("nil", .nil), ("true", .true), ("false", .false), ("unsafe", .unsafe),
    ("discard", .discard), ("then", .then), ("consume", .consume), ("copy", .copy),
    ("borrow", .borrow), ("elseif", .elseif), ("endif", .endif),
    ("error", .error), ("warning", .warning), ("sourceLocation", .sourceLocation),
    ("available", .available), ("unavailable", .unavailable), ("_", .underscore),
  ]

  /// Whether an expression may follow the word; the words that are themselves expressions and the
  /// names that are words only in places do not count.
  var precedesExpression: Bool {
    switch self {
    case .initKeyword, .class, .struct, .enum, .protocol, .extension, .func, .deinit: true
    case .subscript, .let, .var, .typealias, .associatedtype, .operator, .precedencegroup: true
    case .import, .case, .static, .public, .private, .fileprivate, .internal: true
    case .if, .else, .guard, .for, .while, .repeat, .switch, .default, .do, .catch: true
    case .defer, .return, .throw, .break, .continue, .fallthrough, .where, .in: true
    case .as, .is, .try, .throws, .rethrows, .inout: true
    default: false
    }
  }
}
