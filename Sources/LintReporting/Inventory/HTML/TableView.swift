/// A table with its caption, in a frame that scrolls by itself when it is wide or long.
///
/// - Parameter isLast: whether the table may take all that is left of the page.
func tableView(
  _ table: ReportTable, id: String, isLast: Bool, budget: inout PageBudget
) -> Markup {
  guard !table.rows.isEmpty else {
    return table.emptyText.isEmpty ? .none : .element("p", [:], .words(table.emptyText))
  }
  let rows = table.rows.map { rowView($0, under: table.columns) }
  let shown = budget.rowsThatFit(rows, mayTakeAll: isLast)
  let left = table.rows.count - shown.count
  let caption = Markup.element(
    "caption", ["id": id], .words("\(table.caption) (\(grouped(table.rows.count)))"))
  let grid = Markup.element(
    "table", isLast ? ["data-sort": "", "data-filter": ""] : ["data-sort": ""],
    caption, headView(table.columns), .element("tbody", [:], Array(shown)))
  let frame = Markup.element(
    "div", ["class": "frame", "role": "region", "tabindex": "0", "aria-labelledby": id], grid)
  guard left > 0 else { return frame }
  return frame
    + .element(
      "p", [:], .words("\(grouped(left)) more are in the JSON report; the findings in the CSV too.")
    )
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
private func rowView(_ row: [ReportCell], under columns: [ReportTable.Column]) -> Markup {
  .open("tr")
    + .joined(zip(row, columns).map { cellView($0, isNumeric: $1.isNumeric) })
}

private func cellView(_ cell: ReportCell, isNumeric: Bool) -> Markup {
  switch cell {
  case .text(let text):
    return .open("td") + inlineView(text)
  case .code(let name):
    return .open("td") + codeView(name)
  case .codes(let names):
    return .open("td") + namesView(names)
  case .number(let number):
    return .open("td", ["class": "n"]) + .words(grouped(number))
  case .quantity(let text, let order):
    return .open("td", ["class": "n", "data-order": String(order)]) + .words(text)
  case .place(let path, let line):
    return .open("td") + codeView(path + (line.map { ":\($0)" } ?? ""))
  }
}

private func codeView(_ text: String) -> Markup {
  text.isEmpty ? .none : .element("code", [:], .words(text))
}

private func namesView(_ names: [String]) -> Markup {
  let shown = names.prefix(12).enumerated().map { index, name in
    index == 0 ? codeView(name) : .words(", ") + codeView(name)
  }
  return .joined(shown) + (names.count > 12 ? .words(" and \(names.count - 12) more") : .none)
}
