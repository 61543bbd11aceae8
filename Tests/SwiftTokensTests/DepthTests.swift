import SwiftTokens
import Testing

private struct Nesting: CustomTestStringConvertible {
  let opening: String
  let closing: String
  var testDescription: String { "\(opening) … \(closing)".debugDescription }
}

private let nestings = [
  Nesting(opening: "(", closing: ")"),
  Nesting(opening: "[", closing: "]"),
  Nesting(opening: "{", closing: "}"),
  Nesting(opening: "a<", closing: ">"),
  Nesting(opening: "/*", closing: "*/"),
  Nesting(opening: "\"\\(", closing: ")\""),
  Nesting(opening: "#\"\\#(", closing: ")\"#"),
  Nesting(opening: "\"\"\"\n\\(", closing: ")\n\"\"\""),
  Nesting(opening: "'\\(", closing: ")'"),
  Nesting(opening: "\"\\((", closing: "))\""),
  Nesting(opening: "#if a\n", closing: "#endif\n"),
  Nesting(opening: "#/", closing: "/#"),
  Nesting(opening: "<#", closing: "#>"),
  Nesting(opening: "`", closing: "`"),
  Nesting(opening: "/ ", closing: " /"),
  Nesting(opening: "<<<<<<< \n", closing: ">>>>>>> \n"),
]

@Test("nesting of depth 100,000, closed and left open", arguments: nestings)
private func nesting(_ nesting: Nesting) {
  let opening = Array(String(repeating: nesting.opening, count: 100_000).utf8)
  let closing = Array(String(repeating: nesting.closing, count: 100_000).utf8)
  #expect(tokenize(opening).tokens.last?.kind == .endOfFile)
  let source = tokenize(opening + Array("x".utf8) + closing + Array("\nlast".utf8))
  #expect(source.tokens.last.map { Int($0.start) } == source.bytes.count)
}

@Test("an interpolation 100,000 deep closes")
func deepInterpolation() {
  let count = 100_000
  let text =
    String(repeating: "\"\\(", count: count) + "x" + String(repeating: ")\"", count: count) + " y"
  let source = tokenize(Array(text.utf8))
  #expect(source.tokens.count == 4 * count + 3)
  #expect(source.tokens[4 * count].kind == .stringEnd)
  #expect(source.text(of: 4 * count + 1) == "y")
}
