/// The text with control characters and direction marks written as escapes, so that a path or a
/// name from a scanned file cannot move the cursor, forge a line or turn the text round.
package func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnseen) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnseen(scalar):
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  // Noncharacters and the byte order mark, which no reader shows.
  case 0xFEFF, 0xFDD0...0xFDEF: true
  case let value where value & 0xFFFE == 0xFFFE: true
  case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
