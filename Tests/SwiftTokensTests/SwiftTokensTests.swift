import SwiftTokens
import Testing

@Test("tokens and comments cover what they say")
func smoke() {
  let text = #"let a = "x \(f("y") /* ) */)" + b?.c // end"#
  let source = tokenize(Array(text.utf8))
  let texts = source.tokens.indices.map { source.text(of: $0) }
  #expect(
    texts == [
      "let", "a", "=", "\"", "x ", "\\(", "f", "(", "\"", "y", "\"", ")", ")", "\"", "+", "b", "?",
      ".", "c", "",
    ])
  #expect(source.comments.map { source.text(in: $0.byteRange) } == ["/* ) */", "// end"])
  #expect(source.tokens[0].word == .let)
}
