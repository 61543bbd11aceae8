import LintReporting
import Testing

struct VisibleTextTests {
  @Test(
    "what cannot be seen is written as an escape",
    arguments: [
      ("App/Cart.swift", "App/Cart.swift"),
      ("Größe/👩‍👧.swift", "Größe/👩‍👧.swift"),
      ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
      ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"),
      ("safe\u{202E}txet", "safe\\u{202E}txet"),
      ("next\u{85}line\u{2028}", "next\\u{85}line\\u{2028}"),
    ])
  func escapes(text: String, expected: String) {
    #expect(visible(text) == expected)
  }

  @Test("columns of a table are aligned and lines have no trailing space")
  func alignment() {
    #expect(table([["a", "b"], ["long", ""], ["x", "y"]]) == "a     b\nlong\nx     y\n")
  }

  @Test("a palette colours text, or leaves it alone")
  func palettes() {
    #expect(Palette.plain.failure("new") == "new")
    #expect(Palette.terminal.failure("new") == "\u{1B}[31mnew\u{1B}[0m")
    #expect(Palette.terminal.success("") == "")
  }
}
