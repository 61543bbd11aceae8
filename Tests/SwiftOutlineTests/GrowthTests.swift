import SwiftOutline
import SwiftTokens
import Testing

// Each input is so large that what takes the square of it would take many minutes.
@Suite("time grows as the file does", .timeLimit(.minutes(5)))
struct GrowthTests {
  @Test("closing brackets that fit none of many open ones")
  func strayClosers() {
    let count = 200_000
    let found = read(
      String(repeating: "(", count: count) + String(repeating: "]}", count: count) + "\nlet a = 1")
    #expect(found.variables.map(\.name) == ["a"])
  }

  @Test("what stands around a token, asked in each of many nested closures")
  func nestedClosures() {
    let count = 60_000
    let found = read(
      String(repeating: "f { a; ", count: count) + String(repeating: "}", count: count))
    let depths = found.tokens(named: "a").map { found.enclosingClosures(at: $0).count }
    #expect(depths.max() == 64)
    #expect(found.closures.count == count)
  }

  @Test("the symbol, asked in each of many parameters")
  func parameters() {
    let count = 20_000
    let found = read(
      "func f(" + (0..<count).map { "a\($0): A = b" }.joined(separator: ", ") + ") {}")
    let symbols = Set(found.tokens(named: "b").map { found.symbol(at: $0) })
    #expect(symbols.count == 1)
    #expect(found.functions.first?.parameters.count == count)
  }

  @Test("the call and the receiver, asked at each link of a long chain")
  func chain() {
    let count = 40_000
    let found = read("a" + String(repeating: ".b(1)", count: count))
    let names = found.tokens(named: "b")
    #expect(names.allSatisfy { found.call(ofCallee: $0) != nil })
    #expect(names.allSatisfy { found.receiver(ofMember: $0) != nil })
  }

  @Test("a look for the end of generic arguments that never ends")
  func genericArguments() {
    let found = read(String(repeating: "a<", count: 200_000) + "\nlet b = 1")
    #expect(found.variables.map(\.name) == ["b"])
  }

  @Test("names that share their attributes, type and value keep them short")
  func sharedParts() {
    let count = 20_000
    let list = Array(repeating: "a", count: count).joined(separator: ", ")
    let chain = String(repeating: ".b", count: count)
    let found = read(
      String(repeating: "@A ", count: count) + "static let \(list)\nlet (\(list)) = c\(chain)")
    #expect(found.variables.first?.attributes.count == 64)
    #expect(found.variables.count == count + 32)
    let starts = FileSummary(of: found).globals.compactMap(\.initializerStart)
    #expect(starts.allSatisfy { $0.utf8.count < 64 })
  }
}
