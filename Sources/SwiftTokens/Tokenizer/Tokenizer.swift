/// The scan of one file.
///
/// Bytes go in, tokens and comments come out. Every call of `scanToken` or `scanText` moves on by
/// at least one byte. Whatever looks ahead is bounded by the bytes that it then consumes, or
/// remembers what it found (`LookAhead`), so that the whole is linear; nesting lives in
/// `enclosing`, so that depth costs memory and never stack.
///
/// The classes follow the compiler's own lexer in Swift 6 mode, also where the input is malformed.
struct Tokenizer {
  var cursor: Cursor
  var tokens: [Token] = []
  var comments: [Comment] = []
  var mode = Mode()
  /// The modes around `mode`, outermost first.
  var enclosing: [Mode] = []
  /// What has been seen since the last token.
  var surroundings: Token.Surroundings = .followsSpace
  var lookAhead = LookAhead()
  let words = WordTable.standard
  private let classes = ByteClass.table

  init(_ bytes: [UInt8]) {
    cursor = Cursor(bytes)
    // A huge file may be all punctuation; what is reserved and not used costs nothing then.
    tokens.reserveCapacity(bytes.count < 1 << 20 ? bytes.count / 4 + 1 : bytes.count + 1)
  }

  mutating func scanFile() -> TokenizedSource {
    scanFileStart()
    while !cursor.isAtEnd {
      if mode.kind == .literal {
        scanText(of: mode.delimiter)
      } else if cursor.peek() == UInt8(ascii: " ") {
        scanSpaces()
      } else {
        scanToken()
      }
    }
    surroundings.insert(.followsSpace)
    append(.endOfFile, from: cursor.offset)
    return TokenizedSource(bytes: cursor.bytes, tokens: tokens, comments: comments)
  }

  /// Takes a token that ends at the cursor.
  mutating func append(_ kind: TokenKind, word: Word = .none, from start: Int) {
    tokens.append(
      Token(kind: kind, word: word, surroundings: surroundings, start: start, end: cursor.offset))
    surroundings = []
  }

  /// Takes a token of one byte.
  mutating func appendMark(_ kind: TokenKind) {
    cursor.offset += 1
    append(kind, from: cursor.offset - 1)
  }

  mutating func enter(_ inner: Mode) {
    enclosing.append(mode)
    mode = inner
  }

  mutating func leaveMode() {
    mode = enclosing.popLast() ?? Mode()
  }

  /// Scans a token, a comment or white space in code.
  @inline(__always)
  private mutating func scanToken() {
    switch classes[Int(cursor.peek())] {
    case .letter: scanIdentifier()
    case .digit: scanNumber()
    case .dollar: scanDollarIdentifier()
    case .blank, .stray: scanBlank()
    case .lineBreak: scanLineBreak()
    case .leftParenthesis: scanLeftParenthesis()
    case .rightParenthesis: scanRightParenthesis()
    case .leftBrace: appendMark(.leftBrace)
    case .rightBrace: appendMark(.rightBrace)
    case .leftBracket: appendMark(.leftBracket)
    case .rightBracket: appendMark(.rightBracket)
    case .comma: appendMark(.comma)
    case .colon: scanColon()
    case .semicolon: appendMark(.semicolon)
    case .backslash: appendMark(.backslash)
    case .at: appendMark(.at)
    case .pound: scanPound()
    case .quote, .apostrophe: scanStringStart(pounds: 0)
    case .backtick: scanBacktickedIdentifier()
    case .questionOrExclamation: scanQuestionOrExclamation()
    case .period, .otherOperator: scanOperator()
    case .leftAngle, .rightAngle: scanAngle()
    case .slash: scanSlash()
    case .nonASCII: scanWideScalar()
    }
  }

  private mutating func scanColon() {
    guard cursor.peek(1) == UInt8(ascii: ":") else { return appendMark(.colon) }
    cursor.offset += 2
    append(.doubleColon, from: cursor.offset - 2)
  }

  private mutating func scanLeftParenthesis() {
    mode.openParentheses += 1
    appendMark(.leftParenthesis)
  }

  private mutating func scanRightParenthesis() {
    if mode.openParentheses > 0 {
      mode.openParentheses -= 1
      appendMark(.rightParenthesis)
    } else if mode.kind == .interpolation {
      leaveMode()
      appendMark(.interpolationEnd)
    } else {
      appendMark(.rightParenthesis)
    }
  }

  /// Scans what begins with `#`: a raw string, an extended regex, or a macro or directive.
  private mutating func scanPound() {
    let start = cursor.offset
    let end = lookAhead.endOfPounds(in: cursor)
    switch cursor.byte(at: end) {
    case UInt8(ascii: "\""): scanStringStart(pounds: end - start)
    case UInt8(ascii: "/"): scanExtendedRegex(pounds: end - start)
    default: appendMark(.pound)
    }
  }
}
