/// A record as text in which some entries, or the scope, stand twice between conflict markers.
struct ConflictText {
  private let header: Baseline
  private let theirScope: String?
  private var chunks: [Chunk] = []

  private enum Chunk {
    case entry(Baseline.Entry)
    case conflict(ours: Baseline.Entry?, theirs: Baseline.Entry?)
  }

  init(header: Baseline, theirScope: String?) {
    self.header = header
    self.theirScope = theirScope
  }

  mutating func append(_ entry: Baseline.Entry?) {
    if let entry { chunks.append(.entry(entry)) }
  }

  mutating func append(conflict ours: Baseline.Entry?, _ theirs: Baseline.Entry?) {
    chunks.append(.conflict(ours: ours, theirs: theirs))
  }

  /// Without conflict exactly what `Baseline.render` yields.
  func render() -> [UInt8] {
    var record = header
    record.entries = chunks.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    let plain = String(decoding: record.render(), as: UTF8.self)
    let isClean = record.entries.count == chunks.count && theirScope == nil
    return isClean ? Array(plain.utf8) : Array(mark(plain).utf8)
  }

  private func mark(_ plain: String) -> String {
    var lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let theirScope, let index = lines.firstIndex(where: { $0.hasPrefix("\"scope\"") }) {
      lines[index] = block([lines[index]], ["\"scope\": \"\(theirScope)\","])
    }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("\"entries\": [") }),
      let end = lines.lastIndex(of: "]")
    else { return plain }
    lines.replaceSubrange(start + 1..<end, with: entryLines())
    return lines.joined(separator: "\n")
  }

  private func entryLines() -> [String] {
    chunks.enumerated().map { position, chunk in
      let comma = position == chunks.count - 1 ? "" : ","
      return switch chunk {
      case .entry(let entry): entry.line + comma
      case .conflict(let ours, let theirs):
        block(ours.map { [$0.line + comma] } ?? [], theirs.map { [$0.line + comma] } ?? [])
      }
    }
  }

  private func block(_ ours: [String], _ theirs: [String]) -> String {
    (["<<<<<<< ours"] + ours + ["======="] + theirs + [">>>>>>> theirs"]).joined(separator: "\n")
  }
}
