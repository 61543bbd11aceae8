import LintFindings
import Testing

struct CountedTests {
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
}
