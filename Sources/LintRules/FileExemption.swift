import LintFindings
import SwiftOutline
import SwiftTokens

/// Exemptions that the content of a file shows, beside those of its path.
extension FileView {
  /// Why every finding of the file is exempt; nil if none is for that reason.
  func findExemption() -> String? {
    if let exemption = role.exemption { return exemption }
    if role.tier == .composition { return "in the composition root" }
    if !settings.countsTests, let library = importedTestLibrary { return "imports \(library)" }
    if imports.contains("ProjectDescription") { return "a manifest: imports ProjectDescription" }
    if !settings.countsGenerated, let mark = generatedMark {
      return "generated code: the header says `\(mark)`"
    }
    return nil
  }

  /// Why the code at a token is exempt as a preview; nil if it is none.
  func previewReason(at token: Int) -> String? {
    guard !settings.countsTests else { return nil }
    return previews.owner(at: token) == nil ? nil : "in a preview"
  }

  private var importedTestLibrary: String? {
    let libraries = ["XCTest", "Testing", "Quick", "Nimble"]
    guard libraries.contains(where: imports.contains) else { return nil }
    let imported = Set(outline.imports.filter(speaksForFile).map(\.module))
    return libraries.first(where: imported.contains)
  }

  /// Whether the code of the file is compiled where the import is: `#if false` around an import
  /// says nothing of what stands outside of it, `#if canImport(XCTest)` does.
  private func speaksForFile(_ declaration: ImportDeclaration) -> Bool {
    let names =
      [outline.types.first, outline.types.last].compactMap { $0?.nameToken }
      + [outline.functions.first, outline.functions.last].compactMap { $0?.nameToken }
      + [outline.variables.first, outline.variables.last].compactMap { $0?.nameToken }
    return outline.conditionalRegions.allSatisfy { region in
      !region.tokens.contains(declaration.tokens.lowerBound)
        || names.allSatisfy(region.tokens.contains)
        || region.directives.contains(where: asksForPlatform)
    }
  }

  /// Whether the condition of a directive asks where the code is compiled.
  private func asksForPlatform(_ directive: Int) -> Bool {
    source.tokens.indices[directive...].dropFirst(2).prefix(32)
      .prefix { !source.tokens[$0].surroundings.contains(.followsLineBreak) }
      .contains { token in platformConditions.contains { source.spells(token, $0) } }
  }

  /// The words in a comment of the first ten lines by which generators sign.
  private var generatedMark: String? {
    let bytes = source.bytes
    let tenth = bytes.endOfLine(10)
    for comment in source.comments.prefix(while: { $0.start < tenth }) {
      let text = Int(comment.start)..<min(Int(comment.end), tenth)
      if let mark = generatorMarks.first(where: { bytes.hold($0.bytes, in: text) }) {
        return mark.text
      }
    }
    return nil
  }
}

private let platformConditions: [StaticString] = [
  "arch", "canImport", "compiler", "os", "swift", "targetEnvironment",
]

private let generatorMarks = ["@generated", "DO NOT EDIT", "Generated using"].map { text in
  (text: text, bytes: Array(text.utf8))
}

extension [UInt8] {
  /// The offset of the break that ends a line, 1-based; the length of a file with fewer lines.
  fileprivate func endOfLine(_ line: Int) -> Int {
    var remaining = line
    for offset in indices where isLineBreak(at: offset) {
      remaining -= 1
      if remaining == 0 { return offset }
    }
    return count
  }

  /// Whether a line ends at an offset; CRLF ends it at the LF.
  private func isLineBreak(at offset: Int) -> Bool {
    let byte = self[offset]
    guard byte == UInt8(ascii: "\r") else { return byte == UInt8(ascii: "\n") }
    return offset + 1 == count || self[offset + 1] != UInt8(ascii: "\n")
  }

  /// Whether some bytes occur in a row in a range of offsets.
  fileprivate func hold(_ wanted: [UInt8], in range: Range<Int>) -> Bool {
    for start in range.dropLast(wanted.count - 1) where self[start] == wanted[0] {
      if self[start...].starts(with: wanted) { return true }
    }
    return false
  }
}
