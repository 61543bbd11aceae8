/// Looks up the word that some bytes spell without making a string of them.
///
/// A word is filed by its length and by its first, middle and last letter; what falls on a taken
/// slot goes to the next free one.
struct WordTable {
  static let standard = WordTable(Word.spellings)

  /// The spellings one after the other.
  private var letters: [UInt8] = []
  private var slots = [Slot](repeating: Slot(), count: 1024)

  private struct Slot {
    var word = Word.none
    var length: UInt8 = 0
    var firstLetter: UInt16 = 0
  }

  private init(_ spellings: [(String, Word)]) {
    for (spelling, word) in spellings {
      let text = Array(spelling.utf8)
      var index = Self.index(of: text, 0..<text.count)
      while slots[index].word != .none { index = (index + 1) & 1023 }
      slots[index] = Slot(
        word: word, length: UInt8(text.count), firstLetter: UInt16(letters.count))
      letters += text
    }
  }

  /// The word that a range of bytes, not empty, spells; `.none` if it is none.
  func word(in bytes: [UInt8], _ range: Range<Int>) -> Word {
    var index = Self.index(of: bytes, range)
    while slots[index].word != .none {
      if isSpelled(slots[index], in: bytes, range) { return slots[index].word }
      index = (index + 1) & 1023
    }
    return .none
  }

  private func isSpelled(_ slot: Slot, in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard slot.length == range.count else { return false }
    var letter = Int(slot.firstLetter)
    for offset in range {
      if bytes[offset] != letters[letter] { return false }
      letter += 1
    }
    return true
  }

  private static func index(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    let first = Int(bytes[range.lowerBound])
    let middle = Int(bytes[range.lowerBound + range.count / 2])
    let last = Int(bytes[range.upperBound - 1])
    return (first + middle &* 27 + last &* 37 + range.count) & 1023
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
    ("discard", .discard), ("then", .then), ("elseif", .elseif), ("endif", .endif),
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
