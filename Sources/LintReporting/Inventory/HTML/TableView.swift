import LintFindings

/// A table with its caption, in a frame that scrolls by itself when it is wide or long.
///
/// - Parameter share: how much of the page the table may take; the table that may take all of it is
///   the long one, whose names are code by style and not by elements, and which can be filtered.
func tableView(
  _ table: ReportTable, id: String, share: PageBudget.Share, budget: inout PageBudget
) -> Markup {
  guard !table.rows.isEmpty else {
    return table.emptyText.isEmpty ? .none : .element("p", [:], .words(table.emptyText))
  }
  let isLong = share == .all
  let rows = table.rows.map { isLong ? plainRowView($0) : rowView($0) }
  let shown = budget.rowsThatFit(rows, in: share)
  let left = table.rows.count - shown.count
  let caption = Markup.element(
    "caption", ["id": id], .words("\(table.caption) (\(grouped(table.rows.count)))"))
  let grid = Markup.element(
    "table", isLong ? ["data-sort": "", "data-filter": ""] : ["data-sort": ""],
    caption, headView(table.columns), .element("tbody", [:], Array(shown)))
  let frame = Markup.element(
    "div", ["class": "frame", "role": "region", "tabindex": "0", "aria-labelledby": id], grid)
  guard left > 0 else { return frame }
  let reports = isLong ? "JSON and CSV reports" : "JSON report"
  return frame + .element("p", [:], .words("\(grouped(left)) more rows are in the \(reports)."))
}

private func headView(_ columns: [ReportTable.Column]) -> Markup {
  let heads = columns.map { column in
    Markup.element(
      "th", column.isNumeric ? ["scope": "col", "class": "n"] : ["scope": "col"],
      .words(column.title))
  }
  return .element("thead", [:], .element("tr", [:], heads))
}

/// Row ends and cell ends are left out, as HTML allows: there are thousands.
private func rowView(_ row: [ReportCell]) -> Markup {
  .open("tr") + .joined(row.map(cellView))
}

/// A row of the longest table: names are code by their column's style.
func plainRowView(_ row: [ReportCell]) -> Markup {
  .open("tr") + .joined(row.map { .open("td") + .words(plainText(of: $0)) })
}

private func cellView(_ cell: ReportCell) -> Markup {
  switch cell {
  case .text(let text):
    return .open("td") + inlineView(text)
  case .code(let name):
    return codeCell([name]) + codeView(name)
  case .codes(let names):
    return codeCell(names) + namesView(names)
  case .number(let number):
    return .open("td", ["class": "n"]) + .words(grouped(number))
  case .quantity(let text, let order):
    return .open("td", ["class": "n", "data-order": String(order)]) + .words(text)
  case .place(let path, let line):
    let place = path + (line.map { ":\($0)" } ?? "")
    return codeCell([place]) + codeView(place)
  }
}

private func codeView(_ text: String) -> Markup {
  text.isEmpty ? .none : .element("code", [:], .words(text))
}

/// The start of a cell with names: a lone one that fits on a telephone is not broken.
private func codeCell(_ names: [String]) -> Markup {
  let isWord = names.count == 1 && names[0].count <= 32
  return .open("td", ["class": isWord ? "w" : "c"])
}

private func namesView(_ names: [String]) -> Markup {
  let shown = names.prefix(12).enumerated().map { index, name in
    index == 0 ? codeView(name) : .words(", ") + codeView(name)
  }
  return .joined(shown)
    + (names.count > 12 ? .words(" and \(grouped(names.count - 12)) more") : .none)
}
