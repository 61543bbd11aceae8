package import LintFindings

/// Swift with notes of what must be found in it, as examples and fixtures are written.
///
/// `// want <rule> "flagged text"` at the end of a line speaks of that line, alone on a line of the
/// next one; several may follow each other. `// exempt …` expects a finding that does not count.
package struct AnnotatedSource: Sendable {
  /// One thing that must be found.
  package struct Expectation: Sendable, Hashable {
    package var rule: RuleID
    /// 1-based.
    package var line: Int
    package var text: String
    /// Whether the finding must count, or must be exempt, ignored or allowed.
    package var counts: Bool
  }

  /// The source without the annotations; lines keep their numbers.
  package let text: String
  package let expectations: [Expectation]

  package init(_ annotated: String) {
    var lines: [Substring] = []
    var expectations: [Expectation] = []
    var pending: [Expectation] = []
    for line in annotated.split(separator: "\n", omittingEmptySubsequences: false) {
      let (code, found) = AnnotatedSource.parse(line)
      lines.append(code)
      let isAlone = code.allSatisfy { $0 == " " }
      if isAlone {
        pending += found
      } else {
        expectations += (pending + found).map { expected in
          var expected = expected
          expected.line = lines.count
          return expected
        }
        pending = []
      }
    }
    text = lines.joined(separator: "\n")
    self.expectations = expectations
  }

  private static func parse(_ line: Substring) -> (code: Substring, found: [Expectation]) {
    for (marker, counts) in [("// want ", true), ("// exempt ", false)] {
      guard let start = line.range(ofLast: marker) else { continue }
      let found = expectations(in: line[start.upperBound...], counts: counts)
      guard !found.isEmpty else { continue }
      var code = line[..<start.lowerBound]
      while code.last == " " { code.removeLast() }
      return (code, found)
    }
    return (line, [])
  }

  /// Pairs of a rule and a text in quotes.
  private static func expectations(in text: Substring, counts: Bool) -> [Expectation] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      let rule = String(parts[index].filter { $0 != " " })
      return Expectation(
        rule: RuleID(rule), line: 0, text: String(parts[index + 1]), counts: counts)
    }
  }
}

extension Substring {
  /// Where some text occurs last; nil if it does not.
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var start = endIndex
    while true {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      guard start > startIndex else { return nil }
      start = index(before: start)
    }
  }
}
