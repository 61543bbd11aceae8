import SwiftOutline
import SwiftTokens

/// Members that a protocol of the standard library asks for; their documentation is there.
private let witnesses: Set = [
  "==", "<", "|=", "hash", "description", "debugDescription", "rawValue", "id", "allCases", "next",
]

extension Convention {
  static let ofDocumentation = [types, functions, properties, sentences]

  private static let types = Convention(
    "every type that other targets see says what it is",
    faulty: SourceFile("Sources/A/A.swift", "// A comment.\npackage struct A {}\n")
  ) { file in
    file.outline.types
      .filter { $0.kind != .extension && $0.modifiers.isOffered }
      .filter { !file.isDocumented($0.tokens.lowerBound) }
      .map { file.violation(at: $0.nameToken, "`\($0.path)` is not documented") }
  }

  private static let functions = Convention(
    "every function that other targets see says what it yields",
    faulty: SourceFile("Sources/A/A.swift", "/// Far.\n\nlet a = 1\npublic func b() {}\n")
  ) { file in
    file.outline.functions
      .filter { $0.kind == .function && $0.modifiers.isOffered && !witnesses.contains($0.name) }
      .filter { !file.isDocumented($0.tokens.lowerBound) }
      .map { file.violation(at: $0.nameToken, "`\($0.name)` is not documented") }
  }

  private static let properties = Convention(
    "a property that other targets see is documented, or its documented type says it all",
    faulty: SourceFile(
      "Sources/A/A.swift", "/// A.\npackage struct A {\n  package var b: Int { 1 }\n}\n")
  ) { file in
    file.outline.variables
      .filter { $0.modifiers.isOffered && !witnesses.contains($0.name) }
      .filter { !file.isDocumented($0.tokens.lowerBound) && !file.isPlainField($0) }
      .map { file.violation(at: $0.nameToken, "`\($0.name)` is not documented") }
  }

  private static let sentences = Convention(
    "documentation begins with a sentence",
    faulty: SourceFile("Sources/A/A.swift", "/// returns a number\nfunc a() {}\n")
  ) { file in
    file.firstDocumentationLines.compactMap { line -> String? in
      let text = file.source.text(in: line.byteRange).dropFirst(3).drop { $0 == " " }
      guard let first = text.first, first.isLowercase else { return nil }
      return "\(file.path):\(file.line(ofByteOffset: Int(line.start))): begins with `\(text)`"
    }
  }
}

extension SourceFile {
  /// Whether a `///` comment ends on the line above a declaration.
  fileprivate func isDocumented(_ declaration: Int) -> Bool {
    let start = Int(source.tokens[declaration].start)
    guard let comment = source.comments.last(where: { Int($0.end) <= start }) else { return false }
    let between = source.bytes[Int(comment.end)..<start]
    return source.text(in: comment.byteRange).hasPrefix("///")
      && between.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// A stored property of a documented type whose neighbours need no words either.
  fileprivate func isPlainField(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isComputed, !variable.modifiers.contains(where: { $0.word == .static }),
      case .type(let owner) = outline.scopes[variable.scope].kind
    else { return false }
    return isDocumented(outline.types[owner].tokens.lowerBound)
  }

  /// The `///` lines that no other one stands directly above.
  fileprivate var firstDocumentationLines: [Comment] {
    var previous = -1
    return source.comments.filter { comment in
      let line = line(ofByteOffset: Int(comment.start))
      defer { previous = line }
      return source.text(in: comment.byteRange).hasPrefix("///") && line != previous + 1
    }
  }
}
