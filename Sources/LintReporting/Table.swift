/// Rows of cells as lines whose columns are aligned, two spaces apart; trailing space is dropped.
package func table(_ rows: [[String]]) -> String {
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.count)
    }
  }
  let lines = rows.map { row in
    // The last cell stays as it is: among many rows one may be as long as a file.
    let cells = row.dropLast().enumerated().map { column, cell in
      cell + String(repeating: " ", count: widths[column] - cell.count + 2)
    }
    let line = cells.joined() + (row.last ?? "")
    return String(
      line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }
  return lines.map { $0 + "\n" }.joined()
}
