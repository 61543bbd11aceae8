import LintWorkspace
import Testing

@Suite("Renames by content")
struct PairByContentTests {
  private func file(_ lines: String...) -> [UInt8] {
    lines.flatMap { Array("\($0)\n".utf8) }
  }

  @Test("a file that keeps half of its bytes is the same under another name")
  func half() {
    let old = file("one one", "two two", "three x", "four  x")
    let half = file("one one", "two two", "another", "another")
    let less = file("one one", "another", "another", "another")
    #expect(pairByContent(gone: ["a": old], came: ["b": half]) == ["a": "b"])
    #expect(pairByContent(gone: ["a": old], came: ["b": less]).isEmpty)
    #expect(pairByContent(gone: ["a": old], came: ["b": old + half + half]).isEmpty)
  }

  @Test("those that are most alike find each other, each once")
  func mostAlike() {
    let old = file("one one", "two two", "three x", "four  x")
    let near = file("one one", "two two", "three x", "another")
    #expect(pairByContent(gone: ["a": old], came: ["b": near, "c": old]) == ["a": "c"])
    #expect(pairByContent(gone: ["a": near, "b": old], came: ["c": old]) == ["b": "c"])
    #expect(
      pairByContent(gone: ["a": old, "b": near], came: ["c": near, "d": old])
        == ["a": "d", "b": "c"])
  }

  @Test("line endings say nothing, and neither do files without a line")
  func lineEndings() {
    let old = file("one", "two")
    let windows = Array("one\r\ntwo\r\n".utf8)
    #expect(pairByContent(gone: ["a": old], came: ["b": windows]) == ["a": "b"])
    #expect(pairByContent(gone: ["a": []], came: ["b": []]).isEmpty)
  }
}
