import LintFindings
import SwiftTokens

/// The inline ignores of a file: `// diratchet:ignore <rule>[, <rule>] - reason`.
///
/// One on the line of a finding's anchor, or alone on the line above, takes the finding out of the
/// count. Without a reason it is not honoured; unknown rules and unused ignores become notes.
struct Ignores {
  private struct Ignore {
    var rules: [RuleID]
    var reason: String?
    /// Whether it stands where one is looked for: in a `//` comment.
    var isLine: Bool
    /// The line of the comment and the line that it speaks of, 1-based.
    var line: Int
    var target: Int
  }

  /// What an ignore takes out of the count.
  private struct Target: Hashable {
    var rule: RuleID
    var line: Int
  }

  private var ignores: [Ignore]
  /// The first ignore with a reason that speaks of each target, and whether a finding was there.
  private var honoured: [Target: (ignore: Int, isUsed: Bool)] = [:]

  /// The words that an ignore begins with, after `//`.
  static let marker = "diratchet:ignore"

  private static let search = BytePatterns([Array(marker.utf8)])

  /// Whether a file may hold ignores.
  static func occur(in bytes: [UInt8]) -> Bool { search.occur(in: bytes) { _, _ in true } }

  init(in source: TokenizedSource, lines: LineTable) {
    ignores = source.comments.compactMap { comment in
      let isLine = comment.style == .line
      let text = source.text(in: comment.byteRange)
      return Ignores.parse(isLine ? text[...] : text.dropLast(2)).map { rules, reason in
        let line = lines.line(ofByteOffset: Int(comment.start))
        let isAlone = Ignores.isBlank(source.bytes, lines.starts[line - 1]..<Int(comment.start))
        return Ignore(
          rules: rules, reason: reason, isLine: isLine, line: line,
          target: isAlone ? line + 1 : line)
      }
    }
    stackNeighbours()
    for (index, ignore) in ignores.enumerated() where ignore.reason != nil && ignore.isLine {
      for target in ignore.rules.map({ Target(rule: $0, line: ignore.target) })
      where honoured[target] == nil {
        honoured[target] = (index, false)
      }
    }
  }

  /// Marks an ignore as used and yields its reason; nil when none speaks of the place.
  mutating func reason(forIgnoring rule: RuleID, onLine line: Int) -> String? {
    let target = Target(rule: rule, line: line)
    guard let ignore = honoured[target]?.ignore else { return nil }
    honoured[target]?.isUsed = true
    return ignores[ignore].reason
  }

  /// What is wrong with the ignores, once every finding has been asked for.
  func notes(path: String, knownRules: Set<RuleID>, enabledRules: Set<RuleID>) -> [Note] {
    ignores.enumerated().flatMap { index, ignore in
      complaints(about: index, knownRules, enabledRules).map { message in
        Note(path: path, line: ignore.line, message: message)
      }
    }
  }

  private func complaints(
    about index: Int, _ knownRules: Set<RuleID>, _ enabledRules: Set<RuleID>
  ) -> [String] {
    let ignore = ignores[index]
    if !ignore.isLine { return ["`\(Ignores.marker)` is honoured in a `//` comment only"] }
    if ignore.rules.isEmpty {
      return ["`\(Ignores.marker)` names no rule; write `// \(Ignores.marker) RULE - why`"]
    }
    let known = ignore.rules.filter(knownRules.contains)
    if ignore.reason == nil, !known.isEmpty {
      // Whatever else stands there may well have been meant for the reason.
      return known.map { "the ignore of `\($0)` has no reason and is not honoured; add ` - why`" }
    }
    return ignore.rules.compactMap { rule in
      let use = honoured[Target(rule: rule, line: ignore.target)]
      let isUsed = use.map { $0.ignore == index && $0.isUsed } ?? false
      if !knownRules.contains(rule) {
        return "`\(Ignores.marker)` names the unknown rule `\(rule)`; see `diratchet rules`"
      }
      return !isUsed && enabledRules.contains(rule)
        ? "the ignore of `\(rule)` matches no finding; remove it" : nil
    }
  }

  /// Lets ignores on consecutive lines all speak of the code below the last one.
  private mutating func stackNeighbours() {
    for index in ignores.indices.reversed().dropFirst()
    where ignores[index].target == ignores[index + 1].line
      && ignores[index + 1].target != ignores[index + 1].line
    {
      ignores[index].target = ignores[index + 1].target
    }
  }

  private static func parse(_ comment: Substring) -> (rules: [RuleID], reason: String?)? {
    let text = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(marker) else { return nil }
    let rest = text.dropFirst(marker.count)
    guard rest.first == " " || rest.first == "\t" || rest.isEmpty else { return nil }
    let (names, reason) = split(rest)
    let rules = names.split { ", \t:\n".contains($0) }.map { RuleID(String($0)) }
    return (rules, reason)
  }

  /// What stands before and after the first dash between spaces; no reason when nothing follows
  /// that says anything.
  private static func split(_ text: Substring) -> (names: Substring, reason: String?) {
    let words = text.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
    guard let dash = words.firstIndex(where: { ["-", "–", "—"].contains($0) }) else {
      return (text, nil)
    }
    let reason = words[(dash + 1)...].joined(separator: " ")
    return (text[..<words[dash].startIndex], isReason(reason) ? reason : nil)
  }

  private static func isBlank(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
  }
}
