import Foundation
import SwiftOutline
import SwiftTokens
import Testing

/// Sources whose every prefix, deletion and replacement must yield an outline that holds together.
private let seeds = [
  "class A: B { let a = 1, b = { x in x }; init(c: C = d()) {} }",
  "#if A\n.b(1)\n#else\nfunc f() {\n#endif\n}",
  "let a = \"x \\(f(\")\" + { $0 })\" + \"\"\"\n\\(g)\n\"\"\"",
  "f<A, B<C>>(\\D.e[0], g: { [weak self] in 1 }) { 2 } h: { 3 }",
  "switch a { case .b(let c) where c > 1: d\ndefault: e }",
  "@A(b) private(set) static var c: D<E>? = f { 1 } { didSet { g } }",
  "enum A: Int { case b = 1, c(Int, d: E = .f), g }",
  "func == <T>(a: T..., b: inout U) async throws(E) -> some P where T: Q { if a { } else { } }",
]

private func check(_ bytes: [UInt8]) {
  let found = outline(tokenize(bytes))
  let count = found.source.tokens.count
  #expect(found.scopes[0].tokens == 0..<count)
  for scope in found.scopes.dropFirst() {
    let parent = found.scopes[scope.parent ?? 0].tokens
    #expect(parent.lowerBound <= scope.tokens.lowerBound)
    #expect(scope.tokens.upperBound <= parent.upperBound)
  }
  let ranges =
    found.types.flatMap { [$0.body, $0.tokens] + $0.inherited }
    + found.functions.flatMap { [$0.tokens, $0.body ?? 0..<0, $0.result ?? 0..<0] }
    + found.variables.flatMap { [$0.tokens, $0.initializer ?? 0..<0, $0.accessors ?? 0..<0] }
    + found.closures.map(\.body) + found.attributes.map(\.tokens) + found.imports.map(\.tokens)
    + found.conditionalRegions.map(\.tokens)
  #expect(ranges.allSatisfy { $0.upperBound <= count })
  for token in 0..<count {
    if let partner = found.partner(of: token) { #expect(found.partner(of: partner) == token) }
    _ = found.symbol(at: token)
    _ = found.call(ofCallee: token)
    _ = found.receiver(ofMember: token)
    _ = found.assignedVariable(at: token)
    _ = found.enclosingClosures(at: token)
    _ = found.parameterDefault(at: token)
    _ = found.isTypePosition(token)
    let scope = found.scopes[found.innermostScope(at: token)].tokens
    #expect(scope.contains(token))
  }
  _ = FileSummary(of: found)
}

@Test("every prefix of a source has an outline that holds together", arguments: seeds)
func prefixes(source: String) {
  let bytes = Array(source.utf8)
  for length in 0...bytes.count { check(Array(bytes[..<length])) }
}

@Test("every deletion of a byte leaves an outline that holds together", arguments: seeds)
func deletions(source: String) {
  let bytes = Array(source.utf8)
  for position in bytes.indices {
    var changed = bytes
    changed.remove(at: position)
    check(changed)
  }
}

@Test("every replacement by a delimiter leaves an outline that holds together", arguments: seeds)
func replacements(source: String) {
  let bytes = Array(source.utf8)
  for position in bytes.indices {
    for delimiter in "(){}[]<>\"#,:.=@".utf8 {
      var changed = bytes
      changed[position] = delimiter
      check(changed)
    }
  }
}

@Test("two sources in a row have an outline that holds together")
func concatenations() {
  for first in seeds {
    for second in seeds {
      check(Array((first + second).utf8))
      check(Array((first.dropLast(3) + "\n" + second).utf8))
    }
  }
}

@Test("every fixture and every half of one has an outline that holds together")
func fixtures() {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
  let files = ["Literal", "Tokens"].flatMap { folder in
    let folder = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap {
      FileManager.default.contents(atPath: "\(folder)/\($0)").map { [UInt8]($0) }
    }
  }
  #expect(files.count > 50)
  for bytes in files where bytes.count < 4000 {
    check(bytes)
    check(Array(bytes[..<(bytes.count / 2)]))
    check(Array(bytes[(bytes.count / 2)...]))
  }
}
