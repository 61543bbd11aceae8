import Foundation

/// A Swift file of `Fixtures/Literal`, well formed, or of `Fixtures/Tokens`, malformed.
struct FixtureFile: CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  static let all: [FixtureFile] = ["Literal", "Tokens"].flatMap { folder in
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
      let data = FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
      return FixtureFile(name: "\(folder)/\(name)", bytes: [UInt8](data ?? Data()))
    }
  }

  /// The files that are short enough to be cut at every byte.
  static let middling = all.filter { $0.bytes.count <= 800 }

  /// The files that are short enough to have every byte replaced.
  static let small = all.filter { $0.bytes.count <= 140 }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  /// The next number of the SplitMix64 sequence.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
