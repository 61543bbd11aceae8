/// A character beyond ASCII and what Swift's grammar allows it to be
/// (The Swift Programming Language, "Identifiers" and "Operators").
struct WideScalar {
  let value: UInt32
  /// Number of its UTF-8 bytes, 2 to 4.
  let length: Int

  /// Decodes the character at an offset; nil unless the bytes are its shortest UTF-8 form.
  init?(in bytes: [UInt8], at offset: Int) {
    let length = (~bytes[offset]).leadingZeroBitCount
    guard (2...4).contains(length), offset + length <= bytes.count else { return nil }
    var value = UInt32(bytes[offset] & (0x7F >> UInt8(length)))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= smallest, Unicode.Scalar(value) != nil else { return nil }
    self.value = value
    self.length = length
  }

  var isIdentifierContinuation: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x3040...0xD7FF: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
    case 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F: true
    case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
    case 0x1_0000...0xE_FFFD: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  var isOperatorStart: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: true
    case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: true
    case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030: true
    default: false
    }
  }

  var isOperatorContinuation: Bool {
    switch value {
    case 0xFE00...0xFE0F, 0xE_0100...0xE_01EF: true
    default: isOperatorStart || isCombiningMark
    }
  }

  /// The combining marks that Swift names: they continue an identifier or an operator.
  private var isCombiningMark: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  static let openingCurlyQuote: UInt32 = 0x201C
  static let closingCurlyQuote: UInt32 = 0x201D
  static let byteOrderMark: UInt32 = 0xFEFF
}
