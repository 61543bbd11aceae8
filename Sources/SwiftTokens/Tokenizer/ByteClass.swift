/// What the first byte of a token tells about the token.
enum ByteClass: UInt8 {
  case letter, digit, dollar
  case blank, lineBreak
  case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon, backslash, at, pound
  case quote, apostrophe, backtick
  case questionOrExclamation, period, leftAngle, rightAngle, slash, otherOperator
  case nonASCII
  /// Control characters, which Swift skips with an error.
  case stray

  /// The class of every byte.
  static let table: [ByteClass] = {
    var table = [ByteClass](repeating: .stray, count: 256)
    for (bytes, kind) in classes {
      for byte in bytes.utf8 { table[Int(byte)] = kind }
    }
    for byte in 0x80...0xFF { table[byte] = .nonASCII }
    return table
  }()

  private static let classes: [(String, ByteClass)] = [
    ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .letter),
    ("0123456789", .digit), ("$", .dollar), (" \t\u{B}\u{C}", .blank), ("\n\r", .lineBreak),
    ("(", .leftParenthesis), (")", .rightParenthesis), ("{", .leftBrace), ("}", .rightBrace),
    ("[", .leftBracket), ("]", .rightBracket), (",", .comma), (":", .colon), (";", .semicolon),
    ("\\", .backslash), ("@", .at), ("#", .pound), ("\"", .quote), ("'", .apostrophe),
    ("`", .backtick), ("?!", .questionOrExclamation), (".", .period), ("<", .leftAngle),
    (">", .rightAngle), ("/", .slash), ("=-+*%&|^~", .otherOperator),
  ]
}
