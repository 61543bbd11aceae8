/// A declaration in a form that both sides can be brought into.
struct Fact: Comparable, CustomStringConvertible {
  /// Offset of the first byte of the declared name.
  var offset: Int
  /// What is declared, in words; texts of several tokens are written without space.
  var description: String

  static func < (left: Fact, right: Fact) -> Bool {
    (left.offset, left.description) < (right.offset, right.description)
  }
}

/// The first declaration that the two sides see differently; nil if they agree.
func firstDifference(_ ours: [Fact], _ theirs: [Fact]) -> String? {
  let (ours, theirs) = (ours.sorted(), theirs.sorted())
  let common = zip(ours, theirs).prefix { $0 == $1 }.count
  guard common < max(ours.count, theirs.count) else { return nil }
  func describe(_ facts: [Fact]) -> String {
    common < facts.count ? "\(facts[common].offset) \(facts[common])" : "nothing"
  }
  return "ours \(describe(ours)), theirs \(describe(theirs))"
}

/// A parameter in words.
func parameterFact(_ label: String?, _ name: String, _ type: String, _ value: String?) -> String {
  "\(label ?? "_") \(name): \(type)" + (value.map { " = \($0)" } ?? "")
}

/// A text without what the parser takes out of multi-line strings: indentation and the escapes of
/// line breaks.
func withoutSpace(_ text: String) -> String {
  String(text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\\" && $0 != "#" })
}
