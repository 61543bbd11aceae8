/// One part of the report: heading, words, charts, tables.
func sectionView(
  _ section: ReportSection, heading: String, charts: [Markup], budget: inout PageBudget
) -> Markup {
  var content: [Markup] = [
    .element("h2", ["id": "\(section.id)-heading"], .words(heading))
  ]
  content += section.paragraphs.map { .element("p", [:], inlineView($0)) }
  content += charts
  for (number, table) in section.tables.enumerated() {
    let id = "\(section.id)-table\(number)"
    content.append(tableView(table, id: id, share: share(of: section), budget: &budget))
  }
  return .element(
    "section", ["id": section.id, "aria-labelledby": "\(section.id)-heading"], content)
}

private func share(of section: ReportSection) -> PageBudget.Share {
  switch section.id {
  case "findings": .all
  case "ledger": .large
  default: .small
  }
}

/// Words with code between backticks and emphasis between double asterisks.
func inlineView(_ text: String) -> Markup {
  .joined(
    splitCode(text).map { part in
      part.isCode ? .element("code", [:], .words(part.text)) : emphasisView(part.text)
    })
}

private func emphasisView(_ text: String) -> Markup {
  let parts = text.split(separator: "**", omittingEmptySubsequences: false).map(String.init)
  guard !parts.count.isMultiple(of: 2) else { return .words(text) }
  return .joined(
    parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? .words(part) : .element("strong", [:], .words(part))
    })
}
