import SwiftOutline
import SwiftTokens

/// A source of a table test, with the pitfall of the design notes that it stands for.
struct Row: Sendable, CustomStringConvertible {
  let pitfall: Int
  let bytes: [UInt8]
  /// The 1-based lines on which the shape is found, in order, one entry each time.
  let lines: [Int]

  init(_ pitfall: Int, _ source: String, _ lines: [Int]) {
    self.init(pitfall, bytes: Array(source.utf8), lines)
  }

  init(_ pitfall: Int, bytes: [UInt8], _ lines: [Int]) {
    self.pitfall = pitfall
    self.bytes = bytes
    self.lines = lines
  }

  var source: String { String(decoding: bytes, as: UTF8.self) }

  var description: String { "pitfall \(pitfall): \(source.prefix(200))" }
}

func read(_ source: String) -> Outline { outline(tokenize(Array(source.utf8))) }

func outline(of row: Row) -> Outline { outline(tokenize(row.bytes)) }

extension Outline {
  /// The tokens that spell a name, in order.
  func tokens(named name: String) -> [Int] {
    source.tokens.indices.filter {
      switch source.tokens[$0].kind {
      case .identifier, .backtickedIdentifier, .dollarIdentifier: source.name(of: $0) == name
      default: false
      }
    }
  }

  func line(of token: Int) -> Int {
    LineTable(of: source.bytes).line(ofByteOffset: Int(source.tokens[token].start))
  }

  func text(_ tokens: Range<Int>?) -> String? { tokens.map { source.text(ofTokens: $0) } }

  func text(_ tokens: Range<Int>) -> String { source.text(ofTokens: tokens) }

  /// The lines of the calls `x.resolve(…)`.
  var resolveLines: [Int] {
    tokens(named: "resolve").filter { isMemberName($0) && call(ofCallee: $0)?.parentheses != nil }
      .map(line)
  }

  /// The lines of the accesses `Container.shared`, by the line of `Container`.
  var containerLines: [Int] {
    tokens(named: "shared").compactMap { token -> Int? in
      guard !isTypePosition(token), !isInKeyPath(token), let chain = receiver(ofMember: token),
        case .name(let base) = chain.links.last, source.name(of: base) == "Container",
        source.tokens[max(base, 1) - 1].kind != .pound
      else { return nil }
      let isReference =
        source.tokens[token + 1].kind == .leftParenthesis && call(ofCallee: token) == nil
      return isReference ? nil : line(of: base)
    }
  }

  /// The lines of `static let shared`, by the line of the name.
  var singletonLines: [Int] {
    variables.filter { variable in
      !variable.isVariable && variable.name == "shared" && variable.accessors == nil
        && variable.modifiers.contains { $0.word == .static }
    }.map { line(of: $0.nameToken) }
  }

  /// The lines of all four shapes, in order.
  var shapeLines: [Int] {
    (resolveLines + containerLines + singletonLines + injectedLines).sorted()
  }

  /// The lines of `@Injected` and `@Kit.Injected`.
  var injectedLines: [Int] {
    attributes.filter { ["Injected", "Kit.Injected"].contains($0.name) }.map { line(of: $0.at) }
  }
}
