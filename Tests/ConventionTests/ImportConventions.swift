import SwiftOutline
import SwiftTokens

/// What each target may import of this package: the arrows of the architecture.
private let table: [String: Set<String>] = [
  "LintNotation": [],
  "SwiftTokens": [],
  "SwiftOutline": ["SwiftTokens"],
  "LintFindings": [],
  "LintRules": ["SwiftTokens", "SwiftOutline", "LintFindings"],
  "DebtRatchet": ["LintFindings", "LintNotation"],
  "DebtInventory": ["SwiftOutline", "LintFindings", "LintRules"],
  "LintReporting": [
    "LintFindings", "DebtRatchet", "DebtInventory", "LintRules", "LintNotation",
  ],
  "LintWorkspace": ["LintNotation", "LintFindings", "LintRules", "DebtRatchet"],
  "diratchet": [
    "LintNotation", "SwiftTokens", "SwiftOutline", "LintFindings", "LintRules", "DebtRatchet",
    "DebtInventory", "LintReporting", "LintWorkspace",
  ],
]

private let foundations: Set = ["Foundation", "FoundationEssentials"]
private let platforms: Set = ["CoreFoundation", "Darwin", "Glibc", "Musl"]

/// The one file that knows on which system it runs.
let platformFile = "Sources/LintWorkspace/System.swift"

extension Convention {
  static let ofImports = [layers, foundation, platform, platformConditions, accessControl]

  private static let layers = Convention(
    "a file imports only what its layer may know",
    faulty: SourceFile("Sources/DebtRatchet/A.swift", "import SwiftTokens\n")
  ) { file in
    file.outline.imports
      .filter { !foundations.contains($0.module) && !platforms.contains($0.module) }
      .filter { table[file.target]?.contains($0.module) != true }
      .map { file.violation(at: $0.tokens.lowerBound, "\(file.target) imports \($0.module)") }
  }

  private static let foundation = Convention(
    "only the edges import Foundation, and its small part where that exists",
    faulty: SourceFile("Sources/diratchet/A.swift", "import Foundation\n")
  ) { file in
    file.outline.imports.filter { foundations.contains($0.module) }.compactMap { found in
      let isEdge = ["LintWorkspace", "diratchet"].contains(file.target)
      let isFallback = file.outline.conditionalRegions.contains {
        $0.tokens.contains(found.tokens.lowerBound)
      }
      return isEdge && (isFallback || found.module == "FoundationEssentials")
        ? nil : file.violation(at: found.tokens.lowerBound, "imports \(found.module)")
    }
  }

  private static let platform = Convention(
    "one file imports the platform",
    faulty: SourceFile("Sources/LintWorkspace/A.swift", "import Glibc\n")
  ) { file in
    guard file.path != platformFile else { return [] }
    return file.outline.imports.filter { platforms.contains($0.module) }
      .map { file.violation(at: $0.tokens.lowerBound, "imports \($0.module)") }
  }

  private static let platformConditions = Convention(
    "one file asks for the platform",
    faulty: SourceFile("Sources/diratchet/A.swift", "#if os(Linux)\nlet a = 1\n#endif\n")
  ) { file in
    guard file.path != platformFile else { return [] }
    return file.outline.conditionalRegions.flatMap(\.directives)
      .filter { file.line(from: $0).contains("os(") }
      .map { file.violation(at: $0, "`#if os(…)` belongs in \(platformFile)") }
  }

  private static let accessControl = Convention(
    "nothing is exported again, and no test looks behind access control", in: .sourcesAndTests,
    faulty: SourceFile("Tests/CommandTests/A.swift", "@testable import LintRules\n")
  ) { file in
    let forbidden: Set = ["testable", "_exported", "_spi", "_implementationOnly"]
    return file.outline.imports.flatMap(\.attributes).filter { forbidden.contains($0.name) }
      .map { file.violation(at: $0.at, "`@\($0.name) import`") }
  }
}

extension SourceFile {
  /// The tokens from one to the end of its line, joined.
  fileprivate func line(from token: Int) -> String {
    let line = line(ofToken: token)
    return (token..<source.tokens.count - 1)
      .prefix { self.line(ofToken: $0) == line }
      .map { source.text(of: $0) }
      .joined()
  }
}
