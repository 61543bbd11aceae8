import SwiftOutline
import SwiftTokens

/// The files that handle memory by address, each for a reason that it states.
private let unsafeFiles: Set = [
  platformFile,
  "Sources/LintWorkspace/Descriptors.swift",
  "Sources/LintWorkspace/SourceReader.swift",
  "Sources/SwiftTokens/Bytes/BytePatterns.swift",
  "Sources/SwiftTokens/Bytes/ByteRuns.swift",
]

extension Convention {
  static let ofSafety = [
    exclamationMarks, calls, preconditions, globals, silencedChecks, unsafePointers, comments,
  ]

  private static let exclamationMarks = Convention(
    "nothing traps by a mark: no `try!`, `as!` or `x!`, and no type is implicitly unwrapped",
    faulty: SourceFile("Sources/A/A.swift", "let a = try! b()\n")
  ) { file in
    file.source.tokens.indices
      .filter { file.source.tokens[$0].kind == .postfixExclamation }
      .map { file.violation(at: $0, "`\(file.source.text(of: $0 - 1))!` may trap") }
  }

  private static let calls = Convention(
    "no function is called that ends the process or prints, but at the edge",
    faulty: SourceFile("Sources/LintRules/A.swift", "func f() { print(1) }\n")
  ) { file in
    let everywhere: Set = ["fatalError", "assert", "assertionFailure"]
    let edge: Set = ["print", "debugPrint", "dump", "exit", "abort", "readLine"]
    let isEdge = file.target == "diratchet" || file.path == platformFile
    return file.freeCalls
      .filter { token in
        let name = file.source.name(of: token)
        return everywhere.contains(name) || (!isEdge && edge.contains(name))
      }
      .map { file.violation(at: $0, "calls `\(file.source.name(of: $0))`") }
  }

  private static let preconditions = Convention(
    "a `precondition` says in a sentence what must hold",
    faulty: SourceFile("Sources/A/A.swift", "func f() { precondition(a > 0) }\n")
  ) { file in
    file.freeCalls
      .filter { file.source.spells($0, "precondition") }
      .filter { (file.outline.call(ofCallee: $0)?.arguments.count ?? 0) < 2 }
      .map { file.violation(at: $0, "`precondition` without a sentence") }
  }

  private static let globals = Convention(
    "no state is shared by the whole process",
    faulty: SourceFile("Sources/A/A.swift", "enum A { static var count = 0 }\n")
  ) { file in
    file.outline.variables.compactMap { variable -> String? in
      guard variable.isVariable, !variable.isComputed else { return nil }
      let isStatic = variable.modifiers.contains { [.static, .class].contains($0.word) }
      guard isStatic || file.outline.scopes[variable.scope].kind == .file else { return nil }
      return file.violation(at: variable.nameToken, "`\(variable.name)` is shared and changes")
    }
  }

  private static let silencedChecks = Convention(
    "no check of the compiler is silenced but where threads are made",
    faulty: SourceFile("Sources/A/A.swift", "final class A: @unchecked Sendable {}\n")
  ) { file in
    guard file.path != platformFile else { return [] }
    let unsafe = file.outline.variables.flatMap(\.modifiers)
      .filter { $0.word == .nonisolated && $0.detail == "unsafe" }
      .map { file.violation(at: $0.token, "`nonisolated(unsafe)`") }
    let unchecked = file.outline.attributes
      .filter { ["unchecked", "preconcurrency"].contains($0.name) }
      .map { file.violation(at: $0.at, "`@\($0.name)`") }
    return unsafe + unchecked
  }

  private static let unsafePointers = Convention(
    "memory is handled by address only in the files that search, read and ask the system",
    faulty: SourceFile("Sources/A/A.swift", "let a = UnsafePointer<Int>(bitPattern: 1)\n")
  ) { file in
    guard !unsafeFiles.contains(file.path) else { return [] }
    let prefixes = ["Unsafe", "unsafe", "withUnsafe"]
    return file.source.tokens.indices
      .filter { file.source.tokens[$0].kind == .identifier }
      .filter { file.source.tokens[$0].word == .none }
      .filter { token in prefixes.contains { file.source.name(of: token).hasPrefix($0) } }
      .map { file.violation(at: $0, "`\(file.source.name(of: $0))`") }
  }

  private static let comments = Convention(
    "comments leave nothing for later and divide no file",
    faulty: SourceFile("Sources/A/A.swift", "// TODO: later\n")
  ) { file in
    let marks = ["TODO", "FIXME", "XXX", "HACK", "MARK:", "swift-format-ignore", "swiftlint:"]
    return file.source.comments.flatMap { comment in
      let text = file.source.text(in: comment.byteRange)
      return marks.filter { text.contains($0) }.map {
        "\(file.path):\(file.line(ofByteOffset: Int(comment.start))): a comment says `\($0)`"
      }
    }
  }
}

extension SourceFile {
  /// The callee tokens of calls without a receiver.
  fileprivate var freeCalls: [Int] {
    source.tokens.indices.dropLast().filter {
      source.tokens[$0].kind == .identifier
        && source.tokens[$0 + 1].kind == .leftParenthesis
        && !outline.isMemberName($0)
        && outline.call(ofCallee: $0) != nil
    }
  }
}
