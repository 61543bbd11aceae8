import DebtInventory
import LintFindings

/// Debt over time, stepped, one line a family.
struct BurnDownChart {
  var history: [HistoryPoint]
  var families: [String]

  private static let strokes = ["#0072B2", "#D55E00", "#009E73", "#CC79A7"]
  /// Lines differ by their dashes too.
  private static let dashes = ["none", "7 4", "2 3", "9 3 2 3"]

  var view: Markup {
    guard let first = history.first, let last = history.last else { return .none }
    let top = history.map { point in families.map { point.counts.byFamily[$0] ?? 0 }.max() ?? 0 }
    let plane = ChartPlane(days: history.map(\.day), top: top.max() ?? 0)
    let lines = families.enumerated().map { index, family in
      familyView(family, index: index, plane: plane)
    }
    let ends = families.map { family in
      "\(family) from \(grouped(first.counts.byFamily[family] ?? 0)) to "
        + grouped(last.counts.byFamily[family] ?? 0)
    }
    let axes = [plane.axesView(bottom: plane.y(0)), levelsView(plane), markersView(plane)]
    return pictureView(
      id: "chart-burndown", title: "Gated findings over time, by family\(markerWords)",
      description: "From \(first.day) to \(last.day): \(ends.joined(separator: "; "))",
      size: plane.size, drawing: axes + lines)
  }

  private func familyView(_ family: String, index: Int, plane: ChartPlane) -> Markup {
    let path = plane.steps(history.map { ($0.day, $0.counts.byFamily[family] ?? 0) })
    let look = index % Self.strokes.count
    let x = plane.margin.left + index * 140
    return .element(
      "path",
      [
        "d": path, "fill": "none", "stroke": Self.strokes[look], "stroke-width": "2",
        "stroke-dasharray": Self.dashes[look],
      ])
      + .element(
        "path",
        [
          "d": "M\(x) 12h26", "fill": "none", "stroke": Self.strokes[look], "stroke-width": "2",
          "stroke-dasharray": Self.dashes[look],
        ])
      + textView(family, x: x + 32, y: 16, anchor: "start")
  }

  private func levelsView(_ plane: ChartPlane) -> Markup {
    let levels = Set([0, plane.top / 2, plane.top]).sorted()
    return .joined(levels.map { plane.levelView($0, grouped($0)) })
  }

  private var markerWords: String {
    history.contains(where: \.changesRecord)
      ? "; a tick at the axis is a change of the record or the configuration" : ""
  }

  /// A tick at the axis for each commit that changed the record or the configuration.
  private func markersView(_ plane: ChartPlane) -> Markup {
    .joined(
      history.filter(\.changesRecord).map { point in
        let x = plane.x(point.day)
        return lineView(
          from: (x, plane.y(0)), to: (x, plane.y(0) - 8), width: "1.5")
      })
  }
}
