/// A set of ASCII bytes, as one bit for each.
struct ASCIISet {
  let low: UInt64
  let high: UInt64

  /// `!` `%` `&` `*` `+` `-` `.` `/` `<` `=` `>` `?` `^` `|` `~`
  static let operators = ASCIISet(low: 0xF000_EC62_0000_0000, high: 0x5000_0000_4000_0000)

  func contains(_ byte: UInt8) -> Bool {
    let bits = byte < 64 ? low : byte < 128 ? high : 0
    return bits &>> UInt64(byte & 63) & 1 == 1
  }
}
