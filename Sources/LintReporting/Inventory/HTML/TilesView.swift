import DebtInventory
import LintFindings

/// The three or four numbers that are seen first.
func tilesView(_ inventory: Inventory) -> Markup {
  let headline = inventory.headline
  var tiles = [
    tile(
      headline.honest.map { percent($0) } ?? "–",
      headline.honest.map {
        "of types tell the truth in their init (\(grouped($0.part)) of \(grouped($0.whole)))"
      } ?? "no type was judged"),
    tile(
      grouped(headline.counts.total),
      "gated findings outside of Composition"
        + (headline.reported == 0 ? "" : ", \(grouped(headline.reported)) more reported")),
    inventory.currentStep.map { tile("Step \($0.number) of 7", "is where you are: \($0.name)") }
      ?? tile("Done", "all seven steps are complete"),
  ]
  if let change = headline.change {
    tiles.append(tile(signed(change.after - change.before), "gated findings since \(change.since)"))
  }
  return .element("ul", ["class": "tiles", "aria-label": "The headline"], tiles)
}

private func tile(_ number: String, _ words: String) -> Markup {
  .element(
    "li", [:], .element("strong", [:], .words(number)), .words(" "),
    .element("span", [:], .words(words)))
}
