import SwiftTokens
import Testing

private func occurrences(of patterns: [String], in text: String) -> [Int: [Int]] {
  var found: [Int: [Int]] = [:]
  let all = BytePatterns(patterns.map { Array($0.utf8) })
  let isFound = all.occur(in: Array(text.utf8)) { pattern, range in
    #expect(Array(text.utf8)[range].elementsEqual(patterns[pattern].utf8))
    found[pattern, default: []].append(range.lowerBound)
    return false
  }
  #expect(!isFound)
  return found.mapValues { $0.sorted() }
}

@Test("patterns are found at the start, in the middle and at the end of any length of text")
func patternsEverywhere() {
  for length in 0..<150 {
    for place in 0...length {
      let text =
        String(repeating: " ", count: place) + "@Inject"
        + String(repeating: "t", count: length - place)
      #expect(occurrences(of: ["@Inject", "~>"], in: text) == [0: [place]])
    }
  }
}

@Test("patterns overlap and repeat")
func patternsOverlap() {
  let found = occurrences(of: ["aa", "aaa", "b"], in: "aaaab" + String(repeating: "-", count: 60))
  #expect(found == [0: [0, 1, 2], 1: [0, 1], 2: [4]])
}

@Test("a condition decides which occurrence counts")
func patternCondition() {
  let patterns = BytePatterns([Array("shared".utf8)])
  let bytes = Array("shared_ shared".utf8)
  #expect(patterns.occur(in: bytes) { _, range in range.upperBound == bytes.count })
  #expect(!patterns.occur(in: bytes) { _, range in range.lowerBound == 3 })
}

@Test("no patterns occur nowhere, and none occurs in nothing")
func noPatterns() {
  #expect(!BytePatterns([]).occur(in: Array("abc".utf8)) { _, _ in true })
  #expect(!BytePatterns([[0x61]]).occur(in: []) { _, _ in true })
}

@Test("the search agrees with a plain one", arguments: UInt64(0)..<20)
func patternsAgainstPlainSearch(seed: UInt64) {
  var generator = SeededGenerator(state: seed)
  let letters: [Character] = ["a", "b", ".", "@"]
  func word(_ length: Int) -> String {
    String((0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }
  let patterns = (0..<12).map { _ in word(Int.random(in: 1...9, using: &generator)) }
  let text = word(300)
  var expected: [Int: [Int]] = [:]
  let bytes = Array(text.utf8)
  for (number, pattern) in patterns.enumerated() {
    let starts = bytes.indices.filter { bytes[$0...].starts(with: pattern.utf8) }
    if !starts.isEmpty { expected[number] = starts }
  }
  #expect(occurrences(of: patterns, in: text) == expected)
}
