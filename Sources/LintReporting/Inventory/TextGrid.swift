/// A table as lines of text whose columns are aligned.
///
/// Where a width is asked for, cells are broken over several lines until the table fits; a table
/// with too many columns for that becomes a line and an indented paragraph for each row.
struct TextGrid {
  var columns: [ReportTable.Column]
  var cells: [[String]]
  /// The most characters of a line; nil for as many as the cells need, which are clipped then.
  var width: Int?

  private static let space = 2
  /// The longest cell that is not clipped where no width is asked for.
  private static let longestCell = 90

  /// The titles of the columns; nil where the rows are no columns.
  var head: String? { widths.map { line(columns.map(\.title), $0) } }

  /// The rows.
  var lines: [String] {
    guard let widths else { return cells.flatMap(paragraphs) }
    return cells.flatMap { row -> [String] in
      let parts = zip(row, widths).map { cell, width in
        self.width == nil ? [clipped(cell)] : broken(cell, to: width)
      }
      let height = parts.map(\.count).max() ?? 0
      return (0..<height).map { height in
        line(parts.map { $0.indices.contains(height) ? $0[height] : "" }, widths)
      }
    }
  }

  /// The width of each column; nil if they do not fit.
  private var widths: [Int]? {
    var widths = columns.indices.map { column in
      ([columns[column].title] + cells.map { clipped($0[column]) }).map(\.count).max() ?? 0
    }
    guard let width else { return widths }
    let room = width - Self.space * (columns.count - 1)
    let least = columns.indices.map { column in
      columns[column].isNumeric ? widths[column] : min(widths[column], longestWord(of: column))
    }
    guard least.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      let wide = widths.indices.filter { widths[$0] > least[$0] }.max { widths[$0] < widths[$1] }
      guard let wide else { return nil }
      widths[wide] -= 1
    }
    return widths
  }

  /// A name or a place that is broken cannot be copied.
  private func longestWord(of column: Int) -> Int {
    let texts = [columns[column].title] + cells.lazy.map { $0[column] }
    return texts.lazy.flatMap { text in
      text.split { $0 == " " || $0 == "/" }.lazy.map(\.count)
    }.max().map { $0 + 1 } ?? 0
  }

  private func line(_ texts: [String], _ widths: [Int]) -> String {
    let padded = texts.enumerated().map { column, text in
      let space = String(repeating: " ", count: max(0, widths[column] - text.count))
      return columns[column].isNumeric ? space + text : text + space
    }
    return trimmed(padded.joined(separator: String(repeating: " ", count: Self.space)))
  }

  /// The first cell, and below it the others with the titles of the numbers.
  private func paragraphs(of row: [String]) -> [String] {
    guard let first = row.first, let width else { return [] }
    let others = zip(columns, row).dropFirst().filter { !$0.1.isEmpty }.map { column, cell in
      column.isNumeric ? "\(column.title) \(cell)" : cell
    }
    return broken(first, to: width)
      + broken(others.joined(separator: " · "), to: width - 2).map { "  \($0)" }
  }

  private func clipped(_ text: String) -> String {
    guard width == nil, text.count > Self.longestCell else { return text }
    return text.prefix(Self.longestCell - 1) + "…"
  }
}

/// A text in lines of at most so many characters: broken at spaces; a word that is longer behind a
/// slash, or where it must be.
func broken(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var rest = text[...]
  while rest.count > width {
    let end = endOfLine(in: rest, width: max(1, width))
    lines.append(String(rest[..<end]))
    rest = rest[end...].drop { $0 == " " }
  }
  return lines + (rest.isEmpty && !lines.isEmpty ? [] : [String(rest)])
}

private func endOfLine(in text: Substring, width: Int) -> Substring.Index {
  let space = text.prefix(width + 1).lastIndex(of: " ")
  if let space, space > text.startIndex {
    let next = text[text.index(after: space)...].prefix { $0 != " " }
    if next.count <= width { return space }
  }
  let slash = text.prefix(width).lastIndex(of: "/").map(text.index(after:))
  return [space, slash].compactMap { $0 }.filter { $0 > text.startIndex }.max()
    ?? text.index(text.startIndex, offsetBy: width)
}
