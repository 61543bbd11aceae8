import SwiftOutline
import SwiftTokens
import Testing

@Suite("lengths")
struct LengthTests {
  private static let everything = Repository.sources + Repository.tests

  @Test("the files are read at all")
  func files() {
    #expect(Repository.sources.count > 40)
    #expect(Repository.sources.allSatisfy { $0.source.tokens.count > 1 })
    #expect(Repository.sources.flatMap(\.outline.functions).count > 300)
  }

  @Test("a file has at most 400 lines")
  func fileLength() {
    let violations = Self.everything.compactMap { file -> String? in
      let lines = file.line(ofToken: file.source.tokens.count - 1) - 1
      return lines > 400 ? "\(file.path):401: the file has \(lines) lines" : nil
    }
    expectNone(violations)
  }

  @Test("a function has at most 60 lines, unless it is one dispatching switch")
  func functionLength() {
    let violations = Self.everything.flatMap { file in
      file.outline.functions.compactMap { function -> String? in
        guard let body = function.body, !file.isDispatch(body) else { return nil }
        let closing = file.line(ofToken: body.upperBound - 1)
        let lines = closing - file.line(ofToken: body.lowerBound) - 1
        return lines > 60
          ? file.violation(at: function.nameToken, "`\(function.name)` has \(lines) lines") : nil
      }
    }
    expectNone(violations)
  }

  /// Text that is quoted cannot be broken everywhere; examples and messages get a little more.
  @Test("a line has at most 100 characters, 120 where a literal is too long")
  func lineWidth() {
    let violations = Self.everything.flatMap { file in
      file.source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated().compactMap { index, bytes -> String? in
          let text = String(decoding: bytes, as: UTF8.self)
          guard text.count > 100 else { return nil }
          let margin = bytes.startIndex + text.prefix(100).utf8.count
          if text.count <= 120, file.isLiteral(atByteOffset: margin) { return nil }
          return "\(file.path):\(index + 1): the line has \(text.count) characters"
        }
    }
    expectNone(violations)
  }
}

extension SourceFile {
  /// Whether a byte belongs to the text of a string literal, or to its last quotes.
  fileprivate func isLiteral(atByteOffset offset: Int) -> Bool {
    source.tokens.contains {
      [.stringText, .stringEnd].contains($0.kind) && $0.byteRange.contains(offset)
    }
  }

  /// Whether a function's body is nothing but a `switch` whose arms take a line each.
  fileprivate func isDispatch(_ body: Range<Int>) -> Bool {
    let inner = body.dropFirst().dropLast()
    guard let first = inner.first, let last = inner.last,
      source.tokens[first].word == .switch, source.tokens[last].kind == .rightBrace,
      let opening = inner.first(where: { source.tokens[$0].kind == .leftBrace }),
      outline.partner(of: opening) == last
    else { return false }
    let arms = inner.count { [.case, .default].contains(source.tokens[$0].word) }
    return line(ofToken: last) - line(ofToken: opening) <= 2 * arms + 1
  }
}
