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

  @Test(
    "numbers have a comma between thousands",
    arguments: [
      (0, "0"), (999, "999"), (1843, "1,843"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
    ])
  func numbers(number: Int, expected: String) {
    #expect(grouped(number) == expected)
  }

  @Test("a noun has the number of its count")
  func nouns() {
    #expect(counted(1, "file") == "1 file")
    #expect(counted(0, "file") == "0 files")
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
