package import DebtInventory
import LintFindings

/// The report as GitHub-flavoured Markdown: the shown rows of each table, the others in a fold.
///
/// Every name is escaped or stands in a code span, so that none becomes markup, link or mention.
package func renderInventoryMarkdown(_ inventory: Inventory) -> String {
  markdownDocument(
    inventory.title, subtitle: inventory.extentWords,
    sections: ReportSection.numbered(inventory.sections))
}

/// A title, a sentence below it, and sections under their headings.
func markdownDocument(
  _ title: String, subtitle: String, sections: [(heading: String, section: ReportSection)]
) -> String {
  let parts = sections.map { heading, section in
    (["## \(heading)"] + section.paragraphs.map(inlineMarkdown)
      + tableBlocks(of: section)).joined(separator: "\n\n")
  }
  let head = "# \(escapedMarkdown(title))\n\n\(inlineMarkdown(subtitle))"
  return ([head] + parts).joined(separator: "\n\n") + "\n"
}

/// The tables, each under what it shows where there are several.
private func tableBlocks(of section: ReportSection) -> [String] {
  section.tables.flatMap { table in
    let isAlone = section.tables.count == 1 || table.rows.isEmpty
    return (isAlone ? [] : ["\(escapedMarkdown(table.caption)):"]) + blocks(of: table)
  }
}

/// The most rows of one table: a job summary holds one megabyte.
private let rowLimit = 1_000

private func blocks(of table: ReportTable) -> [String] {
  guard !table.rows.isEmpty else { return table.emptyText.isEmpty ? [] : [table.emptyText] }
  let shown = table.rows.prefix(table.shownRows)
  let folded = table.rows.dropFirst(table.shownRows).prefix(rowLimit)
  let left = table.rows.count - shown.count - folded.count
  var blocks = [grid(Array(shown), under: table.columns)]
  if !folded.isEmpty {
    blocks.append("<details><summary>\(grouped(folded.count)) more</summary>")
    blocks.append(grid(Array(folded), under: table.columns))
    blocks.append("</details>")
  }
  if left > 0 { blocks.append("\(grouped(left)) more are in the HTML, JSON and CSV reports.") }
  return blocks
}

private func grid(_ rows: [[ReportCell]], under columns: [ReportTable.Column]) -> String {
  let line = { (cells: [String]) in "| \(cells.joined(separator: " | ")) |" }
  let rule = columns.map { $0.isNumeric ? "---:" : "---" }
  return
    ([line(columns.map(\.title)), line(rule)]
    + rows.map { row in line(row.map(markdown(of:))) }).joined(separator: "\n")
}

private func markdown(of cell: ReportCell) -> String {
  switch cell {
  case .text(let text): inlineMarkdown(text)
  case .code(let text): codeSpan(text)
  case .codes(let names):
    names.prefix(10).map(codeSpan).joined(separator: ", ")
      + (names.count > 10 ? " and \(grouped(names.count - 10)) more" : "")
  case .number(let number): grouped(number)
  case .quantity(let text, _): escapedMarkdown(text)
  case .place(let path, let line): codeSpan(path + (line.map { ":\($0)" } ?? ""))
  }
}

/// Words with code between backticks and emphasis between double asterisks.
func inlineMarkdown(_ text: String) -> String {
  splitCode(text).map { part in
    if part.isCode { return codeSpan(part.text) }
    return part.text.split(separator: "**", omittingEmptySubsequences: false)
      .map { escapedMarkdown(String($0)) }.joined(separator: "**")
  }.joined()
}

/// A code span whose fence is longer than any run of backticks inside; a bar would end the cell.
func codeSpan(_ text: String) -> String {
  let text = visible(text)
  guard !text.isEmpty else { return "" }
  var longest = 0
  var run = 0
  for character in text {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") ? " " : ""
  return fence + space + escapedBars(text) + space + fence
}

private func escapedBars(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

/// Words in which nothing is markup.
func escapedMarkdown(_ text: String) -> String {
  var result = ""
  for character in visible(text) {
    switch character {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    // A zero-width space keeps a name from becoming a mention.
    case "@": result += "@\u{200B}"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": result += "\\\(character)"
    default: result.append(character)
    }
  }
  return result
}
