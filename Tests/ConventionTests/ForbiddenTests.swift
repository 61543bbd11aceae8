import SwiftOutline
import SwiftTokens
import Testing

/// The files that may handle memory by address, each for a reason that it states.
private let unsafeFiles: Set = [
  "Sources/LintWorkspace/System.swift",
  "Sources/LintWorkspace/Descriptors.swift",
  "Sources/LintWorkspace/SourceReader.swift",
  "Sources/LintRules/ByteSearch.swift",
  "Sources/SwiftTokens/Bytes/BytePatterns.swift",
  "Sources/SwiftTokens/Bytes/ByteRuns.swift",
]

@Suite("what the sources never hold")
struct ForbiddenTests {
  @Test("nothing traps by a mark: no `try!`, `as!` or `x!`, and no type is implicitly unwrapped")
  func exclamationMarks() {
    let violations = Repository.sources.flatMap { file in
      file.source.tokens.indices
        .filter { file.source.tokens[$0].kind == .postfixExclamation }
        .map { file.violation(at: $0, "`\(file.source.text(of: $0 - 1))!` may trap") }
    }
    expectNone(violations)
  }

  @Test("no function is called that ends the process or prints, but at the edge")
  func calls() {
    let everywhere: Set = ["fatalError", "assert", "assertionFailure"]
    let edge: Set = ["print", "debugPrint", "dump", "exit", "abort", "readLine"]
    let violations = Repository.sources.flatMap { file in
      file.freeCalls.filter { token in
        let name = file.source.name(of: token)
        let isEdge = file.target == "diratchet" || file.name == "System.swift"
        return everywhere.contains(name) || (!isEdge && edge.contains(name))
      }.map { file.violation(at: $0, "calls `\(file.source.name(of: $0))`") }
    }
    expectNone(violations)
  }

  @Test("a `precondition` says in a sentence what must hold")
  func preconditions() {
    let violations = Repository.sources.flatMap { file in
      file.freeCalls.compactMap { token -> String? in
        guard file.source.spells(token, "precondition"),
          let call = file.outline.call(ofCallee: token), call.arguments.count < 2
        else { return nil }
        return file.violation(at: token, "`precondition` without a sentence")
      }
    }
    expectNone(violations)
  }

  @Test("no state is shared by the whole process")
  func globals() {
    let violations = Repository.sources.flatMap { file in
      file.outline.variables.compactMap { variable -> String? in
        guard variable.isVariable, !variable.isComputed else { return nil }
        let isStatic = variable.modifiers.contains { $0.word == .static }
        guard isStatic || file.outline.scopes[variable.scope].kind == .file else { return nil }
        return file.violation(at: variable.nameToken, "`\(variable.name)` is shared and changes")
      }
    }
    expectNone(violations)
  }

  @Test("no check of the compiler is silenced but where threads are made")
  func silencedChecks() {
    let files = Repository.sources.filter { $0.path != "Sources/LintWorkspace/System.swift" }
    let violations = files.flatMap { file in
      let unsafe = file.outline.variables.flatMap(\.modifiers)
        .filter { $0.word == .nonisolated && $0.detail == "unsafe" }
        .map { file.violation(at: $0.token, "`nonisolated(unsafe)`") }
      let unchecked = file.outline.attributes
        .filter { ["unchecked", "preconcurrency"].contains($0.name) }
        .map { file.violation(at: $0.at, "`@\($0.name)`") }
      return unsafe + unchecked
    }
    expectNone(violations)
  }

  @Test("memory is handled by address only in the files that search, read and ask the system")
  func unsafePointers() {
    let violations = Repository.sources.filter { !unsafeFiles.contains($0.path) }.flatMap { file in
      file.source.tokens.indices.filter { token in
        guard file.source.tokens[token].kind == .identifier else { return false }
        let name = file.source.name(of: token)
        return name != "unsafe"
          && ["Unsafe", "unsafe", "withUnsafe"].contains { name.hasPrefix($0) }
      }.map { file.violation(at: $0, "`\(file.source.name(of: $0))`") }
    }
    expectNone(violations)
  }

  @Test("comments leave nothing for later and divide no file")
  func comments() {
    let marks = ["TODO", "FIXME", "XXX", "HACK", "MARK:", "swift-format-ignore", "swiftlint:"]
    let violations = Repository.sources.flatMap { file in
      file.source.comments.flatMap { comment in
        let text = file.source.text(in: comment.byteRange)
        return marks.filter { text.contains($0) }.map {
          "\(file.path):\(file.line(ofByteOffset: Int(comment.start))): a comment says `\($0)`"
        }
      }
    }
    expectNone(violations)
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
