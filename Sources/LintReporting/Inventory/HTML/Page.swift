package import DebtInventory
import LintFindings

/// The report as one HTML file: nothing is loaded, nothing is needed to read it.
///
/// It stays below one megabyte: the longest tables are cut where they would not fit, and say so.
package func renderInventoryHTML(_ inventory: Inventory) -> String {
  let views = ReportSection.numbered(inventory.sections).map { heading, section in
    (heading: heading, section: section, charts: charts(for: section.id, of: inventory))
  }
  let findings = inventory.findingSection.tables.flatMap(\.rows)
  var budget = PageBudget(
    charts: views.flatMap(\.charts).reduce(0) { $0 + $1.byteCount },
    findings: findings.reduce(0) { $0 + plainRowView($1).byteCount })
  let sections = views.map { view in
    sectionView(view.section, heading: view.heading, charts: view.charts, budget: &budget)
  }
  let content = [tilesView(inventory), contentsView(views.map(\.section))] + sections
  return page(inventory.title, subtitle: inventory.extentWords, content: content)
}

/// The history by itself as one HTML file.
package func renderHistoryHTML(_ points: [HistoryPoint]) -> String {
  let words = [
    trendSentence(Trend(points)), "Every commit is measured with today's rules and names.",
  ]
  var extent = counted(points.count, "point")
  let days = points.map(\.day)
  if let first = days.min(), let last = days.max() { extent += ", \(first) to \(last)" }
  return page(
    "Debt over time", subtitle: extent,
    content: words.map { .element("p", [:], .words($0)) } + historyCharts(points))
}

/// A whole page: heading, content, footer, with style and script inside.
func page(_ title: String, subtitle: String, content: [Markup]) -> String {
  let body: [Markup] = [
    .element("a", ["class": "skip", "href": "#main"], .words("Skip to the report")),
    .element(
      "header", [:], .element("h1", [:], .words(title)), .element("p", [:], .words(subtitle))),
    .element("main", ["id": "main"], content),
    pageFooter,
    .element("script", [:], .verbatim(pageScript)),
  ]
  return Markup.document(
    .element("html", ["lang": "en"], pageHead(title), .element("body", [:], body)))
}

private func pageHead(_ title: String) -> Markup {
  .element(
    "head", [:],
    .open("meta", ["charset": "utf-8"]),
    .open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
    .open("meta", ["name": "color-scheme", "content": "light dark"]),
    .open(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      ]),
    .element("title", [:], .words(title)),
    .element("style", [:], .verbatim(pageStyle)))
}

private let pageFooter = Markup.element(
  "footer", [:],
  .element(
    "p", [:],
    .words(
      "Made by diratchet \(toolVersion). Counted is what lies outside of "
        + "Composition and is neither ignored nor allowed.")))

/// The links to all parts.
private func contentsView(_ sections: [ReportSection]) -> Markup {
  let links = sections.map { section in
    Markup.element(
      "li", [:], .element("a", ["href": "#\(section.id)"], .words(section.title)))
  }
  return .element("nav", ["aria-label": "Parts of the report"], .element("ol", [:], links))
}
