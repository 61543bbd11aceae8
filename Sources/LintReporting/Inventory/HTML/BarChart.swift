import LintFindings

/// Horizontal bars of one or two series, drawn with presentation attributes only.
struct BarChart {
  /// Unique on the page.
  var id: String
  var title: String
  var series: [Series]
  var bars: [Bar]

  struct Series {
    var name: String
    var look: Look
  }

  /// Looks differ by pattern, not by colour alone.
  enum Look { case solid, hatched }

  struct Bar {
    var label: String
    /// One a series.
    var values: [Int]

    var total: Int { values.reduce(0, +) }
  }

  private static let width = 480
  private static let labelWidth = 156
  private static let rowHeight = 26
  private static let barHeight = 16

  /// The picture; nothing when there is nothing to draw.
  var view: Markup {
    guard let longest = bars.map(\.total).max(), longest > 0 else { return .none }
    let legendHeight = series.count > 1 ? 28 : 4
    let height = bars.count * Self.rowHeight + legendHeight
    let rows = bars.enumerated().map { row, bar in
      rowView(bar, top: legendHeight + row * Self.rowHeight, longest: longest)
    }
    let drawing: [Markup] = [hatchView, legendView] + rows
    return pictureView(
      id: id, title: title, description: description, size: (Self.width, height), drawing: drawing)
  }

  /// All numbers in words.
  private var description: String {
    bars.map { bar in
      let values = zip(series, bar.values).map { "\(grouped($1)) \($0.name)" }
      return "\(bar.label): \(values.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private func rowView(_ bar: Bar, top: Int, longest: Int) -> Markup {
    var pieces = [
      textView(clipped(bar.label), x: Self.labelWidth - 8, y: top + 13, anchor: "end")
    ]
    var x = Self.labelWidth
    let room = Self.width - Self.labelWidth - 100
    for (series, value) in zip(series, bar.values) where value > 0 {
      let width = max(1, value * room / longest)
      pieces.append(barView(series.look, x: x, y: top, width: width))
      x += width
    }
    let numbers = bar.values.map(grouped).joined(separator: " + ")
    pieces.append(textView(numbers, x: x + 6, y: top + 13, anchor: "start"))
    return .joined(pieces)
  }

  private func barView(_ look: Look, x: Int, y: Int, width: Int) -> Markup {
    .element(
      "rect",
      [
        "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(Self.barHeight)",
        "fill": look == .solid ? "#0072B2" : "url(#\(id)-hatch)", "stroke": "#0072B2",
      ])
  }

  private var hatchView: Markup {
    .element(
      "defs", [:],
      .element(
        "pattern",
        [
          "id": "\(id)-hatch", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ],
        .element("rect", ["width": "2.5", "height": "6", "fill": "#D55E00"])))
  }

  private var legendView: Markup {
    guard series.count > 1 else { return .none }
    return .joined(
      series.enumerated().map { index, series in
        let x = Self.labelWidth + index * 150
        return barView(series.look, x: x, y: 2, width: 22)
          + textView(series.name, x: x + 28, y: 15, anchor: "start")
      })
  }

  private func clipped(_ label: String) -> String {
    label.count > 18 ? label.prefix(17) + "…" : label
  }
}
