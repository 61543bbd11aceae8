import SwiftTokens
import Testing

@Test("tokens and comments tile every fixture", arguments: FixtureFile.all)
func tiling(file: FixtureFile) {
  #expect(tilingFault(of: tokenize(file.bytes)) == nil)
}

@Test("there are fixtures")
func fixturesExist() {
  #expect(FixtureFile.all.count > 70)
  #expect(FixtureFile.small.count > 20)
}

@Test("every prefix tiles", arguments: FixtureFile.middling)
func prefixes(file: FixtureFile) {
  let faulty = file.bytes.indices.filter {
    tilingFault(of: tokenize(Array(file.bytes[..<$0]))) != nil
  }
  #expect(faulty == [])
}

@Test("every deletion of one byte tiles", arguments: FixtureFile.middling)
func deletions(file: FixtureFile) {
  let faulty = file.bytes.indices.filter { offset in
    var bytes = file.bytes
    bytes.remove(at: offset)
    return tilingFault(of: tokenize(bytes)) != nil
  }
  #expect(faulty == [])
}

/// Bytes that begin, end or change something, and some that do nothing.
private let replacements =
  Array("\"'`#/\\*(){}[]<>?!.:@$0ex_ \n\r\0".utf8) + [0xC2, 0xA0, 0xE2, 0xFF]

@Test("every replacement of one byte tiles", arguments: FixtureFile.small)
func replacements(file: FixtureFile) {
  var faulty: [String] = []
  var bytes = file.bytes
  for (offset, original) in file.bytes.enumerated() {
    for byte in replacements {
      bytes[offset] = byte
      if tilingFault(of: tokenize(bytes)) != nil { faulty.append("byte \(offset) as \(byte)") }
    }
    bytes[offset] = original
  }
  #expect(faulty == [])
}

@Test("any two fixtures one after the other tile", arguments: FixtureFile.all)
func concatenations(file: FixtureFile) {
  let faulty = FixtureFile.all.filter { other in
    tilingFault(of: tokenize(file.bytes + other.bytes)) != nil
  }
  #expect(faulty.map(\.name) == [])
}

@Test("random bytes tile", arguments: UInt64(0)..<40)
func randomBytes(seed: UInt64) {
  var generator = SeededGenerator(state: seed)
  for _ in 0..<50 {
    let bytes = (0..<Int.random(in: 0..<120, using: &generator)).map { _ in
      replacements.randomElement(using: &generator) ?? 0
    }
    #expect(tilingFault(of: tokenize(bytes)) == nil, "\(bytes)")
  }
}

@Test("appended space changes no token before it", arguments: FixtureFile.all)
func appendedSpace(file: FixtureFile) {
  let tokens = tokenize(file.bytes).tokens.dropLast()
  let longer = tokenize(file.bytes + [UInt8(ascii: "\n")]).tokens.dropLast()
  #expect(tokens.map(\.start) == longer.map(\.start))
}
