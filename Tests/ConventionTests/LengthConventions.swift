import SwiftOutline
import SwiftTokens

extension Convention {
  static let ofLengths = [fileLength, functionLength, lineWidth, nesting, parameters]

  private static let fileLength = Convention(
    "a file has at most 400 lines", in: .sourcesAndTests,
    faulty: SourceFile("Sources/A/A.swift", String(repeating: "let a = 1\n", count: 401))
  ) { file in
    let lines = file.line(ofToken: file.source.tokens.count - 1) - 1
    return lines > 400 ? ["\(file.path):401: the file has \(lines) lines"] : []
  }

  private static let functionLength = Convention(
    "a function has at most 60 lines, unless it is one dispatching switch", in: .sourcesAndTests,
    faulty: SourceFile(
      "Sources/A/A.swift", "func f() {\n\(String(repeating: "  g()\n", count: 61))}\n")
  ) { file in
    file.outline.functions.compactMap { function -> String? in
      guard let body = function.body, !file.isDispatch(body) else { return nil }
      let closing = file.line(ofToken: body.upperBound - 1)
      let lines = closing - file.line(ofToken: body.lowerBound) - 1
      return lines > 60
        ? file.violation(at: function.nameToken, "`\(function.name)` has \(lines) lines") : nil
    }
  }

  /// Text that is quoted cannot be broken everywhere; examples and messages get a little more.
  private static let lineWidth = Convention(
    "a line has at most 100 characters; a literal reaches to 120, and in tests as far as it must",
    in: .sourcesAndTests,
    faulty: SourceFile("Sources/A/A.swift", "// \(String(repeating: "é", count: 98))\n")
  ) { file in
    file.source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().compactMap { index, bytes -> String? in
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.count > 100 else { return nil }
        let margin = bytes.startIndex + text.prefix(99).utf8.count
        let isQuoted = file.isLiteral(atByteOffset: margin)
        if isQuoted, text.count <= 120 || file.path.hasPrefix("Tests/") { return nil }
        return "\(file.path):\(index + 1): the line has \(text.count) characters"
      }
  }

  private static let nesting = Convention(
    "statements are nested at most four deep",
    faulty: SourceFile(
      "Sources/A/A.swift",
      "func f() { if a { if b { if c { for d in e { if g { h() } } } } } }\n")
  ) { file in
    file.outline.functions.compactMap { function -> String? in
      guard let body = function.body, let deep = file.firstToken(deeperThan: 4, in: body) else {
        return nil
      }
      return file.violation(at: deep, "`\(function.name)` is nested more than four deep")
    }
  }

  private static let parameters = Convention(
    "an offered function takes at most six parameters",
    faulty: SourceFile(
      "Sources/A/A.swift", "package func f(a: A, b: B, c: C, d: D, e: E, f: F, g: G) {}\n")
  ) { file in
    file.outline.functions
      .filter { $0.kind == .function && $0.modifiers.isOffered && $0.parameters.count > 6 }
      .map {
        file.violation(
          at: $0.nameToken, "`\($0.name)` takes \($0.parameters.count) parameters")
      }
  }
}

extension SourceFile {
  /// Whether the string delimiter at a byte or after it ends a literal, so that the byte is in one.
  fileprivate func isLiteral(atByteOffset offset: Int) -> Bool {
    let delimiter = source.tokens.first {
      [.stringStart, .stringEnd].contains($0.kind) && Int($0.end) > offset
    }
    return delimiter?.kind == .stringEnd
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

  /// The first brace that is opened inside of so many others.
  fileprivate func firstToken(deeperThan limit: Int, in body: Range<Int>) -> Int? {
    var depth = 0
    for token in body.dropFirst().dropLast() {
      switch source.tokens[token].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: continue
      }
      if depth > limit { return token }
    }
    return nil
  }
}
