package import DebtInventory
import LintFindings

/// The report for a terminal: tables of at most their shown rows, and how many there are besides.
package func renderInventoryText(_ inventory: Inventory, options: TextOptions) -> String {
  let parts = ReportSection.numbered(inventory.sections).map { heading, section in
    ([options.palette.heading(heading)] + blocks(of: section, options: options))
      .joined(separator: "\n")
  }
  let title = options.palette.heading(visible(inventory.title))
  return "\(title)  \(inventory.extentWords)\n\n" + parts.joined(separator: "\n\n") + "\n"
}

private func blocks(of section: ReportSection, options: TextOptions) -> [String] {
  let paragraphs = section.paragraphs.map { words in
    trimmed(
      paragraph(
        visible(words.filter { $0 != "*" && $0 != "`" }), indentedBy: 0,
        width: min(96, options.columns ?? 96)))
  }
  let tables = section.tables.filter { !$0.rows.isEmpty || !$0.emptyText.isEmpty }
  // One table is what the heading says.
  return paragraphs
    + tables.flatMap { table in
      let caption = tables.count > 1 && !table.rows.isEmpty ? ["\(table.caption):"] : []
      return caption + lines(of: table, options: options)
    }
}

private func lines(of table: ReportTable, options: TextOptions) -> [String] {
  if table.rows.isEmpty { return table.emptyText.isEmpty ? [] : [table.emptyText] }
  let shown = Array(table.rows.prefix(options.limit ?? table.shownRows))
  let more = table.rows.count - shown.count
  let lines =
    table.layout == .grid
    ? gridLines(shown, under: table.columns, options: options)
    : shown.flatMap { recordLines($0, under: table.columns, options: options) }
  return lines
    + (more > 0
      ? [options.palette.faint("… and \(grouped(more)) more (--limit, --format html)")] : [])
}

private func gridLines(
  _ rows: [[ReportCell]], under columns: [ReportTable.Column], options: TextOptions
) -> [String] {
  let cells = rows.map { row in row.map(plainText) }
  let grid = TextGrid(columns: columns, cells: cells, width: options.columns.map { $0 - 2 })
  let head = grid.head.map { [options.palette.faint("  \($0)")] } ?? []
  return head + grid.lines.map { "  \($0)" }
}

/// The first cell as a heading, the others below it with the column's title.
private func recordLines(
  _ row: [ReportCell], under columns: [ReportTable.Column], options: TextOptions
) -> [String] {
  let width = columns.dropFirst().map(\.title.count).max() ?? 0
  let details = zip(columns, row).dropFirst().filter { $0.1 != .none }.flatMap { column, cell in
    let space = String(repeating: " ", count: width - column.title.count)
    let text = plainText(of: cell)
    let room = options.columns.map { max(20, $0 - width - 6) }
    let lines = room.map { broken(text, to: $0) } ?? [text]
    let margin = String(repeating: " ", count: width + 6)
    return ["    \(options.palette.faint(column.title))\(space)  \(lines[0])"]
      + lines.dropFirst().map { margin + $0 }
  }
  return ["  " + plainText(of: row[0])] + details
}

/// What a cell says, without any markup.
func plainText(of cell: ReportCell) -> String {
  switch cell {
  case .text(let text): visible(text.filter { $0 != "`" })
  case .code(let text), .quantity(let text, _): visible(text)
  case .codes(let names): visible(limitedList(names, to: 6))
  case .number(let number): grouped(number)
  case .place(let path, let line): visible(path) + (line.map { ":\($0)" } ?? "")
  }
}

/// The names with commas, and how many there are beyond the first ones.
func limitedList(_ names: [String], to limit: Int) -> String {
  guard names.count > limit + 1 else { return names.joined(separator: ", ") }
  return names.prefix(limit).joined(separator: ", ") + " and \(grouped(names.count - limit)) more"
}

/// The text without white space at its end.
func trimmed(_ line: String) -> String {
  var line = line
  while line.last?.isWhitespace == true { line.removeLast() }
  return line
}
