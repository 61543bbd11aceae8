import LintFindings
import SwiftOutline
import SwiftTokens

/// Exemptions that the content of a file shows, beside those of its path.
extension FileView {
  /// Why every finding of the file is exempt; nil if none is for that reason.
  var fileExemption: String? {
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
    ["XCTest", "Testing", "Quick", "Nimble"].first(where: imports.contains)
  }

  /// The words in a comment of the first ten lines by which generators sign.
  private var generatedMark: String? {
    let tenth = endOfLine(10)
    for comment in source.comments.prefix(while: { $0.start < tenth }) {
      let text = source.bytes[Int(comment.start)..<min(Int(comment.end), tenth)]
      if let mark = generatorMarks.first(where: { text.holds(Array($0.utf8)) }) { return mark }
    }
    return nil
  }

  private func endOfLine(_ count: Int) -> Int {
    var remaining = count
    for (offset, byte) in source.bytes.enumerated() {
      let isBreak =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && source.bytes[safe: offset + 1] != UInt8(ascii: "\n")
      if isBreak { remaining -= 1 }
      if remaining == 0 { return offset }
    }
    return source.bytes.count
  }
}

private let generatorMarks = ["@generated", "DO NOT EDIT", "Generated using"]

extension ArraySlice<UInt8> {
  /// Whether the bytes occur in a row somewhere.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: wanted) }
  }
}

extension Array {
  /// The element at an index; nil outside of the array.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
