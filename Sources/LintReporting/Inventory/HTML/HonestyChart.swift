import DebtInventory

/// The share of types whose initialiser tells the truth, over time.
struct HonestyChart {
  var history: [HistoryPoint]

  var view: Markup {
    let shares = history.compactMap { point in
      point.counts.honestShare.map { (day: point.day, share: $0) }
    }
    guard let first = shares.first, let last = shares.last, shares.count > 1 else { return .none }
    let plane = ChartPlane(days: shares.map(\.day), top: 1_000)
    let line = Markup.element(
      "path",
      [
        "d": plane.steps(shares.map { ($0.day, $0.share.tenthsOfPercent) }), "fill": "none",
        "stroke": "#009E73", "stroke-width": "2",
      ])
    return pictureView(
      id: "chart-honesty-history",
      title: "Types whose init tells the truth, over time; each file is measured by itself",
      description: "From \(percent(first.share)) on \(first.day) to \(percent(last.share)) on "
        + "\(last.day)",
      size: plane.size,
      drawing: [plane.axesView(bottom: plane.y(0))]
        + [(0, "0 %"), (500, "50 %"), (1_000, "100 %")].map(plane.levelView) + [line])
  }
}
