import SwiftTokens

/// Some words; a name is told from all of them by first byte and length as a rule, which is found
/// before a text is made or hashed.
struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  let words: Set<String>
  /// For each first byte one bit for each length; 63 stands for all that are longer.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    for word in self.words {
      guard let first = word.utf8.first else { continue }
      lengths[Int(first)] |= WordSet.bit(ofLength: word.utf8.count)
    }
  }

  init(arrayLiteral words: String...) { self.init(words) }

  func contains(_ text: String) -> Bool { mayContain(text) && words.contains(text) }

  /// Whether a text may be one of the words; never false for one that is.
  func mayContain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return lengths[Int(first)] & WordSet.bit(ofLength: text.utf8.count) != 0
  }

  /// Whether a token may spell one of the words, backticks aside; never false for one that does.
  func mayContain(_ token: Token, in bytes: [UInt8]) -> Bool {
    if token.kind == .backtickedIdentifier { return true }
    let length = Int(token.end - token.start)
    guard length > 0 else { return false }
    return lengths[Int(bytes[Int(token.start)])] & WordSet.bit(ofLength: length) != 0
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 &<< UInt64(min(length, 63)) }
}
