import Foundation

/// Yields one changed seed after another, the same in every run.
struct Mutator {
  private let seeds: [[UInt8]]
  private var state: UInt64 = 0

  init(seeds: [[UInt8]]) {
    self.seeds = seeds.isEmpty ? [Array("let a = \"\\(b)\"".utf8)] : seeds
  }

  /// The files at and below some paths that are no longer than 64 KiB.
  static func seeds(at paths: [String]) -> [[UInt8]] {
    paths.flatMap { path in
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return [path] + below.sorted().map { "\(path)/\($0)" }
    }
    .compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    .filter { !$0.isEmpty && $0.count <= 1 << 16 }
  }

  mutating func next() -> [UInt8] {
    var bytes = seeds[random(below: seeds.count)]
    for _ in 0...random(below: 6) { change(&bytes) }
    return bytes
  }

  private static let fragments = [
    "\"", "\"\"\"", "\\(", ")", "#", "/", "/*", "*/", "//", "{", "}", "[", "]", "<", ">", "`", ".",
    "?", "@A", "#if A\n", "#endif\n", "\n", "\r", " ", "case ", "let shared = ", "static ", "func ",
    ".resolve(", "Container.shared", "class A { ", "init(", " in ", "try? ", "\u{FEFF}", "\0", "é",
  ].map { Array($0.utf8) }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = random(below: bytes.count + 1)
    let end = min(bytes.count, start + random(below: 40))
    switch random(below: 5) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: random(below: bytes.count + 1))
    case 2: bytes.insert(UInt8(random(below: 256)), at: start)
    case 3:
      let other = seeds[random(below: seeds.count)]
      bytes.insert(contentsOf: other.dropFirst(random(below: other.count)).prefix(200), at: start)
    default:
      bytes.insert(contentsOf: Self.fragments[random(below: Self.fragments.count)], at: start)
    }
  }

  /// The next number of a linear congruential sequence, its high bits.
  private mutating func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
