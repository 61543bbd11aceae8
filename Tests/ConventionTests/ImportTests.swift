import SwiftOutline
import SwiftTokens
import Testing

/// What each target may import of this package; the arrows of the architecture.
private let table: [String: Set<String>] = [
  "LintNotation": [],
  "SwiftTokens": [],
  "SwiftOutline": ["SwiftTokens"],
  "LintFindings": [],
  "LintRules": ["SwiftTokens", "SwiftOutline", "LintFindings"],
  "DebtRatchet": ["LintFindings", "LintNotation"],
  "LintReporting": ["LintFindings", "DebtRatchet", "LintRules", "LintNotation"],
  "LintWorkspace": ["LintNotation", "LintFindings", "LintRules", "DebtRatchet"],
  "diratchet": [
    "LintNotation", "SwiftTokens", "SwiftOutline", "LintFindings", "LintRules", "DebtRatchet",
    "LintReporting", "LintWorkspace",
  ],
]

private let foundations: Set = ["Foundation", "FoundationEssentials"]
private let platforms: Set = ["CoreFoundation", "Darwin", "Glibc", "Musl"]

/// The one file that knows on which system it runs.
private let platformFile = "Sources/LintWorkspace/System.swift"

@Suite("imports")
struct ImportTests {
  @Test("every target is in the import table")
  func targets() {
    #expect(Set(Repository.sources.map(\.target)) == Set(table.keys))
  }

  @Test("a file imports only what its layer may know")
  func layers() {
    let violations = Repository.sources.flatMap { file in
      file.outline.imports
        .filter { !foundations.contains($0.module) && !platforms.contains($0.module) }
        .filter { table[file.target]?.contains($0.module) != true }
        .map { file.violation(at: $0.tokens.lowerBound, "\(file.target) imports \($0.module)") }
    }
    expectNone(violations)
  }

  @Test("only the edges import Foundation, and its small part where that exists")
  func foundation() {
    let violations = Repository.sources.flatMap { file in
      file.outline.imports.filter { foundations.contains($0.module) }.compactMap { found in
        let isEdge = ["LintWorkspace", "diratchet"].contains(file.target)
        let isFallback = file.outline.conditionalRegions.contains {
          $0.tokens.contains(found.tokens.lowerBound)
        }
        return isEdge && (isFallback || found.module == "FoundationEssentials")
          ? nil : file.violation(at: found.tokens.lowerBound, "imports \(found.module)")
      }
    }
    expectNone(violations)
  }

  @Test("one file knows the platform")
  func platform() {
    let violations = Repository.sources.filter { $0.path != platformFile }.flatMap { file in
      file.outline.imports.filter { platforms.contains($0.module) }
        .map { file.violation(at: $0.tokens.lowerBound, "imports \($0.module)") }
    }
    expectNone(violations)
  }

  @Test("the platform is asked for by name in the platform file only")
  func conditions() {
    let violations = Repository.sources.filter { $0.path != platformFile }.flatMap { file in
      file.outline.conditionalRegions.flatMap(\.directives)
        .filter { file.condition(after: $0).contains("os(") }
        .map { file.violation(at: $0, "`#if os(…)` belongs in \(platformFile)") }
    }
    expectNone(violations)
  }

  @Test("nothing is exported again, and no test looks behind access control")
  func attributes() {
    let forbidden: Set = ["testable", "_exported", "_spi", "_implementationOnly"]
    let violations = (Repository.sources + Repository.tests).flatMap { file in
      file.outline.imports.flatMap(\.attributes).filter { forbidden.contains($0.name) }
        .map { file.violation(at: $0.at, "`@\($0.name) import`") }
    }
    expectNone(violations)
  }
}

extension SourceFile {
  /// The tokens of a directive's line, joined.
  fileprivate func condition(after directive: Int) -> String {
    let line = line(ofToken: directive)
    return (directive..<source.tokens.count - 1)
      .prefix { self.line(ofToken: $0) == line }
      .map { source.text(of: $0) }
      .joined()
  }
}
