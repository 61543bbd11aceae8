package import DebtInventory

/// The report as one HTML file: nothing is loaded, nothing is needed to read it.
///
/// It stays below one megabyte: the longest tables are cut where they would not fit, and say so.
package func renderInventoryHTML(_ inventory: Inventory) -> String {
  let views = ReportSection.numbered(inventory.sections).map { heading, section in
    (heading: heading, section: section, charts: charts(for: section.id, of: inventory))
  }
  var budget = PageBudget()
  let sections = views.map { view in
    sectionView(view.section, heading: view.heading, charts: view.charts, budget: &budget)
  }
  let body: [Markup] = [
    .element("a", ["class": "skip", "href": "#main"], .words("Skip to the report")),
    pageHeader(inventory),
    .element(
      "main", ["id": "main"],
      [tilesView(inventory), contentsView(views.map(\.section))]
        + sections),
    pageFooter,
    .element("script", [:], .verbatim(pageScript)),
  ]
  return Markup.document(
    .element("html", ["lang": "en"], pageHead, .element("body", [:], body)))
}

private let pageHead = Markup.element(
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
  .element("title", [:], .words("Migration inventory")),
  .element("style", [:], .verbatim(pageStyle)))

private func pageHeader(_ inventory: Inventory) -> Markup {
  .element(
    "header", [:],
    .element("h1", [:], .words("Migration inventory")),
    .element("p", [:], .words(inventory.extentWords)))
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
