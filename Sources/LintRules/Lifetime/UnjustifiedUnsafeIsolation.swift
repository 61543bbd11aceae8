import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let unjustifiedUnsafeIsolation = Rule(
    "unjustified_unsafe_isolation",
    level: .report,
    summary: "a silenced concurrency check without a word on what protects the value",
    why: """
      `nonisolated(unsafe)` and `@unchecked Sendable` tell the compiler to trust you. What it may \
      trust, a lock, a queue, that nothing changes, is known on the day it is written and forgotten \
      after; the next change then makes a data race that no tool reports. Say it in a comment, or \
      make the value an actor, or pass it through `init` to the one task that owns it.
      """,
    needles: [.word("unsafe"), .word("unchecked")],
    examples: [
      .faulty(
        "an unprotected global",
        """
        nonisolated(unsafe) var cache: [String: Data] = [:]  // want unjustified_unsafe_isolation "nonisolated"
        """),
      .faulty(
        "a class that claims to be sendable",
        """
        final class Session: @unchecked Sendable {  // want unjustified_unsafe_isolation "@unchecked"
          var token: String?
        }
        """),
      .correct(
        "the reason stands above or beside it",
        """
        // Guarded by `lock`.
        final class Session: @unchecked Sendable { var token: String? }
        nonisolated(unsafe) let formatter = makeFormatter() // immutable after launch
        """),
      .correct("checked isolation", "nonisolated func id() -> Int { 1 }\nactor Store {}"),
    ],
    check: findUnsafeIsolation
  )
}

private func findUnsafeIsolation(in view: FileView, into sink: inout FindingSink) {
  let isSilenced =
    view.outline.variables.indices.contains { index in
      view.outline.variables[index].silencingModifier != nil
    }
    || view.outline.attributes.contains { $0.name == "unchecked" }
  guard isSilenced else { return }
  let reasons = ReasonLines(in: view.source)
  for (index, variable) in view.outline.variables.enumerated() {
    guard let modifier = variable.silencingModifier, !reasons.stand(beside: modifier.token) else {
      continue
    }
    let symbol = view.symbol(ofVariable: index)
    sink.report(
      unsafe(modifier.token..<modifier.token + 1, variable.name, symbol, "`nonisolated(unsafe)`"))
  }
  var owners: [Int: Int] = [:]
  for (index, type) in view.outline.types.enumerated() {
    for token in type.inherited.joined() where view.kind(token) == .at { owners[token] = index }
  }
  for attribute in view.outline.attributes where attribute.name == "unchecked" {
    guard let type = owners[attribute.at].map({ view.outline.types[$0] }),
      !reasons.stand(beside: attribute.at), !reasons.stand(beside: type.nameToken)
    else { continue }
    sink.report(unsafe(attribute.nameTokens, type.path, type.path, "`@unchecked Sendable`"))
  }
}

extension VariableDeclaration {
  /// `nonisolated(unsafe)`
  fileprivate var silencingModifier: Modifier? {
    modifiers.first { $0.word == .nonisolated && $0.detail == "unsafe" }
  }
}

private func unsafe(
  _ tokens: Range<Int>, _ name: String, _ symbol: String, _ mark: String
) -> Sighting {
  var sighting = Sighting(
    tokens, subject: name, evidence: ["no comment within three lines"],
    message: "`\(symbol)` is \(mark) and nothing says what protects it; name the lock, queue or "
      + "actor in a comment")
  sighting.symbol = symbol
  return sighting
}

/// The lines that end a comment, for asking whether a word of reason stands nearby.
private struct ReasonLines {
  private let source: TokenizedSource
  private let table: LineTable
  private let commented: Set<Int>

  init(in source: TokenizedSource) {
    self.source = source
    let table = LineTable(of: source.bytes)
    self.table = table
    let reasons = source.comments.filter { source.text(in: $0.byteRange).hasWord }
    commented = Set(reasons.map { table.line(ofByteOffset: Int($0.end)) })
  }

  /// Whether a comment stands on the token's line or on one of the three above.
  func stand(beside token: Int) -> Bool {
    let line = table.line(ofByteOffset: Int(source.tokens[token].start))
    return (line - 3...line).contains(where: commented.contains)
  }
}

extension String {
  /// Whether three letters in a row make it more than a mark.
  fileprivate var hasWord: Bool {
    var run = 0
    for byte in utf8 {
      run = (0x61...0x7A).contains(byte | 0x20) ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }
}
