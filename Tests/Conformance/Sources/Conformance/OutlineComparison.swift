import SwiftOutline
import SwiftSyntax
import SwiftTokens

/// The first difference between the outline and what SwiftParser finds, described; nil if they
/// agree in types, functions, initialisers, variables, imports, closures and calls.
func firstOutlineDifference(_ source: TokenizedSource, _ tree: SourceFileSyntax) -> String? {
  let reference = ReferenceOutline(viewMode: .sourceAccurate)
  reference.walk(tree)
  let theirs = reference.facts.sorted()
  let ours = ownFacts(of: outline(source))
    .filter { fact in !reference.unparsed.contains { $0.contains(fact.offset) } }
    .sorted()
  var position = 0
  while position < min(ours.count, theirs.count), ours[position] == theirs[position] {
    position += 1
  }
  guard position < max(ours.count, theirs.count) else { return nil }
  let lines = LineTable(of: source.bytes)
  func describe(_ facts: [Fact]) -> String {
    guard position < facts.count else { return "nothing" }
    let place = lines.position(ofByteOffset: min(facts[position].offset, source.bytes.count))
    return "\(place.line):\(place.utf8Column) \(facts[position].description)"
  }
  return "outline: ours \(describe(ours)), theirs \(describe(theirs))"
    .replacingOccurrences(of: ["\n", "\t", "\r"], with: " ")
}

extension String {
  fileprivate func replacingOccurrences(of characters: Set<Character>, with space: Character)
    -> String
  {
    String(map { characters.contains($0) ? space : $0 })
  }
}
