/// Something that a file declares, in a form that both sides can be brought into.
struct Fact: Comparable {
  /// Offset of the byte that it begins with, 0-based.
  var offset: Int
  var description: String

  static func < (left: Fact, right: Fact) -> Bool {
    (left.offset, left.description) < (right.offset, right.description)
  }
}

/// The words and types of a declaration, without any space.
struct FactText {
  var attributes: [String] = []
  var modifiers: [String] = []

  func prefixed(_ text: String) -> String {
    (attributes.map { "@" + $0 } + modifiers + [text]).joined(separator: " ")
  }
}

/// The most links of a chain that are followed: the outline gives up at 256.
let longestChain = 250

/// What a member is taken from; the beginning is nil for a very long chain.
func receiverText(from start: Int?, to end: Int) -> String {
  "\(start.map(String.init) ?? "far")..<\(end)"
}
